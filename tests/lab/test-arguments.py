#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-arguments.py CLI LAB: help, version, wrong use, and files that cannot be read or written."""
import os
import pty
import re
import subprocess

from cli import LAB, NOT_FINE, WRONG_USE, case, lab, run

COMMANDS = ['simulate', 'arena', 'merge', 'train']


@case('help names every command, and every command has its own')
def helps(folder):
    text = lab('--help').stdout
    for command in COMMANDS:
        assert f'  {command} ' in text, command
        assert f'gilded-compass-lab {command}' in lab(command, '--help').stdout, command


@case('every option that simulate has is in its help')
def options(folder):
    text = lab('simulate', '--help').stdout
    for option in ['game', 'cards', 'games', 'player-count', 'variant', 'b', 'c', 'start', 'players', 'seed', 'jobs',
                   'record', 'json', 'tiles', 'weights', 'work']:
        assert f'--{option}' in text, option


@case('options may have the names that files use')
def older_names(folder):
    common = ('simulate', '--games', '3', '--players', 'greedy', '--json')
    assert lab(*common, '--seats', '3', '--form', 'fewer').stdout == lab(
        *common, '--player-count', '3', '--variant', 'fewer').stdout
    for option in ['seats', 'form']:
        assert f'--{option}' not in lab('simulate', '--help').stdout, option


@case('the players that the help names play')
def players(folder):
    lists = re.findall(r'^((?:[a-z]+, )+[a-z]+)\.$', lab('simulate', '--help').stdout, re.M)
    names = ', '.join(lists).split(', ')
    assert names[0] == 'beginner' and names[5] == 'master' and 'random' in names[6:], names
    for name in names:
        assert f'“{name}”' not in lab('simulate', '--players', name, '--games', '0', status=WRONG_USE).stderr, name


@case('a level may have a style behind it, and the help names them all')
def styles(folder):
    help_ = lab('simulate', '--help').stdout
    for style in ['-careful', '-collector', '-spoiler']:
        assert style in help_
        done = lab('simulate', '--players', f'expert{style}', '--games', '0', status=WRONG_USE)
        assert f'“expert{style}”' not in done.stderr, style
    for player in ['expert-balanced', 'expert-', 'greedy-careful', 'outside-spoiler', 'flat-careful']:
        error = lab('simulate', '--players', player, '--games', '1', status=WRONG_USE).stderr
        assert f'“{player}” is unknown' in error and '-careful, -collector or -spoiler' in error, error


@case('the version')
def version(folder):
    assert lab('--version').stdout.startswith('gilded-compass-lab '), 'no version'


@case('wrong use has status 2, a sentence and nothing else')
def wrong_use(folder):
    lines = [
        [],
        ['nonsense'],
        ['play', '--protocol'],
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
    ]
    for line in lines:
        done = lab(*line, status=WRONG_USE)
        assert done.stdout == '', line
        assert '--help' in done.stderr, line


@case('the last seed of all can be played')
def last_seed(folder):
    lab('simulate', '--games', '1', '--seed', '18446744073709551615', '--players', 'random')


@case('files that cannot be read are named')
def unreadable(folder):
    nothing = folder / 'nothing'
    empty = folder / 'empty'
    empty.write_text('')
    binary = folder / 'binary'
    binary.write_bytes(bytes(range(256)))
    for command in (['merge'], ['simulate', '--games', '1', '--tiles']):
        for path in (nothing, folder, empty, binary, '/dev/null'):
            done = lab(*command, path, status=NOT_FINE)
            assert str(path) in done.stderr and done.stdout == '', (command, done.stderr)


@case('records into a folder, or where nothing can be written')
def unwritable(folder):
    for path in (folder, '/dev/full', folder / 'missing' / 'r.jsonl'):
        done = lab('simulate', '--games', '1', '--players', 'random', '--record', path, status=NOT_FINE)
        assert str(path) in done.stderr and done.stdout == '', done.stderr


@case('a full disk leaves the old record, whole')
def full_disk(folder):
    path = folder / 'r.jsonl'
    path.write_text('what was there')
    line = f'ulimit -f 20; exec "{LAB}" simulate --games 20 --players random --record "{path}"'
    done = subprocess.run(['sh', '-c', line], capture_output=True, text=True, check=False)
    assert done.returncode == NOT_FINE and str(path) in done.stderr, done
    assert path.read_text() == 'what was there'
    assert os.listdir(folder) == ['r.jsonl'], os.listdir(folder)


@case('output that cannot be written is not fine')
def full_output(folder):
    for line in (['--help'], ['--version'], ['simulate', '--games', '1', '--players', 'random']):
        with open('/dev/full', 'w', encoding='utf-8') as full:
            done = subprocess.run([LAB, *line], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
        assert done.returncode == NOT_FINE and 'No space left' in done.stderr, (line, done)


@case('a long run shows its progress on a terminal')
def progress(folder):
    terminal, inner = pty.openpty()
    line = [LAB, 'simulate', '--games', '2000', '--seats', '5', '--players', 'greedy', '--jobs', '1']
    with subprocess.Popen(line, stdout=subprocess.DEVNULL, stderr=inner) as process:
        os.close(inner)
        text = os.read(terminal, 1000).decode()
        process.terminate()
    os.close(terminal)
    assert re.match(r'\r\d+ of 2000 games', text), text


@case('a locale that does not exist does no harm')
def no_locale(folder):
    done = lab('simulate', '--games', '1', '--players', 'random', env={'LC_ALL': 'xx_YY.nonsense', 'LANGUAGE': ''})
    assert done.stdout.startswith('Games: 1\n'), done.stdout


run()
