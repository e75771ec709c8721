#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""One file and one line are enough for another language, in a copy of the tree without anything else about it.

test-third-language.py COMPILER...
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
from house import ROOT, Skip, case, read, run  # noqa: E402

APP_ID = 'io.github.gilded_compass.GildedCompass'
LANGUAGE = 'eo'
TEXTS = [
    ('this language', 'English', 'Esperanto'),
    (None, 'New Game', 'Nova ludo'),
    (None, 'Board Game', 'Tabulludo'),
    (None, 'Hunt treasures with dice and cards', 'Metu ĵetkubojn, trovu trezorojn'),
    (None, 'Saved game of Order of the Gilded Compass', 'Konservita ludo'),
]
# What the preferences use: all languages by their own names, and a text in the new one.
PROBE = '''
#include <glib/gi18n.h>
#include <stdio.h>
#include "ogc-locale.h"
int
main (void)
{
  ogc_locale_init ();
  for (const char * const *language = ogc_locale_get_languages (); *language != NULL; language++)
    {
      g_autofree char *name = ogc_locale_dup_own_name (*language);
      printf ("%s %s\\n", *language, name);
    }
  ogc_locale_choose ("eo");
  puts (_("New Game"));
  return 0;
}
'''
SCRATCH = tempfile.TemporaryDirectory()
COPY = pathlib.Path(SCRATCH.name) / 'copy'
BUILD = COPY / '_build'


def command(*words):
    """Returns standard output; an error includes what the command wrote."""
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True,
                          env={**os.environ, 'LC_ALL': 'C.UTF-8', 'LANGUAGE': 'en', 'CC': ' '.join(COMPILER)})
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def catalogue():
    po = f'msgid ""\nmsgstr "Language: {LANGUAGE}\\nContent-Type: text/plain; charset=UTF-8\\n"\n'
    for context, english, local in TEXTS:
        po += (f'\nmsgctxt "{context}"' if context else '') + f'\nmsgid "{english}"\nmsgstr "{local}"\n'
    return po


@case('a language is one file and one line')
def added():
    if shutil.which('meson') is None:
        raise Skip('meson is not installed')
    shutil.copytree(ROOT, COPY, ignore=shutil.ignore_patterns('.git', '_[a-z]*', '__pycache__'))
    (COPY / 'po' / f'{LANGUAGE}.po').write_text(catalogue(), encoding='utf-8')
    with (COPY / 'po/LINGUAS').open('a', encoding='utf-8') as linguas:
        linguas.write(LANGUAGE + '\n')
    command('meson', 'setup', BUILD, COPY)
    command('ninja', '-C', BUILD, 'gilded-compass-gmo', f'data/{APP_ID}.desktop',
            f'data/{APP_ID}.metainfo.xml', f'data/{APP_ID}.xml')
    return []


@case('the desktop shows it')
def desktop():
    wanted = {
        f'{APP_ID}.desktop': 'GenericName[eo]=Tabulludo',
        f'{APP_ID}.metainfo.xml': '<summary xml:lang="eo">Metu ĵetkubojn, trovu trezorojn</summary>',
        f'{APP_ID}.xml': '<comment xml:lang="eo">Konservita ludo</comment>',
    }
    return [f'{file} lacks {text}' for file, text in wanted.items() if text not in read(BUILD / 'data' / file)]


@case('the preferences offer it by its own name, and the program speaks it')
def spoken():
    # Programs find their texts relative to their place in a build directory.
    source, program = BUILD / 'probe.c', BUILD / 'src/base/probe'
    source.write_text(PROBE)
    flags = command('pkg-config', '--cflags', '--libs', 'gio-2.0').split()
    command(*COMPILER, '-I', BUILD, '-I', COPY / 'src/base', source, COPY / 'src/base/ogc-locale.c', '-o', program,
            *flags)
    told = command(program).splitlines()
    expected = ['en English', 'de Deutsch', 'eo Esperanto', 'Nova ludo']
    return [] if told == expected else [f'{told}, not {expected}']


run()
