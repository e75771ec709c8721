#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What `meson install` puts into a folder still works after the folder is moved, and without the build directory.

test-install.py BUILD PREFIX yes|no (whether with the laboratory) yes|no (whether with the library)
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

BUILD, PREFIX = map(pathlib.Path, sys.argv[1:3])
WITH_LAB, WITH_LIBRARY = (word == 'yes' for word in sys.argv[3:5])
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'house'))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'outside'))
from game_window import GameWindow  # noqa: E402
from house import ROOT, case, run  # noqa: E402

APP_ID = 'io.github.gilded_compass.GildedCompass'
SCRATCH = tempfile.TemporaryDirectory()
TREE = pathlib.Path(SCRATCH.name) / 'moved'
LAB = [
    'bin/gilded-compass-lab', 'share/man/man6/gilded-compass-lab.6',
    'share/bash-completion/completions/gilded-compass-lab',
    'share/doc/gilded-compass/arena.schema.json', 'share/doc/gilded-compass/results.schema.json',
    'share/doc/gilded-compass/truth.schema.json',
    'share/gilded-compass/compile/arena.schema.json', 'share/gilded-compass/compile/results.schema.json',
]
# Patterns, because library folders differ between systems.
LIBRARY = [
    'include/gilded-compass.h', 'lib*/**/libgilded-compass.so', 'lib*/**/libgilded-compass.so.0',
    'lib*/**/pkgconfig/gilded-compass.pc', 'share/gilded-compass/python/gilded_compass/__init__.py',
    'share/gilded-compass/python/gilded_compass/library.py', 'share/doc/gilded-compass/python/bot.py',
]
EXPECTED = [
    'bin/gilded-compass', 'bin/gilded-compass-cli', *(LAB if WITH_LAB else []),
    f'share/applications/{APP_ID}.desktop', f'share/metainfo/{APP_ID}.metainfo.xml',
    f'share/mime/packages/{APP_ID}.xml',
    f'share/glib-2.0/schemas/{APP_ID}.gschema.xml', 'share/bash-completion/completions/gilded-compass-cli',
    f'share/icons/hicolor/scalable/apps/{APP_ID}.svg', f'share/icons/hicolor/symbolic/apps/{APP_ID}-symbolic.svg',
    f'share/icons/hicolor/scalable/mimetypes/{APP_ID}.save.svg',
    'share/man/man6/gilded-compass.6', 'share/man/man6/gilded-compass-cli.6',
    'share/locale/de/LC_MESSAGES/gilded-compass.mo',
    'share/doc/gilded-compass/protocol.md', 'share/doc/gilded-compass/compile/protocol.schema.json',
    'share/gilded-compass/tiles.json',
    'share/gilded-compass/compile/mn01.json', 'share/gilded-compass/compile/mn02.json',
    'share/gilded-compass/compile/cards.schema.json',
    *(f'share/gilded-compass/sounds/{path.name}'
      for path in (BUILD / 'data/sounds').glob('*.ogg')), # if there is sound
]


def environment(**more):
    """Checks that nothing installed mentions the build directory."""
    kept = {key: value
            for key, value in os.environ.items()
            if key not in ('GSETTINGS_SCHEMA_DIR', 'G_TEST_BUILDDIR', 'G_TEST_SRCDIR')}
    return {**kept, 'LC_ALL': 'C.UTF-8', 'LANGUAGE': 'de', **more}


def told(*command):
    return subprocess.run([TREE / command[0], *command[1:]], env=environment(), capture_output=True, text=True,
                          check=True).stdout


@case('everything is installed below the prefix')
def installed():
    staged = pathlib.Path(SCRATCH.name) / 'staged'
    subprocess.run(['meson', 'install', '-C', BUILD, '--no-rebuild', '--quiet', '--destdir', staged], check=True,
                   capture_output=True)
    (staged / PREFIX.relative_to('/')).rename(TREE)
    outside = [path for path in staged.rglob('*') if path.is_file()]
    # Package managers do this when the package is installed.
    subprocess.run(['glib-compile-schemas', TREE / 'share/glib-2.0/schemas'], check=True)
    unwanted = [] if WITH_LAB else [path for path in LAB if (TREE / path).exists()]
    return ([f'{path} is missing' for path in EXPECTED if not (TREE / path).is_file()]
            + [f'{pattern} is {"missing" if WITH_LIBRARY else "there"}' for pattern in LIBRARY
               if any(TREE.glob(pattern)) != WITH_LIBRARY]
            + [f'{path} is outside' for path in outside] +
            [f'{path} is there' for path in unwanted])


@case('the command line works there, in German')
def command_line():
    save = shutil.copy(ROOT / 'tests/fixtures/save-v1.gildedcompass', SCRATCH.name)
    said = told('bin/gilded-compass-cli', 'check', save)
    return [] if 'gültig' in said else [said]


@case('Python plays with the library there')
def library():
    if not WITH_LIBRARY:
        return []
    shared, = TREE.glob('lib*/**/libgilded-compass.so.0')
    code = 'import gilded_compass as g; batch = g.Batch(9); batch.run(10 ** 6); print(*batch.ends)'
    where = environment(GILDED_COMPASS_LIBRARY=str(shared), PYTHONPATH=str(TREE / 'share/gilded-compass/python'))
    said = subprocess.run([sys.executable, '-c', code], env=where, capture_output=True, text=True, check=True).stdout
    return [] if said.split() == ['1'] * 9 else [said]


@case('the window works there')
def window():
    os.environ.update(environment(GSETTINGS_BACKEND='keyfile'))
    os.environ.pop('GSETTINGS_SCHEMA_DIR', None)
    opened = GameWindow(str(TREE / 'bin/gilded-compass'))
    names = {thing.get_name() for thing in opened.walk()}
    opened.close()
    return [] if 'Neue Partie' in names else [f'there is no “Neue Partie” among {names}']


run()
