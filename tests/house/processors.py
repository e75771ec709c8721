# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players decide the same on every processor: what a program says of their games is compared. For other
processors it is compiled here, by Debian's cross compilers and with no library but the C library, and run by qemu
where the machine cannot run it itself."""
import concurrent.futures
import errno
import os
import pathlib
import subprocess
import tempfile
import time

from house import ROOT, case

# The compiler, its flags in addition to those for every processor (as in meson.build), and the emulator.
PROCESSORS = {
    'i386': (['i686-linux-gnu-gcc', '-msse2', '-mfpmath=sse'], 'qemu-i386'),
    'armhf': (['arm-linux-gnueabihf-gcc'], 'qemu-arm'),
    'arm64': (['aarch64-linux-gnu-gcc'], 'qemu-aarch64'),
}
FLAGS = ['-std=gnu11', '-O2', '-ffp-contract=off', '-Wall', '-Wextra', '-Wno-unused-parameter',
         '-Wno-missing-field-initializers', '-Werror']
JOBS = os.cpu_count() or 1


def compiled(compiler, program, floors, tests):
    """Builds the program for another processor."""
    sources = [path for floor in floors for path in sorted((ROOT / 'src' / floor).rglob('*.c'))]
    sources += [ROOT / 'tests' / path for path in tests]
    places = {path.parent for floor in floors for path in (ROOT / 'src' / floor).rglob('*.h')}
    places |= {(ROOT / 'tests' / path).parent for path in tests}
    options = [*FLAGS, *(f'-I{place}' for place in sorted(places))]
    objects = [pathlib.Path(f'{program}-{number}.o') for number in range(len(sources))]

    def make(source, result):
        subprocess.run([*compiler, *options, '-c', source, '-o', result], check=True)

    with concurrent.futures.ThreadPoolExecutor(JOBS) as team:
        list(team.map(make, sources, objects))
    subprocess.run([*compiler, '-static', *objects, '-o', program, '-lm'], check=True)
    return program


def command(program, emulator):
    """The words that run the program: with the emulator if the machine cannot, as kernels for amd64 that are built or
    booted without 32 bits cannot run programs for i386."""
    try:
        subprocess.run([program], stderr=subprocess.DEVNULL)
    except OSError as error:
        if error.errno != errno.ENOEXEC:
            raise
        return [emulator, program]
    return [program]


def told(words, runs):
    """The output of a program, run by these words with each of the lists of arguments."""
    began = time.monotonic()
    lines = []
    for arguments in runs:
        done = subprocess.run([*words, *arguments], stdout=subprocess.PIPE, text=True, check=True)
        lines += done.stdout.splitlines()
    for line in lines:
        print(f'# {" ".join(pathlib.Path(word).name for word in words)}: {line}')
    print(f'# {time.monotonic() - began:.0f} s', flush=True)
    return lines


def compare(program, processors, floors, tests, runs):
    """A case for each processor: the program, built from these floors and tests, has the same output there as here."""
    here = []

    def make_case(processor):
        @case(f'{processor} decides as this processor does')
        def same():
            compiler, emulator = PROCESSORS[processor]
            if not here:
                here.extend(told([program], runs))
            with tempfile.TemporaryDirectory() as folder:
                program_there = compiled(compiler, pathlib.Path(folder, processor), floors, tests)
                others = told(command(program_there, emulator), runs)
            return [f'{other}, here: {own}' for own, other in zip(here, others, strict=True) if own != other]

    for processor in processors:
        make_case(processor)
