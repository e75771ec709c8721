#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Told to end, the program does: what it keeps is on disk then, and where the disk refuses it asks nobody.

test-terminate.py PROGRAM
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

from game_window import PATIENCE, GameWindow, Report, Table

SAVE = pathlib.Path(__file__).resolve().parents[2] / 'tests/fixtures/save-v1.gildedcompass'


class TerminateTest:
    def __init__(self, program):
        self.program = program

    def open_and_terminate(self, data):
        """Opens a game, which is to be kept in the folder data, and tells the program to end."""
        os.environ['XDG_DATA_HOME'] = data
        window = GameWindow(self.program)
        subprocess.run([self.program, SAVE], check=True)
        window.wait(Table(window).expectation, 'question of the game in the file')
        begin = time.monotonic()
        window.process.terminate()
        status = window.process.wait(PATIENCE)
        print(f'# it took {time.monotonic() - begin:.2f} s', flush=True)
        assert status == 0, f'the program ended with status {status}'

    def keeps(self):
        with tempfile.TemporaryDirectory() as data:
            self.open_and_terminate(data)
            saves = pathlib.Path(data, 'gilded-compass', 'saves')
            kept = json.loads((saves / (saves / 'current').read_text()).read_text())
            save = json.loads(SAVE.read_text())
            played = save['decisions'][:save['position']]
            assert kept['decisions'][:len(played)] == played, 'another game was kept'

    def asks_nobody(self):
        with tempfile.TemporaryDirectory() as data:
            pathlib.Path(data, 'gilded-compass').write_text('no folder')
            self.open_and_terminate(data)


def main():
    test = TerminateTest(sys.argv[1])
    report = Report(2)
    report.case('/terminate/keeps', test.keeps)
    report.case('/terminate/asks-nobody', test.asks_nobody)


main()
