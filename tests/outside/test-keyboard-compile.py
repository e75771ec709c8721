#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What test-keyboard.py does, for Compile Gold: from the set-up page to a rematch, with every question. Whole games:
against the computer in German with the cards of MN01, between two people in English with those of MN02.

test-keyboard-compile.py PROGRAM WRITE_GAME
"""

import sys

from game_window import GameWindow, Report
from compile_game import GERMAN, CompilePlayer, CompileTable, Story, is_selected
from typist import Keys, focus, is_focused, key, type_text

# The run of decisions to play, with its cards and language.
PLAYED = (('whole-game', 'mn02', 'english'), ('number', 'mn02', 'german'), ('order', 'mn01', 'german'),
          ('protocol', 'mn02', 'english'), ('stacks', 'mn02', 'german'), ('play', 'mn01', 'english'))
# The seed of the game against the computer.
SEED = '7'
# What the Tab key alone must reach, besides cards.
PLACES = ('Log', 'Hint', 'New Game', 'Rules', 'Menu')


class TableKeys(Keys):
    """Moves the focus on a table, which is on something that answers the question as soon as it is asked."""

    def find_answers(self, scene):
        offers = [button for line in (1, 2, 3) if f'Line {line}' in scene.panels for button in scene.offers(line)]
        tray = scene.choices() + [button for button in scene.find('Tray') if button.name == 'Refill']
        return [button for button in scene.cards() + scene.find('Protocols') + scene.posters() + offers + tray
                if button.usable]

    def await_focus(self, scene):
        answers = self.find_answers(scene)
        return self.window.wait(lambda: self.find_focused(answers),
                                f'focus on one of {[button.name for button in answers]}')

    def find_focused(self, buttons):
        focus = self.window.find_focus()
        return next((button for button in buttons if button.thing == focus), None)

    def reach(self, scene, wanted):
        """Reaches a card: by Tab its zone, by arrows the card itself."""
        panels = [name for name, buttons in scene.panels.items() if wanted in buttons]
        place = panels[-1] if panels else None
        inside = scene.find(place)
        while not self.find_focused(inside):
            self.press('Tab')
        if place in ('Tray', 'Line 1', 'Line 2', 'Line 3'):
            self.move_to(wanted.thing, 'Tab')
        by = ('Up', 'Down') if place.startswith('Line') else ('Left', 'Right')
        while not is_focused(wanted.thing):
            self.press(by[inside.index(self.find_focused(inside)) < inside.index(wanted)])

    def press_button(self, button):
        self.reach(self.table.read(), button)
        key('Return')


class Typist(CompilePlayer, TableKeys):
    def __init__(self, program, story, german):
        CompilePlayer.__init__(self, program, story, german)
        TableKeys.__init__(self, self.window, german)

    def lift_curtain(self, button):
        self.window.wait(lambda: is_focused(button), 'focus on the curtain')
        key('Return')

    def take(self, step, scene):
        self.await_focus(scene)
        if step.kind == 'line':
            key(step.way[0])
        elif step.kind == 'refresh':
            key(self.mnemonic('Refill'))
        elif step.kind == 'rearrange':
            self.table.rearrange(scene.row(step), self.press_button)
        else:
            self.reach(scene, scene.way(step))
            key('Return')
            if step.kind in ('hand', 'elsewhere') and len(step.way) > 1:
                self.play_card(step, scene)

    def play_card(self, step, scene):
        self.await_picked(scene.way(step))
        face, line, number, has_key = step.way[1:]
        if has_key == '1':
            key(line if face == 'up' else 'alt+' + line)
            return
        scene = self.table.read()
        self.reach(scene, scene.offers(line)[int(number)])
        key('Return')


class Person(TableKeys):
    """Plays against the computer from the set-up page on."""

    def __init__(self, window, german):
        super().__init__(window, german)
        self.table = None

    def begin(self):
        window = self.window
        start = window.wait(lambda: window.find('push button', 'Start Game'), 'set-up page')
        window.wait(lambda: is_focused(start), 'focus on the button that starts')
        level = next(thing for thing in window.walk() if window.has_role(thing, 'push button')
                     and window.name_of(thing).startswith('Level: '))
        self.move_to(level, 'Tab')
        key('Return', 'Home', 'Return')
        window.wait(lambda: window.name_of(level.look()) == 'Level: Beginner', 'beginner')
        first_box = window.find('radio button', 'First box')
        self.move_to(first_box.get_parent().get_child(0), 'Tab')
        self.move_to(first_box, 'Right')
        window.wait(lambda: window.is_on(first_box), 'first box that is chosen')
        advanced = window.find('push button', 'Advanced')
        self.move_to(advanced, 'Tab')
        key('space')
        window.wait(lambda: window.find('push button', 'New Seed'), 'seed')
        key('Tab', 'ctrl+a')
        type_text(SEED)
        key('Return')
        self.table = CompileTable(window)

    def await_question(self):
        """The table once something can be done; None if the computer has ended the game."""
        scene = self.window.wait(self.find_question, 'question with the focus on an answer')
        return None if self.table.is_over() else scene

    def find_question(self):
        scene = self.table.read()
        return scene if self.table.is_over() or self.find_focused(self.find_answers(scene)) else None

    def answer(self):
        scene = self.await_question()
        if scene is None:
            return
        before = self.table.look()
        plays = before[0].startswith(('Play a card', 'Choose a card and a line'))
        if plays and any(card.usable for card in scene.cards()):
            self.play_card(scene)
        elif any(poster.usable for poster in scene.posters()):
            movable = next(n for n, poster in enumerate(scene.posters()) if poster.usable)
            self.table.rearrange(scene.posters()[movable:movable + 3:2], self.press_button)
        else:
            way = self.await_focus(scene).thing
            key('Return')
            self.table.await_answer(before, way)
            return
        self.table.await_change(before)

    def play_card(self, scene):
        card, line, is_up = scene.find_play()
        self.reach(scene, card)
        key('Return')
        self.window.wait(lambda: is_selected(card.thing), 'card that is picked')
        key(str(line) if is_up else f'alt+{line}')

    def try_keys(self):
        """Uses undo and hint in the draft; then puts a card back; and opens the rules."""
        self.await_question()
        before = self.table.look()
        self.answer()
        self.await_question()
        key('ctrl+z')
        self.window.wait(lambda: self.table.look() == before, 'question from before')
        self.await_question()
        key('ctrl+h')
        self.window.wait(lambda: self.table.read().choices(), 'hint')
        while (scene := self.await_question()).find('Protocols'):
            self.answer()
        card = self.await_focus(scene).thing
        key('Return')
        self.window.wait(lambda: is_selected(card), 'card that is picked')
        key('Escape')
        self.window.wait(lambda: not is_selected(card), 'card that is put back')
        self.await_focus(scene)
        key('F1')
        self.window.wait(lambda: self.window.count_windows() == 2, 'window of rules')
        key('Escape')
        self.window.wait(lambda: self.window.count_windows() == 1, 'end of the rules')
        focus(self.window)
        self.await_focus(scene)

    def tab_around(self):
        """Checks that Tab reaches every place, and that the focus comes back to where it was."""
        first = self.window.find_focus()
        reached = []
        while not reached or self.window.find_focus() != first:
            self.press('Tab')
            reached.append(self.window.name_of(self.window.find_focus().look()))
        assert all(reached), f'a place has no name among {reached}'
        for place in PLACES:
            assert any(name.startswith(place) for name in reached), f'{place} is not among {reached}'

    def await_rematch(self):
        """The button, once it has the focus."""
        def find():
            focus = self.window.find_focus()
            return focus if focus and self.window.name_of(focus.look()) == 'Rematch' else None

        return self.window.wait(find, 'focus on the rematch')

    def try_end(self):
        """Goes from the end page to the table, and back."""
        page = self.await_rematch().get_parent()
        self.move_to(self.window.find('push button', 'View the Table', page), 'Tab')
        key('Return')
        scores = self.window.wait(lambda: self.window.find('push button', 'Final Scores', self.table.tray), 'tray')
        self.await_rematch()
        self.move_to(scores, 'Tab')
        key('Return')
        self.await_rematch()

    def play(self):
        try:
            self.begin()
            self.try_keys()
            self.tab_around()
            while not self.table.is_over():
                self.answer()
            self.try_end()
            key('Return')
            self.window.wait(lambda: self.await_question().find('Protocols'), 'draft of the rematch')
        finally:
            self.window.close()


def main():
    program, write_game = sys.argv[1:]
    report = Report(1 + len(PLAYED))
    report.case('/keyboard-compile/against-computer',
                lambda: Person(GameWindow([program, '--new-game=compile'], GERMAN, "language='de'\n"), True).play())
    for name, cards, language in PLAYED:
        report.case(f'/keyboard-compile/{name}-{cards}-{language}',
                    lambda: Typist(program, Story(write_game, name, cards), language == 'german').play())


if __name__ == '__main__':
    main()
