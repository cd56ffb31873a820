"""Run notebooks from first cell to last and keep them with their outputs, but without progress bars

    python tools/run.py nbs/00_gaussian.ipynb nbs/01_moments.ipynb
    python tools/run.py --slow nbs/11_sweep.ipynb    # with the cells marked `#| slow`, which keep their outputs otherwise
"""
import re,sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbdev.clean import nbdev_clean

from notebooks import is_bar

def is_slow(cell): return bool(re.search(r'^#\|\s*slow', cell.source, flags=re.MULTILINE))

class Client(NotebookClient):
    "Leaves slow cells as they are"
    async def async_execute_cell(self, cell, *args, **kwargs):
        return cell if is_slow(cell) else await super().async_execute_cell(cell, *args, **kwargs)

def run(path, slow=False):
    "Execute the notebook at `path` in its own folder; if a cell fails, the file stays as it was"
    nb = nbformat.read(path, as_version=4)
    (NotebookClient if slow else Client)(nb, timeout=None, resources={'metadata': {'path': path.parent}}).execute()
    for cell in nb.cells:
        if 'outputs' in cell: cell.outputs = [o for o in cell.outputs if not is_bar(o)]
    nbformat.write(nb, path)
    nbdev_clean(str(path))

if __name__=='__main__':
    paths = [o for o in sys.argv[1:] if o!='--slow']
    if not paths: sys.exit(__doc__)
    for o in paths: run(Path(o), '--slow' in sys.argv); print(f'{o}: done', flush=True)
