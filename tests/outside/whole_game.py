# SPDX-License-Identifier: GPL-3.0-or-later
"""Games that were played beforehand, with decisions of all kinds, and a base class for players who play them again
in the window. At the end exactly these decisions must have been taken."""

import json
import os
import pathlib
import re
import subprocess

from catalogue import Catalogue, English
from game_window import GameWindow, Table

PO = pathlib.Path(__file__).resolve().parents[2] / 'po' / 'de.po'
GERMAN = Catalogue(PO)
NAMES = {'auction-house': 'Auction House', 'guild': 'Treasure Hunters’ Guild', 'archives': 'Archives',
         'temple': 'Hidden Temple', 'illuminati': 'Illuminati', 'galleon': 'Sunken Galleon',
         'tower': 'Treasure Tower', 'university': 'University', 'library': 'Library'}
# How the question begins or ends when such a decision is expected.
PLACING = ('Pick dice', 'Place at least', 'You may place neutral')
QUESTIONS = {'roll': 'roll the dice.', 'help': ('roll the dice.', 'You have no dice left'), 'reroll': 'Pick dice',
             'power': 'Pick dice', 'place': PLACING, 'end-turn': 'You may place neutral',
             'gift': 'Use “A Timely', 'pass': 'Use “A Timely', 'take': ('Take', 'Keep')}
# Less is drawn in a small window.
SMALL = 'window-width=900\nwindow-height=600\n'
# The decisions that each story must contain: a whole game, and the last rounds of games with the other buildings.
# Together they contain all kinds of decisions, and everything that is placed and taken anywhere. The last number is the
# seed from which on a game is looked for, where a short one is found at once.
STORIES = {
    'whole-game': ('neutral', 2, 'auction-house', 'illuminati', 1,
                   {*QUESTIONS, 'place auction-house', 'place archives', 'place illuminati', 'place university',
                    'place library', 'take auction-house', 'take archives', 'take illuminati', 'take university',
                    'join', 'will', 'neutral'}, 49),
    'guild-and-temple': ('neutral', 2, 'guild', 'temple', 6,
                         {'place guild', 'place temple', 'take guild', 'space', 'end-turn'}, 14),
    'guild-and-galleon': ('standard', 3, 'guild', 'galleon', 6, {'place guild', 'place galleon', 'take galleon'}, 42),
    'auction-house-and-tower': ('standard', 4, 'auction-house', 'tower', 5,
                                {'place auction-house', 'place tower', 'take auction-house'}, 92),
}
# Things on a building that are not tiles.
NO_TILE = re.compile('^(' + '|'.join(NAMES.values()) + ')$|^Rules of|in the stack')
# What turns one die to a value.
TURN = re.compile(r'^Turn the \d')
# More seeds than it takes to find a game with all that.
SEEDS = 100


class Story:
    """A game from the beginning of a round on: its file, and the following decisions."""

    def __init__(self, write_game, name):
        form, seats, b, c, first_round, wanted, first_seed = STORIES[name]
        self.file = pathlib.Path(os.environ['XDG_CACHE_HOME'], name + '.gildedcompass')
        self.file.parent.mkdir(exist_ok=True)
        for seed in range(first_seed, first_seed + SEEDS):
            written = subprocess.run([write_game, form, str(seats), b, c, str(seed), str(first_round), str(self.file)],
                                     check=True, capture_output=True, text=True)
            game = json.loads(self.file.read_text(encoding='utf-8'))
            self.decisions, self.position = game['decisions'], game['position']
            self.steps = [(decision, *line.split()) for decision, line
                          in zip(self.decisions[self.position:], written.stdout.splitlines(), strict=True)]
            if not wanted - self.kinds():
                return
        raise AssertionError(f'no game has all of {wanted}')

    def kinds(self):
        """What it contains: kinds of decisions, and where dice are placed and tiles taken."""
        found = {decision['do'] for decision, *_ in self.steps}
        found |= {f'{decision["do"]} {building}' for decision, _, building in self.steps}
        found |= {key for decision, *_ in self.steps for key in ('join', 'space', 'will', 'neutral') if key in decision}
        return found


def open_window(program, german, settings='', file=None, catalogue=GERMAN):
    """Starts the program in English or, with that catalogue, in German."""
    return GameWindow(program, catalogue if german else English, settings + ("language='de'\n" if german else ''), file)


class Player:
    """Plays a story in a window of its own. Subclasses define how, with a method for each kind of decision."""

    german = GERMAN

    def __init__(self, program, story, german, settings=''):
        self.story = story
        self.window = open_window(program, german, SMALL + settings, story.file, self.german)
        self.table = self.curtain = None
        self.times = self.kept = None  # of the kept games

    def begin(self):
        """Newer versions of GTK hide the table from accessibility tools while a curtain covers it."""
        self.window.wait(lambda: self.window.find('panel', 'Tray') or self.find_curtain(), 'table or curtain')
        if self.curtain:
            self.lift_curtain()
        self.table = Table(self.window)

    def find_curtain(self):
        self.curtain = self.curtain or self.window.find('push button', 'Lift the Curtain')
        return self.curtain

    def is_asked(self, question):
        """Whether this question is asked; somebody may have to lift the curtain first."""
        asked = self.table.expectation()
        if asked.endswith('please look away.'):
            self.find_curtain()
            self.lift_curtain()
            self.window.wait(lambda: self.table.expectation() != asked, 'table behind the curtain')
            return False
        return asked.startswith(question) or asked.endswith(question)

    def step(self, n, decision, number, place):
        """A game is complete once all of it has changed on the screen, which happens bit by bit."""
        self.window.wait(lambda: self.is_asked(QUESTIONS[decision['do']]), 'question')
        getattr(self, 'do_' + decision['do'].replace('-', '_'))(decision, int(number), NAMES[place])
        taken = self.story.position + n + 1
        self.window.wait(lambda: self.is_kept(taken), f'kept game of {taken} decisions')

    def find_offered(self, building):
        """The tiles that may be taken there, in the order of their places."""
        return [thing for thing in self.window.find_all('push button', self.table.card(building))
                if self.window.is_usable(thing) and not NO_TILE.search(self.window.name_of(thing))]

    def await_values(self, decision):
        """Uses the popover: for each die the button with its new value, then the one that turns the dice."""
        turn = self.window.wait(lambda: self.window.find('push button', 'Turn the Dice'), 'bubble')
        assert '_' not in turn.name, f'a mark for keys is in the name {turn.name}'
        values = [button for button in self.window.find_all('push button')
                  if TURN.match(self.window.name_of(button))]
        return [values[6 * n + value - 1] for n, value in enumerate(decision['become'])], turn

    def play(self):
        try:
            self.begin()
            for n, step in enumerate(self.story.steps):
                self.take_step(n, step)
            self.end()
        finally:
            self.window.close()

    def take_step(self, n, step):
        try:
            self.step(n, *step)
        except AssertionError as problem:
            raise AssertionError(f'decision {n} of {len(self.story.steps)}, {step}: {problem}') from problem

    def end(self):
        self.window.wait(self.table.is_over, 'end')

    def read_kept(self):
        """The kept games, which are read again only once they have changed."""
        saves = pathlib.Path(os.environ['XDG_DATA_HOME'], 'gilded-compass', 'saves').glob('*.gildedcompass')
        times = {save: save.stat().st_mtime_ns for save in saves}
        if times != self.times:
            self.times = times
            self.kept = [json.loads(save.read_text(encoding='utf-8')) for save in times]
        return self.kept

    def is_kept(self, n):
        """Whether the first n decisions are, and no others."""
        return any(game['position'] == n and game['decisions'][:n] == self.story.decisions[:n]
                   for game in self.read_kept())
