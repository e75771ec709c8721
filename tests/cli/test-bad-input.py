#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-bad-input.py PROGRAM: no file and no peer can do any harm to the program or its terminal."""
import itertools
import json
import os
import re
import resource
import subprocess

from cli import CLI, FINE, LAB, NOT_FINE, ROOT, case, cli, lab, run

SIZE = 16 * 1024 * 1024
SECONDS = 15  # of processor time; a reader that is quadratic anywhere takes minutes
DANGEROUS = re.compile('[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]')
EVIL = '\x1b]0;x\x07\x9b31m\u202egnp\u2066\nfine'
SHOWN = r'\x1b]0;x\x07\u009b31m\u202egnp\u2066\x0afine'
FIXTURES = ROOT / 'tests' / 'fixtures'


def colliding(count):
    """Member names that g_str_hash() cannot tell apart."""
    return (''.join(pair) for pair in itertools.islice(itertools.product(('ab', 'bA'), repeat=20), count))


def worst():
    """Documents of 16 MB, each of which is the worst case for one part of a reader."""
    members = ','.join(f'"{name}":0' for name in colliding(SIZE // 46))
    yield '{' + members + '}'
    one = '{' + ','.join(f'"{name}":{{}}' for name in colliding(32)) + '}'
    yield '{"games":[' + ','.join([one] * (SIZE // (len(one) + 2))) + ']}'
    yield '{"decisions":[' + ','.join(['{}'] * (SIZE // 4)) + ']}'
    yield '{"title":"' + '\\u202e' * (SIZE // 7) + '"}'
    yield '{"a":' + '[' * (SIZE - 10)
    yield '{"format":"' + 'x' * (SIZE - 20) + '"}'


def used():
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def assert_harmless(text):
    found = DANGEROUS.search(text)
    assert found is None, f'{found.group()!r} in {text[:400]!r}'


@case('16 MB of the worst are refused soon, with a sentence')
def refuse_worst(folder):
    path = folder / 'worst.json'
    for text in worst():
        assert len(text) <= SIZE
        path.write_text(text)
        for program, command in ((cli, ['check']), (cli, ['replay']), (cli, ['score']),
                                 (lab, ['simulate', '--games', '1', '--tiles'])):
            before = used()
            done = program(*command, path, status=NOT_FINE)
            spent = used() - before
            print(f'# {command[0]} {text[:12]}: {spent:.2f} s', flush=True)
            assert str(path) in done.stderr and len(done.stderr) < 1000 and done.stdout == '', \
            (command, done.stderr[:400])
            assert_harmless(done.stderr)
            assert spent < SECONDS, (command, text[:20], spent)


@case('16 MB of the worst from a peer are refused soon, and the talk goes on')
def refuse_worst_line(folder):
    for text in worst():
        before = used()
        said = [json.loads(line)
                for line in cli('play', '--protocol', text=text + '\n{"type":"quit"}\n').stdout.splitlines()]
        assert [line['type'] for line in said] == ['hello', 'error'], said
        assert_harmless(said[1]['error']['message'])
        assert used() - before < SECONDS, (text[:20], used() - before)


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
