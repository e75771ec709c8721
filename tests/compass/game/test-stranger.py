#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A stranger's program checks records.

test-stranger.py WRITE_SAMPLES: the records that this program writes, games that are not over among them. tests/record
knows the rules and the form of a record, and nothing of the program. Then good records are changed here and there, and
it must notice.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True  # the sources are not ours to write into
sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / 'record'))

from check_record import check
from record_lies import believed, lies
from record_score import Bad

# What runs programs for another processor, where they were built for one.
WRAPPER = os.environ.get('MESON_EXE_WRAPPER', '').split()
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
