#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The tree's form: licence lines, sizes, nothing left over."""
import json
import re

from house import ROOT, Skip, case, files, name, read, run

COLUMNS = 120
LINES_OF_A_FILE = 880
LINES_OF_A_FUNCTION = 120
# Split in two, or tools that look for licences would find a malformed one.
SPDX = 'SPDX-License-' + 'Identifier: '
# The parameters of a function that is declared over more than one line.
PARAMETERS = re.compile(r'^(?:\w[\w ]*[ *])?\w+ +\((\w[^()"]*,\n[^()"]*)\)(?:\n\{|;| G_GNUC)', re.M)
# A function's name, its parameters, and what comes before its first guard, with all guards that follow it.
GUARDED = re.compile(r'^(\w+) \(([^{}]*?)\)\n\{\n((?:(?!^\}).)*?)((?:^  g_return_(?:val_)?if_fail \(.*?\);\n)+)',
                     re.M | re.S)
# A function of one file whose name is one word.
ONE_WORD = re.compile(r'^static [^;=]*\n([a-z0-9]+) \(', re.M)
# A line that ends with an operator: the next line begins with it.
OPERATOR = re.compile(r'^ +(?!const ).*[\w)\]] (&&|\|\||[-+*/?&|]|[<>=!]=)$', re.M)
LEFTOVER = re.compile(r'\b(TO' r'DO|FIX' r'ME|XX' r'X|HA' r'CK|for ' r'now|not ' r'implemented)\b')


def sources():
    return files('*.c', '*.h')


def scripts():
    return [path for path in files('*', under='build-aux') + files('*', under='.ci') + files('on-display')
            if not path.suffix]


def texts():
    """Everything that a person writes and that can carry a comment."""
    return sources() + scripts() + files('*.py', '*.sh', '*.ui', '*.css', '*.svg', 'meson.build', '*.xml', '*.xml.in',
                                       '*.desktop.in')


@case('every source says its licence')
def licences():
    """Stores want the metainfo without copyleft, and say so in the metainfo itself."""
    def wanted(path):
        return 'CC0-1.0' if path.name.endswith('.metainfo.xml.in') else 'GPL-3.0-or-later'
    [metainfo] = files('*.metainfo.xml.in')
    complaints = [f'{name(path)} has no SPDX line of {wanted(path)}' for path in texts()
                  if SPDX + wanted(path) not in read(path)[:500]]
    said = (f'<metadata_license>{wanted(metainfo)}</metadata_license>' in read(metainfo),
            f'Files: {name(metainfo)}\n' in read(ROOT / 'debian/copyright'),
            f'path = "{name(metainfo)}"\n' in read(ROOT / 'REUSE.toml'))
    return complaints if all(said) else complaints + [f'not all papers say {wanted(metainfo)} of {name(metainfo)}']


@case('nothing is left over')
def leftovers():
    return [f'{name(path)}:{number}: {line.strip()}'
            for path in texts()
            for number, line in enumerate(read(path).splitlines(), 1)
            if LEFTOVER.search(line)]


@case('no path of one machine')
def paths():
    home = str(ROOT.parent) + '/'
    if len(home) < 4:
        return []
    return [f'{name(path)}:{number}: {line.strip()}'
            for path in texts() + files('*.md', '*.json')
            for number, line in enumerate(read(path).splitlines(), 1)
            if re.search(r'(?<![\w}])' + re.escape(home), line)]


@case('no trailing space and no tab')
def spaces():
    return [f'{name(path)}:{number}'
            for path in sources() + files('*.py', '*.ui', '*.css', 'meson.build')
            for number, line in enumerate(read(path).splitlines(), 1)
            if line != line.rstrip() or '\t' in line]


@case(f'no line of code is wider than {COLUMNS} columns')
def columns():
    return [f'{name(path)}:{number}: {len(line)} columns'
            for path in sources() + scripts() + files('*.py', '*.sh', 'meson.build')
            for number, line in enumerate(read(path).splitlines(), 1)
            if len(line) > COLUMNS]


@case('parameters stand in columns, and their names too')
def parameters():
    complaints = []
    for path in sources():
        text = read(path)
        for match in PARAMETERS.finditer(text):
            lines = text[match.start():match.end(1)].splitlines()
            begins = {match.start(1) - match.start(), *(len(line) - len(line.lstrip()) for line in lines[1:])}
            names = {re.search(r'\w+(\[.*\])*,?$', line).start() for line in lines if not line.endswith('...')}
            if len(begins) > 1 or len(names) > 1:
                complaints.append(f'{name(path)}:{text.count(chr(10), 0, match.start()) + 1}')
    return complaints


@case('operators begin lines, and braces of a struct have their own')
def breaks():
    def without_comments(path):
        return re.sub(r'/\*.*?\*/', lambda match: '\n' * match[0].count('\n'), read(path), flags=re.S)
    return [f'{name(path)}: {match[0].strip()}'
            for path in sources()
            for pattern in (OPERATOR, re.compile(r'^struct _?\w+ \{$', re.M))
            for match in pattern.finditer(re.sub(r' +$', '', without_comments(path), flags=re.M))]


@case(f'no file is longer than {LINES_OF_A_FILE} lines')
def file_sizes():
    return [f'{name(path)} has {lines} lines'
            for path in sources()
            if (lines := len(read(path).splitlines())) > LINES_OF_A_FILE]


@case(f'no function is longer than {LINES_OF_A_FUNCTION} lines')
def function_sizes():
    complaints = []
    for path in files('*.c'):
        start = None
        for number, line in enumerate(read(path).splitlines(), 1):
            if line == '{':
                start = number
            elif line.startswith('}') and start is not None:
                if number - start - 1 > LINES_OF_A_FUNCTION:
                    complaints.append(f'{name(path)}:{start}: a function of {number - start - 1} lines')
                start = None
    return complaints


@case('functions of one file are named by more than one word')
def function_names():
    """By a verb and its object, mostly: one word says little in a list of functions or in a backtrace."""
    return [f'{name(path)}: {function}()'
            for path in files('*.c', under='src')
            for function in ONE_WORD.findall(read(path)) if function != 'main']


@case('headers are guarded by a pragma')
def guards():
    """Headers that are compiled by themselves, of which gcc says that it is in the wrong place there, do without."""
    return [f'{name(path)} has no #pragma once' for path in files('*.h')
            if not path.name.endswith('-pch.h') and '#pragma once' not in read(path)[:2000]]


@case('schemas are valid by the draft that they name')
def schemas():
    try:
        import jsonschema
    except ImportError:
        raise Skip('there is no Python module jsonschema') from None
    complaints = []
    for path in files('*.schema.json', under='data'):
        schema = json.loads(read(path))
        kind = jsonschema.validators.validator_for(schema, default=None)
        if kind is None:
            complaints.append(f'{name(path)} names no draft')
        else:
            complaints += [f'{name(path)}: {error.json_path}: {error.message}'
                           for error in kind(kind.META_SCHEMA).iter_errors(schema)]
    return complaints


@case('every test has the limit of all, which a busy machine does not reach')
def limits():
    complaints = []
    for path in files('meson.build'):
        tests = re.findall(r'^ *test\(.*?\)$', read(path), re.M | re.S)
        complaints += [f'{name(path)} has a test without timeout: patience: {test.splitlines()[0]}'
                       for test in tests if 'timeout: patience' not in test]
    for path in files('*.py', under='tests'):
        complaints += [f'{name(path)}:{number} waits by the clock: {line.strip()}'
                       for number, line in enumerate(read(path).splitlines(), 1)
                       if re.search(r'\b(timeout=\d|alarm\()', line)]
    return complaints


@case('guards come before the first use of what they guard')
def early_uses():
    complaints = []
    for path in sources():
        for function, parameters, before, tests in GUARDED.findall(read(path)):
            for pointer in re.findall(r'\*\s*(\w+)\s*(?:,|$)', parameters):
                if re.search(rf'\b{pointer}->|\*{pointer}\b(?! *=)', before) and re.search(rf'\b{pointer}\b', tests):
                    complaints.append(f'{name(path)}: {function}() uses {pointer} before it is guarded')
    return complaints


run()
