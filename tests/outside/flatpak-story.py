#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the installed Flatpak in German from outside the sandbox; see build-aux/flatpak-story.

flatpak-story.py first FILE: changes a setting, plays some turns, saves to FILE through the portal, and quits
flatpak-story.py second FILE: finds all that again in the updated program, continues the game, opens FILE, plays to
the end, and plays a game of Compile Gold
"""

import importlib
import json
import os
import pathlib
import subprocess
import sys

from game_window import TIMEOUT, GameWindow, Report, Table
from catalogue import Catalogue
from gi.repository import Gio, GLib

APP_ID = 'io.github.gilded_compass.GildedCompass'
APP_PATH = '/' + APP_ID.replace('.', '/')
CATALOGUE = Catalogue(pathlib.Path(__file__).resolve().parents[2] / 'po' / 'de.po')
TURNS = 6
PORTAL = 'xdg-desktop-portal-gtk'

Reader = importlib.import_module('test-screen-reader').Reader
CardPlayer = importlib.import_module('compile-levels').Listener


class SandboxedWindow(GameWindow):
    """The window of the Flatpak. The sandbox hides its processes, so it is found by its name."""

    def __init__(self, *options):
        self.options = options
        super().__init__(None, CATALOGUE)

    def _start(self, path):
        settings = pathlib.Path.home() / '.var/app' / APP_ID / 'config/glib-2.0/settings/keyfile'
        if not settings.exists():
            settings.parent.mkdir(parents=True, exist_ok=True)
            settings.write_text("[io/github/gilded_compass/GildedCompass]\npace='instant'\nreduced-motion=true\n")
        return subprocess.Popen(['flatpak', 'run', '--user', APP_ID, *self.options])

    def _is_ours(self, application):
        return application.get_name() == 'gilded-compass'

    def activate(self, action, path=APP_PATH):
        bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
        bus.call_sync(APP_ID, path, 'org.gtk.Actions', 'Activate', GLib.Variant('(sava{sv})', (action, [], {})),
                      None, Gio.DBusCallFlags.NONE, TIMEOUT * 1000, None)

    def find_anywhere(self, role, name):
        """Searches all windows of all programs."""
        for application in self.applications():
            for window in application.get_children():
                thing = self.find(role, name, window)
                if thing:
                    return thing
        return None

    def find_role(self, program, role):
        for application in self.applications():
            if application.get_name() == program:
                return next((thing for thing in self.walk(application) if thing.role == role), None)
        return None

    def quit(self):
        self.activate('quit')
        self.process.wait(TIMEOUT)

    close = quit


class Story:
    def __init__(self, file):
        self.file = pathlib.Path(file)
        self.left = self.file.with_suffix('.left')  # how the table looked when the game was left
        self.window = SandboxedWindow()
        self.reader = Reader(self.window)

    def is_german(self):
        names = [thing.name for thing in self.window.walk()]
        assert 'Neue Partie' in names, f'there is no “Neue Partie” among {names}'
        assert 'New Game' not in names

    def confirm_switch(self):
        self.window.activate('preferences')
        return self.window.wait(lambda: self.window.find_anywhere('switch', 'Ask before leaving an unsaved game'),
                                'switch')

    def close_preferences(self):
        frame = self.window.find_anywhere('frame', 'Preferences') or self.window.find_anywhere('dialog', 'Preferences')
        self.window.press(self.window.find('push button', 'Close', frame)
                          or self.window.find('push button', 'Schließen', frame))

    def changes_setting(self):
        switch = self.confirm_switch()
        assert self.window.is_on(switch), 'the switch is off at first'
        self.window.press(switch)
        self.window.wait(lambda: not self.window.is_on(switch), 'switch that is off')
        self.close_preferences()

    def setting_is_kept(self):
        assert not self.window.is_on(self.confirm_switch()), 'the setting is lost'
        self.close_preferences()

    def plays_turns(self):
        self.reader.begin()
        while self.reader.turn < TURNS or not self.reader.table.expectation().endswith('roll the dice.'):
            self.window.steadily(self.reader.step)
        self.left.write_text(json.dumps(self.look()), encoding='utf-8')

    def look(self):
        """The question, and the last line of the log. How many lines can be read depends on how it was scrolled."""
        question, _, last = self.reader.table.look()
        return [question, last]

    def await_left(self):
        """Waits until the table looks like when the game was left."""
        left = json.loads(self.left.read_text(encoding='utf-8'))
        self.window.wait(lambda: self.look() == left, f'table with {left}')

    def saves(self):
        self.window.activate('save-as', APP_PATH + '/window/1')
        field = self.window.wait(lambda: self.window.find_role(PORTAL, 'text'), 'dialog of the portal')
        assert field.set_text(str(self.file)), 'the name cannot be typed'
        save = self.window.wait(lambda: self.window.find_anywhere('push button', 'Save'), 'button Save')
        self.window.wait(lambda: self.window.is_usable(save), 'usable button Save')
        self.window.press(save)
        self.window.wait(lambda: self.file.exists() and self.file.stat().st_size > 0, 'saved file')

    def quits(self):
        self.window.quit()
        assert self.window.process.returncode == 0, f'it ended with status {self.window.process.returncode}'

    def continues(self):
        """Continues the kept game, and plays on, so that it is no longer like the saved one."""
        button = self.window.wait(lambda: self.window.find('push button', 'Continue Saved Game'), 'saved game')
        self.window.press(button)
        self.reader.table = Table(self.window)
        self.await_left()
        self.reader.step()

    def opens_file(self):
        """Opens a file like a file manager: starts the program again, which hands the file to the open window."""
        subprocess.run(['flatpak', 'run', '--user', '--file-forwarding', APP_ID, '@@', str(self.file), '@@'],
                       check=True)
        self.await_left()
        self.reader.turn = TURNS

    def plays_to_the_end(self):
        self.reader.play()
        self.reader.final_scores()

    def plays_cards(self):
        CardPlayer(SandboxedWindow('--new-game=compile')).play()


def main():
    os.environ.pop('GTK_A11Y', None)
    story = Story(sys.argv[2])
    if sys.argv[1] == 'first':
        cases = [('german', story.is_german), ('setting', story.changes_setting), ('turns', story.plays_turns),
                 ('saves-through-portal', story.saves), ('quits', story.quits)]
    else:
        cases = [('german', story.is_german), ('setting-kept', story.setting_is_kept),
                 ('continues', story.continues), ('opens-file', story.opens_file),
                 ('to-the-end', story.plays_to_the_end), ('quits', story.quits),
                 ('cards', story.plays_cards)]
    report = Report(len(cases))
    fine = all([report.case(f'/flatpak/{sys.argv[1]}/{name}', test) for name, test in cases])
    sys.exit(0 if fine else 1)


main()
