"""Make README.md from nbs/index.ipynb. It is what `nbdev_readme` does, without Quarto.

    python tools/readme.py            # write README.md
    python tools/readme.py --check    # write nothing; show the difference and exit with 1 if there is one
"""
import re,sys
from difflib import unified_diff
from pathlib import Path
from posixpath import normpath

import nbformat
from fastcore.script import call_parse
from nbconvert import MarkdownExporter

ROOT = Path(__file__).resolve().parent.parent
NOTE = '<!-- Made from nbs/index.ipynb by tools/readme.py: edit the notebook, not this file. -->\n\n'

def split_directives(source):
    "The `#|` directives of a cell, without spaces, and the rest of its source"
    lines = source.splitlines()
    directives = {''.join(o[2:].split()) for o in lines if o.startswith('#|')}
    return directives, '\n'.join(o for o in lines if not o.startswith('#|')).strip('\n')

def from_root(markdown):
    "Rewrite links that are relative to nbs/, so that they hold from the project's root; leave code alone"
    def _link(m): return m['to'] + normpath(f"nbs/{m['path']}") if m['to'] else m[0]
    return re.sub(r'```.*?```|`[^`]*`|(?P<to>\]\(|src="|href=")(?!\w+:|[/#])(?P<path>[^)#"\s]+)', _link, markdown, flags=re.DOTALL)

def visible(cell):
    "`cell` as the reader of README.md sees it, or None if it is hidden"
    if cell.cell_type=='raw': return
    if cell.cell_type=='markdown': cell.source = from_root(cell.source)
    else:
        directives, cell.source = split_directives(cell.source)
        if not cell.source or directives & {'hide', 'include:false'}: return
        if 'echo:false' in directives: cell.metadata.transient = {'remove_source': True}
        if 'output:false' in directives: cell.outputs = []
    return cell

def render():
    "The files that nbs/index.ipynb makes, as a dict from path to bytes: README.md and the pictures in outputs"
    nb = nbformat.read(ROOT/'nbs/index.ipynb', as_version=4)
    nb.metadata.language_info = {'name': 'python'} # nbdev_clean drops it; it marks the code blocks as Python
    nb.cells = [o for o in map(visible, nb.cells) if o]
    text, resources = MarkdownExporter().from_notebook_node(
        nb, resources={'unique_key': 'index', 'output_files_dir': 'nbs/images'})
    text = re.sub(r'<style scoped>.*?</style>\s*', '', text, flags=re.DOTALL) # pandas tables; GitHub has its own style
    text = re.sub(r'\n\s*\n', '\n\n', text).strip()
    return {'README.md': f'{NOTE}{text}\n'.encode(), **resources['outputs']}

def diff(path, new):
    "What would change in the file at `path`: a unified diff, or one line for a picture"
    old = (ROOT/path).read_bytes() if (ROOT/path).exists() else b''
    if old==new: return ''
    if path!='README.md': return f'{path} differs\n'
    old,new = (o.decode().splitlines(keepends=True) for o in (old,new))
    return ''.join(unified_diff(old, new, 'README.md', 'nbs/index.ipynb'))

@call_parse
def main(
    check:bool=False, # Only compare, and exit with 1 if there is a difference?
):
    "Make README.md from nbs/index.ipynb"
    files = render()
    if check: sys.exit(''.join(diff(*o) for o in files.items()) or 0)
    for o in (ROOT/'nbs/images').glob('index_*'): o.unlink() # of cells that may be gone
    for path,content in files.items():
        (ROOT/path).parent.mkdir(exist_ok=True)
        (ROOT/path).write_bytes(content)
