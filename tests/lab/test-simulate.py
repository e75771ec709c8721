#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-simulate.py CLI LAB: runs of games, their results, and adding them up."""
import copy
import fractions
import json
import os
import stat
import subprocess

from cli import FORMS, LAB, NOT_FINE, ROOT, WRONG_USE, case, lab, record, results, run, validator


def simulate(*arguments):
    return ('simulate', '--players', 'random', *arguments)


def write(folder, name, result):
    path = folder / name
    path.write_text(json.dumps(result))
    return path


@case('every form and number of seats (SET-5), and sums that fit together')
def sums(folder):
    for seats, form in FORMS:
        result = results(*simulate('--games', '12', '--seats', seats, '--form', form))
        assert result['setup'] == {'seats': seats, 'form': form, 'b': 'random', 'c': 'none' if form == 'fewer'
                                   else 'random',
                                   'start': 'random'}, result['setup']
        assert len(result['seats']) == seats and result['games'] == '12'
        share = sum(fractions.Fraction(int(n), others + 1)
                    for seat in result['seats'] for others, n in enumerate(seat['wins']))
        assert share == 12, share
        for seat in result['seats']:
            assert sum(map(int, seat['places'])) == 12
            assert sum(map(int, seat['by_source'].values())) == int(seat['gold']) > 0
        for name in ('university', 'archives', 'library'):
            assert result['buildings'][name]['games'] == '12'


@case('results are as their schema says')
def schema(folder):
    check = validator('results.schema.json')
    for seats, form in FORMS:
        check.validate(results(*simulate('--games', '4', '--seats', seats, '--form', form)))


@case('the same seed gives the same games, another one others')
def seeds(folder):
    one = lab(*simulate('--games', '20', '--seed', '5', '--json')).stdout
    assert one == lab(*simulate('--games', '20', '--seed', '5', '--json')).stdout
    assert json.loads(one)['seats'] != results(*simulate('--games', '20', '--seed', '500'))['seats']


@case('the number of jobs changes nothing, records included')
def jobs(folder):
    told = []
    for number in (1, 3, 20):
        path = folder / f'{number}.jsonl'
        done = lab(*simulate('--games', '40', '--seats', '3', '--jobs', number, '--json', '--record', path))
        told.append((done.stdout, path.read_bytes()))
    assert all(other == told[0] for other in told[1:])
    assert told[0][1].count(b'\n') == 40


@case('shards add up to exactly the whole, in any order')
def shards(folder):
    whole = lab(*simulate('--games', '60', '--seats', '4', '--seed', '100', '--json')).stdout
    paths = []
    for seed, games in ((135, 25), (100, 17), (117, 18)):
        path = folder / f'{seed}.json'
        path.write_text(lab(*simulate('--games', games, '--seats', '4', '--seed', seed, '--json')).stdout)
        paths.append(path)
    assert lab('merge', *paths, '--json').stdout == whole
    assert lab('merge', *reversed(paths), '--json').stdout == whole
    assert lab('merge', *paths).stdout == lab(*simulate('--games', '60', '--seats', '4', '--seed', '100')).stdout
    # Runs with a gap between them are kept separate.
    assert json.loads(lab('merge', paths[0], paths[1], '--json').stdout)['runs'] == [{'seed': '100', 'games': '17'},
                                                                                     {'seed': '135', 'games': '25'}]


@case('records of shards are the records of the whole')
def record_shards(folder):
    whole = record(folder, 6, seed=40).read_bytes()
    parts = [record(folder, games, seed=seed, seats=4).read_bytes() for seed, games in ((46, 2), (48, 1))]
    assert whole + b''.join(parts) == record(folder, 9, seed=40).read_bytes()


@case('records stream to standard output, to pipes and to devices')
def record_streams(folder):
    options = simulate('--games', '40', '--seats', '3')
    lab(*options, '--record', folder / 'r.jsonl')
    wanted = (folder / 'r.jsonl').read_text(encoding='utf-8')
    for path in ('-', '/dev/stdout'):
        assert lab(*options, '--record', path).stdout == wanted, path
    os.mkfifo(folder / 'pipe')
    with subprocess.Popen([LAB, *options, '--record', folder / 'pipe'], stdout=subprocess.PIPE, text=True) as process:
        assert (folder / 'pipe').read_text(encoding='utf-8') == wanted
        assert process.communicate()[0].startswith('Games: 40\n')
    assert stat.S_ISFIFO((folder / 'pipe').stat().st_mode) and not list(folder.glob('-'))
    lab(*options, '--record', '/dev/null')
    lab(*options, '--record', '-', '--json', status=WRONG_USE)
    # Each record is written at once, and the reader may stop reading.
    for game in ('compass', 'compile'):
        endless = [LAB, *simulate('--game', game, '--games', '100000000', '--jobs', '2'), '--record', '-']
        with subprocess.Popen(endless, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            assert json.loads(process.stdout.readline())['format'] == 'gilded-compass-record', game
            process.stdout.close()
            assert process.stderr.read() == b'' and process.wait() == NOT_FINE, game


@case('shards that do not fit together are refused')
def misfits(folder):
    one = results(*simulate('--games', '10', '--seed', '1'))
    path = write(folder, 'one.json', one)
    others = {
        'overlap': results(*simulate('--games', '10', '--seed', '10')),
        'inside': results(*simulate('--games', '3', '--seed', '4')),
        'around': results(*simulate('--games', '30', '--seed', '0')),
        'seats': results(*simulate('--games', '1', '--seed', '90', '--seats', '3')),
        'form': results(*simulate('--games', '1', '--seed', '90', '--form', 'standard')),
        'building': results(*simulate('--games', '1', '--seed', '90', '--b', 'guild')),
        'start': results(*simulate('--games', '1', '--seed', '90', '--start', '0')),
        'player': results('simulate', '--games', '1', '--seed', '90', '--players', 'random,greedy'),
        'tiles': {**results(*simulate('--games', '1', '--seed', '90')), 'tile_digest': '0' * 64},
        'rules': {**results(*simulate('--games', '1', '--seed', '90')), 'rules': 1},
    }
    for name, other in others.items():
        path_of_other = write(folder, f'{name}.json', other)
        for paths in ((path, path_of_other), (path_of_other, path)):
            done = lab('merge', *paths, status=NOT_FINE)
            assert str(paths[1]) in done.stderr and done.stdout == '', (name, done)
    lab('merge', path, path, status=NOT_FINE)
    assert results('merge', write(folder, 'rules.json', others['rules'])) == others['rules']


@case('results that cannot be true are refused with their place')
def impossible(folder):
    good = results(*simulate('--games', '10', '--seats', '3'))

    def changed(*path_and_value):
        *path, value = path_and_value
        result = copy.deepcopy(good)
        inner = result
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = value
        return result

    bad = {
        'format': changed('format', 'something'),
        'version': changed('version', 2),
        'rules': changed('rules', 3),
        'games': changed('games', '11'),
        'runs': changed('runs', []),
        'runs[0].games': changed('runs', 0, 'games', '0'),
        'places': changed('seats', 0, 'places', 0, '11'),
        'wins': changed('seats', 0, 'wins', ['0', '0', '0']),
        'by_source': changed('seats', 1, 'by_source', 'maps', '0'),
        'gold': changed('seats', 1, 'gold', 17),
        'buildings.archives.wins': changed('buildings', 'archives', 'wins', 0, 1, '3'),
        'buildings.library.games': changed('buildings', 'library', 'games', '11'),
        'players': changed('players', ['random']),
        'unknown': changed('unknown', 1),
        'setup': changed('setup', 'seats', 9),
    }
    for name, result in bad.items():
        path = write(folder, 'bad.json', result)
        done = lab('merge', path, status=NOT_FINE)
        assert str(path) in done.stderr, (name, done.stderr)
        assert name in done.stderr or name in ('unknown', 'format', 'wins', 'places'), (name, done.stderr)


@case('tables for people say the same')
def tables(folder):
    text = lab('simulate', '--games', '30', '--seats', '3', '--players', 'greedy,random,greedy').stdout
    assert text.startswith('Games: 30\n')
    rows = {line.split()[0]: line.split() for line in text.splitlines() if line}
    assert rows['greedy'][1] == '60' and rows['random'][1] == '30', rows
    assert abs(float(rows['greedy'][2]) + float(rows['random'][2]) - 30) < 0.11
    for name in ('Archives', 'University', 'Library', 'Missions'):
        assert name in rows, name


@case('a better player wins more')
def players(folder):
    result = results('simulate', '--games', '40', '--players', 'greedy,random', '--start', '0')
    assert int(result['seats'][0]['wins'][0]) > 32, result['seats'][0]['wins']


@case('one player for all seats, and as many seats as players')
def many_players(folder):
    assert results('simulate', '--games', '1', '--seats', '4', '--players', 'random')['players'] == ['random'] * 4
    assert results('simulate', '--games', '1', '--players', 'random,greedy,random')['setup']['seats'] == 3


@case('tile faces of one\'s own are played with')
def tiles(folder):
    faces = json.loads((ROOT / 'data/tiles.json').read_text(encoding='utf-8'))
    faces['chests']['tiles'] = [{'gold': 9, 'count': 30}]
    path = write(folder, 'tiles.json', faces)
    options = ('--games', '6', '--c', 'galleon', '--seats', '4')
    rich, usual = results(*simulate(*options, '--tiles', path)), results(*simulate(*options))
    assert rich['tile_digest'] != usual['tile_digest']
    assert int(rich['seats'][0]['by_source']['chests']) > int(usual['seats'][0]['by_source']['chests'])
    faces['chests']['tiles'][0]['gold'] = 'much'
    assert 'chests' in lab(*simulate('--games', '1', '--tiles', write(folder, 'tiles.json', faces)),
                           status=NOT_FINE).stderr


@case('the second game is played by its players, the same for the same seed')
def compile_gold(folder):
    def compile_games(*arguments, **more):
        return lab('simulate', '--game', 'compile', *arguments, **more)
    text = compile_games('--games', '200').stdout
    assert text.startswith('Games: 200\nWon by whoever chose first: '), text
    rows = {line.split()[0]: line.split() for line in text.splitlines() if line}
    assert sum(int(rows[name][1])
               for name in ('chaos', 'clarity', 'corruption', 'courage', 'fear', 'ice', 'luck', 'mirror', 'peace',
                            'smoke', 'time', 'war')) == 200 * 6
    assert text == compile_games('--games', '200', '--seed', '1', '--cards', 'mn02').stdout
    assert text != compile_games('--games', '200', '--seed', '1000').stdout
    assert 'darkness' in compile_games('--games', '1', '--cards', 'mn01').stdout
    text = compile_games('--games', '40', '--players', 'greedy,random', '--jobs', '2').stdout
    assert 'Won by greedy: 100.0' in text.replace('Won by random: 0.0', ''), text
    assert text == compile_games('--games', '40', '--players', 'greedy,random', '--jobs', '1').stdout
    for wrong in (('--games', '1', '--seats', '3'), ('--games', '1', '--json', '--record', '-'),
                  ('--games', '1', '--cards', 'mn03'),
                  ('--seed', '1'), ('--games', '1', '--players', 'nobody'),
                  ('--games', '1', '--players', 'greedy,random,random')):
        assert compile_games(*wrong, status=WRONG_USE).stdout == '', wrong
    assert '--cards' in lab(*simulate('--games', '1', '--cards', 'mn01'), status=WRONG_USE).stderr
    assert 'compass, compile' in lab('simulate', '--game', 'chess', '--games', '1', status=WRONG_USE).stderr


def compile_results(*arguments):
    return results('simulate', '--game', 'compile', *arguments)


@case('results of the second game are as their schema says, and shards add up to exactly the whole')
def compile_shards(folder):
    options = ('--players', 'beginner,greedy')
    whole = compile_results(*options, '--games', '20', '--seed', '5', '--jobs', '2')
    validator('compile/results.schema.json').validate(whole)
    assert whole['players'] == ['beginner', 'greedy'] and len(whole['weights']) == 16
    assert whole['runs'] == [{'seed': '5', 'games': '20'}]
    assert sum(map(int, whole['wins'])) + int(whole['drawn']) == 20
    assert sum(int(protocol['games']) for protocol in whole['protocols']) == 20 * 6
    assert sum(int(protocol['wins']) for protocol in whole['protocols']) == 3 * sum(map(int, whole['wins']))
    paths = [write(folder, f'{seed}.json', compile_results(*options, '--games', games, '--seed', seed))
             for seed, games in ((17, 8), (5, 12))]
    for order in (paths, paths[::-1]):
        assert results('merge', *order) == whole
    assert lab('merge', *paths).stdout == lab('simulate', '--game', 'compile', *options, '--games', '20', '--seed',
                                              '5').stdout


@case('results of the second game that do not fit together, or cannot be, are refused')
def compile_misfits(folder):
    one = compile_results('--games', '4', '--players', 'greedy,random')
    other = compile_results('--games', '4', '--players', 'greedy,random', '--seed', '90')
    path = write(folder, 'one.json', one)
    assert results('merge', path, write(folder, 'other.json', other))['games'] == '8'
    for misfit in (one, compile_results('--games', '4', '--seed', '90'), {**other, 'weights': 'another'},
                   compile_results('--games', '4', '--players', 'greedy,random', '--seed', '90', '--cards', 'mn01'),
                   results(*simulate('--games', '1', '--seed', '90'))):
        bad = write(folder, 'bad.json', misfit)
        done = lab('merge', path, bad, status=NOT_FINE)
        assert str(bad) in done.stderr and done.stdout == '', done
    for change in ({'rules': 99}, {'version': 2}, {'games': '5'}, {'runs': []}, {'players': ['greedy']},
                   {'drawn': '1'}, {'wins': ['4', '1']}, {'side_wins': ['0', '0']}, {'protocols': []},
                   {'protocols': [{**protocol, 'wins': '9'} for protocol in other['protocols']]},
                   {'protocols': [{**protocol, 'protocol': 'mud'} for protocol in other['protocols']]},
                   {'unknown': 1}):
        bad = write(folder, 'bad.json', {**other, **change})
        assert str(bad) in lab('merge', bad, status=NOT_FINE).stderr, change


@case('the second game writes records')
def compile_records(folder):
    path = folder / 'games.jsonl'
    options = ('simulate', '--game', 'compile', '--games', '6', '--cards', 'mn01', '--players', 'greedy,random')
    text = lab(*options, '--jobs', '2', '--record', path).stdout
    games = [json.loads(line) for line in path.read_text(encoding='utf-8').splitlines()]
    assert [game['setup']['seed'] for game in games] == ['1', '2', '3', '4', '5', '6']
    assert all(game['game'] == 'compile' and game['finished'] for game in games)
    assert [seat['name'] for seat in games[0]['seats']] == ['greedy 1', 'random 2'], games[0]['seats']
    assert f'{sum(len(game["steps"]) for game in games) / 6:.1f} decisions' in text, text
    assert lab(*options, '--record', '-').stdout == path.read_text(encoding='utf-8')
    assert 'nowhere' in lab(*options, '--record', folder / 'nowhere' / 'x.jsonl', status=NOT_FINE).stderr


run()
