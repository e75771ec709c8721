#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures steps a second of the Python package on one core: single decisions, in processor time. Not a test.

    GILDED_COMPASS_LIBRARY=_build/src/library/libgilded-compass.so.0 python3 tests/library/bench.py [SECONDS]

“by chance” lists, chooses and takes inside the library; “chosen” takes what Python has chosen, and reports who is asked
and how many decisions there are; the last two also observe after each decision.
"""
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / 'src/library/python'))
from gilded_compass import Batch, Cards, Form, Kind  # noqa: E402
from gilded_compass.library import numpy  # noqa: E402

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 3
N = 256
KINDS = [('two seats', Kind.COMPASS, 2, {}), ('two seats, standard', Kind.COMPASS, 2, {'form': Form.STANDARD}),
         ('three seats', Kind.COMPASS, 3, {}), ('four seats', Kind.COMPASS, 4, {}), ('five seats', Kind.COMPASS, 5, {}),
         ('Compile Gold', Kind.COMPILE, 2, {}), ('Compile, MN01', Kind.COMPILE, 2, {'cards': Cards.MN01})]


def measure(play):
    begin, taken = time.process_time(), 0
    while time.process_time() - begin < SECONDS:
        taken += play()
    return taken / (time.process_time() - begin)


def chosen(batch):
    """Choices that take no time: the middle of each list."""
    def play():
        taken = batch.step([count // 2 for count in batch.counts] if numpy is None else batch.counts // 2)
        batch.run(0, True)
        return taken
    return play


for name, kind, seats, options in KINDS:
    plain = Batch(N, kind, seats, 1, **options)
    seeing = Batch(N, kind, seats, 1, observe=True, **options)
    print(f'{name:20} by chance {measure(lambda: plain.run(100, True)):>10,.0f}   '
          f'chosen {measure(chosen(plain)):>10,.0f}   '
          f'observed {measure(lambda: seeing.run(1, True)):>10,.0f}', end='')
    if kind == Kind.COMPASS:
        learning = Batch(N, kind, seats, 1, features=True, **options)
        print(f'   features {measure(lambda: learning.run(1, True)):>10,.0f}', end='')
    print(flush=True)
