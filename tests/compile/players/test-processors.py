#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-processors.py DIGEST-GAMES WRITE-SETS: computer players of Compile Gold decide on 32 bits as they do here:
digests of their games (digest-games.c) are compared. The program for i386 is compiled here, by Debian's cross
compiler."""
import pathlib
import subprocess
import sys
import tempfile

PROGRAM, WRITE_SETS = sys.argv[1:]
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / 'house'))
from house import ROOT, case, run  # noqa: E402

COMPILER = ['i686-linux-gnu-gcc', '-msse2', '-mfpmath=sse', '-std=gnu11', '-O2', '-ffp-contract=off', '-Wall',
            '-Wextra', '-Wno-unused-parameter', '-Wno-missing-field-initializers', '-Werror']
FLOORS = [ROOT / 'src/core', ROOT / 'src/compile/engine', ROOT / 'src/compile/players']
# Games, player, work in per cent.
RUNS = [('8', 'random', '100'), ('8', 'greedy', '100'), ('4', 'beginner', '100'), ('2', 'scholar', '50'),
        ('2', 'expert', '25'), ('2', 'master', '2')]


@case('i386 decides as this processor does')
def same():
    sources = [path for floor in FLOORS for path in sorted(floor.rglob('*.c'))]
    sources.append(ROOT / 'tests/compile/players/digest-games.c')
    places = sorted({path.parent for floor in FLOORS for path in floor.rglob('*.h')})
    with tempfile.TemporaryDirectory() as folder:
        other, sets = pathlib.Path(folder, 'digest-games'), pathlib.Path(folder, 'sets')
        sets.write_bytes(subprocess.run([WRITE_SETS], stdout=subprocess.PIPE, check=True).stdout)
        subprocess.run([*COMPILER, *(f'-I{place}' for place in places), '-static', *sources, '-o', other, '-lm'],
                       check=True)
        told = [[subprocess.run([program, sets, *wanted], stdout=subprocess.PIPE, text=True, check=True).stdout
                 for program in (PROGRAM, other)] for wanted in RUNS]
    return [f'here: {here.strip()}, on i386: {there.strip()}' for here, there in told if here != there]


run()
