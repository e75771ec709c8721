# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of the house share: the tree's files, and reporting cases as TAP."""
import os
import pathlib
import sys
import traceback

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The emulator, if the programs were built for another processor.
WRAPPER = os.environ.get('MESON_EXE_WRAPPER', '').split()
# The floors by their folders in src, lowest first, each with the floors that its files may include.
FLOORS = {
    'core': [],
    'base': [],
    'sound': ['base'],
    'saves': ['base'],
    'play': ['base', 'saves'],
    'compass/engine': ['core'],
    'compass/players': ['core', 'compass/engine'],
    'compass/game': ['core', 'base', 'saves', 'play', 'compass/engine', 'compass/players'],
    'compass/statistics': ['core', 'base', 'saves', 'play', 'compass/engine', 'compass/players', 'compass/game'],
    'compile/engine': ['core'],
    'compile/players': ['core', 'compile/engine'],
    'compile/game': ['core', 'base', 'saves', 'play', 'compile/engine', 'compile/players'],
    'compile/statistics': ['core', 'base', 'saves', 'play', 'compile/engine', 'compile/players', 'compile/game'],
    'widgets': ['base'],
    'compass/table': ['core', 'base', 'saves', 'play', 'compass/engine', 'compass/players', 'compass/game',
                      'compass/statistics', 'sound', 'widgets'],
    'compile/table': ['core', 'base', 'saves', 'play', 'compile/engine', 'compile/players', 'compile/game',
                      'compile/statistics', 'sound', 'widgets'],
    'app': ['core', 'base', 'compass/engine', 'compass/players', 'compass/game', 'compass/statistics', 'saves',
            'play', 'sound', 'widgets', 'compass/table', 'compile/engine', 'compile/players', 'compile/game',
            'compile/statistics', 'compile/table'],
    'cli': ['core', 'base', 'compass/engine', 'compass/players', 'compass/game', 'compile/engine', 'compile/players',
            'compile/game', 'saves', 'play'],
    'lab': ['core', 'base', 'compass/engine', 'compass/players', 'compass/game', 'compile/engine', 'compile/players',
            'compile/game', 'saves', 'cli'],
    'library': ['core', 'compass/engine', 'compass/players', 'compile/engine'],
}

# The floors that know no game, and the exceptions, files there that list the games.
SHELL = ['base', 'sound', 'saves', 'play', 'widgets', 'app']
GAME_LISTS = ['src/app/ogc-games.c', 'src/app/ogc-compass-ui.c', 'src/app/ogc-compile-ui.c']
GAMES = ['compass', 'compile']

_cases = []


class Skip(Exception):
    """Raised by a case that cannot run here; says why."""


def case(name):
    """Decorates a test case: a function without arguments that returns a list of complaints, one line each; empty if
    all is well."""
    def add(function):
        _cases.append((name, function))
        return function
    return add


def files(*patterns, under=''):
    """The tree's files whose names match one of the patterns, sorted, without build directories."""
    top = ROOT / under
    found = {path for pattern in patterns for path in top.rglob(pattern) if path.is_file()}
    return sorted(path for path in found if not _apart(path.relative_to(ROOT)))


def _apart(path):
    return any(part == '.git' or (part.startswith('_') and part != '__init__.py') for part in path.parts)


def name(path):
    """A file's name for complaints."""
    return str(path.relative_to(ROOT))


def read(path):
    return path.read_text(encoding='utf-8')


def run():
    """Runs all cases; the exit status says whether one failed."""
    failed = 0
    print(f'1..{len(_cases)}')
    for number, (title, function) in enumerate(_cases, 1):
        try:
            complaints = function()
        except Skip as skip:
            print(f'ok {number} {title} # SKIP {skip}')
            continue
        except Exception:
            complaints = traceback.format_exc().splitlines()
        if complaints:
            failed += 1
            print(f'not ok {number} {title}')
            for complaint in complaints:
                print(f'# {complaint}')
        else:
            print(f'ok {number} {title}')
    sys.exit(1 if failed else 0)
