#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-arguments.py CLI LAB: help, version, wrong use, and files that cannot be read or written."""
import os
import pathlib
import subprocess

from cli import CLI, FINE, LAB, NOT_FINE, WRONG_USE, Skip, case, cli, lab, record, run

NOBODY = 65534
COMMANDS = ['play', 'replay', 'check', 'score']


@case('help names every command, and every command has its own')
def helps(folder):
    text = cli('--help').stdout
    for command in COMMANDS:
        assert f'  {command} ' in text, command
        assert f'gilded-compass-cli {command}' in cli(command, '--help').stdout, command


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
    (folder / 'there.gildedcompass').write_text('a game of long ago')
    lines = [
        [],
        ['nonsense'],
        ['--nonsense'],
        ['check'],
        ['replay'],
        ['replay', 'a', 'b'],
        ['replay', 'a', '--seat', '5'],
        ['replay', 'a', '--game', '0'],
        ['score'],
        ['score', 'a', 'b'],
        ['play', '--protocol', '--games', '2'],
        ['play', '--protocol', '--save', 'a'],
        ['play', '--protocol', '--players', 'person'],
        ['play', '--players', 'outside'],
        ['play', '--players', 'nobody'],
        ['play', '--load', 'a', '--seats', '3'],
        ['play', '--load', 'a', '--names', 'Ada'],
        ['play', '--names', 'Ada,Ben,Cy'],
        ['play', '--names', 'Ada, ada'],
        ['play', '--names', 'Ada,'],
        ['play', '--names', 'A' * 41],
        ['play', '--save', folder / 'there'],
        ['play', '--seats', '4', '--form', 'fewer'],
        ['simulate', '--games', '1'],
    ]
    for line in lines:
        done = cli(*line, status=WRONG_USE)
        assert done.stdout == '', line
        assert '--help' in done.stderr, line


@case('files that cannot be read are named')
def unreadable(folder):
    nothing = folder / 'nothing'
    empty = folder / 'empty'
    empty.write_text('')
    binary = folder / 'binary'
    binary.write_bytes(bytes(range(256)))
    for command in (['check'], ['replay'], ['score'], ['play', '--protocol', '--tiles'], ['play', '--load']):
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
            subprocess.run([CLI, '--version'], stdout=subprocess.DEVNULL, check=True, **user)
        except OSError:
            raise Skip('nobody else may run the program here') from None
    for program, command in ((cli, 'check'), (cli, 'replay'), (cli, 'score'), (lab, 'merge')):
        assert str(path) in program(command, path, status=NOT_FINE, **user).stderr, command


@case('a name that is no UTF-8 does no harm')
def strange_name(folder):
    path = os.fsencode(folder) + b'/\xff'
    pathlib.Path(os.fsdecode(path)).write_text('{}')
    for program, command in ((CLI, b'check'), (CLI, b'replay'), (CLI, b'score'), (LAB, b'merge')):
        done = subprocess.run([os.fsencode(program), command, path], capture_output=True, check=False)
        assert done.returncode == NOT_FINE, done
        assert done.stderr.startswith(os.fsencode(pathlib.Path(program).name) + b': '), done


@case('output that cannot be written is not fine')
def full_output(folder):
    path = record(folder)
    lines = [['--help'], ['--version'], ['replay', path], ['check', path],
             ['play', '--protocol', '--players', 'random']]
    for line in lines:
        with open('/dev/full', 'w', encoding='utf-8') as full:
            done = subprocess.run([CLI, *line], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
        assert done.returncode == NOT_FINE and 'No space left' in done.stderr, (line, done)


@case('a reader that goes away ends the program quietly')
def broken_pipe(folder):
    path = record(folder)
    for line in (['replay', str(path)], ['play', '--protocol', '--players', 'random']):
        with subprocess.Popen([CLI, *line], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE) as process:
            process.stdout.readline()
            process.stdout.close()
            assert process.stderr.read() == b'', line
            assert process.wait() in (FINE, NOT_FINE), line


@case('a locale that does not exist does no harm')
def no_locale(folder):
    done = cli('check', record(folder), env={'LC_ALL': 'xx_YY.nonsense', 'LANGUAGE': ''})
    assert 'valid' in done.stdout, done.stdout


run()
