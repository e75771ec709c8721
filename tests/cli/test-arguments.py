#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-arguments.py PROGRAM: help, version, wrong use, and files that cannot be."""
import os
import pathlib
import pty
import re
import subprocess

from cli import FINE, NOT_FINE, PROGRAM, WRONG_USE, Skip, case, cli, record, run

NOBODY = 65534
COMMANDS = ['simulate', 'arena', 'merge', 'play', 'replay', 'check', 'score', 'train']


@case('help names every command, and every command has its own')
def helps(folder):
    text = cli('--help').stdout
    for command in COMMANDS:
        assert f'  {command} ' in text, command
        assert f'gilded-compass-cli {command}' in cli(command, '--help').stdout, command


@case('every option that simulate has is in its help')
def options(folder):
    text = cli('simulate', '--help').stdout
    for option in ['games', 'seats', 'form', 'b', 'c', 'start', 'players', 'seed', 'jobs', 'record', 'json', 'tiles', 'weights',
                   'work']:
        assert f'--{option}' in text, option


@case('the players that the help names play')
def players(folder):
    names = cli('simulate', '--help').stdout.rstrip().splitlines()[-1].rstrip('.').split(', ')
    assert 'random' in names and 'greedy' in names, names
    for name in names:
        assert f'“{name}”' not in cli('simulate', '--players', name, '--games', '0', status=WRONG_USE).stderr, name


@case('a level may have a style behind it, and the help names them all')
def styles(folder):
    help_ = cli('simulate', '--help').stdout
    for style in ['-careful', '-collector', '-spoiler']:
        assert style in help_
        assert f'“expert{style}”' not in cli('simulate', '--players', f'expert{style}', '--games', '0', status=WRONG_USE).stderr, style
    for player in ['expert-balanced', 'expert-', 'greedy-careful', 'outside-spoiler', 'flat-careful']:
        error = cli('simulate', '--players', player, '--games', '1', status=WRONG_USE).stderr
        assert f'“{player}” is none of' in error and '-careful, -collector or -spoiler' in error, error


@case('the example of a holding is one')
def example(folder):
    text = cli('score', '--help').stdout
    path = folder / 'holding.json'
    path.write_text(text[text.index('\n{'):], encoding='utf-8')
    assert '8  ' in cli('score', path).stdout


@case('the version')
def version(folder):
    assert cli('--version').stdout.startswith('gilded-compass-cli '), 'no version'


@case('wrong use has status 2, a sentence and nothing else')
def wrong_use(folder):
    lines = [
        [],
        ['nonsense'],
        ['--nonsense'],
        ['simulate'],
        ['simulate', '--nonsense'],
        ['simulate', '--games'],
        ['simulate', '--games', '0'],
        ['simulate', '--games', '-1'],
        ['simulate', '--games', '1e3'],
        ['simulate', '--games', '99999999999999999999'],
        ['simulate', '--games', '1', 'more'],
        ['simulate', '--games', '1', '--seats', '1'],
        ['simulate', '--games', '1', '--seats', '6'],
        ['simulate', '--games', '1', '--seats', '4', '--form', 'neutral'],
        ['simulate', '--games', '1', '--seats', '2', '--form', 'nonsense'],
        ['simulate', '--games', '1', '--form', 'fewer', '--c', 'tower'],
        ['simulate', '--games', '1', '--c', 'none'],
        ['simulate', '--games', '1', '--b', 'tower'],
        ['simulate', '--games', '1', '--start', '2'],
        ['simulate', '--games', '1', '--players', 'nobody'],
        ['simulate', '--games', '1', '--players', 'outside'],
        ['simulate', '--games', '1', '--work', '-1'],
        ['train'],
        ['train', 'a', 'b'],
        ['train', 'a', '--games', '0'],
        ['train', 'a', '--seats', '6'],
        ['train', 'a', '--lambda', '2'],
        ['train', 'a', '--rate', '0'],
        ['simulate', '--games', '1', '--players', ''],
        ['simulate', '--games', '1', '--players', 'random,random', '--seats', '3'],
        ['simulate', '--games', '1', '--players', ','.join(['random'] * 6)],
        ['simulate', '--games', '1', '--jobs', '0'],
        ['simulate', '--games', '1', '--seed', '18446744073709551616'],
        ['simulate', '--games', '2', '--seed', '18446744073709551615'],
        ['merge'],
        ['check'],
        ['replay'],
        ['replay', 'a', 'b'],
        ['replay', 'a', '--seat', '5'],
        ['replay', 'a', '--game', '0'],
        ['score'],
        ['score', 'a', 'b'],
        ['play'],
        ['play', '--protocol', '--games', '2'],
    ]
    for line in lines:
        done = cli(*line, status=WRONG_USE)
        assert done.stdout == '', line
        assert '--help' in done.stderr, line


@case('the last seed of all can be played')
def last_seed(folder):
    cli('simulate', '--games', '1', '--seed', '18446744073709551615', '--players', 'random')


@case('files that cannot be read are named')
def unreadable(folder):
    nothing = folder / 'nothing'
    empty = folder / 'empty'
    empty.write_text('')
    binary = folder / 'binary'
    binary.write_bytes(bytes(range(256)))
    for command in (['check'], ['replay'], ['score'], ['merge'], ['simulate', '--games', '1', '--tiles']):
        for path in (nothing, folder, empty, binary, '/dev/null'):
            done = cli(*command, path, status=NOT_FINE)
            assert str(path) in done.stderr and done.stdout == '', (command, done.stderr)


@case('a file without permission')
def no_permission(folder):
    path = folder / 'closed'
    path.write_text('{}')
    path.chmod(0)
    user = {}
    if os.geteuid() == 0:  # the administrator may read everything
        folder.chmod(0o755)
        user = {'user': NOBODY}
        try:
            subprocess.run([PROGRAM, '--version'], stdout=subprocess.DEVNULL, check=True, **user)
        except OSError:
            raise Skip('nobody else may run the program here') from None
    for command in ('check', 'replay', 'score', 'merge'):
        assert str(path) in cli(command, path, status=NOT_FINE, **user).stderr, command


@case('a name that is no UTF-8 does no harm')
def strange_name(folder):
    path = os.fsencode(folder) + b'/\xff'
    pathlib.Path(os.fsdecode(path)).write_text('{}')
    for command in (b'check', b'replay', b'score', b'merge'):
        done = subprocess.run([os.fsencode(PROGRAM), command, path], capture_output=True, timeout=60, check=False)
        assert done.returncode == NOT_FINE and done.stderr.startswith(b'gilded-compass-cli: '), done


@case('records into a folder, or where nothing can be written')
def unwritable(folder):
    for path in (folder, '/dev/full', folder / 'missing' / 'r.jsonl'):
        done = cli('simulate', '--games', '1', '--players', 'random', '--record', path, status=NOT_FINE)
        assert str(path) in done.stderr and done.stdout == '', done.stderr


@case('a full disk leaves the old record, whole')
def full_disk(folder):
    path = folder / 'r.jsonl'
    path.write_text('what was there')
    line = f'ulimit -f 20; exec "{PROGRAM}" simulate --games 20 --players random --record "{path}"'
    done = subprocess.run(['sh', '-c', line], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == NOT_FINE and str(path) in done.stderr, done
    assert path.read_text() == 'what was there'
    assert os.listdir(folder) == ['r.jsonl'], os.listdir(folder)


@case('output that cannot be written is not fine')
def full_output(folder):
    path = record(folder)
    lines = [['--help'], ['--version'], ['simulate', '--games', '1', '--players', 'random'], ['replay', path], ['check', path],
             ['play', '--protocol', '--players', 'random']]
    for line in lines:
        with open('/dev/full', 'w', encoding='utf-8') as full:
            done = subprocess.run([PROGRAM, *line], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60, check=False)
        assert done.returncode == NOT_FINE and 'No space left' in done.stderr, (line, done)


@case('a reader that goes away ends the program quietly')
def broken_pipe(folder):
    path = record(folder)
    for line in (['replay', str(path)], ['play', '--protocol', '--players', 'random']):
        with subprocess.Popen([PROGRAM, *line], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            process.stdout.readline()
            process.stdout.close()
            assert process.stderr.read() == b'', line
            assert process.wait(timeout=60) in (FINE, NOT_FINE), line


@case('a long run shows its progress on a terminal')
def progress(folder):
    terminal, inner = pty.openpty()
    line = [PROGRAM, 'simulate', '--games', '2000', '--seats', '5', '--players', 'greedy', '--jobs', '1']
    with subprocess.Popen(line, stdout=subprocess.DEVNULL, stderr=inner) as process:
        os.close(inner)
        text = os.read(terminal, 1000).decode()
        process.terminate()
    os.close(terminal)
    assert re.match(r'\r\d+ of 2000 games', text), text


@case('a locale that does not exist does no harm')
def no_locale(folder):
    done = cli('simulate', '--games', '1', '--players', 'random', env={'LC_ALL': 'xx_YY.nonsense', 'LANGUAGE': ''})
    assert done.stdout.startswith('Games: 1\n'), done.stdout


run()
