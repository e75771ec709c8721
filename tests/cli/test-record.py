#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-record.py PROGRAM: a stranger's checker, which knows the rules alone, checks records of all set-ups."""
import json

import check_record
from cli import FORMS, case, record, run
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


def refused(game):
    try:
        check_record.check(game)
    except (Bad, KeyError, IndexError):
        return True
    return False


for kind in ('random', 'greedy'):
    @case(f'games of {kind} players: each roll\'s use, placement, reward and gold piece')
    def lawful(folder, kind=kind):
        tried = 0
        for name, game in games(folder, kind):
            try:
                tried += check_record.check(game)
            except Bad as bad:
                raise AssertionError(f'{name}: {bad}') from bad
        assert tried > 100, tried


@case('the checker sees what was changed')
def changed(folder):
    def changes(game):
        placed = next(step for step in game['steps'] if step['decision']['do'] == 'place')
        took = next(step for step in game['steps'] if step['decision']['do'] == 'take')
        last = game['result'][-1]
        yield game['steps'], 0, game['steps'][1]
        yield placed['decision'], 'dice', placed['decision']['dice'] + [1]
        yield placed['events'][0], 'building', 'nowhere'
        yield took['decision'], 'tile', took['decision']['tile'] + 1
        yield took['events'][0], 'owner', took['events'][0]['owner'] + 1
        yield last['score'], 'total', last['score']['total'] + 1
        yield last['score']['by_source'], 'maps', last['score']['by_source']['maps'] + 1
        yield last['holding'], 'knowledge', last['holding']['knowledge'] + 1
        yield last, 'place', last['place'] + 1
        yield game['begin'], 1, game['begin'][-1]
        yield game, 'steps', game['steps'][:-1]

    game = json.loads(record(folder, 1, 4, 'standard', 'random', 9).read_text(encoding='utf-8'))
    assert not refused(game)
    for number, (inner, key, value) in enumerate(changes(game)):
        before = inner[key]
        inner[key] = value
        assert refused(game), number
        inner[key] = before
    assert not refused(game)


run()
