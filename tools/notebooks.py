"""What there is to read in the notebooks and in the modules they export"""
import ast,json,re

def numbered(tree):
    "The notebooks nbs/NN_name.ipynb"
    nbs = sorted(tree.glob('nbs/[0-9]*_*.ipynb'))
    if not nbs: raise FileNotFoundError('there is no notebook nbs/NN_name.ipynb')
    return nbs

def number(nb): return int(nb.stem.partition('_')[0])
def module(nb): return nb.stem.partition('_')[2]
def cells(nb): return json.loads(nb.read_text(encoding='utf-8'))['cells']
def outputs(nb): return [out for cell in cells(nb) for out in cell.get('outputs', [])]
def has_picture(nb): return any(k.startswith('image/') for o in outputs(nb) for k in o.get('data', {}))
def is_bar(out): return out.get('name')=='stderr' and '\r' in ''.join(out['text'])
def has_bar(nb): return any(map(is_bar, outputs(nb)))
def has_error(nb): return any(o['output_type']=='error' for o in outputs(nb))

def texts(nb):
    "All that can be read in a notebook: sources, printed text, and shown data but for bitmaps"
    yield from (''.join(o['source']) for o in cells(nb))
    for out in outputs(nb):
        yield ''.join(out.get('text', []))
        yield '\n'.join(out.get('traceback', []))
        yield from (''.join(v) for k,v in out.get('data', {}).items() if k.startswith('text/') or k=='image/svg+xml')

def default_exp(nb):
    "The module that a notebook says it exports"
    found = re.search(r'^#\|\s*default_exp\s+(\S+)', '\n'.join(texts(nb)), flags=re.MULTILINE)
    return found and found[1]

def imported(py):
    "Names of our modules that the module at `py` imports, anywhere in it"
    for o in ast.walk(ast.parse(py.read_text(encoding='utf-8'))):
        if isinstance(o, ast.Import): names = [a.name for a in o.names]
        elif isinstance(o, ast.ImportFrom): names = ['.'.join(filter(None, ['vdp_nb'*o.level, o.module, a.name])) for a in o.names]
        else: continue
        yield from (n.split('.')[1] for n in names if n.startswith('vdp_nb.'))
