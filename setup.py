"Package `vdp_nb`. What there is to know about it stands in `settings.ini`, which nbdev reads too."
from configparser import ConfigParser
from pathlib import Path

from setuptools import find_packages, setup

ini = ConfigParser(delimiters=['='])
ini.read('settings.ini', encoding='utf-8')
cfg = ini['DEFAULT']

setup(
    name=cfg['lib_name'],
    version=cfg['version'],
    description=cfg['description'],
    long_description=Path('README.md').read_text(encoding='utf-8'),
    long_description_content_type='text/markdown',
    keywords=cfg['keywords'],
    author=cfg['author'],
    license='Apache-2.0',
    url=cfg['git_url'],
    project_urls={'Documentation': cfg['doc_host'] + cfg['doc_baseurl']},
    classifiers=[
        'Development Status :: 3 - Alpha',
        'Intended Audience :: ' + cfg['audience'],
        'Topic :: Scientific/Engineering :: Artificial Intelligence',
        *(f'Programming Language :: Python :: 3.{minor}' for minor in range(10, 14)),
    ],
    packages=find_packages(include=['vdp_nb', 'vdp_nb.*']),
    include_package_data=True,
    python_requires='>=' + cfg['min_python'],
    install_requires=cfg['requirements'].split(),
    extras_require={extra: cfg[f'{extra}_requirements'].split() for extra in ('dev', 'peers', 'ray')},
    entry_points={
        'console_scripts': cfg['console_scripts'].split(),
        'nbdev': ['vdp_nb=vdp_nb._modidx:d'],  # lets the docs of other nbdev projects link to ours
    },
)
