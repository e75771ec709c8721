#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-games.py CLI LAB: check, replay and score."""
import json
import os

from cli import FORMS, NOT_FINE, ROOT, Skip, case, cli, lab, record, run, validator

FIXTURES = ROOT / 'tests/fixtures'


def holding(folder, **members):
    path = folder / 'holding.json'
    path.write_text(json.dumps({'format': 'gilded-compass-holding', 'version': 1, **members}))
    return path


def total(path):
    return json.loads(cli('score', path, '--json').stdout)['total']


@case('stored saves and records of every version are fine')
def fixtures(folder):
    files = sorted(FIXTURES.glob('save-*')) + sorted(FIXTURES.glob('record-*'))
    assert len(files) >= 3
    done = cli('check', *files)
    assert done.stdout.count('valid') == len(files)


@case('saves and records of Compile Gold are fine')
def compile_fixtures(folder):
    files = sorted((FIXTURES / 'compile').glob('save-*')) + sorted((FIXTURES / 'compile').glob('record-*'))
    assert len(files) >= 3
    assert cli('check', *files).stdout.count('valid') == len(files)
    save = json.loads((FIXTURES / 'compile' / 'save-v2.gildedcompass').read_text(encoding='utf-8'))
    save['seats'][1]['kind'] = 'oracle'
    bad = folder / 'bad.gildedcompass'
    bad.write_text(json.dumps(save), encoding='utf-8')
    assert 'at seats[1].kind' in cli('check', bad, status=NOT_FINE).stderr
    save['decisions'].pop(0)
    bad.write_text(json.dumps(save), encoding='utf-8')
    assert 'at decisions[' in cli('check', bad, status=NOT_FINE).stderr
    game = json.loads((FIXTURES / 'compile' / 'record-v1.jsonl').read_text(encoding='utf-8'))
    game['seats'][1]['kind'] = 'oracle'
    bad.write_text(json.dumps(game), encoding='utf-8')
    assert 'at seats[1].kind' in cli('check', bad, status=NOT_FINE).stderr


@case('records of every form are fine')
def forms(folder):
    for seats, form in FORMS:
        assert 'a record of 2 games, valid' in cli('check', record(folder, 2, seats, form)).stdout


@case('a bad game is named with its line and its place, and the exit status says it')
def bad_game(folder):
    path = record(folder, 3)
    lines = path.read_text(encoding='utf-8').splitlines()
    game = json.loads(lines[1])
    game['result'][2]['score']['total'] += 1
    lines[1] = json.dumps(game)
    path.write_text('\n'.join(lines), encoding='utf-8')
    done = cli('check', path, status=NOT_FINE)
    assert str(path) in done.stderr and 'line 2' in done.stderr and 'result[2].score.total' in done.stderr, done.stderr


@case('one bad file among good ones does not hide the others')
def bad_file(folder):
    good = record(folder)
    bad = folder / 'bad'
    bad.write_text('{')
    done = cli('check', good, bad, good, status=NOT_FINE)
    assert done.stdout.count('valid') == 2 and str(bad) in done.stderr


@case('a save that was changed by hand is refused')
def bad_save(folder):
    save = json.loads((FIXTURES / 'save-v1.gildedcompass').read_text(encoding='utf-8'))
    save['decisions'].pop(0)
    path = folder / 'bad.gildedcompass'
    path.write_text(json.dumps(save))
    cli('check', path, status=NOT_FINE)


@case('a game is told from its beginning to who won')
def replay(folder):
    path = record(folder, 2, 3, 'neutral')
    text = cli('replay', path, '--game', '2').stdout
    game = json.loads(path.read_text(encoding='utf-8').splitlines()[1])
    for word in ('Round 1', 'Round 6', 'rolls', 'Archives', 'University', 'Library', 'won'):
        assert word in text, word
    for seat in game['result']:
        assert f'{seat["score"]["total"]:4}  total gold' in text, seat['score']['total']
    assert 'Seed: 8.' in text and 'Seed: 7.' in cli('replay', path).stdout
    assert 'has only 2 games' in cli('replay', path, '--game', '3', status=NOT_FINE).stderr


@case('a save is told as far as it was played')
def replay_save(folder):
    text = cli('replay', FIXTURES / 'save-v1.gildedcompass').stdout
    assert 'Round 1' in text and 'total gold' not in text


@case('a game of Compile Gold is told from its beginning to who won')
def replay_compile(folder):
    path = folder / 'games.jsonl'
    lab('simulate', '--game', 'compile', '--games', 2, '--seed', 3, '--record', path)
    games = [json.loads(line) for line in path.read_text(encoding='utf-8').splitlines()]
    assert 'a record of 2 games, valid' in cli('check', path).stdout
    text = cli('replay', path, '--game', '2').stdout
    turns = sum(event['what'] == 'turn-began' for step in games[1]['steps'] for event in step['events'])
    winner = games[1]['seats'][games[1]['winner']]['name']
    assert 'Seed: 4.' in text and 'Seed: 3.' in cli('replay', path).stdout
    assert 'random 1 is a computer player: Random.' in text
    assert f'\nTurn {turns}: ' in text and f'\nTurn {turns + 1}: ' not in text
    assert text.rstrip().splitlines()[-1] == f'{winner} has compiled all three protocols and wins.', text[-300:]
    assert 'no game number 3' in cli('replay', path, '--game', '3', status=NOT_FINE).stderr
    games[0]['winner'] = 1 - games[0]['winner']
    path.write_text(json.dumps(games[0]), encoding='utf-8')
    for command in ('check', 'replay'):
        assert 'winner' in cli(command, path, status=NOT_FINE).stderr


@case('a game of Compile Gold is told to a seat without the other\'s secrets')
def replay_compile_seat(folder):
    path = FIXTURES / 'compile' / 'save-v2.gildedcompass'
    names = [seat['name'] for seat in json.loads(path.read_text(encoding='utf-8'))['seats']]
    for seat in (0, 1):
        told = cli('replay', path, '--seat', seat).stdout
        assert f'{names[1 - seat]} draws 5 cards.' in told and f'{names[seat]} draws 5 cards.' not in told
        assert f'{names[1 - seat]} draws 5 cards.' not in cli('replay', path).stdout


@case('told for one seat, secrets of others stay secret')
def replay_seat(folder):
    path = record(folder, 1, 2, 'standard', 'random', 3, '--b', 'auction-house', '--c', 'temple')
    game = json.loads(path.read_text(encoding='utf-8'))
    assert game['begin'][1]['event'] == 'dealt'
    everything = cli('replay', path).stdout.split('Round 1')[0].splitlines()
    for seat in (0, 1):
        told = cli('replay', path, '--seat', seat).stdout.split('Round 1')[0].splitlines()
        differ = [line for line, whole in zip(told, everything) if line != whole]
        assert len(told) == len(everything) and len(differ) == 1, differ
        assert game['seats'][1 - seat]['name'] in differ[0], differ


@case('a game is told to none but its own seats')
def replay_no_seat(folder):
    games = {FIXTURES / 'save-v2.gildedcompass': 3, record(folder, 1, 2, 'standard'): 2,
             FIXTURES / 'compile/save-v2.gildedcompass': 2, FIXTURES / 'compile/record-v1.jsonl': 2}
    for path, seats in games.items():
        refused = cli('replay', path, '--seat', seats, status=NOT_FINE)
        assert f'has no player {seats}, only the players 0 to {seats - 1}.' in refused.stderr, refused.stderr
        assert refused.stdout == ''
        assert cli('replay', path, '--seat', seats - 1).stdout


@case('the worked examples of scoring: Embrace the Guild alone is 2; a map of 2 with specialists of 2 and 3 is 7')
def examples(folder):
    assert total(holding(folder, missions=[{'type': 'embrace-the-guild'}])) == 2  # MIS-10
    crew = [{'colour': 'red', 'kind': 'cartographer', 'value': 2}, {'colour': 'red', 'kind': 'excavator', 'value': 3}]
    assert total(holding(folder, maps=[{'colour': 'red', 'high': 2, 'low': 1}], specialists=crew)) == 7  # SCO-2, SCO-3
    crew[1]['value'] = 1
    items = [{'colour': 'red', 'kind': 'cartographer', 'back': '1+6'},
             {'colour': 'red', 'kind': 'excavator', 'back': '1+6'}]
    site = {'colour': 'red', 'high': 3, 'low': 1}
    assert total(holding(folder, maps=[site], specialists=crew, items=items)) == 12  # SCO-4
    assert total(holding(folder, knowledge=7)) == 3  # SCO-5


@case('an account adds up, in text and in JSON')
def account(folder):
    path = holding(folder, maps=[0, 1, 2, 24], specialists=[0, 3, 8, 9], items=[0, 2], knowledge=5, chests=[0, 20],
                   missions=[{'type': 'dual-map', 'colours': ['red', 'blue']}, {'type': 'find-the-maps'}])
    score = json.loads(cli('score', path, '--json').stdout)
    lines = cli('score', path).stdout.splitlines()
    gold = [int(line.split()[0]) for line in lines]
    assert sum(gold[:-2]) == gold[-2] == score['total'] == sum(score['by_source'].values()), lines
    assert gold[-1] == score['unassigned']


@case('a score is as its schema says')
def score_schema(folder):
    check = validator('record.schema.json')
    score = json.loads(cli('score', holding(folder, maps=[0], specialists=[0], items=[0], knowledge=3),
                           '--json').stdout)
    check.evolve(schema={'$ref': 'record.schema.json#/$defs/score'}).validate(score)


@case('a holding that cannot be is refused with its place')
def bad_holding(folder):
    for members, place in (({'maps': [26]}, 'maps[0]'), ({'maps': [1, 1]}, 'maps'), ({'knowledge': -1}, 'knowledge'),
                           ({'dragons': []}, 'dragons'), ({'chests': [{'gold': 3, 'count': 9}]}, 'chests[0]')):
        done = cli('score', holding(folder, **members), status=NOT_FINE)
        assert place in done.stderr, done.stderr


@case('German, where the translation is there')
def german(folder):
    env = {'LC_ALL': 'C.UTF-8', 'LANGUAGE': 'de'}
    if cli('--help', env=env).stdout == cli('--help').stdout:
        raise Skip('the translation is not built')
    text = cli('replay', record(folder), env=env).stdout
    assert 'Archiv' in text and 'Universität' in text and 'Round' not in text
    # Output for other programs is the same in every language.
    assert lab('simulate', '--games', '2', '--players', 'random', '--json', env=env).stdout == \
        lab('simulate', '--games', '2', '--players', 'random', '--json').stdout
    assert os.environ.get('LANGUAGE') == ''


run()
