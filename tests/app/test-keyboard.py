#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a complete game by keys alone, sent to the window by xdotool; AT-SPI only tells what is asked.

test-keyboard.py PROGRAM
"""

import subprocess
import sys
import time

from game_window import GameWindow, Report, Table

# Letters of buildings; the Library last, since it takes any die.
LETTERS = 'hgatisul'


class Typist:
    def __init__(self, program):
        self.window = GameWindow(program)
        self.turn = 0
        self.choices = 0
        found = self.window.wait(self.find_window, 'X window')
        subprocess.run(['xdotool', 'windowfocus', '--sync', found], check=True)

    def find_window(self):
        answer = subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(self.window.process.pid)],
                                capture_output=True, text=True)
        return answer.stdout.split()[0] if answer.stdout.split() else None

    @staticmethod
    def key(*keys):
        subprocess.run(['xdotool', 'key', '--clearmodifiers', *keys], check=True)

    def begin(self):
        self.key('ctrl+n')
        self.window.wait(lambda: self.window.find('push button', 'Start the game'), 'set-up page')
        self.key('alt+t')
        self.table = Table(self.window)
        self.window.wait(lambda: 'roll' in self.table.expectation(), 'first question')

    def place(self, before):
        self.turn += 1
        value = before[1][0][-1]
        letters = LETTERS[self.turn % 7:7] + LETTERS[:self.turn % 7] + 'l'
        for letter in letters:
            self.key('Escape', value, letter)
            if self.table.changes(before, 0.3):
                return
            self.key('Escape')
        raise AssertionError(f'no building takes a {value}')

    def choose(self, before):
        """The focus comes to the first thing that may be chosen; on a busy machine it may be late."""
        for _ in range(6):
            self.key('Return')
            if self.table.changes(before, 0.7):
                self.choices += 1
                return
            self.key('Escape')
        raise AssertionError(f'Return chooses nothing: {before}')

    def press(self, key, before):
        """A letter tried on a busy machine may have opened something late, which takes the key: Escape closes it."""
        for _ in range(6):
            self.key(key)
            if self.table.changes(before, 3):
                return
            self.key('Escape')
        raise AssertionError(f'{key} changes nothing: {before}')

    def step(self):
        before = self.table.look()
        question = before[0]
        if question.endswith('roll the dice.'):
            self.press('r', before)
            return
        elif question.startswith(('Pick dice', 'Place at least', 'Picked')) and before[1]:
            self.place(before)
            return
        elif question.startswith('You may place neutral'):
            self.press('e', before)
            return
        elif question.startswith(('Take', 'Keep', 'Use', 'You have no dice left')):
            self.choose(before)
            return
        if not self.table.is_over():
            self.table.await_change(before)

    def play(self):
        end = time.monotonic() + 400
        while not self.table.is_over():
            assert time.monotonic() < end, 'the game does not end'
            self.step()
        assert self.choices > 0, 'no tile was ever chosen'


def main():
    typist = Typist(sys.argv[1])
    report = Report(2)
    report.case('/keyboard/begins', typist.begin)
    report.case('/keyboard/whole-game', typist.play)
    typist.window.close()


main()
