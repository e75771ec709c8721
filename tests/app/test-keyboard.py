#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays complete games by keys alone, sent to the window by xdotool; AT-SPI only tells what is asked, and where
the focus is.

test-keyboard.py PROGRAM WRITE_GAME
"""

import subprocess
import sys

from game_window import Atspi, GameWindow, Report, Table
from catalogue import entries, plain
from whole_game import PO, STORIES, Player, Story



def key(*keys):
    subprocess.run(['xdotool', 'key', '--clearmodifiers', *keys], check=True)


def focus(window):
    """Gives the keyboard to the window."""
    def find():
        answer = subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(window.process.pid)],
                                capture_output=True, text=True)
        return answer.stdout.split()[0] if answer.stdout.split() else None
    subprocess.run(['xdotool', 'windowfocus', '--sync', window.wait(find, 'X window')], check=True)


class Typist(Player):
    def __init__(self, program, story, german):
        super().__init__(program, story, german)
        self.texts = [(entry.context, entry.english[0], entry.local[0] if german else entry.english[0])
                      for entry in entries(PO)]
        focus(self.window)

    def letter(self, building):
        context = 'key of the ' + building.replace('’', "'")
        return next(local for found, _, local in self.texts if found == context).lower()

    def mnemonic(self, button):
        local = next(local for _, english, local in self.texts if '_' in english and plain(english) == button)
        return 'alt+' + local[local.index('_') + 1].lower()

    @staticmethod
    def digits(dice, neutral=False):
        return [f'shift+{value}' if neutral else str(value) for value in dice]

    def lift_curtain(self):
        self.window.wait(lambda: self.is_focused(self.curtain), 'focus on the curtain')
        key('Return')

    @staticmethod
    def is_focused(thing):
        return thing.get_state_set().contains(Atspi.StateType.FOCUSED)

    def do_roll(self, decision, number, building):
        key('r')

    def do_help(self, decision, number, building):
        key(self.mnemonic('A Little Help'))

    def do_reroll(self, decision, number, building):
        key(*self.digits(decision.get('dice', [])), *self.digits(decision.get('neutral_dice', []), True), 'r')

    def do_power(self, decision, number, building):
        key(*self.digits(decision['dice']), 'p')
        values, turn = self.await_values(decision)
        for value in values:
            self.move_to(value, 'Tab', turn.get_parent())
            key('space')
        key(self.mnemonic('Turn the Dice'))

    def do_place(self, decision, number, building):
        key(*self.digits(decision['dice'], decision.get('neutral')), self.letter(building),
            *([str(number)] if number else []))

    def do_end_turn(self, decision, number, building):
        key('e')

    def do_gift(self, decision, number, building):
        key(self.mnemonic('Use A Timely Gift'))

    def do_pass(self, decision, number, building):
        key(self.mnemonic('Keep It'))

    def do_take(self, decision, number, building):
        """The focus comes to the first tile that may be taken, and the arrow goes to the others."""
        offered = self.window.wait(lambda: self.find_offered(building), 'tile that may be taken')
        self.window.wait(lambda: self.is_focused(offered[0]), 'focus on the first tile')
        if number > 1:
            self.move_to(offered[number - 1], 'Right', self.table.card(building))
        key('Return')

    def move_to(self, wanted, by, around):
        """Each key is sent when the one before has moved the focus."""
        stops = self.window.steadily(lambda: self.find_stops(around))
        while not self.is_focused(wanted):
            before = self.find_focus(stops)
            key(by)
            self.window.wait(lambda: self.find_focus(stops) not in (before, None), f'focus that moves by {by}')

    def find_stops(self, around):
        return [thing
                for thing in self.window.walk(around) if thing.get_state_set().contains(Atspi.StateType.FOCUSABLE)]

    def find_focus(self, stops):
        return next((n for n, thing in enumerate(stops) if self.is_focused(thing)), None)


def begin(program):
    """From the page on which a game is set up."""
    window = GameWindow(program)
    focus(window)
    key('ctrl+n')
    window.wait(lambda: window.find('push button', 'Start Game'), 'set-up page')
    key('alt+t')
    table = Table(window)
    window.wait(lambda: 'roll' in table.expectation(), 'first question')
    window.close()


def main():
    program, write_game = sys.argv[1:]
    report = Report(1 + len(STORIES))
    report.case('/keyboard/begins', lambda: begin(program))
    for name in STORIES:
        report.case('/keyboard/' + name, lambda: Typist(program, Story(write_game, name), name != 'whole-game').play())


main()
