#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays Compile Gold to the end against each level three times: by keyboard alone, by mouse alone, and like somebody
with a screen reader. Languages and sets of cards alternate, so that each way of playing has seen both of each. Without
a level, games of two people follow, with the set and language in which the check does not play them.

compile-levels.py PROGRAM WRITE_GAME [LEVEL...]
"""

import importlib
import sys

from game_window import English, GameWindow, Report
from compile_game import CompileTable, Story, is_selected
from typist import is_focused, key
from whole_game import GERMAN

LEVELS = ('beginner', 'apprentice', 'journeyman', 'scholar', 'expert', 'master')
keyboard = importlib.import_module('test-keyboard-compile')
mouse = importlib.import_module('test-mouse-compile')
screen_reader = importlib.import_module('test-screen-reader-compile')
TWO_PEOPLE = {'keys-mn01-german': keyboard.Typist, 'mouse-mn02-english': mouse.Clicker,
              'screen-reader-mn01-english': screen_reader.Listener}


class Player:
    """Plays with the last set-up. Must be the first base class, because it overrides what the others do only in a
    certain game."""

    def begin_with(self, press):
        window = self.window
        start = window.wait(lambda: window.find('push button', 'Start Game'), 'set-up page')
        window.wait(lambda: is_focused(start), 'focus on the button that starts')
        press(start)
        self.table = CompileTable(window)

    def find_offer(self, scene):
        """The place for the picked card that suits its owner best, if it is allowed there."""
        _, line, is_up = scene.find_play()
        now = self.window.wait(lambda: self.find_offers(), 'places for the card')
        wanted = (line, 'Face Up' if is_up else 'Face Down')
        return next((offer for offer in now if (offer[0], offer[1].name) == wanted), now[0])

    def find_offers(self):
        now = self.table.read()
        return [(line, button) for line in (1, 2, 3) for button in now.offers(line) if button.usable]

    def play_card(self, scene):
        card, *_ = scene.find_play()
        self.pick(scene, card)
        self.await_effect(lambda: is_selected(card.thing), 'card that is picked')
        self.place(*self.find_offer(scene))

    def play(self):
        try:
            self.begin()
            while not self.window.steadily(self.table.is_over):
                self.window.steadily(self.answer)  # what was found may have disappeared, so it looks again
            self.window.wait(lambda: self.window.find('push button', 'Rematch'), 'page of the end')
        finally:
            self.window.close()


class Typist(Player, keyboard.Person):
    def await_effect(self, question, what):
        self.window.wait(question, what)

    def begin(self):
        self.begin_with(lambda start: key('Return'))

    def pick(self, scene, card):
        self.reach(scene, card)
        key('Return')

    def place(self, line, offer):
        key(str(line) if offer.name == 'Face Up' else f'alt+{line}')


class Clicker(Player, mouse.Person):
    def begin(self):
        self.begin_with(self.click)

    def pick(self, scene, card):
        self.click_card(card.thing)

    def place(self, line, offer):
        self.click(offer.thing)


class Listener(Clicker):
    """Does with actions what others do with clicks."""

    def await_effect(self, question, what):
        self.window.wait(question, what)

    def click(self, thing, button=None):
        self.window.press(thing)
        self.last = (thing,)

    click_card = click


def open_window(program, level, cards, catalogue):
    language = "language='de'\n" if catalogue is GERMAN else ''
    setup = f"{{'seats': <[('Ada', 'person'), ('Belzoni', '{level}')]>, 'cards': <'{cards}'>, 'first': <0>}}"
    return GameWindow([program, '--new-game=compile'], catalogue, f'{language}last-compile-setup={setup}\n')


def main():
    program, write_game, *levels = sys.argv[1:]
    pairs = {} if levels else TWO_PEOPLE
    levels = levels or LEVELS
    ways = {'keys': lambda window, german: Typist(window, german), 'mouse': lambda window, german: Clicker(window),
            'screen-reader': lambda window, german: Listener(window)}
    report = Report(len(levels) * len(ways) + len(pairs))
    for level in levels:
        for n, (way, sit_down) in enumerate(ways.items(), LEVELS.index(level)):
            cards = ('mn01', 'mn02')[n % 2]
            catalogue = (English, GERMAN)[n // 2 % 2]
            language = 'german' if catalogue is GERMAN else 'english'
            report.case(f'/{level}/{way}-{cards}-{language}', lambda: sit_down(
                open_window(program, level, cards, catalogue), catalogue is GERMAN).play())
    for name, player in pairs.items():
        _, cards, language = name.rsplit('-', 2)
        report.case(f'/two-people/{name}',
                    lambda: player(program, Story(write_game, 'whole-game', cards), language == 'german').play())


if __name__ == '__main__':
    main()
