#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a complete game as somebody with a screen reader does: every place is found by its role and name, everything is done
by the action of what was found.

test-screen-reader.py PROGRAM
"""

import sys
import time

from game_window import GameWindow, GLib, Report, Table

BUILDINGS = ['Auction House', 'Treasure Hunters’ Guild', 'Archives', 'Hidden Temple', 'Illuminati', 'Sunken Galleon',
             'Treasure Tower', 'University', 'Library']
# Seconds until what was pressed last must have come to something, on a machine that is busy.
LATE = 10


class Reader:
    def __init__(self, window):
        self.window = window
        self.turn = 0
        self.choices = 0

    def begin(self):
        window = self.window
        window.press(window.wait(lambda: window.find('push button', 'New game'), 'button New game'))
        start = window.wait(lambda: window.find('push button', 'Start the game'), 'button Start the game')
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
        for _ in range(20):
            try:
                self.look_for_names()
                return
            except GLib.GError:  # something left the screen while it was looked at
                time.sleep(0.1)
        raise AssertionError('the table does not come to rest')

    def look_for_names(self):
        for thing in self.window.walk(self.table.tray):
            if self.window.has_role(thing, 'push button'):
                name = self.window.name_of(thing)
                assert name and not name.startswith('Gtk'), f'a button of the tray has no name: {name!r}'
        in_play = [building for building in BUILDINGS if self.table.card(building)]
        assert len(in_play) == 5, f'buildings found: {in_play}'
        assert self.window.find('panel', 'Seats'), 'the tableaus have no name'

    def find(self, name, start):
        """That button in start; under load it may be a moment late."""
        return self.window.wait(lambda: self.window.find('push button', name, start), f'button {name}', 20)

    def place(self, before):
        """Tries the buildings in turn with the lowest die; the Library takes any."""
        self.turn += 1
        places = BUILDINGS[self.turn % 8:8] + BUILDINGS[:self.turn % 8] + ['Library']
        cards = {building: self.table.card(building) for building in places}
        die = self.table.dice()[0]
        if not self.window.is_on(die):  # it is, when something went while this was tried before
            self.window.press(die)
        for building, card in cards.items():
            if card is None:
                continue
            button = self.find(building, card)
            if building != 'Library' and not self.window.is_usable(button):
                continue
            self.window.press(button)
            if self.table.changes(before):
                return
        assert self.table.changes(before, LATE), f'no building takes a die of {before}'

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
        end = time.monotonic() + LATE
        while not self.try_tiles(before):
            assert time.monotonic() < end, f'nothing can be taken: {before}'
        self.choices += 1

    def step(self):
        before = self.table.look()
        question = before[0]
        if question.endswith('roll the dice.'):
            self.window.press(self.find('Roll', self.table.tray))
        elif question.startswith(('Pick dice', 'Place at least', 'Picked')) and before[1]:
            self.place(before)
            return
        elif question.startswith('You may place neutral'):
            self.window.press(self.find('End turn', self.table.tray))
        elif question.startswith('You have no dice left'):
            self.window.press(self.find('A Little Help', self.table.tray))
        elif question.startswith('Use “A Timely Gift”'):
            self.window.press(self.find('Keep it', self.table.tray))
        elif question.startswith(('Take', 'Keep')):
            self.choose(before)
            return
        if not self.table.is_over():
            self.table.await_change(before)

    def play(self):
        end = time.monotonic() + 400
        while not self.table.is_over():
            assert time.monotonic() < end, 'the game does not end'
            try:
                self.step()
            except GLib.GError:  # what was found has left the screen meanwhile: look again
                assert self.window.process.poll() is None, 'the program has ended'
        assert self.choices > 0, 'no tile was ever chosen'

    def final_scores(self):
        window = self.window
        shown = window.find('push button', 'Final scores')
        if shown:
            window.press(shown)
        scores = window.wait(lambda: window.find('panel', 'Final scores'), 'final scores')
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
