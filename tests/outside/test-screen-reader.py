#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays complete games like somebody with a screen reader: everything is found by its role and name, and done by its
action.

test-screen-reader.py PROGRAM WRITE_GAME LANGUAGE [STORY]

With STORY, only that game is played. All games are played in parallel, because buttons activated from outside take
their time.
"""

import os
import pathlib
import subprocess
import sys

from game_window import PROGRAM_DEBUG, Report, Table
from whole_game import NAMES, STORIES, Player, Story, open_window

BUILDINGS = list(NAMES.values())
ON_DISPLAY = pathlib.Path(__file__).resolve().parents[1] / 'on-display'
# Passed on by GameWindow, which removed it from its own environment.
DEBUG = {'G_DEBUG': PROGRAM_DEBUG} if PROGRAM_DEBUG is not None else {}


def read_scores(window):
    shown = window.find('push button', 'Final Scores')
    if shown:
        window.press(shown)
    scores = window.wait(lambda: window.find('panel', 'Final Scores'), 'final scores')
    text = ' '.join(window.name_of(thing) for thing in window.walk(scores))
    for source in ('Specialists', 'Knowledge'):
        assert source in text, f'{source} is not among the final scores: {text}'


class Listener(Player):
    """Several buttons that are activated together act in this order."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.buttons = {}

    def lift_curtain(self):
        self.window.press(self.curtain)

    def find_button(self, name, start):
        """That button, which stays where it is for the whole game."""
        if (name, start) not in self.buttons:
            self.buttons[name, start] = self.window.wait(lambda: self.window.find('push button', name, start),
                                                         f'button {name}')
        return self.buttons[name, start]

    def press(self, name, start=None):
        """Activates that button, perhaps together with others."""
        button = self.find_button(name, start or self.table.tray)
        self.window.wait(lambda: self.window.is_usable(button), f'use of the button {name}')
        self.window.press(button)

    def find_dice(self, dice, owner):
        """A different die for each of these values."""
        buttons = self.window.find_all('push button', self.window.find('panel', f'{owner} dice', self.table.tray))
        found = []
        for value in dice:
            name = f'{owner} die: {value}'
            found += [button for button in buttons if self.window.name_of(button) == name and button not in found][:1]
        return found if len(found) == len(dice) else None

    def pick(self, dice, owner):
        if dice:
            for button in self.window.wait(lambda: self.find_dice(dice, owner), f'dice {dice}'):
                self.window.press(button)

    def do_roll(self, decision, number, building):
        self.press('Roll')

    def do_help(self, decision, number, building):
        self.press('A Little Help')

    def do_reroll(self, decision, number, building):
        self.pick(decision.get('dice'), 'Own')
        self.pick(decision.get('neutral_dice'), 'Neutral')
        self.press('Reroll')

    def do_power(self, decision, number, building):
        self.pick(decision['dice'], 'Own')
        self.press('Compelling Power')
        values, turn = self.await_values(decision)
        for value in values:
            self.window.press(value)
        self.window.wait(lambda: self.window.is_usable(turn), 'use of the button')
        self.window.press(turn)

    def do_place(self, decision, number, building):
        self.pick(decision['dice'], 'Neutral' if decision.get('neutral') else 'Own')
        self.press(building, self.table.card(building))
        if number:
            ways = self.window.wait(lambda: self.window.find('panel', 'which way?'), 'ways')
            self.window.press(self.window.wait(lambda: self.window.find_all('push button', ways)[number - 1],
                                               f'way {number}'))

    def do_end_turn(self, decision, number, building):
        self.press('End Turn')

    def do_gift(self, decision, number, building):
        self.press('Use A Timely Gift')

    def do_pass(self, decision, number, building):
        self.press('Keep It')

    def do_take(self, decision, number, building):
        tile = self.window.wait(lambda: self.find_offered(building), 'tile that may be taken')[number - 1]
        self.window.press(tile)

    def end(self):
        super().end()
        read_scores(self.window)


class Reader:
    """Plays against computer players."""

    def __init__(self, window):
        self.window = window
        self.turn = 0
        self.choices = 0

    def begin(self):
        window = self.window
        window.press(window.wait(lambda: window.find('push button', 'New Game'), 'button New game'))
        start = window.wait(lambda: window.find('push button', 'Start Game'), 'button Start Game')
        window.steadily(self.everything_is_sayable)
        window.wait(lambda: self.has_begun(start), 'first question')
        self.table = Table(window)

    def has_begun(self, start):
        """Activates the button until the table asks something; newer versions of GTK hide the table until then."""
        return self.window.find('status bar', 'roll the dice.') or self.window.press(start)

    def everything_is_sayable(self):
        unsayable = self.window.find_unsayable()
        assert not unsayable, '; '.join(unsayable)

    def everything_is_named(self):
        self.window.steadily(self.look_for_names)
        self.window.steadily(self.everything_is_sayable)

    def look_for_names(self):
        for thing in self.window.walk(self.table.tray):
            if self.window.has_role(thing, 'push button'):
                assert thing.name, 'a button of the tray has no name'
        in_play = [building for building in BUILDINGS if self.table.card(building)]
        assert len(in_play) == 5, f'buildings found: {in_play}'
        assert self.window.find('panel', 'Players'), 'the tableaus have no name'

    def find(self, name, start):
        """That button in start, which may come a moment late under load."""
        return self.window.wait(lambda: self.window.find('push button', name, start), f'button {name}')

    def pick(self):
        """Picks the lowest die, unless it is already picked by an earlier attempt in which something disappeared."""
        die = self.table.dice()[0]
        if not self.window.is_on(die):
            self.window.press(die)
            self.window.wait(lambda: self.window.is_on(die), 'die that is picked')

    def place(self, before):
        """Tries the buildings in turn with the lowest die; the Library takes any."""
        self.turn += 1
        self.pick()
        for building in BUILDINGS[self.turn % 8:8] + BUILDINGS[:self.turn % 8] + ['Library']:
            card = self.table.card(building)
            button = card and self.find(building, card)
            if button is None or (building != 'Library' and not self.window.is_usable(button)):
                continue
            self.window.press(button)
            if self.table.changes(before):
                return
        raise AssertionError(f'no building takes a die of {before}')

    def try_tiles(self, before):
        """Takes the first tile that may be taken. Returns whether that had an effect."""
        for building in BUILDINGS:
            card = self.table.card(building)
            for thing in self.window.find_all('push button', card) if card else []:
                name = self.window.name_of(thing)
                if name == building or name.startswith('Rules of') or 'left in the stack' in name:
                    continue
                if not self.window.is_usable(thing):
                    continue
                self.window.press(thing)
                if self.table.changes(before):
                    return True
        return self.table.changes(before)

    def choose(self, before):
        """Takes a tile, trying again if the table was still moving."""
        self.window.wait(lambda: self.try_tiles(before), f'tile to take: {before}')
        self.choices += 1

    def has_rolled(self):
        return not self.table.expectation().endswith('roll the dice.')

    def step(self):
        before = self.table.look()
        question = before[0]
        if question.endswith('roll the dice.'):
            self.window.press(self.find('Roll', self.table.tray))
            self.window.wait(self.has_rolled, 'roll')  # another change may be the log's, of the turn before
        elif question.startswith(('Pick dice', 'Place at least')) and self.table.dice():
            self.place(before)
            return
        elif question.startswith('You may place neutral'):
            self.window.press(self.find('End Turn', self.table.tray))
        elif question.startswith('You have no dice left'):
            self.window.press(self.find('A Little Help', self.table.tray))
        elif question.startswith('Use “A Timely Gift”'):
            self.window.press(self.find('Keep It', self.table.tray))
        elif question.startswith(('Take', 'Keep')):
            self.choose(before)
            return
        if not self.table.is_over():
            self.table.await_change(before)

    def play(self):
        while not self.table.is_over():
            self.window.steadily(self.step)
        assert self.choices > 0, 'no tile was ever chosen'

    def final_scores(self):
        read_scores(self.window)


def start(story):
    """Plays a game in a process and on a display of its own."""
    return subprocess.Popen([ON_DISPLAY, sys.executable, *sys.argv, story], env=os.environ | DEBUG, text=True,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def await_end(process):
    output, _ = process.communicate()
    assert process.returncode == 0, '\n# '.join(output.splitlines())


def main():
    program, write_game, language, *story = sys.argv[1:]
    german = language == 'german'
    if story:
        # The other games have enough curtains.
        settings = 'use-curtain=false\n' if story == ['whole-game'] else ''
        Listener(program, Story(write_game, *story), german, settings).play()
        return
    games = {name: start(name) for name in STORIES}
    reader = Reader(open_window(program, german))
    report = Report(2 + len(STORIES))
    report.case(f'/screen-reader/{language}/begins', reader.begin)
    report.case(f'/screen-reader/{language}/names', reader.everything_is_named)
    reader.window.close()
    for name, game in games.items():
        report.case(f'/screen-reader/{language}/{name}', lambda: await_end(game))


if __name__ == '__main__':
    main()
