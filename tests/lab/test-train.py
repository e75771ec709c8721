#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-train.py CLI LAB: training a network, going on with it, and playing with it."""
import subprocess

from cli import FINE, LAB, NOT_FINE, ROOT, WRONG_USE, case, lab, results, run

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
