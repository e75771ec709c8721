#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-symbols.py LIBRARY: the shared library exports and needs exactly what it should."""
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'house'))
from house import ROOT, case, read, run  # noqa: E402

LIBRARY = sys.argv[1]
HEADER = ROOT / 'src/library/gilded-compass.h'
# The functions with which programs may have been linked. None is ever removed; a new one gets a version of its own.
EXPORTS = {
    'GILDED_COMPASS_0': [
        'begin', 'copy', 'digest', 'features', 'field', 'list', 'n_features', 'n_observations', 'observe', 'result',
        'rules_version', 'run', 'sample', 'seat', 'setup_usual', 'size', 'step', 'take',
    ],
}
# No allocation, no file, no clock, no thread.
IMPORTS = re.compile(r'^(mem(cpy|cmp|move|set)|bcmp|__assert_fail|__stack_chk_fail|__popcountdi2|__mem\w+_chk'
                     r'|_ITM_\w+|__cxa_finalize|__gmon_start__|___?tls_get_addr)(@|$)')
SANITIZED = re.compile(r'^__(asan|ubsan|sanitizer|tsan|gcov)')
# One word for the compiler and one for the C library; more would be a variable.
LARGEST = {'.data': 16, '.bss': 16, '.tdata': 0, '.tbss': 0}


def told(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def symbols(option):
    return [line.split()[0] for line in told('nm', '-D', '--format=posix', option, LIBRARY).splitlines()]


def is_sanitized():
    return any(SANITIZED.match(symbol) for symbol in symbols('--undefined-only'))


@case('it exports what is listed')
def exports():
    expected = {f'gilded_{name}@@{version}' for version, names in EXPORTS.items() for name in names} | set(EXPORTS)
    found = {symbol for symbol in symbols('--defined-only') if not SANITIZED.match(symbol)}
    return [f'only {whose}: {symbol}' for whose, more in (('listed', expected - found), ('exported', found - expected))
            for symbol in sorted(more)]


@case('the header declares it')
def declared():
    found = set(re.findall(r'\bgilded_(\w+) +\((?:const |Gilded)', read(HEADER)))
    listed = {name for names in EXPORTS.values() for name in names}
    return [f'gilded_{name}' for name in sorted(found ^ listed)]


@case('it needs nothing that allocates, reads or waits')
def imports():
    return [] if is_sanitized() else [symbol for symbol in symbols('--undefined-only') if not IMPORTS.match(symbol)]


@case('it has no variables')
def variables():
    sizes = {line.split()[0]: int(line.split()[1]) for line in told('size', '-A', '-d', LIBRARY).splitlines()
             if line.startswith('.')}
    return [] if is_sanitized() else [f'{section} has {sizes[section]} bytes' for section, most in LARGEST.items()
                                      if sizes.get(section, 0) > most]


@case('it has a name with its version')
def soname():
    name = re.search(r'SONAME.*\[(.*)\]', told('readelf', '-d', LIBRARY)).group(1)
    return [] if name == 'libgilded-compass.so.0' else [name]


run()
