#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Manual pages agree with the programs about every command and option, and the shell completes their arguments.

test-manual.py BUILD PROGRAM CLI LAB
"""
import pathlib
import re
import shutil
import subprocess
import sys

BUILD, PROGRAM, CLI, LAB = pathlib.Path(sys.argv[1]), *sys.argv[2:5]
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'house'))
from house import ROOT, Skip, case, read, run  # noqa: E402


def told(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def options(*command):
    """What --help lists, except help itself: “-n, --games=N” and what it does."""
    found = re.findall(r'^  (-.*?)\s{2,}(.*)$', told(*command, '--help'), re.M)
    return {option: text for option, text in found if '--help' not in option}


def commands(program):
    return re.findall(r'^  ([a-z]+) ', told(program, '--help'), re.M)


def text(page):
    return re.sub(r'\\f.', '', read(BUILD / 'data' / page)).replace('\\-', '-')


def documented(section):
    """The options in a part of a page."""
    return {option: says
            for option, says in re.findall(r'^\.TP\n(-.*)\n(.*)$', section, re.M)
            if option not in ('--help', '--version')}


def differences(what, page, program):
    return ([f'{what}: the page lacks {option}' for option in sorted(program.keys() - page.keys())] +
            [f'{what}: the page has {option}' for option in sorted(page.keys() - program.keys())] +
            [f'{what}: {option} is “{program[option]}”, not “{page[option]}”'
             for option in sorted(program.keys() & page.keys())
             if page[option] != program[option]])


@case('the page of the window has its options')
def window():
    program = options(PROGRAM)
    version = program.pop('--version')
    return differences('gilded-compass', documented(text('gilded-compass.6')), program) + \
        ([] if version in text('gilded-compass.6') else ['--version is missing'])


@case('each page has the date of the release')
def dated():
    metainfo = read(next((ROOT / 'data').glob('*.metainfo.xml.in')))
    released = re.search(r'<release version="\S+" date="(\S+)">', metainfo)[1]
    return [f'{page.name} is of {date}' for page in sorted((BUILD / 'data').glob('*.6'))
            for date in re.findall(r'^\.TH \S+ 6 "(.*?)"', read(page), re.M)
            if date != released]


for program in (CLI, LAB):
    @case(f'the page of {pathlib.Path(program).name} has its commands, and their options')
    def command_line(program=program):
        sections = dict(re.findall(r'^\.SS ([a-z]+)(.*?)(?=^\.S[SH])', text(f'{pathlib.Path(program).name}.6'), re.M
                                   | re.S))
        known = commands(program)
        complaints = [f'commands: {sorted(sections)} and {sorted(known)}'] if sections.keys() != set(known) else []
        for command in sections.keys() & set(known):
            summary = told(program, command, '--help').split('\n\n')[1]
            if summary not in sections[command]:
                complaints.append(f'{command}: “{summary}” is missing')
            complaints += differences(command, documented(sections[command]), options(program, command))
        return complaints


@case('the page has the options of the second game')
def second_game():
    section = re.search(r'^\.SH PLAYING COMPILE GOLD$(.*?)(?=^\.SH)', text('gilded-compass-cli.6'), re.M | re.S)[1]
    return differences('play --game=compile', documented(section), options(CLI, 'play', '--game=compile'))


@case('pages are clean')
def clean():
    if shutil.which('man') is None:
        raise Skip('man is not installed')
    complaints = []
    for page in ('gilded-compass.6', 'gilded-compass-cli.6', 'gilded-compass-lab.6'):
        result = subprocess.run(['man', '--warnings', '-E', 'UTF-8', '-l', '-Tutf8', str(BUILD / 'data' / page)],
                                capture_output=True, text=True)
        complaints += result.stderr.splitlines() + ([f'{page} has no version'] if '@' in text(page) else [])
    return complaints


def completed(*words):
    """What bash offers as completions of the last word."""
    quoted = ' '.join(f"'{word}'" for word in words)
    script = f'''source '{ROOT}/data/completions/gilded-compass-cli'
COMP_WORDS=({quoted}); COMP_CWORD={len(words) - 1}
_gilded_compass_cli '{words[0]}' '{words[-1]}' '{words[-2]}'; printf '%s\\n' "${{COMPREPLY[@]}}"'''
    return set(told('bash', '-c', script).split())


@case('bash completes commands, options and their words')
def completion():
    found = {
        'commands': completed(CLI, '') >= set(commands(CLI)),
        'commands of the other program': completed(LAB, '') >= set(commands(LAB)),
        'one command': completed(LAB, 'si') == {'simulate'},
        'options': completed(CLI, 'score', '--') >= {'--json', '--help'},
        'an option': completed(LAB, 'simulate', '--re') == {'--record='},
        'words': completed(LAB, 'simulate', '--variant', '=', '') == {'standard', 'neutral', 'fewer'},
        'a word': completed(CLI, 'play', '--b', '=', 'g') == {'guild'},
        'players': completed(LAB, 'simulate', '--players', '=', '') >= {'random', 'master'},
        'people': completed(CLI, 'play', '--players', '=', 'pe') == {'person'},
        'games': completed(CLI, 'play', '--game', '=', '') == {'compass', 'compile'},
        'options of a game':
            completed(CLI, 'play', '--game', '=', 'compile', '--w') == {'--without-control', '--work='},
        'the protocol of the other game': completed(CLI, 'play', '--game', '=', 'compile', '--pr') == {'--protocol'},
        'cards': completed(CLI, 'play', '--game', '=', 'compile', '--set', '=', '') == {'mn02', 'mn01'},
        'files': completed(CLI, 'check', 'x') == set(),
    }
    return [what for what, fine in found.items() if not fine]


run()
