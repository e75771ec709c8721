# SPDX-License-Identifier: GPL-3.0-or-later
"""What whole_game.py is, for Compile Gold: runs of decisions of two people in which certain questions are asked."""

import json
import os
import pathlib
import re
import subprocess

from catalogue import Catalogue
from accessible import Atspi, Sight, hear_events, listen
from game_window import ROLES, Table
from whole_game import PO, Player

# The questions that each run must contain; the whole game only has to end. Together they contain all questions. The
# cards of MN01 never ask for a number, a protocol or stacks.
STORIES = {
    'whole-game': (),
    'number': ('number', 'may'),
    'order': ('order', 'row'),
    'protocol': ('protocol', 'rearrange'),
    'stacks': ('stacks', 'card', 'line'),
    'play': ('play', 'compile'),
}
# Its cards have the same names as artifacts of the other game.
GERMAN = Catalogue(PO, 'protocol')
CURTAIN = 'please look away.'
# Buttons of the tray that are always there.
TOOLS = ('Play Face Up', 'Play Face Down', 'Refill', 'Hint', 'Undo', 'Why?')
OVER = re.compile(r' wins 3 to \d$|^Nobody has won$')
# The name of one player's half of a line, in any language: its protocol, whether that is compiled, the total.
HALF = re.compile(r'(.+?)(?:: | \()(.+?)(?:\.|\):) \w+ (\d+) ')


class Story:
    """The file of a game with a set of cards, and the decisions to be taken in it."""

    def __init__(self, write_game, name, cards):
        self.file = pathlib.Path(os.environ['XDG_CACHE_HOME'], f'{name}-{cards}.gildedcompass')
        self.file.parent.mkdir(exist_ok=True)
        written = subprocess.run([write_game, cards, str(self.file), *STORIES[name]], check=True, capture_output=True,
                                 text=True)
        self.steps = [Step(*line.split('\t')) for line in written.stdout.splitlines()]
        self.is_whole = name == 'whole-game'
        game = json.loads(self.file.read_text(encoding='utf-8'))
        self.decisions = game['decisions'][:game['position'] + len(self.steps)]


class Step:
    """One decision: the question, who is asked, how it is taken (see write-compile-game), and what must not be
    readable."""

    def __init__(self, asked, seat, way, cards, *secrets):
        self.asked, self.seat, self.cards = asked, seat, int(cards)
        self.kind, *self.way = way.split()
        self.hidden, self.public_hidden, self.unheard, self.public_unheard = (
            set(filter(None, names.split(','))) for names in secrets)

    def __str__(self):
        return f'{self.seat}: {self.asked} by {self.kind} {" ".join(self.way)}'


def is_selected(thing):
    return thing.has(Atspi.StateType.SELECTED)


class Button:
    """A card, a poster or another button, as it was when the table was last read."""

    def __init__(self, window, thing):
        self.thing = thing
        self.name = window.catalogue.english(thing.name)
        self.usable = thing.had(Atspi.StateType.SENSITIVE)

    def __eq__(self, other):
        return self.thing == other.thing


class Scene:
    """Everything that can be read on the table at one moment."""

    def __init__(self, table):
        self.window = table.window
        self.sight = Sight(table.root.program)
        self.texts = []  # except for the log
        self.panels = {}  # the buttons in each panel, by its English name
        self.things = {}  # the panels themselves
        self.descriptions = {}  # the panels' descriptions
        self._read(self.sight.find(table.root), [])
        self.log = [line.name for line in self.sight.children_of(self.sight.find(table.log))]

    def _read(self, thing, panels):
        if thing.role in ('list', 'scroll bar'):
            return
        self.texts.append(thing.name)
        if thing.role in ROLES['push button']:
            self.texts.append(thing.description)
            button = Button(self.window, thing)
            for panel in panels:
                panel.append(button)
            return
        if thing.name and thing.role in (*ROLES['panel'], 'table'):
            name = self.window.catalogue.english(thing.name)
            self.descriptions[name] = thing.description
            self.texts.append(thing.description)
            panels = panels + [self.panels.setdefault(name, [])]
            self.things[name] = thing
        for child in self.sight.children_of(thing):
            self._read(child, panels)

    def find(self, *names):
        """The buttons in the first of these panels that exists."""
        return next((self.panels[name] for name in names if name in self.panels), [])

    def cards(self):
        return [card for name in self.panels if name.startswith('Hand, ') or ', ' in name and name.startswith('Line ')
                or name.startswith('Choose from the trash of ') for card in self.panels[name]]

    def find_play(self):
        """A card to play, the line for it, and whether it is played face up: the highest card of the hand, face up
        where that is allowed, else where most cards lie already."""
        hand = [name for name in self.panels if name.startswith('Hand, ')][-1]
        seat = hand.removeprefix('Hand, ').rstrip('.')
        card = max((card for card in self.find(hand) if card.usable), key=lambda card: int(card.name.rsplit(' ')[-1]))
        lines = {}
        for line in (1, 2, 3):
            protocol, state, total = HALF.match(self.descriptions[f'Line {line}, {seat}.']).groups()
            if self.window.catalogue.english(state) != 'Compiled':
                lines[self.window.catalogue.english(protocol)] = (int(total), line)
        protocol = card.name.rsplit(' ')[0]
        is_up = protocol in lines
        return card, lines[protocol][1] if is_up else max(lines.values())[1], is_up

    def choices(self):
        """The buttons of the tray for the present question; the one that ends it is last."""
        return [button for button in self.find('Tray') if button.name not in TOOLS]

    def _beside(self, line):
        """The buttons in that line beside its stacks: two posters, the near one first, and the actions for the line."""
        cards = sum(len(self.find(name)) for name in self.panels if name.startswith(f'Line {line}, '))
        return self.find(f'Line {line}')[cards:]

    def offers(self, line):
        return self._beside(line)[2:]

    def poster(self, line, is_near):
        return self._beside(line)[0 if is_near else 1]

    def row(self, step):
        """The posters that can be swapped."""
        seat, *lines = step.way
        return [self.poster(line, seat == step.seat) for line in lines]

    def posters(self):
        """The buttons in the lines."""
        return [self.poster(line, is_near)
                for line in (1, 2, 3) if f'Line {line}' in self.panels for is_near in (True, False)]

    def way(self, step):
        """The button that takes the decision or picks the card for it."""
        if step.kind == 'poster':
            buttons, number = self.find('Protocols'), step.way[0]
        elif step.kind == 'field':
            seat, line, number = step.way
            buttons = self.find(f'Line {line}, {seat}.')
        elif step.kind == 'rearrange':
            return self.row(step)[0]
        elif step.kind == 'line':
            buttons, number = self.offers(step.way[0]), 0
        elif step.kind in ('hand', 'far', 'elsewhere'):
            other = {'Ada': 'Belzoni', 'Belzoni': 'Ada'}[step.seat]
            name = {'hand': f'Hand, {step.seat}.', 'far': f'Hand, {other}.',
                    'elsewhere': f'Choose from the trash of {step.seat}.'}[step.kind]
            card = step.way[0].replace('_', ' ')
            return next((button for button in self.find(name) if button.name == card), None)
        elif step.kind == 'refresh':
            return next((button for button in self.find('Tray') if button.name == 'Refill'), None)
        else:
            buttons = self.choices()
            number = step.way[0] if step.kind == 'choice' else len(buttons) - 1
        return buttons[int(number)] if int(number) < len(buttons) else None


class CompileTable(Table):
    """The table of Compile Gold in a GameWindow."""

    def __init__(self, window):
        super().__init__(window)
        self.root = self.tray.get_parent()
        self.announcer = window.find_all('status bar', self.root)[-1]
        self.announced = []
        region = self.announcer.get_parent()  # others announce something, too
        listen(self.root.program, 'object:announcement', 'Announcement',
               lambda thing, event: self.announced.append(event[3]) if thing == region else None)

    def rearrange(self, posters, press):
        """Swaps the protocols of two posters at a time, and confirms the order."""
        order = next(iter(self.read().choices()), None)  # perhaps nothing has to be swapped
        for first, second in zip(posters[::2], posters[1::2]):
            press(first)
            press(second)
            order = self.window.wait(lambda: self.find_order(order), 'order to decide')
        press(order)

    def await_answer(self, before, way):
        """When several cards are asked for one by one, the chosen one may be the only thing that changes."""
        self.window.wait(lambda: self.look() != before or not self.window.is_usable(way), f'change after {before}')

    def find_order(self, last):
        """The button that confirms an order of protocols, once the order has changed."""
        choices = self.read().choices()
        return choices[0] if choices and (last is None or choices[0].name != last.name) else None

    def read(self):
        return self.window.steadily(lambda: Scene(self))

    def lines(self, first=0):
        """The log, from its line number first on."""
        return [self.log.get_child(i).get_name() for i in range(first, self.log.get_child_count())]

    def told(self):
        """What was announced since the last call. Older versions of GTK have it as the announcer's name."""
        name = self.window.steadily(self.announcer.get_name)
        hear_events()
        announced, self.announced = self.announced, []
        return ' '.join(announced) or name.rstrip('\u00a0')

    def is_over(self):
        return OVER.search(self.expectation())


class CompilePlayer(Player):
    """Plays a run of decisions. Subclasses define how a decision is taken."""

    german = GERMAN
    whole_settings = 'use-curtain=false\n'  # of the whole game

    def __init__(self, program, story, german):
        self.protocols = {entry.english[0]: entry.local[0]
                          for entry in GERMAN.entries if german and entry.context == 'protocol'}
        super().__init__(program, story, german, self.whole_settings if story.is_whole else '')

    def begin(self):
        self.table = CompileTable(self.window)

    def local(self, card):
        """The name of a card as the window shows it."""
        protocol, value = card.rsplit(' ', 1)
        return f'{self.protocols.get(protocol, protocol)} {value}'

    def check_secrets(self, scene, hidden, unheard):
        for names, text, where in ((hidden, scene.texts, 'window'), (unheard, scene.log, 'log')):
            secret = re.compile(r'\b(' + '|'.join(re.escape(self.local(name)) for name in sorted(names)) + r')\b')
            read = next((line for line in text if names and secret.search(line)), None)
            assert not read, f'{read} can be read in the {where}'

    def is_ready(self, step):
        """The table once this question is asked; its player may have to lift the curtain first."""
        if self.table.expectation().endswith(CURTAIN):
            scene = self.table.read()
            self.check_secrets(scene, step.public_hidden, step.public_unheard)
            self.lift_curtain(scene.find('Tray')[0].thing)
            self.window.wait(lambda: not self.table.expectation().endswith(CURTAIN), 'table behind the curtain')
        scene = self.table.read()
        way = scene.way(step)
        return scene if way and way.usable and sum(card.usable for card in scene.cards()) == step.cards else None

    def step(self, step):
        scene = self.window.wait(lambda: self.is_ready(step), f'way to take it where {step.cards} cards are offered')
        self.before, way = self.table.look(), scene.way(step).thing
        self.take(step, scene)
        self.table.await_answer(self.before, way)

    def await_picked(self, card):
        """The next action determines what is done with the card."""
        self.window.wait(lambda: is_selected(card.thing), 'card that is picked')
        self.before = self.table.look()

    def take_step(self, n, step):
        try:
            self.step(step)
        except (AssertionError, LookupError) as problem:
            raise AssertionError(f'decision {n} of {len(self.story.steps)}, {step}: {problem}') from problem

    def end(self):
        if self.story.is_whole:
            self.window.wait(self.table.is_over, 'end')
        self.window.wait(lambda: self.is_kept(len(self.story.decisions)), 'kept game of these decisions')
