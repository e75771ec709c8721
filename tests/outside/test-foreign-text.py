#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is typed, and names of files, steer no terminal: the program shows them in one line, with escapes.

test-foreign-text.py PROGRAM
"""
import subprocess
import sys

EVIL = '\x1b]0;x\x07\x9b31m\u202egnp\u2066\nfine'
SHOWN = r'\x1b]0;x\x07\u009b31m\u202egnp\u2066\x0afine'
CASES = (
    (['--' + EVIL], f'Unknown option --{SHOWN}\n'),
    (['--new-game', EVIL], f'There is no game “{SHOWN}”. Choose one of these: compass, compile.\n'),
    (['--screenshot', '/nonexistent/' + EVIL],
     f'The picture could not be saved to /nonexistent/{SHOWN}. Check that the folder exists and that there is space on '
     'the disk.\n'),
)


def main():
    print(f'1..{len(CASES)}')
    failed = 0
    for number, (arguments, sentence) in enumerate(CASES, 1):
        done = subprocess.run([sys.argv[1], *arguments], capture_output=True, encoding='utf-8', check=False)
        good = done.returncode == 1 and done.stderr == sentence and done.stdout == ''
        failed += not good
        print(f'{"ok" if good else "not ok"} {number} {arguments[0][:12]!a}\n# {done.returncode} {done.stderr!a}')
    sys.exit(1 if failed else 0)


main()
