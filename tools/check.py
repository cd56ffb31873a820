"""Check that the repository is as we commit it: `python tools/check.py`"""
import re
from collections import Counter

from notebooks import *
from sandbox import *

@check('nbdev_export')
def exported(tree):
    "The modules are what the notebooks export"
    return numbered(tree) and changed_by(tree, 'nbdev_export', 'vdp_nb/*.py')

@check('nbdev_clean')
def clean(tree):
    "The notebooks have no execution counts and no stray metadata"
    return numbered(tree) and changed_by(tree, 'nbdev_clean', 'nbs/*.ipynb')

@check('python tools/readme.py')
def readme(tree):
    "README.md and its pictures are what nbs/index.ipynb says"
    return changed_by(tree, 'python tools/readme.py', 'README.md', 'nbs/images/*')

@check('python tools/run.py nbs/index.ipynb, then python tools/readme.py')
def table(tree):
    "README.md has the table that `vdp_show --wide` makes of the files in nbs/results"
    made = sh(tree, 'python', '-c', 'from vdp_nb.benchmarks import *; print(paper_table(result_table(load_results("nbs/results"))))')
    if made[made.index("|"):].strip() not in (tree/'README.md').read_text(encoding='utf-8'): yield 'README.md has another table'

@check('edit nbs/index.ipynb or .ci/run, then python tools/readme.py')
def commands(tree):
    "README.md gives the commands that .ci/run runs, word for word"
    run,text = ((tree/o).read_text(encoding='utf-8') for o in ('.ci/run', 'README.md'))
    return [f'README.md lacks `{o}`' for o in re.findall(r'^\w+_command="(.*)"$', run, flags=re.MULTILINE) if o not in text]

@check('rename the notebook, or move what is imported to a lower number')
def order(tree):
    "A notebook has its own number and its module's name; a module imports from lower numbers only"
    nbs = {module(o): o for o in numbered(tree)}
    yield from (f'{k} notebooks have the number {n:02}' for n,k in Counter(map(number, numbered(tree))).items() if k>1)
    yield from (f'{o.name} has default_exp {default_exp(o)}' for o in numbered(tree) if default_exp(o)!=module(o))
    for py in sorted(o for o in tree.glob('vdp_nb/[!_]*.py') if o.stem!='all'):
        if py.stem not in nbs: yield f'{py.name} has no notebook'
        else: yield from (f'{nbs[py.stem].name} imports {o}' for o in sorted(set(imported(py)))
                          if o=='all' or o in nbs and number(nbs[o])>=number(nbs[py.stem]))

@check('python tools/run.py, with the notebook')
def shown(tree):
    "Each numbered notebook has outputs, among them a picture but no error and no progress bar, and is smaller than 2 MB"
    for nb in numbered(tree):
        if not outputs(nb): yield f'{nb.name} has no outputs'
        elif not has_picture(nb): yield f'{nb.name} has no picture'
        if has_error(nb): yield f'{nb.name} shows an error'
        if has_bar(nb): yield f'{nb.name} shows a progress bar'
        if nb.stat().st_size>=2e6: yield f'{nb.name} has {nb.stat().st_size/1e6:.1f} MB'

@check("the cell that is named, or python -c 'from nbdev.quarto import *; refresh_quarto_yml()'")
def docs(tree):
    "nbdev stages every notebook for the site, with the site's address and title from settings.ini"
    if changed_by(tree, 'nbdev_proc_nbs', 'nbs/nbdev.yml'): yield 'nbs/nbdev.yml is not what settings.ini says'
    yield from (f'{o.name} is not staged' for o in tree.glob('nbs/*.ipynb') if not (tree/'_proc'/o.name).exists())

@check('import it inside the function that needs it')
def light(tree):
    "The package can be imported without what only some of it, or only its developers, need"
    absent = 'torchvision', 'jupyterlab', 'nbdev', 'IPython', 'execnb'
    sh(tree, 'python', '-c', f'import sys; sys.modules.update(dict.fromkeys({absent})); import vdp_nb; from vdp_nb.all import *')
    return []

@check('use relative paths, tempfile or $VDP_DATA, and run the notebook again')
def portable(tree):
    "No notebook or result shows an absolute path of somebody's machine"
    path = re.compile(r'(?<![\w.~-])/(?:work|root|home|Users|tmp)/[\w./-]*|/\S+/site-packages/\S*')
    read = [(o, t) for o in tree.glob('nbs/*.ipynb') for t in texts(o)]
    read += [(o, o.read_text(encoding='utf-8')) for o in tree.glob('nbs/results/*.json')]
    return sorted({f'{o.name} has {m[0]}' for o,t in read for m in path.finditer(t)})

if __name__=='__main__': run_checks()
