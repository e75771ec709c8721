#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-bad-input.py PROGRAM: no file and no peer can do any harm to the program or its terminal."""
import itertools
import json
import os
import subprocess

from cli import CLI, FINE, LAB, NOT_FINE, ROOT, case, cli, lab, run
from hostile import EVIL, RECORDS, SHOWN, assert_harmless, assert_soon

FIXTURES = ROOT / 'tests' / 'fixtures'


@case('16 MB of the worst are refused soon, with a sentence')
def refuse_worst(folder):
    path = folder / 'worst.json'
    for program, *command in ((cli, 'check'), (cli, 'replay'), (cli, 'score'),
                              (lab, 'simulate', '--games', '1', '--tiles')):
        def refuse(text):
            path.write_text(text)
            done = program(*command, path, status=NOT_FINE)
            assert str(path) in done.stderr and len(done.stderr) < 1000 and done.stdout == '', \
                (command, done.stderr[:400])
            assert_harmless(done.stderr)

        assert_soon(refuse)


@case('so are those that are taken for records')
def refuse_worst_record(folder):
    path = folder / 'worst.jsonl'
    for command, head in itertools.product(('check', 'replay'), RECORDS):
        def refuse(text):
            path.write_text(text)
            done = cli(command, path, status=NOT_FINE)
            assert f'{path}, game in line 1' in done.stderr and len(done.stderr) < 1000 and done.stdout == '', \
                (command, done.stderr[:400])
            assert_harmless(done.stderr)

        assert_soon(refuse, head)


@case('16 MB of the worst from a peer are refused soon, and the talk goes on')
def refuse_worst_line(folder):
    for game in ('compass', 'compile'):
        def refuse(text):
            said = [json.loads(line)
                    for line in cli('play', '--protocol', '--game', game,
                                    text=text + '\n{"type":"quit"}\n').stdout.splitlines()]
            assert [line['type'] for line in said] == ['hello', 'error'], said
            assert_harmless(said[1]['error']['message'])

        assert_soon(refuse)


def run_bytes(program, *arguments):
    return subprocess.run([os.fsencode(program), *arguments], capture_output=True, check=False)


@case('names of files, and what is in them, do not reach the terminal as they are')
def escape(folder):
    texts = (
        {EVIL: 1},
        {'format': EVIL},
        {'format': 'gilded-compass-save', 'version': EVIL},
        {'format': 'gilded-compass-holding', 'version': 1, EVIL: []},
        {'format': 'gilded-compass-holding', 'version': 1, 'maps': [{'colour': EVIL}]},
    )
    for text, ascii_only in itertools.product(texts, (False, True)):
        path = folder / 'evil.json'
        path.write_text(json.dumps(text, ensure_ascii=ascii_only), encoding='utf-8')
        for command in ('check', 'replay', 'score'):
            done = cli(command, path, status=NOT_FINE)
            assert_harmless(done.stderr + done.stdout)
            assert done.stderr.count('\n') == 1, done.stderr
    assert SHOWN in cli('score', path, status=NOT_FINE).stderr

    path = folder / EVIL
    path.write_text('{}')
    for command in ('check', 'replay', 'score'):
        done = cli(command, path, status=NOT_FINE)
        assert r'31m\u202egnp\u2066' in done.stderr and done.stderr.count('\n') == 1, done.stderr
        assert_harmless(done.stderr)
    for program, *arguments in ((CLI, EVIL), (CLI, 'check', '--' + EVIL), (LAB, 'simulate', '--seats', EVIL),
                                (LAB, 'simulate', '--players', EVIL)):
        done = run_bytes(program, *[os.fsencode(argument) for argument in arguments])
        assert done.returncode != FINE
        assert_harmless(done.stderr.decode() + done.stdout.decode())
    path = folder / ('fine' + EVIL)
    path.write_bytes((FIXTURES / 'save-v1-over.gildedcompass').read_bytes())
    assert_harmless(cli('check', path).stdout)


@case('names are told in one line, and from left to right')
def names(folder):
    for fixture in ('save-v1-over.gildedcompass', 'record-v1.jsonl'):
        path = folder / fixture
        line = (FIXTURES / fixture).read_text(encoding='utf-8').splitlines()[0]
        path.write_text(line.replace('"Ada"', '"\u202eadA\u2066\u2028!"') + '\n', encoding='utf-8')
        told = cli('replay', path).stdout
        assert_harmless(told)
        assert 'adA !' in told, told[:300]
        cli('check', path)


@case('a seat of an unknown kind is not in order')
def unknown_kind(folder):
    for fixture in ('save-v1-over.gildedcompass', 'record-v1.jsonl'):
        path = folder / fixture
        path.write_text((FIXTURES / fixture).read_text(encoding='utf-8').replace('"kind":"random"', '"kind":"oracle"'),
                        encoding='utf-8')
        done = cli('check', path, status=NOT_FINE)
        assert 'seats[2].kind: there is no player “oracle”.' in done.stderr, done.stderr
        cli('replay', path)
    for kind in ('outside', 'flat', 'expert-careful'):
        path.write_text((FIXTURES / fixture).read_text(encoding='utf-8').replace('"kind":"random"', f'"kind":"{kind}"'),
                        encoding='utf-8')
        cli('check', path)


run()
