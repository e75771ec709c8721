#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a complete game by keys alone, sent to the window by xdotool; AT-SPI only tells what is asked, and which building would take
what is picked.

test-keyboard.py PROGRAM
"""

import subprocess
import sys

from game_window import GameWindow, Report, Table

# Where a die goes when it may, by letters; in each turn another building comes first. The Library is last, since it takes any.
LETTERS = {'Auction House': 'h', 'Treasure Hunters’ Guild': 'g', 'Archives': 'a', 'Hidden Temple': 't', 'Illuminati': 'i',
           'Sunken Galleon': 's', 'Treasure Tower': 't', 'University': 'u'}


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
        self.window.wait(lambda: self.window.find('push button', 'Start Game'), 'set-up page')
        self.key('alt+t')
        self.table = Table(self.window)
        self.window.wait(lambda: 'roll' in self.table.expectation(), 'first question')

    def takes(self, building):
        """Whether that building is in play and would take what is picked."""
        card = self.table.card(building)
        button = card and self.window.find('push button', building, card)
        return button is not None and self.window.is_usable(button)

    def place(self, before):
        """Each key is sent when the one before has done its work."""
        self.turn += 1
        self.key(self.window.name_of(self.table.dice()[0])[-1])
        self.window.wait(lambda: any(map(self.window.is_on, self.table.dice())), 'die that is picked')
        buildings = list(LETTERS)
        buildings = buildings[self.turn % 8:] + buildings[:self.turn % 8]
        self.key(next((LETTERS[building] for building in buildings if self.takes(building)), 'l'))
        self.window.wait(lambda: self.is_placed(before), f'placement after {before}')

    def is_placed(self, before):
        """Where there are several ways, the first is chosen."""
        if self.table.changes(before):
            return True
        if any(self.window.name_of(panel).endswith('which way?') for panel in self.window.find_all('panel')):
            self.key('1')
        return False

    def choose(self, before):
        """The focus comes to the first thing that may be chosen; until it is there, Return does nothing, or opens what Escape closes."""
        self.window.wait(lambda: self.press_return(before), f'choice by Return: {before}')
        self.choices += 1

    def press_return(self, before):
        self.key('Return')
        if self.table.changes(before):
            return True
        self.key('Escape')
        return False

    def step(self):
        before = self.table.look()
        question = before[0]
        if question.endswith('roll the dice.'):
            self.key('r')
        elif question.startswith(('Pick dice', 'Place at least')) and self.table.dice():
            self.place(before)
            return
        elif question.startswith('You may place neutral'):
            self.key('e')
        elif question.startswith(('Take', 'Keep', 'Use', 'You have no dice left')):
            self.choose(before)
            return
        elif not self.table.is_over():
            self.key('Escape')  # ends the moment in which a placement may be taken back
        if not self.table.is_over():
            self.table.await_change(before)

    def play(self):
        while not self.table.is_over():
            self.step()
        assert self.choices > 0, 'no tile was ever chosen'


def main():
    typist = Typist(sys.argv[1])
    report = Report(2)
    report.case('/keyboard/begins', typist.begin)
    report.case('/keyboard/whole-game', typist.play)
    typist.window.close()


main()
