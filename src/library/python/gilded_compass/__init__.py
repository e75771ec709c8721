# SPDX-License-Identifier: GPL-3.0-or-later
"""Order of the Gilded Compass and Compile Gold for programs that play, search and learn.

Game is one game, Batch many at once, Environment a game in the shape of PettingZoo's turn-based interface. All of them
stand on the C library libgilded-compass, whose header says what the numbers mean; the loader of the system finds it, or
the environment variable GILDED_COMPASS_LIBRARY names it. Arrays are numpy's where numpy can be imported, else those of
the module array.
"""
from .environment import Box, Discrete, Environment
from .game import Batch, Game, Result
from .library import (Cards, CompassDecision, CompileDecision, Building, Decision, Form, Kind, NONE, RANDOM, fields,
                      rules_version)

__all__ = ['Batch', 'Box', 'Building', 'Cards', 'CompassDecision', 'CompileDecision', 'Decision', 'Discrete',
           'Environment', 'Form', 'Game', 'Kind', 'NONE', 'RANDOM', 'Result', 'fields', 'rules_version']
