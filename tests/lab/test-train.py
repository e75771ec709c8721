#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-train.py CLI LAB: training a network, going on with it, and playing with it."""
import itertools
import json
import re
import subprocess

from cli import CLI, FINE, LAB, NOT_FINE, ROOT, WRONG_USE, case, lab, results, run

NETWORK = ROOT / 'data' / 'players' / 'weights.bin'


def train(path, games, *more):
    """Trains the network in the file. Returns the file's content, and the program's output."""
    done = subprocess.run([LAB, 'train', path, '--games', str(games), '--compare', '0', *more], capture_output=True,
                          text=True, check=False)
    assert done.returncode == FINE, done.stderr
    return path.read_bytes(), done.stderr


@case('the weights do not depend on the number of threads, but on the seed')
def jobs(folder):
    one, said = train(folder / 'one', 32, '--jobs', '1')
    assert '32 games' in said, said
    assert train(folder / 'two', 32, '--jobs', '3')[0] == one
    assert train(folder / 'other', 32, '--seed', '2')[0] != one


@case('a training that goes on ends where one without a break ends')
def resumed(folder):
    whole, _ = train(folder / 'whole', 48)
    train(folder / 'parts', 16)
    assert train(folder / 'parts', 48)[0] == whole


@case('networks that learn apart: with any number of threads, also when interrupted, and no way back')
def apart(folder):
    """Games with more seats have more positions: 32 with two seats teach as much as 21, 16 and 12 with more."""
    options = ['--own', '32', '--report', '128']
    one, said = train(folder / 'one', 16, *options, '--jobs', '1')
    assert said.splitlines()[-1].startswith(f'{16 + 2 * (32 + 21 + 16 + 12)} games'), said
    assert train(folder / 'two', 16, *options, '--jobs', '3')[0] == one
    train(folder / 'parts', 16)
    assert train(folder / 'parts', 16, *options)[0] == one
    train(folder / 'some', 16)
    train(folder / 'some', 16, '--own', '32', '--seats', '2')
    assert (folder / 'some').read_bytes() != one
    assert train(folder / 'some', 16, *options)[0] == one
    done = lab('train', folder / 'one', '--games', '32', status=WRONG_USE)
    assert '16' in done.stderr and (folder / 'one').read_bytes() == one, done.stderr


@case('a network that learns against a player: the same with any number of threads, and other than against itself')
def against(folder):
    options = ['--against', 'beginner,work=0', '--seats', '2', '--own', '16']
    one, _ = train(folder / 'one', 16, *options, '--jobs', '1')
    assert train(folder / 'two', 16, *options, '--jobs', '3')[0] == one
    train(folder / 'parts', 16, *options[:4])
    assert train(folder / 'parts', 16, *options)[0] == one
    assert train(folder / 'itself', 16, *options[2:])[0] != one
    assert train(folder / 'other', 16, '--against', 'greedy', *options[2:])[0] != one
    for player, named in (('nobody', 'nobody'), ('outside=true', '--against'), ('beginner,work=x', 'work')):
        done = lab('train', folder / 'none', '--against', player, status=WRONG_USE)
        assert named in done.stderr and not (folder / 'none').exists(), done.stderr


def learn_from(path, base, records, *more):
    """Lets a copy of the networks in the bytes base learn from records. Returns its bytes, and what was said."""
    path.write_bytes(base)
    done = subprocess.run([LAB, 'train', path, '--compare', '0', *more,
                           *(word for record in records for word in ('--record', record))], capture_output=True,
                          text=True, check=False)
    assert done.returncode == FINE, done.stderr
    return path.read_bytes(), done.stderr


def own_games(folder, rival):
    """Records of the first own games of the networks in the file base for two seats, by number and form: a game's seed
    follows from the training's, and its form from that, which is not worth doing here once more."""
    paths = []
    for net, building in enumerate(('auction-house', 'guild')):
        seed = (0x9e3779b97f4a7c15 + (net + 1 << 40)) % (1 << 64)
        paths.append([folder / f'{building}-{form}' for form in ('standard', 'neutral', 'fewer')])
        for path in paths[-1]:
            lab('simulate', '--games', '1', '--seats', '2', '--b', building, '--form', path.name.split('-')[-1],
                '--seed', seed, '--players', f'expert,weights={folder / "base"}{rival}', '--record', path)
    return itertools.product(*paths)


@case('the record of a game teaches what playing it teaches: a network against itself, and against a player')
def lessons(folder):
    base, _ = train(folder / 'base', 16)
    for rival, options, more in (('', (), ()), (',greedy', ('--against', 'greedy'), ('--only', 'expert'))):
        (folder / 'played').write_bytes(base)
        played, _ = train(folder / 'played', 16, '--own', '1', '--seats', '2', *options)
        pairs = [learn_from(folder / 'learnt', base, pair, *more)[0] for pair in own_games(folder, rival)]
        assert pairs.count(played) == 1, (rival, pairs.count(played))


@case('records teach the same each time, in one file or several, but not in another order')
def records(folder):
    base, _ = train(folder / 'base', 16)
    for seats, seed in ((2, 1), (3, 2), (2, 9)):
        lab('simulate', '--games', '3', '--seats', seats, '--seed', seed, '--record', folder / str(seed))
    one, two, nine = (folder / name for name in ('1', '2', '9'))
    whole = folder / 'whole'
    whole.write_bytes(one.read_bytes() + two.read_bytes() + nine.read_bytes())
    learnt, said = learn_from(folder / 'one', base, [whole])
    assert said.startswith('25 games') and said.count('\n') == 1, said
    for name, paths in (('two', [whole]), ('three', [one, two, nine])):
        assert learn_from(folder / name, base, paths)[0] == learnt
    assert learn_from(folder / 'four', base, [nine, two, one])[0] != learnt
    assert learn_from(folder / 'five', base, [whole], '--own-rate', '0.02')[0] != learnt
    step, _ = learn_from(folder / 'six', base, [one])
    assert learn_from(folder / 'six', step, [two, nine])[0] == learnt, 'learning does not go on where it ended'


@case('only the decisions of one player teach, whether it is named by its kind or by its name')
def only(folder):
    base, _ = train(folder / 'base', 16)
    games = folder / 'games'
    lab('simulate', '--games', '4', '--players', 'greedy,random,random', '--record', games)

    def of(*player):
        return learn_from(folder / 'learnt', base, [games], *player)[0]
    assert of('--only', 'greedy') == of('--only', 'greedy 1')
    assert len({of(), of('--only', 'random'), of('--only', 'random 2'), of('--only', 'random 3'), of('--only', 'greedy')
                }) == 5


def begun(folder):
    """A record of a game in which nothing has been decided. What its result must be is found by asking."""
    def empty(thing, name=''):
        if isinstance(thing, dict):
            return {member: empty(value, member) for member, value in thing.items()
                    if member == 'collections' or not isinstance(value, list)}
        return thing[:1] if name == 'collections' else 0
    path = folder / 'begun'
    lab('simulate', '--games', '1', '--seats', '2', '--record', path)
    game = json.loads(path.read_text())
    game.update(steps=[], finished=False, result=[empty(seat) for seat in game['result']])
    while True:
        path.write_text(json.dumps(game) + '\n')
        done = subprocess.run([CLI, 'check', path], capture_output=True, text=True, check=False)
        found = re.search(r'at (result\S+): the game leads to (\d+), but', done.stderr)
        if not found:
            assert done.returncode == FINE, done.stderr
            return path
        place = game
        *way, last = (int(step) if step.isdigit() else step for step in re.findall(r'\w+', found[1]))
        for step in way:
            place = place[step]
        place[last] = int(found[2])


@case('records that cannot teach are refused with one sentence, and so are options that do not fit')
def misfits(folder):
    base, _ = train(folder / 'base', 16)
    good = folder / 'good'
    lab('simulate', '--games', '2', '--seats', '2', '--record', good)
    lines = good.read_text().splitlines(keepends=True)
    faces = json.loads((ROOT / 'data/tiles.json').read_text())
    faces['chests']['tiles'] = [{'gold': 9, 'count': 30}]
    (folder / 'tiles').write_text(json.dumps(faces))
    lab('simulate', '--games', '1', '--seats', '2', '--tiles', folder / 'tiles', '--record', folder / 'other')
    (folder / 'damaged').write_text(lines[0] + lines[1].replace('"place":1', '"place":2'))
    (folder / 'cut').write_text(lines[0] + lines[1][:5000])
    (folder / 'newer').write_text(lines[0].replace('"rules":2', '"rules":3'))
    (folder / 'empty').write_text('')
    older, second = (ROOT / 'tests/fixtures' / name for name in ('record-v1.jsonl', 'compile/record-v1.jsonl'))
    for path, *words in ((older, 'line 1', 'version 1'), (folder / 'newer', 'version 3'), (second, 'Compile Gold'),
                         (folder / 'other', 'line 1', 'tiles'), (folder / 'damaged', 'line 2', 'leads to 1'),
                         (folder / 'cut', 'line 2'), (begun(folder), 'line 1', 'not over'), (folder / 'empty', 'empty'),
                         (folder / 'nothing', 'not exist')):
        done = lab('train', folder / 'base', '--record', good, '--record', path, status=NOT_FINE)
        assert done.stderr.count('\n') == 1, done.stderr
        assert all(word in done.stderr for word in (str(path), *words)), done.stderr
    assert '“expert”' in lab('train', folder / 'base', '--record', good, '--only', 'expert', status=NOT_FINE).stderr
    for wrong in (('--only', 'greedy'), ('--record', good, '--own', '5'), ('--record', good, '--games', '5'),
                  ('--record', good, '--rate', '0.1'), ('--record', good, '--against', 'greedy'),
                  ('--own-rate', '0', '--record', good)):
        assert wrong[0] in lab('train', folder / 'base', *wrong, status=WRONG_USE).stderr
    assert (folder / 'base').read_bytes() == base


@case('a report every so many games')
def reports(folder):
    _, said = train(folder / 'network', 48, '--report', '16')
    assert [line.split()[0] for line in said.splitlines()] == ['16', '32', '48'], said


@case('a network of one\'s own plays')
def own(folder):
    path = folder / 'network'
    train(path, 16)
    options = ['simulate', '--games', '4', '--players', 'expert,greedy']
    assert results(*options, '--weights', path) != results(*options, '--weights', NETWORK)
    assert results(*options) == results(*options, '--weights', NETWORK)


@case('players of one game play by several networks')
def networks(folder):
    path = folder / 'network'
    train(path, 16)

    def games(players, *more):
        return results('simulate', '--games', '4', '--seats', '2', '--players', players, *more)
    assert games(f'expert,weights={path}') == games('expert', '--weights', path)
    assert games(f'expert,weights={path},expert') == games(f'expert,expert,weights={NETWORK}', '--weights', path)
    assert len({str(games(players)) for players in (f'expert,weights={path}', f'expert,weights={path},expert',
                                                    f'expert,expert,weights={path}', 'expert')}) == 4
    for players in (f'greedy,weights={path}', f'weights={path}'):
        assert 'weights=' in lab('simulate', '--games', '1', '--players', players, status=WRONG_USE).stderr
    lab('simulate', '--games', '1', '--players', f'expert,weights={folder / "none"}', status=NOT_FINE)


@case('search changes what the highest level does, and work of none turns it off')
def work(folder):
    def players(name, *more):
        report = lab('simulate', '--games', '1', '--seats', '2', '--players', f'{name},greedy', *more).stdout
        return report.replace('master', 'expert')
    assert ' '.join(players('master', '--work', '0').split()) == ' '.join(players('expert').split())


@case('a file that is no network, or a damaged one, is refused by name')
def refused(folder):
    damaged = folder / 'damaged'
    data = bytearray(NETWORK.read_bytes())
    data[1000] ^= 1
    damaged.write_bytes(data)
    short = folder / 'short'
    short.write_bytes(NETWORK.read_bytes()[:-5])
    text = folder / 'text'
    text.write_text('no network\n')
    for path in (damaged, short, text, folder / 'nothing', folder):
        done = lab('simulate', '--games', '1', '--weights', path, status=NOT_FINE)
        assert str(path) in done.stderr and done.stdout == '', done.stderr
    for path in (damaged, short, text):
        before = path.read_bytes()
        assert str(path) in lab('train', path, '--games', '10', status=NOT_FINE).stderr
        assert path.read_bytes() == before


@case('what the second game judges by is written as its source file, the same with any number of jobs')
def learn(folder):
    one, two, other = folder / 'one.c', folder / 'two.c', folder / 'other.c'
    lab('learn', one, '--games', '60', '--jobs', '1')
    lab('learn', two, '--games', '60', '--jobs', '2')
    lab('learn', other, '--games', '60', '--seed', '1000')
    assert one.read_text() == two.read_text() != other.read_text()
    source = (ROOT / 'src/compile/players/evaluation/compile-weights-learnt.c').read_text()
    # Everything except the learnt numbers.
    head, _, rest = one.read_text().partition('.weights')
    assert source.startswith(head) and len(rest.split(',')) == len(source.partition('.weights')[2].split(','))
    assert max(map(len, one.read_text().splitlines())) <= 120
    lab('learn', '--games', '1', status=WRONG_USE)
    lab('learn', folder, '--games', '1', status=NOT_FINE)
    lab('learn', one, status=WRONG_USE)


run()
