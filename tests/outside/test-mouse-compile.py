#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays Compile Gold by mouse alone: from the start page to the end against the computer in English with the cards of
MN02, the shortest game of two people in German with those of MN01, and every question in both languages and with both
sets. xdotool moves the X server's pointer; AT-SPI only tells what is asked, and where things are.

test-mouse-compile.py PROGRAM WRITE_GAME
"""

import functools
import sys
import time

import xdotool
from game_window import MOMENT, GameWindow, Report
from compile_game import CompilePlayer, CompileTable, Story, is_selected
from typist import key, type_text

# The run of decisions to play, with its cards and language.
PLAYED = (('whole-game', 'mn01', 'german'), ('number', 'mn02', 'english'), ('order', 'mn01', 'german'),
          ('protocol', 'mn02', 'german'), ('stacks', 'mn02', 'english'), ('play', 'mn01', 'english'))
# The seed of the game against the computer, a short one, and its player.
SEED = '10'
PLAYERS = "last-compile-setup={'seats': <[('Ada', 'person'), ('Belzoni', 'beginner')]>, 'first': <0>}\n"

LEFT, RIGHT = 1, 3
# A place beside the window on the hidden display.
OUTSIDE = ('1590', '990')
# In the time of so many questions, a program hears of all that happened before.
QUESTIONS = 10
# What xdotool tells of a window.
AREA = ('X', 'Y', 'WIDTH', 'HEIGHT')
# How much of a card is visible if others lie on it or beside it.
STRIP = 8
# How far above the middle of a button in the tray, 33 pixels high, a click still presses it.
MISS = 20
# The two halves of a line, from its top.
HALVES = {True: 0.75, False: 0.25}


class Pointer:
    """The mouse at a GameWindow; a base class for players."""

    def __init__(self, window):
        self.window = window

    @functools.cached_property
    def origin(self):
        """Where AT-SPI's coordinates begin on the screen, which is inside the frame that the program draws."""
        surfaces = self.window.wait(self.find_surfaces, 'X window')
        left, top, *outer = max(surfaces, key=lambda area: area[2] * area[3])
        _, _, *inner = self.find_area(self.window.frame)
        return [place + (length - inside) // 2 for place, length, inside in zip((left, top), outer, inner)]

    def find_surfaces(self):
        """The x, y, width and height of the program's X windows: of its window, and perhaps of a tooltip."""
        told = [xdotool.ask('getwindowgeometry', '--shell', number)
                for number in xdotool.find_windows(self.window.process)]
        areas = [dict(line.split('=') for line in lines) for lines in told if lines]
        return [tuple(int(area[key]) for key in AREA) for area in areas]

    def leave(self):
        """Moves the pointer out of the window. A tooltip of what it pointed at would take the next click, even one that
        is only due; so the program must have heard of it before, as it has after some questions."""
        xdotool.do('mousemove', *OUTSIDE)
        for _ in range(QUESTIONS):
            self.find_area(self.window.frame)
        self.window.wait(lambda: len(self.find_surfaces()) == 1, 'end of the tooltip')

    @staticmethod
    def find_area(thing):
        return thing.get_area()

    def click_at(self, x, y, button=LEFT):
        left, top = self.origin
        xdotool.do('mousemove', str(round(left + x)), str(round(top + y)), 'click', str(button))

    def find_place(self, thing):
        """The place of a thing, once changes have been laid out."""
        place = None
        while place != (now := self.find_area(thing)):
            place = now
            time.sleep(MOMENT)
        return place

    def click(self, thing, button=LEFT):
        """Clicks the middle of a thing."""
        self.leave()
        x, y, width, height = self.find_place(thing)
        self.click_at(x + width / 2, y + height / 2, button)
        self.last = (thing, (x, y, width, height), self.click)

    def click_beside(self, thing):
        """Clicks just above a small button, as fingers do."""
        self.leave()
        x, y, width, height = place = self.find_place(thing)
        self.click_at(x + width / 2, y + height / 2 - MISS)
        self.last = (thing, place, self.click_beside)

    def click_card(self, thing):
        """Clicks the visible part of a card, beside the cards that lie on it."""
        self.leave()
        x, y, *_ = place = self.find_place(thing)
        self.click_at(x + 2 * STRIP, y + STRIP)
        self.last = (thing, place, self.click_card)

    def await_effect(self, question, what):
        """The effect of the last click. A thing that a late layout has moved away from under the pointer is clicked
        again."""
        def look():
            answer = question()
            thing, place, click = self.last
            if not answer and self.window.is_usable(thing) and self.find_place(thing) != place:
                click(thing)
            return answer

        return self.window.wait(look, what)

    def click_line(self, scene, line, is_near, button=LEFT):
        """Clicks somewhere in that half of a line, on a card or not."""
        self.leave()
        x, y, width, height = self.find_place(scene.things[f'Line {line}'])
        self.click_at(x + width / 4, y + height * HALVES[is_near], button)


class Clicker(CompilePlayer, Pointer):
    whole_settings = ''  # two people at one screen: with the curtain between them

    def __init__(self, program, story, german):
        CompilePlayer.__init__(self, program, story, german)
        Pointer.__init__(self, self.window)

    def lift_curtain(self, button):
        self.click(button)

    def take(self, step, scene):
        way = scene.way(step).thing
        if step.kind == 'rearrange':
            self.table.rearrange(scene.row(step), lambda button: self.click(button.thing))
        elif step.kind in ('hand', 'far', 'elsewhere', 'field'):
            self.click_card(way)
            if step.kind in ('hand', 'elsewhere') and len(step.way) > 1:
                self.play_card(step, scene)
        else:
            self.click(way)

    def play_card(self, step, scene):
        self.await_picked(scene.way(step))
        face, line, number, has_key = step.way[1:]
        if has_key == '1':
            self.click_line(scene, line, True, LEFT if face == 'up' else RIGHT)
        else:
            self.click(self.table.read().offers(line)[int(number)].thing)


class Person(Pointer):
    """Plays against the computer from the start page on."""

    def __init__(self, window):
        super().__init__(window)
        self.table = None
        self.ways = 0  # how many ways of playing a card were used

    def press(self, name):
        """Clicks the button of that name once it is there."""
        def find():
            return next((thing for thing in self.window.find_all('push button') if self.window.name_of(thing) == name
                         and self.find_area(thing)[2] > 0), None)

        self.click(self.window.wait(find, f'button {name}'))

    def begin(self):
        """Sets the game up; only the seed is typed."""
        self.press('Play')
        self.press('Advanced')
        seed = self.window.wait(lambda: self.window.find('text', 'Seed'), 'seed')
        self.click(seed)
        key('ctrl+a')
        type_text(SEED)
        self.press('Start Game')
        self.table = CompileTable(self.window)

    def find_question(self):
        scene = self.table.read()
        ready = scene.cards() + scene.find('Protocols') + scene.posters() + self.find_buttons(scene)
        return scene if self.table.is_over() or any(button.usable for button in ready) else None

    @staticmethod
    def find_buttons(scene):
        """Answers questions about other things than cards and protocols: lines, buttons of the tray."""
        lines = [button for line in (1, 2, 3) if f'Line {line}' in scene.panels for button in scene.offers(line)]
        return lines + scene.choices() + [button for button in scene.find('Tray') if button.name == 'Refill']

    def answer(self):
        scene = self.window.wait(self.find_question, 'question')
        if self.table.is_over():
            return
        before = self.table.look()
        cards = [card for card in scene.cards() if card.usable]
        if scene.find('Protocols'):
            self.click(next(poster for poster in scene.find('Protocols') if poster.usable).thing)
        elif before[0].startswith(('Play a card', 'Choose a card and a line')) and cards:
            self.play_card(scene)
        elif any(poster.usable for poster in scene.posters()):
            movable = next(n for n, poster in enumerate(scene.posters()) if poster.usable)
            self.table.rearrange(scene.posters()[movable:movable + 3:2], lambda button: self.click(button.thing))
        elif cards:
            self.click_card(cards[0].thing)
        else:
            self.click(next(button for button in self.find_buttons(scene) if button.usable).thing)
        way = self.last[0]
        self.await_effect(lambda: self.table.look() != before or not self.window.is_usable(way),
                          f'change after {before}')

    def play_card(self, scene):
        """Alternates between a click on the line and the button of the tray."""
        card, line, is_up = scene.find_play()
        self.click_card(card.thing)
        self.await_effect(lambda: is_selected(card.thing), 'card that is picked')
        self.ways += 1
        if self.ways % 2 == 1:
            self.click_line(scene, line, True, LEFT if is_up else RIGHT)
            return
        before = self.table.last_line()
        name = 'Play Face Up' if is_up else 'Play Face Down'
        self.click_beside(next(button for button in self.table.read().find('Tray') if button.name == name).thing)

        def has_effect():
            """Whether a line is asked for, or the card has been played into the only one."""
            asked = self.table.expectation().endswith('face up.' if is_up else 'face down.')
            return self.table.last_line() != before or (asked and self.table.read().offers(line))

        offers = self.await_effect(has_effect, f'effect of {name}')
        if offers is not True:
            self.click(offers[0].thing)

    def change_mind(self):
        """Checks that pressing a card again, or a line where it may not go, decides nothing."""
        scene = self.window.wait(self.find_question, 'question')
        before = self.table.look()
        card = next(card for card in scene.cards() if card.usable).thing
        self.click_card(card)
        self.await_effect(lambda: is_selected(card), 'card that is picked')
        self.click_card(card)
        self.await_effect(lambda: not is_selected(card), 'card that is put back')
        assert self.table.look() == before

    def play(self):
        try:
            self.begin()
            while self.window.wait(self.find_question, 'question').find('Protocols'):
                self.answer()
            self.change_mind()
            while not self.table.is_over():
                self.answer()
            self.press('Rematch')
            self.window.wait(lambda: self.table.read().find('Protocols'), 'draft of the rematch')
        finally:
            self.window.close()


def knows_places(program):
    """Newer versions of GTK leave out the borders of all containers; the window's own shows by how much."""
    window = GameWindow(program)
    area = Pointer.find_area(window.frame)
    window.close()
    return area[:2] == (0, 0)


def main():
    program, write_game = sys.argv[1:]
    if not knows_places(program):
        print('TAP version 13\n1..0 # SKIP this version of GTK does not tell where things are')
        return
    report = Report(1 + len(PLAYED))
    report.case('/mouse-compile/against-computer', lambda: Person(GameWindow(program, settings=PLAYERS)).play())
    for name, cards, language in PLAYED:
        report.case(f'/mouse-compile/{name}-{cards}-{language}',
                    lambda: Clicker(program, Story(write_game, name, cards), language == 'german').play())


if __name__ == '__main__':
    main()
