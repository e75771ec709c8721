# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of bad input share: documents made to be read slowly, and text made to steer a terminal."""
import functools
import itertools
import re
import resource

SIZE = 16 * 1024 * 1024
DANGEROUS = re.compile('[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]')
EVIL = '\x1b]0;x\x07\x9b31m\u202egnp\u2066\nfine'
SHOWN = r'\x1b]0;x\x07\u009b31m\u202egnp\u2066\x0afine'
# How documents begin that are taken for a record of either game.
RECORDS = ('"format":"gilded-compass-record",', '"format":"gilded-compass-record","game":"compile",')


def assert_harmless(text):
    found = DANGEROUS.search(text)
    assert found is None, f'{found.group()!r} in {text[:400]!r}'


def colliding(count):
    """Member names that g_str_hash() cannot tell apart."""
    return (''.join(pair) for pair in itertools.islice(itertools.product(('ab', 'bA'), repeat=20), count))


@functools.cache
def worst():
    """The members of documents of 16 MB, each of which is the worst case for one part of a reader; 100 bytes are left
    for others before them. Kept, because making them takes longer than refusing them."""
    size = SIZE - 100
    members = ','.join(f'"{name}":0' for name in colliding(size // 46))
    one = '{' + ','.join(f'"{name}":{{}}' for name in colliding(32)) + '}'
    return (members,
            '"games":[' + ','.join([one] * (size // (len(one) + 2))) + ']',
            '"decisions":[' + ','.join(['{}'] * (size // 4)) + ']',
            '"title":"' + '\\u202e' * (size // 7) + '"',
            '"a":' + '[' * size,
            '"name":"' + 'x' * size + '"')


def assert_soon(refuse, head=''):
    """Asserts that refuse(text) refuses each of the worst documents soon: in five times the processor time that as much
    harmless text takes, of which an eighth is measured, so that a reader that is quadratic fails."""
    def spend(text):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        refuse(text)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    limit = 5 * 8 * spend('{' + head + '"name":"' + 'x' * (SIZE // 8) + '"}')
    for members in worst():
        text = '{' + head + members + '}'
        assert SIZE // 2 < len(text) < SIZE
        spent = spend(text)
        print(f'# {text[:60]}: {spent:.2f} s of {limit:.2f}', flush=True)
        assert spent < limit, (text[:60], spent, limit)
