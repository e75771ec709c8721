# SPDX-License-Identifier: GPL-3.0-or-later
"""The keyboard: xdotool sends keys to a window; AT-SPI only tells what is asked, and where the focus is."""

import xdotool
from game_window import Atspi
from catalogue import entries, plain
from whole_game import PO


def key(*keys):
    xdotool.do('key', '--clearmodifiers', *keys)


def type_text(text):
    xdotool.do('type', text)


def focus(window):
    """Gives the window the keyboard focus."""
    windows = window.wait(lambda: xdotool.find_windows(window.process), 'X window')
    xdotool.do('windowfocus', '--sync', windows[0])


def is_focused(thing):
    return thing.has(Atspi.StateType.FOCUSED)


class Keys:
    """Moves the focus in a window; also a base class for players."""

    def __init__(self, window, german=False):
        self.window = window
        self.texts = [(entry.context, entry.english[0], entry.local[0] if german else entry.english[0])
                      for entry in entries(PO)]
        focus(window)

    def mnemonic(self, button):
        local = next(local for _, english, local in self.texts if '_' in english and plain(english) == button)
        return 'alt+' + local[local.index('_') + 1].lower()

    def move_to(self, wanted, by):
        """Each key is sent once the one before has moved the focus."""
        while not is_focused(wanted):
            self.press(by)

    def press(self, name):
        """Presses a key that moves the focus."""
        before = self.window.find_focus()
        key(name)
        self.window.wait(lambda: self.window.find_focus() not in (before, None), f'focus that moves by {name}')
