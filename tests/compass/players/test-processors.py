#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players decide the same on every processor: digests of their games (digest-games.c) are compared.

test-processors.py DIGEST-GAMES GAMES FEWER PROCESSOR...: GAMES games of each player, FEWER of those that search;
DIGEST-GAMES is that program for this processor; for the others it is compiled here, by Debian's cross compilers, and
run by qemu where the machine cannot run it itself. build-aux/processors does it for all, with many games.
"""
import concurrent.futures
import os
import pathlib
import subprocess
import sys
import tempfile
import time

PROGRAM, GAMES, FEWER, *WANTED = sys.argv[1:]
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / 'house'))
from house import ROOT, case, run  # noqa: E402

# The compiler, its flags beside those of every processor (as in meson.build), and what runs the program.
PROCESSORS = {
    'i386': (['i686-linux-gnu-gcc', '-msse2', '-mfpmath=sse'], []),
    'armhf': (['arm-linux-gnueabihf-gcc'], ['qemu-arm']),
    'arm64': (['aarch64-linux-gnu-gcc'], ['qemu-aarch64']),
}
FLAGS = ['-std=gnu11', '-O2', '-ffp-contract=off', '-Wall', '-Wextra', '-Wno-unused-parameter',
         '-Wno-missing-field-initializers', '-Werror']
FLOORS = [ROOT / 'src/core', ROOT / 'src/compass/engine', ROOT / 'src/compass/players']
TESTS = [ROOT / 'tests/compass/engine/fixture-tiles.c', ROOT / 'tests/compass/players/digest-games.c']
PLAYERS = ['random', 'greedy', 'beginner', 'apprentice', 'journeyman', 'scholar', 'expert']
# These get a part of their usual work: it takes the same steps, fewer of them.
SEARCHERS = ['master,2', 'flat,1']
JOBS = os.cpu_count() or 1


def digests(*program):
    began = time.monotonic()
    lines = []
    for games, players in ((GAMES, PLAYERS), (FEWER, SEARCHERS)):
        done = subprocess.run([*program, ROOT / 'data/players/weights.bin', games, *players], stdout=subprocess.PIPE,
                              text=True, check=True)
        lines += done.stdout.splitlines()
    for line in lines:
        print(f'# {pathlib.Path(program[-1]).name}: {line}')
    print(f'# {time.monotonic() - began:.0f} s', flush=True)
    return lines


def compiled(compiler, folder, name):
    """The program for another processor, without any library but the C library."""
    sources = [path for floor in FLOORS for path in sorted(floor.rglob('*.c'))] + TESTS
    places = {path.parent for floor in FLOORS for path in floor.rglob('*.h')} | {path.parent for path in TESTS}
    options = [*FLAGS, *(f'-I{place}' for place in sorted(places))]
    objects = [folder / f'{name}-{path.stem}.o' for path in sources]

    def make(source, result):
        subprocess.run([*compiler, *options, '-c', source, '-o', result], check=True)

    with concurrent.futures.ThreadPoolExecutor(JOBS) as team:
        list(team.map(make, sources, objects))
    program = folder / name
    subprocess.run([*compiler, '-static', *objects, '-o', program, '-lm'], check=True)
    return program


def here():
    """What this processor says; asked once."""
    if not here.lines:
        here.lines = digests(PROGRAM)
    return here.lines


here.lines = []

for processor in WANTED:
    @case(f'{processor} decides as this processor does')
    def same(processor=processor):
        compiler, runner = PROCESSORS[processor]
        with tempfile.TemporaryDirectory() as folder:
            others = digests(*runner, compiled(compiler, pathlib.Path(folder), processor))
        return [f'{other}, here: {own}' for own, other in zip(here(), others) if own != other]


run()
