#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-card-scenes.py PROGRAM...: runs these tests, and looks whether every card of both sets has passed every case
that its text asks for: a scene of its own, what happens when it is played, turned up, uncovered, covered, shifted,
alone in the world, in the phases and as the answers that it names, and each effect of several steps while it is
interrupted."""
import json
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / 'house'))
from house import WRAPPER, case, files, read, run  # noqa: E402

PASSED = re.compile(r'^ok \d+ (\S+)$', re.MULTILINE)
# What begins an effect, and the case that shows it.
CASES = {'live': 'uncovered', 'start': 'start', 'end': 'end', 'after': 'answers'}


def passed():
    """The cases that the programs have run and passed."""
    found = set()
    for program in PROGRAMS:
        result = subprocess.run([*WRAPPER, program], capture_output=True, text=True, check=False)
        if result.returncode != 0:
            return None, f'{program} fails'
        found.update(PASSED.findall(result.stdout))
    return found, None


def wanted(card, text):
    """The cases of a card, from its text."""
    yield f'/cards/{card}'
    for situation in ('played', 'turned', 'covered', 'shifted', 'alone'):
        yield f'/every-card/{card}/{situation}'
    for effect in text['effects']:
        if effect['when'] in CASES:
            yield f'/every-card/{card}/{CASES[effect["when"]]}'
        if sum(row.get('link') != 'or' for row in effect.get('rows', [])) > 1:
            yield f'/interrupts/com-45/{card}/{effect["box"]}'


@case('every card passes the cases that its text asks for')
def cards():
    found, complaint = passed()
    if complaint:
        return [complaint]
    texts = {f'{protocol["protocol"]}-{text["value"]}': text
             for path in files('mn*.json', under='data/compile') for protocol in json.loads(read(path))['protocols']
             for text in protocol['cards']}
    if len(texts) != 144:
        return [f'there are {len(texts)} cards']
    return [f'{path} has not run' for card, text in texts.items() for path in wanted(card, text) if path not in found]


PROGRAMS = sys.argv[1:]
run()
