"""Checks that work in a copy of the project, so that they never change the project itself"""
import os,re,subprocess,sys,tempfile
from contextlib import contextmanager
from pathlib import Path
from shutil import copy,copytree,ignore_patterns

ROOT = Path(__file__).resolve().parent.parent
PARTS = 'settings.ini', '_quarto.yml', 'README.md', '.ci', 'nbs', 'tools', 'vdp_nb'

@contextmanager
def sandbox():
    "A temporary copy of the `PARTS` that exist, with a `quarto` that does nothing: nbdev wants one even to stage the docs"
    with tempfile.TemporaryDirectory() as d:
        for src in filter(Path.exists, (ROOT/o for o in PARTS)):
            if src.is_file(): copy(src, d)
            else: copytree(src, Path(d)/src.name, symlinks=True, ignore=ignore_patterns('__pycache__', '.ipynb_checkpoints'))
        quarto = Path(d)/'bin/quarto'
        quarto.parent.mkdir()
        quarto.write_text('#!/bin/sh\n')
        quarto.chmod(0o755)
        yield Path(d)

def sh(
    tree:Path, # Where to run; `vdp_nb` is imported from here too
    *command:str, # Program, looked for in bin/, beside this Python, then on the PATH; and its arguments
)->str: # What it printed
    "Run `command`; if it fails, raise with the line that says why"
    path = [str(tree/'bin'), str(Path(sys.executable).parent), os.environ['PATH']]
    env = {**os.environ, 'PATH': os.pathsep.join(path), 'PYTHONPATH': str(tree)}
    res = subprocess.run(command, cwd=tree, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if res.returncode:
        why = re.findall(r'^\w*(?:Error|Exception): .*', res.stdout, flags=re.MULTILINE) or res.stdout.split('\n')[-2:]
        raise RuntimeError(f"{command[0]} failed: {why[-1]}")
    return res.stdout

def changed_by(tree, command, *patterns):
    "Names of the files matching `patterns` that `command` changes, makes or removes"
    def _read(): return {o.relative_to(tree).as_posix(): o.read_bytes() for p in patterns for o in tree.glob(p)}
    before = _read()
    sh(tree, *command.split())
    after = _read()
    return sorted(o for o in before.keys()|after.keys() if before.get(o)!=after.get(o))

CHECKS = [] # Pairs of a check, which takes a copy of the project and returns what is wrong in it, and what mends that
def check(mend): return lambda f: CHECKS.append((f, mend)) or f

def run_check(f, mend):
    "Run one check, say how it went, and return whether it passed"
    with sandbox() as tree:
        try: wrong = list(f(tree))
        except Exception as e: wrong = [str(e).replace(f'{tree}/', '')]
    print(f"FAIL {f.__name__}: {'; '.join(wrong)}\n     mend: {mend}" if wrong else f'ok   {f.__name__}', flush=True)
    return not wrong

def run_checks():
    "Run all checks, count them, and exit with 1 if one failed"
    passed = [run_check(*o) for o in CHECKS]
    print(f'{sum(passed)} passed, {len(passed)-sum(passed)} failed')
    sys.exit(not all(passed))
