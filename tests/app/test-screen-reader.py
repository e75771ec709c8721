#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a complete game as somebody with a screen reader does: every place is found by its role and name, everything is done
by the action of what was found.

test-screen-reader.py PROGRAM
"""

import sys

from game_window import GameWindow, GLib, Report, Table

BUILDINGS = ['Auction House', 'Treasure Hunters’ Guild', 'Archives', 'Hidden Temple', 'Illuminati', 'Sunken Galleon',
             'Treasure Tower', 'University', 'Library']


class Reader:
    def __init__(self, window):
        self.window = window
        self.turn = 0
        self.choices = 0

    def begin(self):
        window = self.window
        window.press(window.wait(lambda: window.find('push button', 'New Game'), 'button New game'))
        start = window.wait(lambda: window.find('push button', 'Start Game'), 'button Start Game')
        window.wait(lambda: self.has_begun(start), 'first question')
        self.table = Table(window)

    def has_begun(self, start):
        """Presses until the table asks for something; newer versions of GTK hide the table until then."""
        try:
            status = self.window.find('status bar', 'roll the dice.')
            return status or self.window.press(start)
        except (AssertionError, GLib.GError):  # the button has gone, the table will come
            return None

    def everything_is_named(self):
        self.window.steadily(self.look_for_names)

    def look_for_names(self):
        for thing in self.window.walk(self.table.tray):
            if self.window.has_role(thing, 'push button'):
                name = self.window.name_of(thing)
                assert name and not name.startswith('Gtk'), f'a button of the tray has no name: {name!r}'
        in_play = [building for building in BUILDINGS if self.table.card(building)]
        assert len(in_play) == 5, f'buildings found: {in_play}'
        assert self.window.find('panel', 'Players'), 'the tableaus have no name'

    def find(self, name, start):
        """That button in start; under load it may be a moment late."""
        return self.window.wait(lambda: self.window.find('push button', name, start), f'button {name}')

    def pick(self):
        """Presses the lowest die, unless it is down already: something may have gone when this was tried before."""
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
        """Takes the first tile that may be taken; whether something came of it."""
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
        """Takes a tile; what is pressed while the table still moves is pressed again."""
        self.window.wait(lambda: self.try_tiles(before), f'tile to take: {before}')
        self.choices += 1

    def step(self):
        before = self.table.look()
        question = before[0]
        if question.endswith('roll the dice.'):
            self.window.press(self.find('Roll', self.table.tray))
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
            try:
                self.step()
            except GLib.GError:  # what was found has left the screen meanwhile: look again
                assert self.window.process.poll() is None, 'the program has ended'
        assert self.choices > 0, 'no tile was ever chosen'

    def final_scores(self):
        window = self.window
        shown = window.find('push button', 'Final Scores')
        if shown:
            window.press(shown)
        scores = window.wait(lambda: window.find('panel', 'Final Scores'), 'final scores')
        text = ' '.join(window.name_of(thing) for thing in window.walk(scores))
        for source in ('Maps', 'Specialists', 'Knowledge'):
            assert source in text, f'{source} is not among the final scores: {text}'


def main():
    reader = Reader(GameWindow(sys.argv[1]))
    report = Report(4)
    report.case('/screen-reader/begins', reader.begin)
    report.case('/screen-reader/names', reader.everything_is_named)
    report.case('/screen-reader/whole-game', reader.play)
    report.case('/screen-reader/final-scores', reader.final_scores)
    reader.window.close()


if __name__ == '__main__':
    main()
