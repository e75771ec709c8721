#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The same as test-screen-reader.py of Compile Gold: everything is found by its role and name and done by its action.
Besides, what is secret must not be read anywhere, and what happens is told once.

test-screen-reader-compile.py PROGRAM WRITE_GAME
"""

import re
import sys

from game_window import Report
from compile_game import HALVES, STORIES, CompilePlayer, Story

GERMAN_STORIES = ('second-half', 'protocol', 'play')
# Names of classes, and marks of letters for the keyboard, are no names.
NAMELESS = re.compile('^(Gtk|Ogc|Compile[A-Z])|_')


class Listener(CompilePlayer):
    def lift_curtain(self, button):
        self.window.press(button)

    def take_step(self, n, step):
        super().take_step(n, step)
        told, happened = self.window.steadily(lambda: (self.table.told(), self.table.lines(self.n_lines)))
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
            around = self.table.read(scene.things[f'Line {line}'])
            self.window.press(around.offers(line)[int(number)].thing)

    def check_names(self, scene):
        for name, buttons in scene.panels.items():
            for button in buttons:
                assert button.name and not NAMELESS.search(button.name), f'{button.name!r} is a name in {name}'
                assert button.thing.get_action_iface().get_n_actions() > 0, f'{button.name} has no action'


def main():
    program, write_game = sys.argv[1:]
    names = (*HALVES, *STORIES)
    report = Report(len(names))
    for name in names:
        report.case('/screen-reader-compile/' + name,
                    lambda: Listener(program, Story(write_game, name), name in GERMAN_STORIES).play())


main()
