#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The same as test-screen-reader.py of Compile Gold: everything is found by its role and name and done by its action.
Besides, what is secret must not be read anywhere, and what happens is told once.

test-screen-reader-compile.py PROGRAM WRITE_GAME
"""

import re
import sys

from game_window import Atspi, Report
from compile_game import STORIES, CompilePlayer, Story

# Names of classes, and marks of letters for the keyboard, are no names.
NAMELESS = re.compile('^(Gtk|Ogc|Compile[A-Z])|_')


class Listener(CompilePlayer):
    def lift_curtain(self, button):
        self.window.press(button)

    def take_step(self, n, step):
        super().take_step(n, step)
        told, happened = self.table.told(), self.table.lines(self.n_lines)
        assert told == ' '.join(happened), f'after decision {n}, {step}, is announced: {told}\nin the log: {happened}'

    def take(self, step, scene):
        self.check_secrets(scene, step.hidden, step.unheard)
        self.check_names(scene)
        self.n_lines = len(scene.log)
        way = scene.way(step).thing
        self.window.press(way)
        if step.kind == 'rearrange':
            seat, _, *lines = step.way
            for line in lines:
                self.window.press(scene.poster(line, seat == step.seat).thing)
            self.window.press(self.window.wait(lambda: self.table.read(scene.things['Tray']).choices(),
                                               'order to decide')[0].thing)
        if step.kind in ('hand', 'elsewhere') and len(step.way) > 1:
            self.window.wait(lambda: way.get_state_set().contains(Atspi.StateType.SELECTED), 'card that is picked')
            _, line, number, _ = step.way[1:]
            around = self.table.read(scene.things[f'Line {line}'])
            self.window.press(around.offers(line)[int(number)].thing)

    def check_names(self, scene):
        for name, buttons in scene.panels.items():
            for button in buttons:
                assert button.name and not NAMELESS.search(button.name), f'{button.name!r} is a name in {name}'
                assert button.thing.get_action_iface().get_n_actions() > 0, f'{button.name} has no action'


def main():
    program, write_game = sys.argv[1:]
    report = Report(len(STORIES))
    for name in STORIES:
        report.case('/screen-reader-compile/' + name,
                    lambda: Listener(program, Story(write_game, name), name in ('first-box', 'protocol')).play())


main()
