#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players of Compile Gold decide the same on every processor.

test-processors.py DIGEST-GAMES WRITE-SETS GAMES FEWER PROCESSOR...: compares digests of GAMES games of each player,
FEWER of those that search. DIGEST-GAMES (digest-games.c) is built for this processor; WRITE-SETS writes the cards for
it.
"""
import pathlib
import subprocess
import sys
import tempfile

PROGRAM, WRITE_SETS, GAMES, FEWER, *WANTED = sys.argv[1:]
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / 'house'))
from house import run  # noqa: E402
from processors import compare  # noqa: E402

# Players and their work in per cent: less than usual, which takes the same steps, but fewer.
PLAYERS = [('random', '100'), ('greedy', '100')]
SEARCHERS = [('beginner', '100'), ('apprentice', '100'), ('journeyman', '50'), ('scholar', '50'), ('expert', '25'),
             ('master', '2')]

with tempfile.NamedTemporaryFile() as sets:
    subprocess.run([WRITE_SETS], stdout=sets, check=True)
    compare(PROGRAM, WANTED, ['core', 'compile/engine', 'compile/players'], ['compile/players/digest-games.c'],
            [*([sets.name, GAMES, *player] for player in PLAYERS),
             *([sets.name, FEWER, *player] for player in SEARCHERS)])
    run()
