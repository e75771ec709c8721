# SPDX-License-Identifier: GPL-3.0-or-later
"""The running game as a screen reader sees it (AT-SPI). For the tests that play whole games."""

import os
import pathlib
import re
import subprocess
import sys
import time
import warnings

from accessible import TIMEOUT, PROGRAM_DEBUG, ROOT, Atspi, GLib, Sight, Thing, applications, hear_events, listen

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'house'))
from catalogue import English  # noqa: E402  (the path is said first)

warnings.simplefilter('ignore')

# GTK shows a button activated from outside as pressed for a quarter of a second before it acts.
PRESS = 0.3
# Seconds between two looks.
MOMENT = 0.03
# What a widget is called that has no name.
CLASS = re.compile(r'(Gtk|Ogc|Compile)[A-Z]\w+')


# Roles that versions of GTK and AT-SPI call by different names.
ROLES = {
    'push button': ('push button', 'button', 'toggle button'),
    'panel': ('panel', 'grouping'),
    'switch': ('switch', 'check box', 'toggle button'),
    'status bar': ('status bar', 'statusbar', 'notification'),
}


class GameWindow:
    """Starts the program at path (with arguments, a list) and finds its window. catalogue translates its texts back,
    so that tests are in English. settings are additional lines of the settings file; a game's file is opened."""

    sight = None  # the latest look; whoever answers one question looks once
    is_answering = False

    def __init__(self, path, catalogue=English, settings='', file=None):
        self.catalogue = catalogue
        self.settings = settings
        self.process = self._start((path if isinstance(path, list) else [path]) + ([file] if file else []))
        self.frame = self.wait(self._find_frame, 'a window')
        self.focused = None
        listen(self.frame.program, 'object:state-changed:focused', 'StateChanged', self._hear_focus)

    def _start(self, command):
        environment = dict(os.environ)
        environment.pop('GTK_A11Y', None)
        environment['GSETTINGS_BACKEND'] = 'keyfile'
        if PROGRAM_DEBUG is not None:
            environment['G_DEBUG'] = PROGRAM_DEBUG
        settings = pathlib.Path(environment['XDG_CONFIG_HOME'], 'glib-2.0', 'settings', 'keyfile')
        settings.parent.mkdir(parents=True, exist_ok=True)
        settings.write_text("[io/github/gilded_compass/GildedCompass]\npace='instant'\nreduced-motion=true\n"
                            + self.settings)
        return subprocess.Popen(command, env=environment)

    def _is_ours(self, application):
        return application.get_process_id() == self.process.pid

    def _find_frame(self):
        for application in self.applications():
            if self._is_ours(application) and application.get_child_count() > 0:
                return application.get_child(0)
        return None

    @staticmethod
    def applications():
        return applications()

    def count_windows(self):
        return Thing(self.frame.program, ROOT).get_child_count()

    def _hear_focus(self, thing, event):
        state, is_on, *_ = event
        if state == 'focused' and is_on:
            self.focused = thing
        elif state == 'focused' and thing == self.focused:
            self.focused = None

    def find_focus(self):
        """What has the focus, or None. It is searched for only where the events do not tell."""
        hear_events()
        focus, self.focused = self.focused, None  # perhaps it has disappeared
        if focus is None or not focus.has(Atspi.StateType.FOCUSED):
            focus = next((thing for thing in self.walk() if thing.had(Atspi.StateType.FOCUSED)), None)
        self.focused = focus
        return focus

    def local_name_of(self, thing):
        """The name of something on the screen, as it was found. In newer versions of GTK a status line has its content
        only as text."""
        if not thing.name and self.has_role(thing, 'status bar'):
            return thing.get_text()
        return thing.name

    def name_of(self, thing):
        """The same in English."""
        return self.catalogue.english(self.local_name_of(thing))

    def answer(self, question):
        """The answer to question, which sees everything at one moment. It may act, but must wait to see the effect."""
        was_answering, self.is_answering, self.sight = self.is_answering, True, None
        try:
            return question()
        finally:
            self.is_answering, self.sight = was_answering, None

    def wait(self, question, what):
        """The first true result of question, which is repeated until then, also if things disappear while they are
        looked at."""
        end = time.monotonic() + TIMEOUT
        while time.monotonic() < end:
            if getattr(self, 'process', None) and self.process.poll() is not None:
                raise AssertionError(f'the program ended with status {self.process.returncode}')
            begun = time.monotonic()
            try:
                answer = self.answer(question)
            except GLib.GError:
                answer = None
            if answer:
                return answer
            time.sleep(max(MOMENT, time.monotonic() - begun))  # a look is work for the program that it waits for
        raise AssertionError(f'there is no {what} after {TIMEOUT} seconds')

    def steadily(self, question):
        """The result of question, which is repeated whenever something disappears while it is looked at or pressed."""
        end = time.monotonic() + TIMEOUT
        while True:
            try:
                return self.answer(question)
            except GLib.GError as gone:
                assert self.process.poll() is None, f'the program ended with status {self.process.returncode}'
                assert time.monotonic() < end, f'after {TIMEOUT} seconds still: {gone}'
                time.sleep(MOMENT)

    def walk(self, start=None):
        """start, by default the window, and all its descendants, in the order on the screen."""
        start = start or self.frame
        if not self.is_answering or self.sight is None or self.sight.program != start.program:
            self.sight = Sight(start.program)
        return self.sight.walk(self.sight.find(start))

    def find_unsayable(self, start=None):
        """What a screen reader would say badly: the name of a class, the same twice, or nothing though it takes the
        focus. Containers without a role are never read, nor are scroll bars and what is not on the screen."""
        found = []
        for thing in self.walk(start):
            name = self.local_name_of(thing)
            if thing.role in ('filler', 'scroll bar') or not thing.had(Atspi.StateType.VISIBLE):
                continue
            if CLASS.fullmatch(name) and min(thing.get_area()[2:]) > 0:
                found.append(f'a {thing.role} is called {name}')
            elif not name and thing.had(Atspi.StateType.FOCUSABLE):
                found.append(f'a {thing.role} in “{thing.get_parent().get_name()}” takes the focus without a name')
            elif name and thing.description.partition(':')[0] == name:
                found.append(f'“{name}” is described as “{thing.description}”')
        return found

    def find(self, role, name, start=None):
        """The first thing of that role whose name ends with name, or None."""
        for thing in self.walk(start):
            if self.has_role(thing, role) and self.name_of(thing).endswith(name):
                return thing
        return None

    def find_all(self, role, start=None):
        return [thing for thing in self.walk(start) if self.has_role(thing, role)]

    @staticmethod
    def has_role(thing, role):
        return thing.role in ROLES.get(role, (role,))

    @staticmethod
    def is_usable(thing):
        return thing.has(Atspi.StateType.SENSITIVE)

    @staticmethod
    def is_on(thing):
        """Whether a switch is on or a toggle button is pressed."""
        return thing.has(Atspi.StateType.CHECKED) or thing.had(Atspi.StateType.PRESSED)

    @staticmethod
    def press(thing):
        """A button may have become insensitive since it was found. Then GLib.GError says so, as if it had gone."""
        if not thing.do_action():
            raise GLib.GError(f'{thing.name} cannot be pressed')

    def close(self):
        self.process.terminate()
        self.process.wait(TIMEOUT)


class Report:
    """Writes TAP to standard output, one line for each case."""

    def __init__(self, number):
        print(f'TAP version 13\n1..{number}', flush=True)
        self.n = 0

    def case(self, name, test):
        self.n += 1
        try:
            test()
        except Exception as problem:  # so that a failing case does not hide the others
            print(f'not ok {self.n} {name}\n# {type(problem).__name__}: {problem}', flush=True)
            return False
        print(f'ok {self.n} {name}', flush=True)
        return True


class Table:
    """The table in a GameWindow, once a game is on it."""

    def __init__(self, window):
        self.window = window
        self.tray = window.wait(lambda: window.find('panel', 'Tray'), 'tray')
        self.status = window.wait(lambda: window.find('status bar', '', self.tray), 'status line')
        self.log = window.wait(lambda: window.find('list', 'Log'), 'log')
        self.cards = None

    def card(self, building):
        """The panel of a building in play, or None."""
        if self.cards is None:
            self.cards = self.window.steadily(self.find_panels)
        return self.cards.get(building)

    def find_panels(self):
        """All panels by their names. Sets of dice are panels too, and may go “to the Library”, so the first panel of
        each name counts."""
        found = {}
        for thing in self.window.walk():
            if self.window.has_role(thing, 'panel'):
                found.setdefault(self.window.name_of(thing), thing)
        return found

    def expectation(self):
        self.status.get_name()
        return self.window.name_of(self.status)

    def dice(self):
        """The buttons of the own dice, which come first in the tray."""
        box = self.window.find('panel', 'Own dice', self.tray)
        buttons = self.window.find_all('push button', box) if box else []
        return [die for die in buttons if self.window.name_of(die).startswith('Own die:')]

    def look(self):
        """The question, the number of readable lines of the log, and the last one: every decision changes one of
        these."""
        return self.window.steadily(lambda: (self.expectation(), self.log.get_child_count(), self.last_line()))

    def last_line(self):
        lines = self.log.get_child_count()
        return self.log.get_child(lines - 1).get_name() if lines > 0 else ''

    def await_change(self, before):
        self.window.wait(lambda: self.look() != before, f'change after {before}')

    def changes(self, before):
        """Whether the last press has an effect. However slow the machine is, a look that begins after GTK's delay
        for pressed buttons sees it, because the program answers only after it has done what was due before."""
        end = time.monotonic() + PRESS
        while True:
            late = time.monotonic() > end
            if self.look() != before:
                return True
            if late:
                return False
            time.sleep(MOMENT)

    def is_over(self):
        return self.expectation() == 'The game is over.'
