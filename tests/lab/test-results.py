# SPDX-License-Identifier: GPL-3.0-or-later
"""The results of the computer players that come with the program: what is written about them is what was played, with
the networks of now."""
import json
import subprocess

from cli import LAB, ROOT, case, results, run, validator

FOLDER = ROOT / 'data' / 'players' / 'results'
TABLE = ROOT / 'build-aux' / 'strength-table'


@case('RESULTS.md says what the files of results say')
def papers(folder):
    paper = (ROOT / 'data' / 'players' / 'RESULTS.md').read_text(encoding='utf-8').splitlines()
    table = subprocess.run([TABLE, LAB, FOLDER], capture_output=True, text=True, encoding='utf-8',
                           check=True).stdout.splitlines()
    assert len(table) > 15, table
    missing = [line for line in table if line not in paper]
    assert not missing, '\n'.join(['build-aux/strength table prints what is not there:', *missing])


@case('games count from the first seed on, without gaps, and were played with the networks of now')
def networks(folder):
    check = validator('arena.schema.json')
    now = results('arena', 'expert', 'random', '--deals', '1')['contestants'][0]['network']
    files = sorted(FOLDER.glob('*.json'))
    assert now != '' and files
    for file in files:
        result = json.loads(file.read_text(encoding='utf-8'))
        check.validate(result)
        assert {contestant['network'] for contestant in result['contestants']} <= {now, ''}, file.name
        end = 1
        for part in sorted(result['runs'], key=lambda part: int(part['seed'])):
            assert int(part['seed']) == end, (file.name, part)
            end += int(part['deals'])
        assert end == int(result['deals']) + 1, file.name


@case('every file of results is of a row that build-aux/strength plays, and every row that the table tells of is')
def rows(folder):
    script = (ROOT / 'build-aux' / 'strength').read_text(encoding='utf-8')
    played = {line.split()[0] for line in script.split("rows='\n")[1].split("\n'")[0].splitlines()}
    told = set(TABLE.read_text(encoding='utf-8').split('"')) & played
    assert told == played, played - told
    assert {file.stem for file in FOLDER.glob('*.json')} <= played


run()
