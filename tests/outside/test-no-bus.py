#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Without a session bus (over ssh -X, by sudo) the program plays and ends as usual, and prints nothing about a bus.

test-no-bus.py PROGRAM
"""
import os
import pathlib
import subprocess
import sys
import tempfile

CASES = {
    'without an address of a session bus': {},
    'with the address of a session bus that is gone': {'DBUS_SESSION_BUS_ADDRESS': 'unix:path=/nonexistent/bus'},
}


def plays(variables):
    with tempfile.TemporaryDirectory() as folder:
        picture = pathlib.Path(folder) / 'first.png'
        env = {**os.environ, 'XDG_RUNTIME_DIR': folder}
        for name in ('DBUS_SESSION_BUS_ADDRESS', 'GTK_A11Y'):
            env.pop(name, None)
        done = subprocess.run([sys.argv[1], f'--screenshot={picture}'], capture_output=True, text=True,
                              env={**env, **variables}, check=False)
        for line in [f'status {done.returncode}', *done.stderr.splitlines()]:
            print(f'# {line}')
        return done.returncode == 0 and 'bus' not in done.stderr and picture.stat().st_size > 0


def main():
    print(f'1..{len(CASES)}')
    results = [plays(variables) for variables in CASES.values()]
    for number, (name, good) in enumerate(zip(CASES, results), 1):
        print(f'{"ok" if good else "not ok"} {number} a game {name}')
    sys.exit(0 if all(results) else 1)


main()
