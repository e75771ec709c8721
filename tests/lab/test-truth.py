#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-truth.py CLI LAB: what the best answers in positions are worth, and how far those of players are behind."""
import json
import re

from cli import NOT_FINE, ROOT, WRONG_USE, case, lab, run, validator
from hostile import EVIL, assert_harmless

# Few games with each answer, because their number is not what is tested.
QUICK = ('--precision', '2', '--most', '12')
PLAYERS = ROOT / 'data/players'
# Players that answer at once; the master takes half a minute.
FAST = ('random', 'greedy', 'beginner', 'apprentice', 'journeyman', 'scholar', 'expert')


def truth(*arguments):
    """The positions that the command makes, and their lines."""
    lines = lab('truth', '-', *QUICK, *arguments).stdout.splitlines()
    return [json.loads(line) for line in lines], lines


def rows(player, path, *arguments):
    """What grade prints: for each phase how many positions there are, how many were judged, and the errors."""
    printed = lab('grade', player, path, *arguments).stdout.splitlines()[1:]
    return {name: (int(positions), int(judged), *errors) for name, positions, judged, *errors in
            (re.split(' {2,}', line.strip()) for line in printed)}


@case('positions are as their schema says, from every set-up in turn, each made by the command that it names')
def positions(_folder):
    check = validator('truth.schema.json')
    made, lines = truth('--positions', '2', '--seed', '5')
    for number, position in enumerate(made):
        check.validate(position)
        assert position['setup']['seed'] == str(5 + number)
        program, *command = position['command'].split()
        assert program == 'gilded-compass-lab'
        assert lab(*command).stdout.splitlines() == [lines[number]]
    setups = {json.dumps({**position['setup'], 'seed': ''}) for position in made}
    assert len(setups) == 2, setups


@case('the number of jobs changes nothing, and parts are the whole')
def parts(_folder):
    _, whole = truth('--positions', '3', '--jobs', '1')
    assert truth('--positions', '3', '--jobs', '3')[1] == whole
    assert truth('--positions', '1')[1] + truth('--positions', '2', '--seed', '2')[1] == whole


@case('games are played until the errors are small enough, or as many as are allowed')
def precision(_folder):
    rough, = truth('--positions', '1', '--seed', '3')[0]
    fine, = (json.loads(line) for line in
             lab('truth', '-', '--positions', '1', '--seed', '3', '--precision', '1.2', '--most', '200')
             .stdout.splitlines())
    assert [candidate['decision'] for candidate in rough['candidates']] == \
        [candidate['decision'] for candidate in fine['candidates']]
    assert max(candidate['games'] for candidate in rough['candidates']) <= 12
    assert max(candidate['games'] for candidate in fine['candidates']) > 12
    for candidate in fine['candidates']:
        assert candidate['gold_error'] <= 1200 or candidate['games'] == 200, candidate
    assert min(candidate['gold_behind'] for candidate in fine['candidates']) == 0
    assert min(candidate['win_behind'] for candidate in fine['candidates']) == 0


@case('every level has its answer among the candidates, and the stronger are less far behind')
def levels(folder):
    path = folder / 'truth.jsonl'
    lab('truth', path, '--positions', '12', *QUICK)
    errors = {}
    for player in ('beginner', 'expert', 'master,work=1'):
        graded = rows(player, path)
        positions_, judged, gold, _wins = graded['all']
        assert positions_ == judged == 12, (player, graded)
        assert sum(row[0] for name, row in graded.items() if name.startswith('round')) == 12
        assert graded == rows(player, path, '--jobs', '3')
        errors[player] = float(gold.split()[0])
    assert errors['expert'] < errors['beginner'], errors
    positions_, judged, *_ = rows('random', path)['all']
    assert positions_ == 12 and judged < 12


@case('the 500 positions are as their schema says, and players are as far behind as the table of results says')
def published(_folder):
    path = PLAYERS / 'truth.jsonl'
    check = validator('truth.schema.json')
    lines = path.read_text(encoding='utf-8').splitlines()
    assert len(lines) == 500
    for number, line in enumerate(lines):
        position = json.loads(line)
        assert position['setup']['seed'] == str(1 + number)
        assert all(candidate['gold_error'] <= 200 for candidate in position['candidates']), number
        if number % 50 == 0:
            check.validate(position)
    table = (PLAYERS / 'RESULTS.md').read_text(encoding='utf-8')
    for player in FAST:
        _, judged, gold, wins = rows(player, path)['all']
        row = f'| {player} | {judged} | {gold} | {wins.replace(" ", " % ", 1)} |'
        assert row in table, row


@case('what is no truth set is refused with its place')
def refuse(folder):
    path = folder / 'truth.jsonl'
    _, lines = truth('--positions', '2')

    def refuse_line(change, *wanted):
        position = json.loads(lines[1])
        change(position)
        path.write_text(lines[0] + '\n' + json.dumps(position) + '\n', encoding='utf-8')
        done = lab('grade', 'expert', path, status=NOT_FINE)
        assert f'{path}, position 2' in done.stderr and done.stdout == '', done
        for text in wanted:
            assert text in done.stderr, (text, done.stderr)
        assert_harmless(done.stderr)

    refuse_line(lambda position: position.update(format='other'), 'format')
    refuse_line(lambda position: position.update(version=2), 'newer')
    refuse_line(lambda position: position.update(rules=99), 'rules')
    refuse_line(lambda position: position.update(tile_digest='0' * 64), 'tile_digest')
    refuse_line(lambda position: position.update(decisions=position['decisions'][1:]), 'decisions[0]', 'rule')
    refuse_line(lambda position: position['candidates'][0].update(decision={'do': 'pass'}), 'candidates[0]', 'rule')
    refuse_line(lambda position: position.update(candidates=position['candidates'][:1]), 'candidates')
    refuse_line(lambda position: position.update({EVIL: 1}))
    path.write_text('')
    assert str(path) in lab('grade', 'expert', path, status=NOT_FINE).stderr
    assert 'nowhere' in lab('grade', 'expert', folder / 'nowhere', status=NOT_FINE).stderr


@case('wrong use has status 2 and a sentence, and a file that cannot be written has one too')
def wrong_use(folder):
    for arguments in (('truth',), ('truth', '-', '--positions', '0'), ('truth', '-', '--precision', '0'),
                      ('truth', '-', '--most', '1'), ('truth', '-', '--jobs', '0'), ('truth', '-', '--seed', 'x'),
                      ('grade',), ('grade', 'expert'), ('grade', 'nobody', folder / 'x'),
                      ('grade', 'outside=true', folder / 'x')):
        assert lab(*arguments, status=WRONG_USE).stdout == '', arguments
    path = folder / 'none' / 'truth.jsonl'
    assert str(path) in lab('truth', path, '--positions', '1', *QUICK, status=NOT_FINE).stderr


run()
