#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""An independent program checks records of Compile Gold.

test-stranger.py WRITE_SAMPLES: checks the records that WRITE_SAMPLES writes, of all set-ups, also of unfinished games.
tests/record knows the rules and the format of records, and nothing of the program.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True  # the source tree must not be written to
sys.path += [str(pathlib.Path(__file__).resolve().parents[2] / room) for room in ('record', 'house')]

from check_compile_record import check
from compile_lies import believed, lies
from house import WRAPPER
from record_score import Bad

number = 0


def tell(fine, what):
    global number
    number += 1
    print(f'{"ok" if fine else "not ok"} {number} {what}')


def check_record(name, record):
    try:
        check(record)
        tell(True, name)
    except Bad as bad:
        tell(False, name)
        print(f'# {bad}')


with tempfile.TemporaryDirectory() as folder:
    subprocess.run([*WRAPPER, sys.argv[1], folder], check=True)
    records = {path.name: json.loads(path.read_text(encoding='utf-8'))
               for path in sorted(pathlib.Path(folder).glob('*.jsonl'))}
assert len(records) > 10, len(records)
for what in ('first', 'control'):
    assert len({record['setup'][what] for record in records.values()}) > 1, what
assert not any(record['finished'] for record in records.values())
for name, record in records.items():
    check_record(name, record)
told = set()
for name, record in list(records.items())[::3]:
    for what, lie in lies(record):
        told.add(what)
        tell(not believed(lie), f'a lie in {name}: {what}')
assert len(told) > 20, told
print(f'1..{number}')
