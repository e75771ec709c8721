#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-examples.py LAB: the examples of the Python package do what they say."""
import csv
import json
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'house'))
from house import ROOT, case, run  # noqa: E402

LAB = sys.argv[1]
EXAMPLES = ROOT / 'src/library/python/examples'


def told(*command):
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stderr == '', done.stderr
    return done.stdout


@case('the bot plays against the highest level in the arena')
def bot():
    program = 'outside=' + ' '.join(map(shlex.quote, [sys.executable, str(EXAMPLES / 'bot.py')]))
    result = json.loads(told(LAB, 'arena', program, 'master,work=1', '--deals', '1', '--json'))
    return [] if result['deals'] == '1' and len(result['sides']) == 1 else [str(result)[:500]]


@case('self-play learns to beat chance')
def self_play():
    said = told(sys.executable, EXAMPLES / 'self_play.py', 10, 10)
    found = re.search(r'against chance: (\S+) in 10 games', said)
    return [] if found and float(found.group(1)) > 0.3 else said.splitlines()


@case('records become a table')
def records():
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / 'games.jsonl'
        told(LAB, 'simulate', '--games', '3', '--seats', '3', '--players', 'greedy,random,random', '--record', path)
        rows = list(csv.DictReader(told(sys.executable, EXAMPLES / 'records.py', path).splitlines()))
    golds = [sum(int(row[name]) for name in row if name.startswith('gold_')) == int(row['gold']) for row in rows]
    assert len(rows) == 9 and all(golds), rows
    assert [row['player'] for row in rows[:3]] == ['greedy', 'random', 'random'] and rows[8]['game'] == '3'
    return []


run()
