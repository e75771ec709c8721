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


def main():
    with tempfile.TemporaryDirectory() as folder:
        picture = pathlib.Path(folder) / 'first.png'
        env = {**os.environ, 'XDG_RUNTIME_DIR': folder}
        for name in ('DBUS_SESSION_BUS_ADDRESS', 'GTK_A11Y'):
            env.pop(name, None)
        done = subprocess.run([sys.argv[1], f'--screenshot={picture}'], capture_output=True, text=True, env=env,
                              check=False)
        good = done.returncode == 0 and 'bus' not in done.stderr and picture.stat().st_size > 0
    print('1..1')
    print(('ok' if good else 'not ok') + ' 1 a game without a session bus')
    for line in done.stderr.splitlines():
        print(f'# {line}')
    if not good:
        print(f'# status {done.returncode}')
    sys.exit(0 if good else 1)


main()
