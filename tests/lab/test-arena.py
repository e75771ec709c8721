#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-arena.py CLI LAB: round robins between players, levels, networks and programs from outside."""
import copy
import json
import math
import os
import shlex
import sys

from cli import FORMS, NOT_FINE, ROOT, WRONG_USE, case, lab, results, run, validator
from hostile import EVIL, SHOWN, assert_harmless, assert_soon

NETWORK = ROOT / 'data' / 'players' / 'weights.bin'

# A program that answers every question by the rule in its first argument, and writes what it receives to a file of its
# own in the folder that is its second.
PROGRAM_FROM_OUTSIDE = '''
import json, os, sys, time
rule, log = sys.argv[1], open(os.path.join(sys.argv[2], str(os.getpid())), 'w')
for line in sys.stdin:
    log.write(line)
    said = json.loads(line)
    if said['type'] != 'ask':
        continue
    if rule == 'sleep':
        time.sleep(30)
    if rule == 'leave':
        sys.exit(3)
    answer = {'type': 'decision', 'number': said['number'], 'decision': said['legal'][0]}
    if rule == 'cheat':
        answer['decision'] = {'do': 'take', 'tile': 0}
    if rule == 'refill':
        answer['decision'] = {'do': 'refresh'}
    if rule == 'late':
        answer['number'] += 1
    if rule == 'evil':
        answer['decision'] = {'do': EVIL}
    print('nonsense' if rule == 'babble' else json.dumps(answer), flush=True)
'''


def arena(*arguments):
    return ('arena', *arguments)


def compile_arena(*arguments):
    return ('arena', '--game', 'compile', *arguments)


def program(folder, rule='first'):
    """An external contestant, and the folder in which it writes what it receives."""
    path, heard = folder / 'program.py', folder / rule
    path.write_text(f'EVIL = {EVIL!a}\n' + PROGRAM_FROM_OUTSIDE)
    heard.mkdir()
    return 'outside=' + ' '.join(map(shlex.quote, [sys.executable, str(path), rule, str(heard)])), heard


def logs(heard):
    """What each started program has received."""
    return [[json.loads(line) for line in path.read_text().splitlines()] for path in sorted(heard.iterdir())]


def timeless(result):
    """Results without times, which always differ."""
    result = copy.deepcopy(result)
    for pace in result['paces']:
        del pace['total'], pace['max'], pace['bins']
    return result


def write(folder, name, result):
    path = folder / name
    path.write_text(json.dumps(result))
    return path


def sums(result):
    """Each side's sums over all set-ups."""
    return [{key: sum(int(tally[key]) for tally in side) for key in side[0]} for side in result['sides']]


@case('two players meet at both seats with the same seeds')
def two(folder):
    result = results(*arena('greedy', 'random', '--deals', '12'))
    side, = sums(result)
    assert result['deals'] == '12' and side['deals'] == 12 and side['wins'] > 0.9 * 12 * 2 * 60, side
    # The same games played one by one: with rotated seats, and the same seed for each deal.
    wins = gold = others = 0
    for players, me in (('greedy,random', 0), ('random,greedy', 1)):
        seats = results('simulate', '--games', '12', '--players', players)['seats']
        wins += sum(int(n) * 60 // (others_ + 1) for others_, n in enumerate(seats[me]['wins']))
        gold += 12 * int(seats[me]['gold'])
        others += 12 * int(seats[1 - me]['gold'])
    assert (side['wins'], side['gold'], side['others_gold']) == (wins, gold, others), (side, wins, gold, others)


@case('everybody meets everybody, at every number of seats and in every form')
def pairs(folder):
    check = validator('arena.schema.json')
    for seats, form in FORMS:
        result = results(*arena('greedy', 'random', 'greedy', '--deals', '2', '--seats', seats, '--form', form))
        check.validate(result)
        assert len(result['sides']) == (3 if seats == 2 else 6), (seats, len(result['sides']))
        assert result['setups'][0]['seats'] == seats and result['setups'][0]['form'] == form
        points = [[int(n) for n in row] for row in result['points']]
        tables = len(result['sides'])
        assert sum(map(sum, points)) == 2 * tables * seats * 2 * (seats - 1), points
        assert all(points[i][i] == 0 for i in range(3))


@case('one alone among others: of a table of equals nobody wins more than its part')
def alone(folder):
    result = results(*arena('greedy', 'greedy', '--deals', '3', '--seats', '4', '--lineups', 'first'))
    side, = sums(result)
    # All four games of a deal are the same game, so everybody wins the same share.
    assert side['wins'] == 3 * 60, side
    assert side['gold'] == side['others_gold']


@case('all at one table')
def one_table(folder):
    result = results(*arena('greedy', 'random', 'random', '--deals', '4', '--seats', '3', '--lineups', 'all'))
    parts = sums(result)
    assert len(parts) == 3 and sum(part['wins'] for part in parts) == 4 * 3 * 60, parts
    assert parts[0]['wins'] > parts[1]['wins'] + parts[2]['wins'], parts
    lab(*arena('greedy', 'random', '--deals', '4', '--seats', '3', '--lineups', 'all'), status=WRONG_USE)


@case('every set-up in turn, as far as it is left open')
def setups(folder):
    def played(*more):
        result = results(*arena('random', 'random', '--deals', '36', '--every-setup', *more))
        assert sum(int(tally['deals']) for tally in result['sides'][0]) == 36
        return len(result['setups']), {tally['deals'] for tally in result['sides'][0]}
    assert played() == (18, {'2'})
    assert played('--seats', '4') == (8, {'4', '5'})
    assert played('--form', 'fewer') == (2, {'18'})
    assert played('--b', 'guild') == (9, {'4'})
    assert played('--c', 'tower') == (4, {'9'})
    assert played('--c', 'tower', '--b', 'guild', '--form', 'neutral') == (1, {'36'})


@case('but for the times the number of jobs changes nothing')
def jobs(folder):
    options = arena('greedy', 'expert', 'random', '--deals', '9', '--every-setup')
    one = timeless(results(*options, '--jobs', '1'))
    assert one == timeless(results(*options, '--jobs', '3'))
    assert one != timeless(results(*options, '--jobs', '3', '--seed', '50'))


@case('without times the number of jobs changes not a byte, in either game')
def untimed(folder):
    for options in (arena('greedy', 'expert', '--deals', '9', '--every-setup', '--untimed', '--json'),
                    compile_arena('greedy', 'beginner', '--deals', '3', '--untimed', '--json')):
        said = lab(*options, '--jobs', '1').stdout
        assert said == lab(*options, '--jobs', '3').stdout
        assert {pace['decisions'] for pace in json.loads(said)['paces']} == {'0'}


@case('shards add up to exactly the whole, in any order')
def shards(folder):
    options = arena('greedy', 'random', '--seats', '3', '--every-setup')
    whole = results(*options, '--deals', '20', '--seed', '100')
    paths = [write(folder, f'{seed}.json', results(*options, '--deals', deals, '--seed', seed))
             for seed, deals in ((111, 9), (100, 11))]
    for order in (paths, paths[::-1]):
        assert timeless(results('merge', *order)) == timeless(whole)
    sides = [line for line in lab('merge', *paths).stdout.splitlines() if ' among ' in line]
    assert sides == [line
                     for line in lab('merge', write(folder, 'whole.json', whole)).stdout.splitlines()
                     if ' among ' in line]
    merged = results('merge', *paths)
    for pace, parts in zip(merged['paces'], zip(*(json.loads(path.read_text())['paces'] for path in paths))):
        assert int(pace['total']) == sum(int(part['total']) for part in parts)
        assert int(pace['max']) == max(int(part['max']) for part in parts)


@case('what does not fit together, or cannot be, is refused by name')
def misfits(folder):
    good = results(*arena('greedy', 'random', '--deals', '4', '--seed', '10'))
    path = write(folder, 'good.json', good)
    others = {
        'overlap': results(*arena('greedy', 'random', '--deals', '4', '--seed', '12')),
        'players': results(*arena('greedy', 'expert', '--deals', '1', '--seed', '90')),
        'order': results(*arena('random', 'greedy', '--deals', '1', '--seed', '90')),
        'form': results(*arena('greedy', 'random', '--deals', '1', '--seed', '90', '--form', 'standard')),
        'seats': results(*arena('greedy', 'random', '--deals', '1', '--seed', '90', '--seats', '3')),
        'lineups': results(*arena('greedy', 'random', '--deals', '1', '--seed', '90', '--lineups', 'first')),
        'simulate': results('simulate', '--games', '1', '--players', 'random'),
        'rules': {**results(*arena('greedy', 'random', '--deals', '1', '--seed', '90')), 'rules': 1},
    }
    network = results(*arena('greedy', 'random', '--deals', '1', '--seed', '90'))
    network['contestants'][0]['network'] = 'another'
    others['network'] = network
    for name, other in others.items():
        paths = [path, write(folder, f'{name}.json', other)]
        done = lab('merge', *paths, status=NOT_FINE)
        assert str(paths[1]) in done.stderr and done.stdout == '', (name, done)
    lab('merge', path, path, status=NOT_FINE)
    assert results('merge', folder / 'rules.json') == others['rules']

    def changed(*path_and_value):
        *keys, value = path_and_value
        result = copy.deepcopy(good)
        inner = result
        for key in keys[:-1]:
            inner = inner[key]
        inner[keys[-1]] = value
        return result

    bad = [changed('version', 2), changed('rules', 3), changed('deals', '5'), changed('runs', []), changed('sides', []),
           changed('sides', 0, 0, 'deals', '3'), changed('sides', 0, 0, 'wins', '100000'), changed('points', [['0']]),
           changed('paces', []),
           changed('paces', 0, 'decisions', '7'), changed('contestants', [{'name': 'greedy', 'network': ''}]),
           changed('lineups', 'none'),
           changed('setups', []), changed('setups', good['setups'] + [{**good['setups'][0], 'seats': 3}]),
           changed('unknown', 1), changed('tile_digest', 'x')]
    for result in bad:
        bad_path = write(folder, 'bad.json', result)
        assert str(bad_path) in lab('merge', bad_path, status=NOT_FINE).stderr


@case('results of the worst kind are refused soon, and names are not printed as they are')
def hostile(folder):
    path = folder / 'worst.json'

    def refuse(text):
        path.write_text(text)
        done = lab('merge', path, status=NOT_FINE)
        assert str(path) in done.stderr and len(done.stderr) < 1000 and done.stdout == '', done.stderr[:400]
        assert_harmless(done.stderr)

    assert_soon(refuse)
    result = results(*arena('greedy', 'random', '--deals', '1'))
    result['contestants'][0]['name'] = '\u202eydeerg'
    told = lab('merge', write(folder, 'evil.json', result)).stdout
    assert '\u202e' not in told and '\\u202eydeerg' in told, told
    again = results('merge', folder / 'evil.json')
    assert again['contestants'][0]['name'] == '\u202eydeerg'


@case('a program that answers with the worst ends the run soon, and what it says is not printed as it is')
def hostile_outside(folder):
    path = folder / 'worst.json'
    for options in (arena('--deals', '1'), compile_arena('--deals', '1')):
        def refuse(text):
            path.write_text(text + '\n')
            done = lab(*options, 'greedy', 'outside=cat ' + shlex.quote(str(path)), status=NOT_FINE)
            assert 'outside' in done.stderr and len(done.stderr) < 1000 and done.stdout == '', done.stderr[:400]
            assert 'ended' not in done.stderr, done.stderr
            assert_harmless(done.stderr)

        assert_soon(refuse)
    name, _ = program(folder, 'evil')
    for options in (arena('--deals', '1'), compile_arena('--deals', '1')):
        done = lab(*options, 'greedy', name, '--patience', '600', status=NOT_FINE)
        assert SHOWN in done.stderr and done.stdout == '', done.stderr
        assert_harmless(done.stderr)


@case('a network of one\'s own, and other work, are contestants of their own')
def networks(folder):
    copied = folder / 'a,b.bin'
    copied.write_bytes(NETWORK.read_bytes())
    result = results(*arena('expert', f'expert,weights={copied}', f'master,work=0,weights={NETWORK}', '--deals', '3'))
    names = [contestant['name'] for contestant in result['contestants']]
    assert names == ['expert', f'expert,weights={copied}', f'master,work=0,weights={NETWORK}']
    assert len({contestant['network'] for contestant in result['contestants']}) == 1
    # They are all the same player.
    for side in sums(result):
        assert side['wins'] == 3 * 60 and side['gold'] == side['others_gold'], side
    damaged = folder / 'damaged.bin'
    damaged.write_bytes(NETWORK.read_bytes()[:-1])
    for path in (damaged, folder / 'nothing'):
        assert str(path) in lab(*arena('greedy', f'expert,weights={path}', '--deals', '1'), status=NOT_FINE).stderr


@case('the yardsticks take part with the work they are given, the policy-value search with the levels\' network')
def yardsticks(folder):
    names = ['expert', f'puct,work=0,weights={NETWORK}', 'ismcts,work=1', 'flat,work=1']
    result = results(*arena(*names, '--deals', '1', '--form', 'fewer'))
    networks = {contestant['name']: contestant['network'] for contestant in result['contestants']}
    assert list(networks) == names and networks['ismcts,work=1'] == networks['flat,work=1'] == '', networks
    assert networks[names[1]] == networks['expert'] != '', networks
    # Without a simulation the search is the network's own choice.
    first = sums(result)[0]
    assert first['gold'] == first['others_gold'], first


@case('a program from outside plays by the protocol, once for each seat of each game')
def outside(folder):
    check = validator('protocol.schema.json')
    name, heard = program(folder)
    result = results(*arena(name, 'random', '--deals', '2'))
    games = logs(heard)
    assert len(games) == 4
    for lines in games:
        for line in lines[::7]:
            check.validate(line)
        assert [line['type'] for line in lines if line['type'] in ('hello', 'game', 'end')] == ['hello', 'game', 'end']
        assert lines[0]['type'] == 'hello' and lines[-1]['type'] == 'end'
    seats = sorted(line['players'].index('outside') for lines in games for line in lines if line['type'] == 'game')
    assert seats == [0, 0, 1, 1]
    assert int(result['paces'][0]['decisions']) > 50
    # There is one process for each of its seats, and each receives what its seat may know.
    name, heard = program(folder, 'two')
    lab(*arena('random', name, '--deals', '1', '--seats', '3', '--lineups', 'first'))
    for lines in logs(heard):
        told = {line['to'] for line in lines if line['type'] == 'events'}
        asked = {line['seat'] for line in lines if line['type'] == 'ask'}
        assert len(told | asked) == 1
    assert len(logs(heard)) == 6


@case('a program that is wrong, silent or gone ends the run with a sentence')
def outside_fails(folder):
    for rule, word in (('cheat', 'rule'), ('late', 'number'), ('babble', 'JSON'), ('leave', 'ended'),
                       ('sleep', 'second')):
        name, _ = program(folder, rule)
        # A program that answers is given as much time as a busy machine may need.
        done = lab(*arena('greedy', name, '--deals', '1', '--patience', '1' if rule == 'sleep' else '600'),
                   status=NOT_FINE)
        assert word in done.stderr and done.stdout == '' and ('outside' in done.stderr), (rule, done.stderr)
    missing = folder / 'missing'
    assert str(missing) in lab(*arena('greedy', f'outside={missing}', '--deals', '1'), status=NOT_FINE).stderr
    assert not [pid for pid in os.listdir('/proc') if pid.isdigit() and is_child_of(folder, pid)], \
        'a program was left behind'


def is_child_of(folder, pid):
    try:
        with open(f'/proc/{pid}/cmdline', 'rb') as file:
            return os.fsencode(folder) in file.read()
    except OSError:
        return False


@case('the interval of a share and the Elo of who always wins are what they should be')
def figures(folder):
    good = results(*arena('greedy', 'random', '--deals', '100'))
    # 50 deals won twice, 30 once, 20 never: a share of 65 %.
    good['sides'][0][0].update(deals='100', wins=str(60 * 130), win_squares=str(60 * 60 * (50 * 4 + 30)))
    good['points'] = [['0', '260'], ['140', '0']]
    text = lab('merge', write(folder, 'figures.json', good)).stdout
    row = next(line for line in text.splitlines() if line.startswith('greedy against random')).split()
    assert row[3:6] == ['200', '65.0', '%'], row
    variance = (57.5 / 100 - 0.65 ** 2) / 99
    games = 0.65 * 0.35 / variance
    z = 1.959964
    middle = (0.65 + z * z / 2 / games) / (1 + z * z / games)
    half = z * math.sqrt(0.65 * 0.35 / games + z * z / 4 / games ** 2) / (1 + z * z / games)
    assert abs(float(row[6]) - 100 * (middle - half)) < 0.06 and abs(float(row[8]) - 100 * (middle + half)) < 0.06, row
    elo = next(line for line in text.splitlines() if line.startswith('greedy  ')).split()
    wanted = 400 * math.log10(130.5 / 70.5) / 2
    assert abs(float(elo[1]) - wanted) < 0.6, (elo, wanted)
    spread = 400 / math.log(10) * z / math.sqrt(201 * (130.5 * 70.5) / 201 ** 2) / 2
    for bound, number in ((wanted - spread, elo[2]), (wanted + spread, elo[4])):
        assert abs(float(number) - bound) < 1.1, (elo, wanted, spread)


@case('levels in a style take part, with the work they are given, and play in another way')
def styles(folder):
    names = ['beginner-spoiler', 'beginner,work=5', 'master-careful,work=2']
    result = results(*arena(*names, '--deals', '2', '--form', 'fewer'))
    assert [contestant['name'] for contestant in result['contestants']] == names, result
    plain = lab('simulate', '--players', 'journeyman', '--games', '8').stdout
    styled = lab('simulate', '--players', 'journeyman-spoiler', '--games', '8').stdout
    assert 'journeyman-spoiler' in styled
    assert styled.split() != plain.replace('journeyman', 'journeyman-spoiler').split()


@case('the second game has an arena of its own')
def compile_gold(folder):
    options = compile_arena('--deals', '20', 'greedy', 'random')
    result = results(*options, '--jobs', '2')
    validator('compile/arena.schema.json').validate(result)
    assert timeless(result) == timeless(results(*options, '--jobs', '1'))
    assert result['runs'] == [{'seed': '1', 'pairs': '20'}]
    assert result['contestants'][0] == {'name': 'greedy', 'work': 100, 'weights': ''}
    meeting = result['meetings'][0]
    assert int(meeting['points']) >= 76 and int(meeting['squares']) <= 4 * int(meeting['points'])
    assert results(*options, '--cards', 'mn01')['cards'] != result['cards']
    # With each player on both sides of every game, nobody is better than itself.
    same = results(*compile_arena('--deals', '20', 'random', 'random'))
    assert same['meetings'][0]['points'] == '40', same
    text = lab(*options).stdout
    assert 'greedy against random' in text and '95 % within' in text, text
    for wrong in (('greedy', 'nobody', '--deals', '1'), ('greedy', '--deals', '1'), ('greedy', 'random'),
                  ('greedy', 'random', '--deals', '1', '--seats', '2'), ('greedy,work=x', 'random', '--deals', '1')):
        assert lab(*compile_arena(*wrong), status=WRONG_USE).stdout == '', wrong
    assert '--cards' in lab('arena', 'greedy', 'random', '--deals', '1', '--cards', 'mn01', status=WRONG_USE).stderr


@case('its shards, too, add up to exactly the whole, with who met whom')
def compile_shards(folder):
    options = compile_arena('greedy', 'random', 'beginner,work=5')
    whole = results(*options, '--deals', '5', '--seed', '7')
    paths = [write(folder, f'{seed}.json', results(*options, '--deals', deals, '--seed', seed))
             for seed, deals in ((10, 2), (7, 3))]
    for order in (paths, paths[::-1]):
        assert timeless(results('merge', *order)) == timeless(whole)
    said = [line.split('  ')[0] for line in lab('merge', *paths).stdout.splitlines() if ' against ' in line]
    assert said == ['greedy against random', 'greedy against beginner,work=5', 'random against beginner,work=5'], said
    assert whole['contestants'][2]['work'] == 5 and len(whole['contestants'][2]['weights']) == 16
    # The player that loses to nobody is listed first, the random one last.
    assert int(whole['meetings'][0]['points']) > 16 and int(whole['meetings'][2]['points']) < 4, whole


@case('of the second game, too, what does not fit together, or cannot be, is refused by name')
def compile_misfits(folder):
    good = results(*compile_arena('greedy', 'random', '--deals', '4', '--seed', '10'))
    path = write(folder, 'good.json', good)

    def changed(*path_and_value):
        *keys, value = path_and_value
        result = copy.deepcopy(other)
        inner = result
        for key in keys[:-1]:
            inner = inner[key]
        inner[keys[-1]] = value
        return result

    other = results(*compile_arena('greedy', 'random', '--deals', '1', '--seed', '90'))
    assert results('merge', path, write(folder, 'other.json', other))['pairs'] == '5'
    others = {
        'overlap': results(*compile_arena('greedy', 'random', '--deals', '4', '--seed', '12')),
        'order': results(*compile_arena('random', 'greedy', '--deals', '1', '--seed', '90')),
        'more': results(*compile_arena('greedy', 'random', 'random', '--deals', '1', '--seed', '90')),
        'cards': results(*compile_arena('greedy', 'random', '--deals', '1', '--seed', '90', '--cards', 'mn01')),
        'game': results(*arena('greedy', 'random', '--deals', '1', '--seed', '90')),
        'weights': changed('contestants', 0, 'weights', 'another'),
        'work': changed('contestants', 0, 'work', 50),
    }
    for name, result in others.items():
        bad = write(folder, f'{name}.json', result)
        done = lab('merge', path, bad, status=NOT_FINE)
        assert str(bad) in done.stderr and done.stdout == '', (name, done)
    for result in (changed('version', 2), changed('rules', 99), changed('pairs', '5'), changed('runs', []),
                   changed('meetings', []), changed('meetings', 0, 'points', '9'), changed('meetings', 0, 'draws', '3'),
                   changed('paces', []), changed('paces', 0, 'decisions', '7'), changed('cards', 'x'),
                   changed('contestants', other['contestants'][:1]), changed('contestants', 0, 'name', ''),
                   changed('contestants', 0, 'work', 10000000), changed('unknown', 1)):
        bad = write(folder, 'bad.json', result)
        assert str(bad) in lab('merge', bad, status=NOT_FINE).stderr, result


@case('a program from outside plays the second game too, at both sides, and ends the run when it is wrong')
def compile_outside(folder):
    check = validator('compile/protocol.schema.json')
    options = ('--game', 'compile', '--deals', '2', '--json')
    name, heard = program(folder)
    result = json.loads(lab('arena', *options, name, 'greedy').stdout)
    assert (result['contestants'][0]['name'], result['pairs']) == (name, '2')
    assert int(result['meetings'][0]['points']) < 8
    games = logs(heard)
    assert len(games) == 4
    for lines in games:
        for line in lines[::7]:
            check.validate(line)
        assert [line['type'] for line in lines if line['type'] in ('hello', 'game', 'end')] == ['hello', 'game', 'end']
        told = {line['to'] for line in lines if line['type'] == 'events'}
        asked = {line['seat'] for line in lines if line['type'] == 'ask'}
        assert told == asked and len(told) == 1
    assert sorted(line['players'].index('outside') for lines in games for line in lines
                  if line['type'] == 'game') == [0, 0, 1, 1]
    for rule, word in (('cheat', 'decision.do'), ('refill', 'rule'), ('late', 'number'), ('babble', 'JSON'),
                       ('leave', 'ended'), ('sleep', 'second')):
        name, _ = program(folder, rule)
        done = lab('arena', *options, 'greedy', name, '--patience', '1' if rule == 'sleep' else '600', status=NOT_FINE)
        assert word in done.stderr and done.stdout == '' and 'outside' in done.stderr, (rule, done.stderr)
    for line in (['arena', *options, 'greedy', 'outside='], ['arena', *options, 'greedy', 'random', '--patience', '0'],
                 ['simulate', '--game', 'compile', '--games', '1', '--players', f'greedy,{name}']):
        lab(*line, status=WRONG_USE)


@case('wrong use has status 2, a sentence and nothing else')
def wrong_use(folder):
    for line in (['--deals', '1'], ['greedy', '--deals', '1'], ['greedy', 'nobody', '--deals', '1'],
                 ['greedy', 'random'],
                 ['greedy', 'random', '--deals', '0'], ['greedy', 'random', '--deals', '1', '--lineups', 'some'],
                 ['greedy', 'random,work=3', '--deals', '1'], ['greedy', 'master,work=', '--deals', '1'],
                 ['greedy', 'master,', '--deals', '1'], ['greedy', f'ismcts,weights={NETWORK}', '--deals', '1'],
                 ['greedy', 'master,speed=3', '--deals', '1'], ['greedy', 'outside=', '--deals', '1'],
                 ['greedy', 'greedy-careful', '--deals', '1'],
                 ['greedy', 'expert-wild,work=3', '--deals', '1'], ['greedy', 'expert,careful', '--deals', '1'],
                 ['greedy', "outside='", '--deals', '1'],
                 ['greedy', 'outside', '--deals', '1'], ['greedy', '', '--deals', '1'], ['greedy'] * 17
                 + ['--deals', '1'],
                 ['greedy', 'random', '--deals', '1', '--patience', '0'],
                 ['greedy', 'random', '--deals', '1', '--players', 'random'],
                 ['greedy', 'random', '--deals', '2', '--seed', str(2 ** 64 - 1)],
                 ['greedy', 'x' * 1001, '--deals', '1']):
        done = lab(*arena(*line), status=WRONG_USE)
        assert done.stdout == '' and '--help' in done.stderr, line


run()
