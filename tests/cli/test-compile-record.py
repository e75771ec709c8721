#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-compile-record.py CLI LAB: an independent checker, which knows only the rules, checks records of Compile
Gold."""
import json
import sys

from cli import ROOT, case, lab, run

sys.dont_write_bytecode = True  # the source tree must not be written to
sys.path.append(str(ROOT / 'tests' / 'record'))

from check_compile_record import check
from compile_lies import CHANGES, believed, lies
from compile_moves import Moves
from record_score import Bad


def games(folder, cards, players, number, seed):
    path = folder / 'games.jsonl'
    lab('simulate', '--game', 'compile', '--cards', cards, '--players', players, '--games', number, '--seed', seed,
        '--record', path)
    return [json.loads(line) for line in path.read_text(encoding='utf-8').splitlines()]


for cards in ('mn02', 'mn01'):
    for players in ('random', 'greedy'):
        @case(f'games of {players} players with the cards {cards}: each question, decision, event and result')
        def lawful(folder, cards=cards, players=players):
            turns = 0
            for game in games(folder, cards, players, 20, 500):
                try:
                    turns += check(game)
                except Bad as bad:
                    raise AssertionError(f'seed {game["setup"]["seed"]}: {bad}') from bad
            assert turns > 500, turns


@case('a game is checked as far as it has come')
def unfinished(folder):
    for game in games(folder, 'mn02', 'random', 3, 1):
        game['finished'] = False
        game.pop('winner', None)
        while game['steps']:
            del game['steps'][-min(len(game['steps']), 5):]
            check(game)


@case('what waits goes with its text: COM-24, COM-45')
def waiting(folder):
    field = Moves()
    field.protocols = [['psychic', 'life', 'death'], ['speed', 'fire', 'light']]
    psychic, death = 1, 13  # Psychic 1 begins its turn with its bottom box, Death 1 with its top box
    field.stacks[0] = [[psychic], [death], []]
    field.up = {psychic, death}
    field.waiting.append(field.moments([psychic, death], 'start'))
    assert [card for card, *_ in field.waiting[0]] == [psychic, death]
    field.lapse(death, covered=True)
    field.lapse(psychic, covered=True)
    assert [card for card, *_ in field.waiting[0]] == [death]
    field.lapse(death)
    assert field.waiting == [[]]


@case('the checker sees what was changed')
def changed(folder):
    told = set()
    for game in games(folder, 'mn02', 'greedy', 6, 9) + games(folder, 'mn01', 'random', 6, 9):
        assert believed(game)
        for what, lie in lies(game):
            assert not believed(lie), f'seed {game["setup"]["seed"]}: {what}'
            told.add(what)
    assert told == {what for what, *_ in CHANGES}, {what for what, *_ in CHANGES} - told


run()
