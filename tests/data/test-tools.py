#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A build can be configured with only the programs that building needs; those that installing and testing use may be
missing.

test-tools.py COMPILER...
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

COMPILER = sys.argv[1:]
del sys.argv[1:]
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'house'))
from house import ROOT, Skip, case, run  # noqa: E402

# The programs of the packages that need_for_building() in build-aux/common.sh names; what they find by themselves need
# not be in PATH.
TOOLS = ['ar', 'as', 'cc', 'clang', 'gcc', 'gcc-ar', 'glib-compile-resources', 'glib-compile-schemas', 'ld', 'llvm-ar',
         'meson', 'msgfmt', 'msginit', 'msgmerge', 'ninja', 'pkg-config', 'python3', 'strip', 'xgettext']
# Without the folders in which ccache masquerades as the compiler, because it would search PATH for the real one.
PLACES = os.pathsep.join(place for place in os.get_exec_path() if 'ccache' not in place)


def where(tool):
    return shutil.which(tool, path=PLACES)


@case('configuring demands no program that only installing or testing uses')
def configured():
    if shutil.which('meson') is None:
        raise Skip('meson is not installed')
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch, 'bin')
        folder.mkdir()
        for tool in filter(where, TOOLS):
            (folder / tool).symlink_to(where(tool))
        compiler = [where(word) or word for word in COMPILER]
        done = subprocess.run(['meson', 'setup', pathlib.Path(scratch, 'build'), ROOT], capture_output=True, text=True,
                              env={**os.environ, 'PATH': str(folder), 'CC': ' '.join(compiler)})
    return done.stdout.splitlines()[-8:] + done.stderr.splitlines() if done.returncode else []


run()
