#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""After the language is chosen in the preferences and the program restarted, no window shows English text any more.
Nor does any confuse a screen reader, in whatever language.

test-language.py PROGRAM LEAVE_LOOKBACK
"""

import importlib
import os
import pathlib
import subprocess
import sys
import time

import xdotool
from accessible import walk
from game_window import MOMENT, TIMEOUT, GameWindow, Report
from catalogue import Catalogue, Leaks
from gi.repository import Gio, GLib

ROOT = pathlib.Path(__file__).resolve().parents[2]
PO = ROOT / 'po' / 'de.po'
APP_ID = 'io.github.gilded_compass.GildedCompass'
APP_PATH = '/' + APP_ID.replace('.', '/')
WINDOW_PATH = APP_PATH + '/window/1'
OVER = ROOT / 'tests/fixtures/save-v1-over.gildedcompass'
SECOND = ROOT / 'tests/fixtures/compile/save-v2.gildedcompass'
SECOND_OVER = ROOT / 'tests/fixtures/compile/save-v2-over.gildedcompass'
TURNS = 3

Reader = importlib.import_module('test-screen-reader').Reader


class LanguageTest:
    def __init__(self, program, leave_lookback):
        self.program = program
        self.leave_lookback = leave_lookback
        self.known = []  # windows that were checked and do not change
        self.window = GameWindow(program)
        self.leaks = Leaks(PO)
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)

    def call(self, path, interface, method, arguments):
        self.bus.call_sync(APP_ID, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, TIMEOUT * 1000,
                           None)

    def activate(self, action, path=APP_PATH, *parameters):
        parameters = [GLib.Variant('s', parameter) for parameter in parameters]
        self.call(path, 'org.gtk.Actions', 'Activate', GLib.Variant('(sava{sv})', (action, parameters, {})))

    def windows(self):
        return [window for application in self.window.applications()
                if application.get_process_id() == self.window.process.pid for window in application.get_children()]

    def find(self, role, name):
        return next(filter(None, (self.window.find(role, name, window) for window in self.windows())), None)

    def texts(self):
        """All texts in all windows except the known ones, as they are found."""
        for window in self.windows():
            if window not in self.known:
                for thing in self.window.walk(window):
                    yield from filter(None, (self.window.local_name_of(thing), thing.description))

    def is_german(self, expected):
        """Waits for a text that begins like this, and checks that everything is German. Further windows do not
        change from then on."""
        self.window.wait(lambda: any(text.startswith(expected) for text in self.texts()), f'“{expected}”')
        english = sorted(filter(self.leaks.is_english, self.window.steadily(lambda: set(self.texts()))))
        assert not english, f'English: {english}'
        self.known = [window for window in self.windows() if window != self.window.frame]

    def is_sayable(self, expected):
        """Checks that everything is German, and that a screen reader says it well."""
        known = self.known
        self.is_german(expected)
        for window in self.windows():
            if window not in known:
                unsayable = self.window.steadily(lambda: self.window.find_unsayable(window))
                assert not unsayable, '; '.join(sorted(set(unsayable)))

    def restarts(self):
        settings = pathlib.Path(os.environ['XDG_CONFIG_HOME'], 'glib-2.0', 'settings', 'keyfile')
        self.activate('preferences')
        self.window.wait(lambda: self.find('push button', 'Close'), 'preferences')
        assert not self.window.steadily(lambda: self.find('push button', 'Restart Now')), \
            'a restart is offered without need'
        settings.write_text(settings.read_text() + "language='de'\n")
        button = self.window.wait(lambda: self.find('push button', 'Restart Now'), 'button Restart Now')
        self.window.press(button)
        # The process now runs another program. A client that has seen the old one would go on seeing that, so a new
        # client looks.
        subprocess.run([sys.executable, __file__, '--german', str(self.window.process.pid)], check=True)
        self.window.close()
        self.known = []
        self.window = GameWindow(self.program, Catalogue(PO), "language='de'\n")
        self.reader = Reader(self.window)

    def start(self):
        self.is_sayable('Neue Partie')

    def is_window(self, title):
        assert self.find('frame', title) or self.find('dialog', title), f'“{title}” is no window for screen readers'

    def preferences(self):
        self.activate('preferences')
        self.is_sayable('Einstellungen')
        self.window.steadily(lambda: self.is_window('Preferences'))
        assert self.window.steadily(lambda: self.find('push button', 'Change keys')), 'the expander has no name'

    def about(self):
        self.activate('about')
        self.is_german('Ein Würfelspiel um Schatzjäger')

    def shortcuts(self):
        self.activate('show-help-overlay', WINDOW_PATH)
        self.is_german('Tastenkürzel')  # GTK itself leaves much of it without a name
        self.window.steadily(lambda: self.is_window('Keyboard Shortcuts'))

    def set_up(self):
        self.activate('new-game', WINDOW_PATH)
        self.is_sayable('Partie beginnen')
        self.activate('back', WINDOW_PATH)

    def play_until(self, question):
        while not question():
            self.window.steadily(self.reader.step)

    def table(self):
        self.reader.begin()
        self.play_until(lambda: self.reader.turn >= TURNS)
        self.is_sayable('Verlauf')

    def narrow(self):
        """Where one building is shown at a time."""
        window, *_ = self.window.wait(lambda: xdotool.find_windows(self.window.process), 'X window')
        xdotool.do('windowsize', window, '400', '700')
        self.window.wait(lambda: any(tabs.get_area()[2] > 0 for tabs in self.window.find_all('page tab list')), 'tabs')
        self.is_sayable('Spieler und Verlauf')
        xdotool.do('windowsize', window, '1000', '700')

    def hint(self):
        table = self.reader.table
        self.play_until(lambda: table.expectation().startswith(('Pick dice', 'Place at least')))
        hint = self.window.wait(lambda: self.window.find('push button', 'Hint', table.tray), 'button Hint')
        self.window.press(hint)
        self.is_sayable('Tipp 1: ')
        self.window.press(hint)

    def page(self, action, expected):
        """Checks a page that is shown beside the game."""
        self.activate(action, WINDOW_PATH)
        self.is_sayable(expected)
        self.activate('back', WINDOW_PATH)

    def dice(self):
        self.page('dice', 'Würfelstatistik')

    def history(self):
        self.page('history', 'Chronik')

    def saves(self):
        self.page('saves', 'Gespeicherte Partien')

    def replay(self):
        self.activate('replay', WINDOW_PATH)
        self.is_sayable('Verlassen')
        self.window.press(self.window.wait(lambda: self.find('push button', 'Leave'), 'button Leave'))

    def rules(self):
        self.activate('rules', WINDOW_PATH)
        self.is_sayable('In den Regeln suchen')
        self.window.steadily(lambda: self.is_window('Rules'))

    def guide(self):
        self.activate('leave', WINDOW_PATH)
        self.activate('learn', WINDOW_PATH)
        self.is_sayable('Weiter')

    def second_set_up(self):
        self.activate('leave', WINDOW_PATH)
        self.activate('new-game-of', WINDOW_PATH, 'compile')
        self.is_sayable('Partie beginnen')
        self.activate('back', WINDOW_PATH)

    def second_guide(self):
        self.activate('learn-of', WINDOW_PATH, 'compile')
        self.is_sayable('Willkommen!')

    def second_table(self):
        self.open(SECOND)
        self.is_sayable('Verlauf')

    def second_end(self):
        self.open(SECOND_OVER)
        self.is_sayable('Die entscheidenden Züge')

    def second_rules(self):
        self.known.remove(self.find('frame', 'Rules') or self.find('dialog', 'Rules'))  # it shows the next page
        self.activate('rules-of', WINDOW_PATH, 'compile')
        self.is_sayable('In den Regeln suchen')

    def open(self, file):
        self.call(APP_PATH, 'org.freedesktop.Application', 'Open', GLib.Variant('(asa{sv})', ([file.as_uri()], {})))

    def scores(self):
        self.open(OVER)
        self.is_sayable('Schlusswertung')

    def look_back(self):
        """A game with quick players, because the highest level would take its time."""
        subprocess.run([self.leave_lookback, OVER], check=True)
        self.activate('look-back', WINDOW_PATH)
        self.is_sayable('Besser: ')
        self.activate('back', WINDOW_PATH)


def await_german(pid):
    """Waits until that process shows a German window; things may disappear while they are looked at."""
    while True:
        try:
            if any(thing.name == 'Neue Partie' for application in GameWindow.applications()
                   if application.get_process_id() == pid for thing in walk(application)):
                return
        except GLib.GError:
            pass
        time.sleep(MOMENT)


def main():
    if sys.argv[1] == '--german':
        await_german(int(sys.argv[2]))
        return
    test = LanguageTest(*sys.argv[1:])
    cases = ('restarts', 'start', 'preferences', 'about', 'shortcuts', 'set_up', 'table', 'narrow', 'hint', 'dice',
             'history', 'saves', 'replay', 'scores', 'look_back', 'guide', 'second_guide', 'second_set_up',
             'second_table', 'second_end', 'rules', 'second_rules')
    report = Report(len(cases))
    for name in cases:
        report.case('/language/' + name.replace('_', '-'), getattr(test, name))
    test.window.close()


main()
