# SPDX-License-Identifier: GPL-3.0-or-later
"""Order of the Gilded Compass and Compile Gold for programs that play, search and learn.

Game is a single game, Batch many of them, and Environment a game that follows PettingZoo's turn-based interface. All
use the C library libgilded-compass, whose header documents the numbers. It is found by the system's loader, or by the
environment variable GILDED_COMPASS_LIBRARY. Arrays are numpy's if numpy can be imported, otherwise of the array module.
"""
from .environment import Box, Discrete, Environment
from .game import Batch, Game, Result
from .library import (Cards, CompassDecision, CompileDecision, Building, Decision, Form, Kind, NONE, RANDOM, fields,
                      rules_version)

__all__ = ['Batch', 'Box', 'Building', 'Cards', 'CompassDecision', 'CompileDecision', 'Decision', 'Discrete',
           'Environment', 'Form', 'Game', 'Kind', 'NONE', 'RANDOM', 'Result', 'fields', 'rules_version']
