"""Run notebooks from first cell to last and keep them with their outputs, but without progress bars

    python tools/run.py nbs/00_gaussian.ipynb nbs/01_moments.ipynb
"""
import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbdev.clean import nbdev_clean

def is_bar(out): return out.get('name')=='stderr' and '\r' in out['text']

def run(path):
    "Execute the notebook at `path` in its own folder; if a cell fails, the file stays as it was"
    nb = nbformat.read(path, as_version=4)
    NotebookClient(nb, timeout=None, resources={'metadata': {'path': path.parent}}).execute()
    for cell in nb.cells:
        if 'outputs' in cell: cell.outputs = [o for o in cell.outputs if not is_bar(o)]
    nbformat.write(nb, path)
    nbdev_clean(str(path))

if __name__=='__main__':
    if len(sys.argv)<2: sys.exit(__doc__)
    for o in sys.argv[1:]: run(Path(o)); print(f'{o}: done', flush=True)
