#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-record.py CLI LAB: an independent checker, which knows only the rules, checks records of all set-ups."""
import json
import sys

from cli import FORMS, ROOT, case, record, run

sys.path.append(str(ROOT / 'tests' / 'record'))

from check_record import check
from record_lies import CHANGES, believed, lies
from record_score import Bad

B = ['auction-house', 'guild']
C = ['temple', 'illuminati', 'galleon', 'tower']
# Every form with each of its buildings at least once (SET-2, SET-5).
TABLES = [(seats, form, B[i % 2], 'none' if form == 'fewer' else C[(i + j) % 4])
          for i, (seats, form) in enumerate(FORMS) for j in range(1 if form == 'fewer' else 3)]


def games(folder, player):
    for i, (seats, form, b, c) in enumerate(TABLES):
        path = record(folder, 1, seats, form, player, 50 + i, '--b', b, '--c', c)
        yield f'{seats} {form} {b} {c}', json.loads(path.read_text(encoding='utf-8'))


for kind in ('random', 'greedy'):
    @case(f'games of {kind} players: each roll\'s use, placement, reward and gold piece')
    def lawful(folder, kind=kind):
        tried = 0
        for name, game in games(folder, kind):
            try:
                tried += check(game)
            except Bad as bad:
                raise AssertionError(f'{name}: {bad}') from bad
        assert tried > 100, tried


@case('the checker sees what was changed')
def changed(folder):
    game = json.loads(record(folder, 1, 4, 'standard', 'random', 9).read_text(encoding='utf-8'))
    assert believed(game)
    told = [what for what, lie in lies(game) if not believed(lie)]
    assert told == [what for what, *_ in CHANGES], set(what for what, *_ in CHANGES) - set(told)


run()
