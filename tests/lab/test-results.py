# SPDX-License-Identifier: GPL-3.0-or-later
"""The results of the computer players that come with the program: what the documents say agrees with the stored
games, which were played with the present networks."""
import json
import subprocess

from cli import LAB, ROOT, case, results, run, validator

FOLDER = ROOT / 'data' / 'players' / 'results'
TABLE = ROOT / 'build-aux' / 'strength-table'


def tables(*arguments):
    """The tables that build-aux/strength prints."""
    return subprocess.run([TABLE, LAB, FOLDER, *arguments], capture_output=True, text=True, encoding='utf-8',
                          check=True).stdout.strip().split('\n\n')


def missing(paper, *arguments):
    """The tables that are not in the document, line after line."""
    text = (ROOT / 'data' / 'players' / paper).read_text(encoding='utf-8')
    printed = tables(*arguments)
    assert len(printed) > 1, printed
    return [table for table in printed if f'\n{table}\n' not in text]


@case('RESULTS.md and COMPILE-RESULTS.md say what the files of results say')
def papers(folder):
    lines = missing('RESULTS.md') + missing('COMPILE-RESULTS.md', 'compile')
    assert not lines, '\n'.join(['build-aux/strength table prints what is not there:', *lines])


def check_files(files, check, now, member, count):
    """Checks that games have consecutive seeds from the first on, and were played with networks or weights of @now."""
    assert '' not in now and files
    for file in files:
        result = json.loads(file.read_text(encoding='utf-8'))
        check.validate(result)
        assert {contestant[member] for contestant in result['contestants']} <= now | {''}, file.name
        end = 1
        for part in sorted(result['runs'], key=lambda part: int(part['seed'])):
            assert int(part['seed']) == end, (file.name, part)
            end += int(part[count])
        assert end == int(result[count]) + 1, file.name


@case('games count from the first seed on, without gaps, and were played with the networks of now')
def networks(folder):
    def network(player):
        return results('arena', player, 'random', '--deals', '1')['contestants'][0]['network']
    check = validator('arena.schema.json')
    now = {network('expert')}
    files = {file for file in FOLDER.glob('**/*.json') if not file.stem.startswith('compile-')}
    exploiters = set(FOLDER.glob('exploiter-*.json'))
    check_files(files - exploiters, check, now, 'network', 'deals')
    check_files(exploiters, check, now | {network(f'expert,weights={FOLDER.parent}/exploiter.bin')}, 'network', 'deals')


@case('those of the second game, too, with the weights and the cards of now')
def weights(folder):
    def one_game(cards):
        return results('arena', '--game', 'compile', 'beginner', 'random', '--deals', '1', '--cards', cards)
    for cards, files in (('mn01', sorted(FOLDER.glob('compile-mn01.json'))),
                         ('mn02', sorted(set(FOLDER.glob('compile-*.json')) - {FOLDER / 'compile-mn01.json'}))):
        now = one_game(cards)
        check_files(files, validator('compile/arena.schema.json'), {now['contestants'][0]['weights']},
                    'weights', 'pairs')
        assert {json.loads(file.read_text(encoding='utf-8'))['cards'] for file in files} == {now['cards']}


@case('games by other rules lie apart')
def rules(folder):
    def versions(files):
        return {json.loads(file.read_text(encoding='utf-8'))['rules'] for file in files}
    assert versions(FOLDER / file.name for file in (FOLDER / 'rules-2').glob('*.json')) == {1}
    assert versions((FOLDER / 'rules-2').glob('*.json')) == {2}


@case('each share by the rules of now lies within the interval before')
def within(folder):
    found = [table.splitlines() for table in tables() if table.splitlines()[0].endswith('| within |')]
    assert len(found) == 1, found
    rows_since = found[0][2:]
    assert len(rows_since) == len(list((FOLDER / 'rules-2').glob('*.json'))), rows_since
    assert all(row.endswith('| yes |') for row in rows_since), '\n'.join(rows_since)


@case('every file of results is of a row that build-aux/strength plays, and every row that the table tells of is')
def rows(folder):
    lines = (ROOT / 'build-aux' / 'strength.list').read_text(encoding='utf-8').splitlines()
    played = {line.split()[0] for line in lines if not line.startswith('#')}
    told = set(TABLE.read_text(encoding='utf-8').split('"')) & played
    assert told == played, played - told
    assert {file.stem for file in FOLDER.glob('*.json')} <= played


run()
