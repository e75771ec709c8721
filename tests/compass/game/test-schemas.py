#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Validates real files by the schemas in data/ with an independent validator.

test-schemas.py SOURCE_ROOT WRITE_SAMPLES [compile]; “compile” means the second game. Each file is also damaged in many
ways, which the schema must notice: a schema that accepts everything proves nothing.
"""
import glob
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(sys.argv[1])
sys.path.append(str(ROOT / 'tests' / 'house'))
from house import WRAPPER
try:
    import schemas
except ImportError:
    print('1..0 # SKIP no module jsonschema')
    sys.exit(0)

number = 0


def report(good, name, why=''):
    global number
    number += 1
    print(f'{"ok" if good else "not ok"} {number} {name}')
    if why:
        print(f'# {why}')


def make_validator(name, *known):
    """The validator for the schema of that name; members in known are skipped."""
    return schemas.make_validator(ROOT / 'data' / f'{name}.schema.json',
                                  lambda schema: schema['properties'].update({member: True for member in known}))


def first_error(validator, document):
    error = next(validator.iter_errors(document), None)
    return error and f'{error.json_path}: {error.message[:200]}'


def nodes(document, path=()):
    """Every value in the document with the path to it."""
    yield path, document
    items = (document.items() if isinstance(document, dict)
             else enumerate(document) if isinstance(document, list) else ())
    for key, value in items:
        yield from nodes(value, path + (key,))


def change(document, path, value):
    """Puts value at that place, and returns what was there."""
    for key in path[:-1]:
        document = document[key]
    before, document[path[-1]] = document[path[-1]], value
    return before


def damages(document, n):
    """n single faults that no valid file has, with their places: an unknown member, or a value of an impossible type or
    range."""
    places = [(path, value) for path, value in nodes(document) if path and path[0] != 'cards']
    for path, value in places[::max(1, len(places) // n)]:
        if isinstance(value, dict):
            yield path, value | {'surplus': 1}
        elif not isinstance(value, list) and path[-1] != 'note':
            yield path, -1
            yield path, ['']


def check_file(validator, document, name):
    error = first_error(validator, document)
    report(not error, name, error)


def check_damages(validator, document, name, n):
    for path, value in damages(document, n):
        before = change(document, path, value)
        error = first_error(validator, document)
        change(document, path, before)
        if not error:
            report(False, f'{name} damaged', f'the schema takes damage at {path}')
            return
    for key in validator.schema['required'] + validator.schema.get('else', {}).get('required', []):
        if not first_error(validator, {k: v for k, v in document.items() if k != key}):
            report(False, f'{name} damaged', f'{key} is not required')
            return
    report(True, f'{name} damaged')


def check_digest(document, name):
    """Checks that the digest is computed as the schema says."""
    text = json.dumps(document['tiles'], separators=(',', ':'), ensure_ascii=False)
    report(hashlib.sha256(text.encode()).hexdigest() == document['tile_digest'], f'{name} digest')


def check_samples(validators, fixtures, kinds):
    """The files of each kind that WRITE_SAMPLES writes, and the stored ones."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([*WRAPPER, sys.argv[2], folder], check=True)
        for kind, pattern, step in kinds:
            paths = sorted(glob.glob(os.path.join(folder, pattern)), key=os.path.getsize)[::step]
            paths += sorted(glob.glob(str(fixtures / pattern)))
            assert len(paths) > 10, paths
            for i, path in enumerate(paths):
                document = json.loads(Path(path).read_text())
                name = os.path.basename(path)
                check_file(validators[kind], document, name)
                if 'tile_digest' in document:
                    check_digest(document, name)
                # Large files are slow, and the smallest ones have everything at least once.
                if i == 0:
                    check_damages(validators[kind], document, name, 40)


def check_compass():
    validators = {name: make_validator(name) for name in ('tiles', 'save', 'record', 'holding', 'history', 'lookback')}
    tiles = json.loads((ROOT / 'data' / 'tiles.json').read_text())
    check_file(validators['tiles'], tiles, 'tiles.json')
    check_damages(validators['tiles'], tiles, 'tiles.json', 200)
    check_samples(validators, ROOT / 'tests' / 'fixtures',
                  (('save', '*.gildedcompass', 3), ('record', '*.jsonl', 4), ('holding', 'holding*.json', 1),
                   ('history', 'history*.json', 1), ('lookback', 'lookback*.json', 1)))


def check_compile():
    cards = make_validator('compile/cards')
    for name in ('mn01.json', 'mn02.json'):
        document = json.loads((ROOT / 'data' / 'compile' / name).read_text())
        check_file(cards, document, name)
    check_damages(cards, document, name, 30)
    fixtures = ROOT / 'tests' / 'fixtures' / 'compile'
    for kind, fixture in (('save', 'save-v2.gildedcompass'), ('record', 'record-v1.jsonl'),
                          ('history', 'history-v1.json')):
        check_file(make_validator(f'compile/{kind}'), json.loads((fixtures / fixture).read_text()), fixture)
    # The cards, which are the same in all files, take the longest, and have already been damaged above.
    check_samples({kind: make_validator(f'compile/{kind}', 'cards') for kind in ('save', 'record', 'history')},
                  fixtures, (('save', '*.gildedcompass', 1), ('record', '*.jsonl', 1), ('history', 'history*.json', 1)))


def main():
    if sys.argv[3:] == ['compile']:
        check_compile()
    else:
        check_compass()
    print(f'1..{number}')


main()
