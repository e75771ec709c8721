#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""When told to end, the program does: what it keeps is on disk by then, and if the disk refuses, nobody is asked.

test-terminate.py PROGRAM DISK (a library that makes the disk hang)
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

from game_window import MOMENT, TIMEOUT, GameWindow, Report, Table

SAVE = pathlib.Path(__file__).resolve().parents[2] / 'tests/fixtures/save-v1.gildedcompass'


def is_kept(data):
    """Whether the game to continue, on disk, is the one that was opened."""
    saves = pathlib.Path(data, 'gilded-compass', 'saves')
    save = json.loads(SAVE.read_text())
    played = save['decisions'][:save['position']]
    try:
        kept = json.loads((saves / (saves / 'current').read_text()).read_text())
    except FileNotFoundError:
        return False
    return kept['decisions'][:len(played)] == played


def files(data):
    """The contents of all files of saved games by their names."""
    return {path.name: path.read_bytes() for path in pathlib.Path(data).rglob('*.gildedcompass')}


class TerminateTest:
    def __init__(self, program, disk):
        self.program = program
        self.disk = disk

    def open_and_terminate(self, data, is_ready=lambda: True):
        """Opens a game, which is saved in the folder data, and tells the program to end once it is ready."""
        os.environ['XDG_DATA_HOME'] = data
        begin = time.monotonic()
        window = GameWindow(self.program)
        subprocess.run([self.program, SAVE], check=True)
        window.wait(Table(window).expectation, 'question of the game in the file')
        start = time.monotonic() - begin
        while not is_ready():
            time.sleep(MOMENT)
        begin = time.monotonic()
        window.process.terminate()
        status = window.process.wait(TIMEOUT)
        end = time.monotonic() - begin
        print(f'# starting took {start:.2f} s, ending {end:.2f} s', flush=True)
        assert status == 0, f'the program ended with status {status}'
        # On a slow machine, which takes longer to start the program too, it may take more than a second.
        assert end < 1 + start, f'the program took {end:.2f} s to end'

    def keeps(self):
        """Also removes what a killed program has left behind."""
        with tempfile.TemporaryDirectory() as data:
            folders = [pathlib.Path(data, 'gilded-compass', name) for name in ('.', 'saves', 'lookbacks')]
            left = [folder / '.gilded-compass-aB3dE6' for folder in folders]
            for file in left:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text('{')
            self.open_and_terminate(data, lambda: is_kept(data) and not any(file.exists() for file in left))
            assert is_kept(data), 'another game was kept'

    def waits_for_no_disk(self):
        """A disk that does not answer keeps nobody; what is on it stays whole."""
        with tempfile.TemporaryDirectory() as data:
            self.open_and_terminate(data, lambda: is_kept(data))
            kept = files(data)
            before = dict(os.environ)
            os.environ['LD_PRELOAD'] = self.disk
            os.environ['ASAN_OPTIONS'] = os.environ.get('ASAN_OPTIONS', '') + ':verify_asan_link_order=0'
            try:
                self.open_and_terminate(data)
            finally:
                os.environ.clear()
                os.environ.update(before)
            assert files(data) == kept, 'files were changed although the disk does not answer'
            assert is_kept(data)

    def asks_nobody(self):
        with tempfile.TemporaryDirectory() as data:
            pathlib.Path(data, 'gilded-compass').write_text('no folder')
            self.open_and_terminate(data)


def main():
    test = TerminateTest(sys.argv[1], str(pathlib.Path(sys.argv[2]).resolve()))
    report = Report(3)
    report.case('/terminate/keeps', test.keeps)
    report.case('/terminate/asks-nobody', test.asks_nobody)
    report.case('/terminate/waits-for-no-disk', test.waits_for_no_disk)


main()
