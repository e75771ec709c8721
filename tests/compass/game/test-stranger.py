#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""An independent program checks records.

test-stranger.py WRITE_SAMPLES: checks the records that WRITE_SAMPLES writes, also of unfinished games. tests/record
knows the rules and the format of records, and nothing of the program. Then good records are changed in various places,
which it must notice.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True  # the source tree must not be written to
sys.path += [str(pathlib.Path(__file__).resolve().parents[2] / room) for room in ('record', 'house')]

from check_record import check
from house import WRAPPER
from record_lies import believed, lies
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
assert len(records) > 40, len(records)
assert len({record['finished'] for record in records.values()}) == 2
for name, record in records.items():
    check_record(name, record)
told = set()
for name, record in list(records.items())[::6]:
    for what, lie in lies(record):
        told.add(what)
        tell(not believed(lie), f'a lie in {name}: {what}')
assert len(told) > 10, told
print(f'1..{number}')
