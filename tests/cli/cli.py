# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of the command line share: running the programs, and reporting cases as TAP."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import traceback

CLI, LAB = sys.argv[1:3]
ROOT = pathlib.Path(__file__).resolve().parents[2]
FINE, NOT_FINE, WRONG_USE = 0, 1, 2
LEVELS = ('beginner', 'apprentice', 'journeyman', 'scholar', 'expert', 'master')
# Every form with its numbers of seats (SET-5).
FORMS = [(2, 'neutral'), (2, 'standard'), (2, 'fewer'), (3, 'neutral'), (3, 'standard'), (3, 'fewer'), (4, 'standard'),
         (5, 'standard')]

_cases = []


class Skip(Exception):
    """Raised by a case that cannot run here; says why."""


def case(name):
    """Decorates a test case: a function that gets a fresh folder and fails by raising an exception."""
    def add(function):
        _cases.append((name, function))
        return function
    return add


def _run(program, *arguments, status=FINE, text=None, env=None, **more):
    done = subprocess.run([program, *map(str, arguments)], input=text, capture_output=True, text=True, encoding='utf-8',
                          env={**os.environ, **(env or {})}, check=False, **more)
    assert done.returncode == status, \
        f'{arguments}: status {done.returncode}\n{done.stdout[-500:]}\n{done.stderr[-2000:]}'
    assert status == FINE or done.stderr.startswith(f'{pathlib.Path(program).name}: '), \
        f'{arguments}: no sentence: {done.stderr!r}'
    assert status != FINE or done.stderr == '', f'{arguments}: {done.stderr}'
    return done


def cli(*arguments, **more):
    """Runs gilded-compass-cli and returns the completed process; the exit status must be as expected."""
    return _run(CLI, *arguments, **more)


def lab(*arguments, **more):
    """The same with gilded-compass-lab."""
    return _run(LAB, *arguments, **more)


def results(*arguments):
    """What simulate, arena or merge prints as JSON."""
    return json.loads(lab(*arguments, '--json').stdout)


def record(folder, games=1, seats=4, form='standard', players='random', seed=7, *more):
    """A file of records."""
    path = folder / f'record-{seats}-{form}-{seed}.jsonl'
    lab('simulate', '--games', games, '--seats', seats, '--form', form, '--players', players, '--seed', seed,
        '--record', path, *more)
    return path


def validator(name):
    """A validator for a schema in data/."""
    sys.path.append(str(ROOT / 'tests' / 'house'))
    try:
        import schemas
    except ImportError:
        raise Skip('there is no Python module jsonschema') from None
    return schemas.make_validator(ROOT / 'data' / name)


def run():
    """Runs all cases; the exit status says whether one failed."""
    failed = 0
    print(f'1..{len(_cases)}')
    for number, (title, function) in enumerate(_cases, 1):
        try:
            with tempfile.TemporaryDirectory() as folder:
                function(pathlib.Path(folder))
            print(f'ok {number} {title}', flush=True)
        except Skip as skip:
            print(f'ok {number} {title} # SKIP {skip}')
        except Exception:
            failed += 1
            print(f'not ok {number} {title}')
            for line in traceback.format_exc().splitlines():
                print(f'# {line}', flush=True)
    sys.exit(1 if failed else 0)
