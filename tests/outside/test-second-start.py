#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A second start opens no second window: it hands its file to the existing one, and brings that to the front. The
action in the desktop's menu opens the second game, before the program runs and after.

test-second-start.py PROGRAM DESKTOP_FILE
"""

import configparser
import os
import pathlib
import shlex
import subprocess
import sys

from game_window import TIMEOUT, GameWindow, Report, Table

SAVE = pathlib.Path(__file__).resolve().parents[2] / 'tests/fixtures/save-v1.gildedcompass'


def find_action(desktop_file):
    """What the desktop's menu runs for the second game."""
    desktop = configparser.ConfigParser(interpolation=None)
    desktop.optionxform = str
    desktop.read(desktop_file, encoding='utf-8')
    action, = desktop['Desktop Entry']['Actions'].rstrip(';').split(';')
    return shlex.split(desktop[f'Desktop Action {action}']['Exec'])


def await_second_game(window):
    """Only the second game's new game is about protocols."""
    window.wait(lambda: window.find('heading', 'Protocols'), 'page for a new game of Compile Gold')


def begins_second_game(action):
    window = GameWindow(action)
    try:
        await_second_game(window)
    finally:
        window.close()


def told(*command):
    return subprocess.run(command, capture_output=True, text=True).stdout.split()


class SecondStartTest:
    def __init__(self, program):
        self.program = program
        self.window = GameWindow(program)
        self.place = self.window.wait(lambda: self.shown(self.window.process), 'X window')
        # A demo game has a window of its own, which covers the other.
        self.cover = subprocess.Popen([program, '--demo'])
        self.window.wait(lambda: self.shown(self.cover), 'window of the demonstration')

    @staticmethod
    def shown(process):
        """The X window of a process, or None."""
        found = told('xdotool', 'search', '--onlyvisible', '--pid', str(process.pid))
        return found[0] if found else None

    @staticmethod
    def has_focus(place):
        return told('xdotool', 'getwindowfocus') == [place]

    def starts_again(self, *files, command=None):
        cover = self.shown(self.cover)
        told('xdotool', 'windowraise', cover, 'windowfocus', '--sync', cover)
        self.window.wait(lambda: self.has_focus(cover), 'focus in the window of the demonstration')
        subprocess.run(command or [self.program, *files], check=True)
        self.window.wait(lambda: self.has_focus(self.place), 'focus in the first window')
        applications = [application
                        for application in self.window.applications() if application.get_process_id()
                        == self.window.process.pid]
        assert [application.get_child_count() for application in applications] == [1], 'there is more than one window'

    def comes_to_front(self):
        self.starts_again()

    def opens_second_game(self, action):
        self.starts_again(command=action)
        await_second_game(self.window)

    def opens_file(self):
        self.starts_again(SAVE)
        table = Table(self.window)
        self.window.wait(table.expectation, 'question of the game in the file')

    def close(self):
        self.cover.terminate()
        self.cover.wait(TIMEOUT)
        self.window.close()


def main():
    program, desktop_file = sys.argv[1:]
    os.environ['PATH'] = f'{pathlib.Path(program).parent}:{os.environ["PATH"]}'
    action = find_action(desktop_file)
    report = Report(4)
    report.case('/second-start/action', lambda: begins_second_game(action))
    test = SecondStartTest(program)
    report.case('/second-start/comes-to-front', test.comes_to_front)
    report.case('/second-start/action-again', lambda: test.opens_second_game(action))
    report.case('/second-start/opens-file', test.opens_file)
    test.close()


main()
