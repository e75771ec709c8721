#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays complete games by keyboard alone, with keys sent to the window by xdotool; AT-SPI only tells what is asked, and
where the focus is.

test-keyboard.py PROGRAM WRITE_GAME LANGUAGE
"""

import sys

from game_window import Report, Table
from typist import Keys, is_focused, key
from whole_game import STORIES, Player, Story, open_window


class Typist(Player, Keys):
    def __init__(self, program, story, german):
        Player.__init__(self, program, story, german)
        Keys.__init__(self, self.window, german)

    def letter(self, building):
        context = 'key of the ' + building.replace('’', "'")
        return next(local for found, _, local in self.texts if found == context).lower()

    @staticmethod
    def digits(dice, neutral=False):
        return [f'shift+{value}' if neutral else str(value) for value in dice]

    def lift_curtain(self):
        self.window.wait(lambda: is_focused(self.curtain), 'focus on the curtain')
        key('Return')

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
            self.move_to(value, 'Tab')
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
        """The focus is put on the first tile that may be taken, and the arrow key leads to the others."""
        offered = self.window.wait(lambda: self.find_offered(building), 'tile that may be taken')
        self.window.wait(lambda: is_focused(offered[0]), 'focus on the first tile')
        if number > 1:
            self.move_to(offered[number - 1], 'Right')
        key('Return')


def begin(program, german):
    """Begins on the set-up page."""
    window = open_window(program, german)
    keys = Keys(window, german)
    key('ctrl+n')
    window.wait(lambda: window.find('push button', 'Start Game'), 'set-up page')
    key(keys.mnemonic('Start Game'))
    table = Table(window)
    window.wait(lambda: table.expectation().endswith('roll the dice.'), 'first question')
    window.close()


def main():
    program, write_game, language = sys.argv[1:]
    german = language == 'german'
    report = Report(1 + len(STORIES))
    report.case(f'/keyboard/{language}/begins', lambda: begin(program, german))
    for name in STORIES:
        report.case(f'/keyboard/{language}/{name}', lambda: Typist(program, Story(write_game, name), german).play())


main()
