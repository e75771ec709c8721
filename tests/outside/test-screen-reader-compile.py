#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What test-screen-reader.py does, for Compile Gold: everything is found by its role and name, and done by its action.
In addition, secrets must not be readable anywhere, and events must be announced once. The whole game is in German
with the cards of MN02.

test-screen-reader-compile.py PROGRAM WRITE_GAME
"""

import re
import sys

from game_window import Report
from compile_game import CompilePlayer, Story

# The run of decisions to play, with its cards and language.
PLAYED = (('whole-game', 'mn02', 'german'), ('number', 'mn02', 'english'), ('order', 'mn01', 'english'),
          ('protocol', 'mn02', 'german'), ('stacks', 'mn02', 'english'), ('play', 'mn02', 'german'))
# Class names and mnemonic marks are not proper names.
NAMELESS = re.compile('^(Gtk|Ogc|Compile[A-Z])|_')


class Listener(CompilePlayer):
    def lift_curtain(self, button):
        self.window.press(button)

    def take_step(self, n, step):
        super().take_step(n, step)
        if self.table.is_over():  # newer versions of GTK hide the table behind the end page
            self.window.press(self.window.wait(lambda: self.window.find('push button', 'View the Table'), 'end'))
            self.window.wait(self.table.lines, 'log')
        happened = self.window.steadily(lambda: self.table.lines(self.n_lines))
        told = self.table.told()
        assert told == ' '.join(happened), f'after decision {n}, {step}, is announced: {told}\nin the log: {happened}'

    def take(self, step, scene):
        self.check_secrets(scene, step.hidden, step.unheard)
        self.check_names(scene)
        self.n_lines = len(scene.log)
        if step.kind == 'rearrange':
            self.table.rearrange(scene.row(step), lambda button: self.window.press(button.thing))
            return
        self.window.press(scene.way(step).thing)
        if step.kind in ('hand', 'elsewhere') and len(step.way) > 1:
            self.await_picked(scene.way(step))
            _, line, number, _ = step.way[1:]
            self.window.press(self.table.read().offers(line)[int(number)].thing)

    def check_names(self, scene):
        for name, buttons in scene.panels.items():
            for button in buttons:
                assert button.name and not NAMELESS.search(button.name), f'{button.name!r} is a name in {name}'
                assert button.thing.get_n_actions() > 0, f'{button.name} has no action'


def main():
    program, write_game = sys.argv[1:]
    report = Report(len(PLAYED))
    for name, cards, language in PLAYED:
        report.case(f'/screen-reader-compile/{name}-{cards}-{language}',
                    lambda: Listener(program, Story(write_game, name, cards), language == 'german').play())


if __name__ == '__main__':
    main()
