# SPDX-License-Identifier: GPL-3.0-or-later
"""build-aux/cluster without Slurm: what a shard's file says, and what is refused when shards are added up."""
import pathlib
import subprocess

from cli import LAB, ROOT, case, lab, run

CLUSTER = ROOT / 'build-aux' / 'cluster'
SOURCE = 'commit 0123456789abcdef0123456789abcdef01234567, networks 601e2081c6970635'
ARENA = ('arena', 'expert', 'greedy')
SHARDS = [(1, 4), (5, 4), (9, 2)]

played = {}


def cluster(what, folder, status=0, **env):
    done = subprocess.run([CLUSTER, what, folder], capture_output=True, text=True, encoding='utf-8', check=False,
                          env={'PATH': '/usr/bin:/bin', 'LC_ALL': 'C.UTF-8', **env})
    assert done.returncode == status, (done.returncode, done.stdout, done.stderr)
    return done


def prepare(folder, arguments=ARENA):
    """A run whose shards have been played, as nodes of a cluster play them; once for each arguments."""
    folder.mkdir()
    (folder / 'lab').symlink_to(pathlib.Path(LAB).resolve())
    (folder / 'arguments').write_text(''.join(f'{argument}\n' for argument in arguments))
    (folder / 'source').write_text(SOURCE + '\n')
    (folder / 'shards').write_text(''.join(f'{first} {count}\n' for first, count in SHARDS))
    for number, (first, _) in enumerate(SHARDS, 1):
        if (arguments, first) not in played:
            cluster('--play', folder, SLURM_ARRAY_TASK_ID=str(number))
            played[arguments, first] = (folder / f'shard-{first}').read_bytes()
        (folder / f'shard-{first}').write_bytes(played[arguments, first])
    return folder


def refused(folder, *words):
    """The one sentence that says why the shards are not added up."""
    done = cluster('--merge', folder, status=1)
    assert done.stdout == '' and done.stderr.count('\n') == 1, done
    assert done.stderr.startswith('build-aux/cluster: '), done.stderr
    for word in words:
        assert str(word) in done.stderr, (word, done.stderr)


@case('shards make the very bytes of one run: arenas of both games, simulated games, their records, and truth sets')
def whole(folder):
    for number, arguments in enumerate((ARENA, ('arena', '--game', 'compile', 'greedy', 'beginner'),
                                        ('simulate', '--players', 'greedy'))):
        alone = ('--untimed', '--deals') if arguments[0] == 'arena' else ('--games',)
        shards = prepare(folder / str(number), arguments)
        assert cluster('--merge', shards).stdout == lab(*arguments, '--seed', '1', *alone, '10', '--json').stdout
    shards = prepare(folder / 'records', ('records', '--seats', '3'))
    assert cluster('--merge', shards).stdout == lab('simulate', '--seats', '3', '--seed', '1', '--games', '10',
                                                    '--record', '-').stdout
    few = ('--precision', '5', '--most', '4')
    shards = prepare(folder / 'truth', ('truth', *few))
    assert cluster('--merge', shards).stdout == lab('truth', '-', *few, '--positions', '10').stdout


@case('a shard names its commit, networks and seeds; it is not played twice')
def told(folder):
    shards = prepare(folder / 'run')
    file = shards / 'shard-5'
    head, _, digest = file.read_text().splitlines()
    assert head == f'gilded-compass shard of {SOURCE}: {" ".join(ARENA)}, seeds 5 to 8', head
    assert len(digest.split()[0]) == 64, digest
    before = file.stat()
    cluster('--play', shards, SLURM_ARRAY_TASK_ID='2')
    assert file.stat() == before and not list(shards.glob('part-*'))


@case('networks of one\'s own are named by what is in them')
def networks(folder):
    network = folder / 'own.bin'
    network.write_bytes((ROOT / 'data' / 'players' / 'weights.bin').read_bytes())
    shards = prepare(folder / 'run', ('simulate', '--players', 'expert', '--weights', str(network)))
    assert f'{network} 601e2081c6970635: simulate' in (shards / 'shard-1').read_text()
    cluster('--merge', shards)
    own = ('simulate', '--players', f'expert,weights={network},greedy')
    assert f'{network} 601e2081c6970635: simulate' in (prepare(folder / 'list', own) / 'shard-1').read_text()
    network.write_bytes(b'another')
    refused(shards, shards / 'shard-1', '601e2081c6970635')


@case('a shard that is missing is refused')
def missing(folder):
    shards = prepare(folder / 'run')
    (shards / 'shard-5').unlink()
    refused(shards, shards / 'shard-5', 'missing', 'seeds 5 to 8')


@case('a shard that is there twice is refused')
def double(folder):
    shards = prepare(folder / 'run')
    (shards / 'shard-5').write_bytes((shards / 'shard-1').read_bytes())
    refused(shards, shards / 'shard-5', 'seeds 5 to 8', 'seeds 1 to 4')


@case('a shard of another commit is refused')
def other(folder):
    shards, others = prepare(folder / 'run'), prepare(folder / 'others')
    (others / 'source').write_text('commit ' + 40 * 'f' + ', networks 601e2081c6970635\n')
    (others / 'shard-9').unlink()
    cluster('--play', others, SLURM_ARRAY_TASK_ID='3')
    (others / 'shard-9').replace(shards / 'shard-9')
    refused(shards, shards / 'shard-9', 'commit 0123456789', 'commit ffff')


@case('a shard that is cut short, wherever, or changed is refused')
def cut(folder):
    shards = prepare(folder / 'run')
    file = shards / 'shard-9'
    good = file.read_bytes()
    for bad in (b'', good[:40], good[:good.index(b'\n') + 1], good[:200], good[:good.rindex(b'}') + 2], good[:-2],
                good.replace(b'"wins":"', b'"wins":"1')):
        assert bad != good
        file.write_bytes(bad)
        refused(shards, file, 'cut short')


run()
