#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A monkey at the window: random clicks, keys, drags, sizes and closings, sent by XTest. Any warning, an exit status
other than 0, a main loop that does not answer, and a run in which next to nothing happens are failures. The seed
repeats a run, as far as the machine's speed allows.

monkey.py PROGRAM [--inputs N] [--seed N]

Right clicks and typed paths are not among the inputs, because a monkey in a file dialog must not reach anybody's files.
"""

import argparse
import collections
import ctypes
import json
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time

os.environ.pop('G_DEBUG', None)

from gi.repository import Gio, GLib  # noqa: E402 (what is fatal in the program must not be fatal here)

NAME = 'io.github.gilded_compass.GildedCompass'
USUAL_SIZE = 1280, 800
# A drag that begins above this would move the window.
BELOW_TITLE = 64
POINTER_ROOT, REVERT_TO_POINTER_ROOT = 1, 1
# There is no window manager, so the toolkit itself drags the edges of windows. If a window is closed meanwhile it
# crashes, so the windows get no edges.
NO_EDGES = '.csd, .solid-csd { margin: 0; padding: 0; border: none; box-shadow: none; }\n'
# Milliseconds for which the program may be busy before it counts as frozen; sanitizers on a busy machine are slow.
TIMEOUT = 600000
# Messages of the toolkit about itself, which have nothing to do with the program: by its file dialog, about folders of
# the session that it may not read; up to GTK 4.18 at least, about pressed buttons that it has lost count of when a drag
# or a popover ends between press and release; about windows that were dragged off the screen, which no window manager
# prevents; and by GTK 4.8, about a popover that opens while the pointer is over no widget.
FOREIGN = ('Failed to measure available space', 'Broken accounting of active state',
           "'GDK_IS_MONITOR (monitor)' failed",
           "gtk_widget_is_ancestor: assertion 'GTK_IS_WIDGET (widget)' failed")
# After this many inputs an answer of the main loop is awaited, so that inputs do not pile up.
ROUND = 10
# After this many answers without a decision the monkey begins a new game; until then it wanders through menus, pages
# and dialogs.
BORED = 6

# Keys and their weights.
KEYS = [
    ('r', 60), ('e', 12), ('p', 4), ('Return', 40), ('space', 16), ('Escape', 14), ('Tab', 20), ('shift+Tab', 6),
    ('Up', 6), ('Down', 6), ('Left', 6), ('Right', 6), ('Home', 2), ('End', 2), ('Page_Up', 1), ('Page_Down', 1),
    ('ctrl+z', 8), ('ctrl+shift+z', 4), ('F10', 1), ('F11', 1), ('ctrl+comma', 1), ('ctrl+question', 1), ('F1', 1),
    ('ctrl+s', 1), ('ctrl+o', 1), ('ctrl+shift+s', 1), ('ctrl+n', 1), ('alt+t', 2), ('ctrl+f', 1), ('question', 1),
    ('BackSpace', 1), ('plus', 1), ('minus', 1), ('m', 1), ('w', 1),
] + [(letter, 10) for letter in 'hgatisul'] \
  + [(digit, 22) for digit in '123456'] + [(f'alt+{digit}', 3) for digit in '123456']

# The players of a new game: mostly only people, so that every input may decide something.
TABLES = [('person', 'person'), ('person', 'person', 'person'), ('person', 'person', 'person', 'person', 'person'),
          ('person', 'beginner')]
PACES = ('instant', 'quick', 'calm')
# A run with fewer than one decision in this many inputs does not really play.
INPUTS_A_DECISION = 100
# A run with fewer than one window in this many inputs stays at the table. Whether a short run opens a second window
# depends on how fast the machine is.
INPUTS_A_WINDOW = 2000

ACTIONS = [('click', 300), ('key', 350), ('turn', 240), ('drag', 60), ('scroll', 20), ('double', 15), ('resize', 4),
           ('game', 6), ('quit', 1), ('close', 1), ('terminate', 1)]


class Display:
    """Input to the X server. Keys go to the window below the pointer, because there is no window manager."""

    def __init__(self):
        self.x = ctypes.CDLL('libX11.so.6')
        self.test = ctypes.CDLL('libXtst.so.6')
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XStringToKeysym.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(None))
        if not self.display:
            raise SystemExit('monkey.py: there is no X display')
        self.x.XSetInputFocus(self.display, ctypes.c_ulong(POINTER_ROOT), REVERT_TO_POINTER_ROOT, ctypes.c_ulong(0))

    def code(self, name):
        symbol = {'ctrl': 'Control_L', 'shift': 'Shift_L', 'alt': 'Alt_L'}.get(name, name)
        return self.x.XKeysymToKeycode(self.display, ctypes.c_ulong(self.x.XStringToKeysym(symbol.encode())))

    def flush(self):
        self.x.XSync(self.display, 0)

    def key(self, combination):
        codes = [self.code(name) for name in combination.split('+')]
        if 'question' in combination:
            codes.insert(0, self.code('shift'))
        for code in codes:
            self.test.XTestFakeKeyEvent(self.display, code, 1, ctypes.c_ulong(0))
        for code in reversed(codes):
            self.test.XTestFakeKeyEvent(self.display, code, 0, ctypes.c_ulong(0))
        self.flush()

    def move(self, x, y):
        self.test.XTestFakeMotionEvent(self.display, -1, x, y, ctypes.c_ulong(0))

    def button(self, number, down):
        self.test.XTestFakeButtonEvent(self.display, number, down, ctypes.c_ulong(0))

    def click(self, x, y, number=1, times=1):
        self.move(x, y)
        for _ in range(times):
            self.button(number, 1)
            self.button(number, 0)
        self.flush()

    def drag(self, start, end):
        self.move(*start)
        self.button(1, 1)
        for n in range(1, 6):
            self.move(start[0] + (end[0] - start[0]) * n // 5, start[1] + (end[1] - start[1]) * n // 5)
            self.flush()
        self.button(1, 0)
        self.flush()


class Monkey:
    def __init__(self, program, seed):
        self.program = program
        self.random = random.Random(seed)
        self.display = Display()
        self.last = collections.deque(maxlen=40)
        self.starts = 0
        self.process = None
        self.log = tempfile.TemporaryFile('w+', errors='replace')
        self.read = 0
        self.games = {}  # the last number of decisions of each game that was seen
        self.decisions = 0
        self.idle = 0  # checks since the last decision
        self.windows = set()
        self.environment = dict(os.environ, GTK_A11Y='none', GSETTINGS_BACKEND='keyfile', GTK_USE_PORTAL='0',
                                GDK_DEBUG='gl-disable')
        self.settings = pathlib.Path(os.environ['XDG_CONFIG_HOME'], 'glib-2.0', 'settings', 'keyfile')
        self.settings.parent.mkdir(parents=True, exist_ok=True)
        style = pathlib.Path(os.environ['XDG_CONFIG_HOME'], 'gtk-4.0', 'gtk.css')
        style.parent.mkdir(parents=True, exist_ok=True)
        style.write_text(NO_EDGES)
        self.kept = pathlib.Path(os.environ['XDG_DATA_HOME'], 'gilded-compass', 'saves')
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)

    def ask(self, patience):
        """Whether the program's main loop answers."""
        try:
            self.bus.call_sync(NAME, '/' + NAME.replace('.', '/'), 'org.gtk.Actions', 'List', None, None,
                               Gio.DBusCallFlags.NO_AUTO_START, patience, None)
        except GLib.Error:
            return False
        return True

    def write_settings(self):
        seats = ', '.join(f"('{name}', '', '{kind}')" for name, kind in zip('ABCDE', self.random.choice(TABLES)))
        self.settings.write_text('[io/github/gilded_compass/GildedCompass]\n'
                                 f"pace='{self.random.choice(PACES)}'\n"
                                 f"last-setup={{'seats': <[{seats}]>}}\n")

    def start(self):
        self.starts += 1
        self.size = USUAL_SIZE
        self.write_settings()
        self.process = subprocess.Popen([os.path.abspath(self.program)], cwd=os.environ['HOME'], env=self.environment,
                                        stdout=self.log, stderr=self.log)
        end = time.monotonic() + TIMEOUT / 1000
        while time.monotonic() < end and self.process.poll() is None:
            if self.ask(1000):
                return
            time.sleep(0.05)
        self.fail('does not start')

    def fail(self, how):
        self.log.seek(0)
        print('# last inputs: ' + ', '.join(self.last))
        for line in self.log.read().splitlines()[-60:]:
            print('# ' + line)
        raise AssertionError(f'the program {how}')

    def check_log(self):
        """Checks that there was no warning."""
        self.log.seek(self.read)
        said = self.log.read()
        self.read = self.log.tell()
        self.log.seek(0, os.SEEK_END)
        for line in said.splitlines():
            if any(word in line for word in ('WARNING', 'CRITICAL', 'ERROR')) \
               and not any(text in line for text in FOREIGN):
                self.fail('warns: ' + line)

    def look(self):
        """What the inputs have led to: games begun, decisions taken in them, and windows opened."""
        try:
            key = (self.kept / 'current').read_text()
            game = json.loads((self.kept / key).read_text())
        except (OSError, ValueError):
            game = None
        if game is None:
            self.idle += 1
        else:
            n = len(game['decisions'])
            more = max(0, n - self.games.get(key, 0))
            self.idle = 0 if more > 0 else self.idle + 1
            self.decisions += more
            self.games[key] = n
        for number in subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(self.process.pid)],
                                     stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout.split():
            self.windows.add((self.starts, number))

    def tell(self):
        return (f'started {self.starts} times, {len(self.games)} games, {self.decisions} decisions, '
                f'{len(self.windows)} windows')

    def check(self):
        """Checks that the program still runs, or has ended properly and is started again."""
        self.check_log()
        if self.process.poll() is None and self.ask(TIMEOUT):
            self.look()
            if self.idle > BORED:
                self.begin_game()
                self.idle = 0
            return
        try:
            status = self.process.wait(TIMEOUT / 1000)
        except subprocess.TimeoutExpired:
            self.fail('does not answer')
        if status != 0:
            self.fail(f'ended with status {status}')
        self.last.append('start')
        self.start()
        if self.random.random() < 0.5:
            self.begin_game()
        else:
            self.display.key('Return')

    def begin_game(self):
        """Begins a new game from any place, and lifts the curtain."""
        x, y = self.size
        self.display.move(*self.random.choice([(x // 3, y // 3), (x - 20, y - 20)]))
        for key in ('Escape', 'Escape', 'Escape', 'ctrl+n', 'alt+t', 'alt+g', 'Return'):
            self.display.key(key)
            time.sleep(0.05)
            self.ask(TIMEOUT)

    def place(self):
        return self.random.randrange(self.size[0]), self.random.randrange(self.size[1])

    def resize(self):
        self.size = self.random.choice([(360, 640), (900, 600), (1280, 800), (1500, 900),
                                        (self.random.randrange(360, 1600), self.random.randrange(480, 1000))])
        subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(self.process.pid), 'windowsize',
                        *map(str, self.size)],
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def move(self):
        action = self.random.choices([name for name, _ in ACTIONS], [often for _, often in ACTIONS])[0]
        note = action
        if action == 'key':
            note = self.random.choices([name for name, _ in KEYS], [often for _, often in KEYS])[0]
            self.display.key(note)
        elif action == 'turn':
            note = ('r ' + self.random.choice('123456') + ' ' + self.random.choice('hgatisul')
                    + self.random.choice(('', '', ' e', ' Return')))
            for key in note.split():
                self.display.key(key)
        elif action in ('click', 'double'):
            place = self.place()
            note = f'{action} {place}'
            self.display.click(*place, times=1 if action == 'click' else 2)
        elif action == 'drag':
            width, height = self.size
            if self.random.random() < 0.7:
                start = (self.random.randrange(width // 2), self.random.randrange(height - 90, height))
            else:
                start = (self.random.randrange(width), self.random.randrange(BELOW_TITLE, height))
            end = self.place()
            note = f'drag {start} {end}'
            self.display.drag(start, end)
        elif action == 'scroll':
            self.display.click(*self.place(), number=self.random.choice((4, 5)), times=self.random.randrange(1, 6))
        elif action == 'resize':
            self.resize()
        elif action == 'game':
            self.begin_game()
        elif action == 'quit':
            self.display.key('ctrl+q')
        elif action == 'close':
            self.display.key('ctrl+w')
        else:
            self.process.send_signal(signal.SIGTERM)
        self.last.append(note)

    def play(self, inputs, tell):
        self.start()
        self.begin_game()
        for n in range(inputs):
            self.move()
            if n % ROUND == ROUND - 1 or self.last[-1] in ('quit', 'close', 'terminate', 'game'):
                self.check()
            if tell and n % 1000 == 999:
                print(f'# {n + 1} inputs: {self.tell()}', flush=True)
        self.check()
        if (not self.games or self.decisions < inputs // INPUTS_A_DECISION
                or len(self.windows) < inputs // INPUTS_A_WINDOW):
            self.fail(f'was hardly moved by {inputs} inputs: {self.tell()}')
        self.process.terminate()
        status = self.process.wait(TIMEOUT / 1000)
        if status != 0:
            self.fail(f'ended with status {status}')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('program')
    parser.add_argument('--inputs', type=int, default=20000)
    parser.add_argument('--seed', type=int, default=random.SystemRandom().randrange(1 << 32))
    options = parser.parse_args()
    print(f'TAP version 13\n1..1\n# seed {options.seed}, {options.inputs} inputs', flush=True)
    monkey = Monkey(options.program, options.seed)
    try:
        monkey.play(options.inputs, options.inputs > 1000)
    except AssertionError as problem:
        print(f'not ok 1 /monkey\n# {problem}', flush=True)
        return 1
    finally:
        if monkey.process is not None and monkey.process.poll() is None:
            monkey.process.kill()
    print(f'ok 1 /monkey\n# {monkey.tell()}')
    return 0


if __name__ == '__main__':
    sys.exit(main())
