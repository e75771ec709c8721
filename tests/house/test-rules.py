#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every rule has a text, and is named by its number in the code that enforces it and in a test that proves it."""
import re

from house import ROOT, case, files, name, read, run

# The lists of rules, and the texts of what is in each.
LISTS = {ROOT / 'src/compass/engine/ogc-rule.h': ROOT / 'data/rules.md',
         ROOT / 'src/compile/engine/compile-rule.h': ROOT / 'data/compile/rules.md'}
# Groups whose chapters begin at multiples of ten, with gaps between them.
WITH_GAPS = {'COM'}
NUMBER = re.compile(r'(?<![A-Z])([A-Z]{3})[-_](\d{1,2})\b')
LISTED = re.compile(r'\bR \(([A-Z]{3}), (\d+)\)')
TEXT = re.compile(r'^- ([A-Z]{3}-\d+) \S', re.M)
QUESTION = re.compile(r'\bQ-\d+\b')


def listed(path):
    return [f'{group}-{number}' for group, number in LISTED.findall(read(path))]


RULES = [rule for path in LISTS for rule in listed(path)]


def named(paths):
    return {f'{group}-{number}' for path in paths for group, number in NUMBER.findall(read(path))}


@case('rules are listed in order, without gaps')
def rules_in_order():
    complaints = []
    last = {}
    for rule in RULES:
        group, number = rule.split('-')
        if not 0 < int(number) - last.get(group, 0) <= (10 if group in WITH_GAPS else 1):
            complaints.append(f'{rule} follows {group}-{last.get(group, 0)}')
        last[group] = int(number)
    return complaints if RULES else ['no rules found']


@case('the texts have the rules that are listed, in the same order')
def rules_in_texts():
    complaints = []
    for path, text in LISTS.items():
        wanted, have = listed(path), TEXT.findall(read(text))
        complaints += [f'{name(text)} has no line of {rule}' for rule in wanted if rule not in have]
        complaints += [f'{name(path)} does not list {rule}' for rule in have if rule not in wanted]
        if not complaints and have != wanted:
            complaints.append(f'{name(text)} has rules twice or in another order')
    return complaints


@case('questions that the rules leave open have their line too')
def questions_in_texts():
    have = re.findall(r'^- (Q-\d+) ', read(ROOT / 'data/compile/rules.md'), re.M)
    return [f'{name(path)} names {question}'
            for path in files('*.c', '*.h', under='src') + files('*.c', '*.h', '*.py', under='tests')
            for question in QUESTION.findall(read(path)) if question not in have]


@case('every rule is named in the code')
def rules_in_code():
    have = named(path for path in files('*.c', '*.h', under='src') if path not in LISTS)
    return [f'{rule} is named nowhere in src' for rule in RULES if rule not in have]


@case('every reading of an open question decides something')
def readings_in_code():
    list_of = ROOT / 'src/compile/engine/compile-readings.h'
    readings = re.findall(r'^  (COMPILE_READING_\w+) =', read(list_of), re.MULTILINE)
    code = '\n'.join(read(path) for path in files('*.c', under='src/compile/engine'))
    return [f'{reading} is read nowhere' for reading in readings if reading not in code] if readings else ['none found']


@case('every rule is named in a test')
def rules_in_tests():
    have = named(path for path in files('*.c', '*.h', '*.py', under='tests'))
    return [f'{rule} is named in no test' for rule in RULES if rule not in have]


@case('no rule is named that does not exist')
def rules_exist():
    groups = {rule.split('-')[0] for rule in RULES}
    return [f'{name(path)} names {group}-{number}'
            for path in files('*.c', '*.h', under='src') + files('*.c', '*.h', '*.py', under='tests')
            for group, number in NUMBER.findall(read(path))
            if group in groups and f'{group}-{number}' not in RULES]


run()
