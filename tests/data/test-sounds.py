#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The game's sounds are what build-aux/make-sounds makes, so neither was changed without the other.

test-sounds.py
"""
import array
import importlib.machinery
import importlib.util
import math
import pathlib
import re
import shutil
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'house'))
from house import ROOT, Skip, case, run  # noqa: E402

FOLDER = ROOT / 'data' / 'sounds'
MOST_BYTES = 500 * 1000


def maker():
    sys.dont_write_bytecode = True
    loader = importlib.machinery.SourceFileLoader('make_sounds', str(ROOT / 'build-aux' / 'make-sounds'))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


MAKER = maker()
SAMPLES = {name: MAKER.samples_of(name) for name in MAKER.SOUNDS}


@case('there is a file for each sound, and no other')
def files():
    there = {path.stem for path in FOLDER.glob('*.ogg')}
    return ([f'{name}.ogg is missing' for name in sorted(SAMPLES.keys() - there)] +
            [f'{name}.ogg is made by nothing' for name in sorted(there - SAMPLES.keys())])


@case('each file says that it was made from these very samples')
def digests():
    complaints = []
    for name, samples in SAMPLES.items():
        told = re.findall(rb'SAMPLES=([0-9a-f]{64})', (FOLDER / (name + '.ogg')).read_bytes())
        if told != [MAKER.digest_of(samples).encode()]:
            complaints.append(f'{name}.ogg is not what build-aux/make-sounds makes; run it')
    return complaints


@case('what a file holds sounds like these samples')
def decoded():
    oggdec = shutil.which('oggdec')
    if oggdec is None:
        raise Skip('oggdec is not installed (vorbis-tools)')
    complaints = []
    for name, samples in SAMPLES.items():
        raw = subprocess.run([oggdec, '--quiet', '--raw', '--bits', '16', '--endianness', '0', '--output', '-',
                              FOLDER / (name + '.ogg')],
                             capture_output=True, check=True).stdout
        heard = array.array('h', raw)
        if sys.byteorder == 'big':
            heard.byteswap()
        if len(heard) != len(samples):
            complaints.append(f'{name}.ogg has {len(heard)} samples instead of {len(samples)}')
            continue
        product = sum(x * y for x, y in zip(heard, samples))
        likeness = product / math.sqrt(sum(x * x for x in heard) * sum(y * y for y in samples))
        if likeness < 0.8:
            complaints.append(f'{name}.ogg is like its samples by {likeness:.2f} only')
    return complaints


@case('sounds are short, clear of clipping, and end in silence')
def levels():
    complaints = []
    for name, samples in SAMPLES.items():
        seconds, peak = len(samples) / MAKER.RATE, max(map(abs, samples)) / 32767
        end = max(map(abs, samples[-20:])) / 32767
        mean = sum(samples) / len(samples) / 32767
        if not 0.1 <= seconds <= 2.5 or not 0.25 <= peak <= 0.55 or end > 0.002 or abs(mean) > 0.002:
            complaints.append(f'{name}: {seconds:.2f} s, peak {peak:.2f}, end {end:.4f}, mean {mean:.4f}')
    return complaints


@case('all files together are small')
def sizes():
    size = sum(path.stat().st_size for path in FOLDER.glob('*.ogg'))
    return [f'{size} bytes'] if size > MOST_BYTES else []


run()
