#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players decide the same on every processor.

test-processors.py DIGEST-GAMES GAMES FEWER PROCESSOR...: compares digests of GAMES games of each player, FEWER of those
that search. DIGEST-GAMES (digest-games.c) is built for this processor.
"""
import pathlib
import sys

PROGRAM, GAMES, FEWER, *WANTED = sys.argv[1:]
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / 'house'))
from house import ROOT, run  # noqa: E402
from processors import compare  # noqa: E402

WEIGHTS = ROOT / 'data/players/weights.bin'
PLAYERS = ['random', 'greedy', 'beginner', 'apprentice', 'journeyman', 'scholar', 'expert']
# These get only a part of their usual work, which takes the same steps, but fewer.
SEARCHERS = ['master,2', 'flat,1', 'ismcts,2', 'puct,2']

compare(PROGRAM, WANTED, ['core', 'compass/engine', 'compass/players'],
        ['compass/engine/fixture-tiles.c', 'compass/players/digest-games.c'],
        [[WEIGHTS, GAMES, *PLAYERS], [WEIGHTS, FEWER, *SEARCHERS]])
run()
