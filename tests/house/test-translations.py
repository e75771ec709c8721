#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every source with translatable text is in po/POTFILES, and every language in po/LINGUAS is complete."""
import pathlib
import re
import shutil
import subprocess
import tempfile

from catalogue import entries
from house import ROOT, Skip, case, files, name, read, run

MARKS = {
    '.c': re.compile(r'(?<![\w"])(_|C_|N_|NC_|ngettext|g_dngettext|g_dpgettext2) ?\('),
    '.h': re.compile(r'(?<![\w"])(_|C_|N_|NC_|ngettext|g_dngettext|g_dpgettext2) ?\('),
    '.ui': re.compile(r'translatable="(yes|true)"'),
    '.in': re.compile(r'^(Name|GenericName|Comment|Keywords)=|<component|<mime-info', re.M),
    '.xml': re.compile(r'gettext-domain=|<rulebook>|<guide>'),
}
COMMENT = re.compile(r'/\*.*?\*/', re.S)
# A note for translators, with the lines of which one has to have its string.
NOTE = re.compile(r'/\*(?:(?!\*/).)*?TRANSLATORS.*?\*/([^\n]*\n[^\n]*)', re.S)
XGETTEXT = ['xgettext', '--from-code=UTF-8', '--add-comments=TRANSLATORS', '--keyword=_', '--keyword=N_',
            '--keyword=C_:1c,2',
            '--keyword=NC_:1c,2', '--keyword=g_dcgettext:2', '--keyword=g_dngettext:2,3', '--keyword=g_dpgettext2:2c,3',
            '--flag=N_:1:pass-c-format', '--flag=C_:2:pass-c-format', '--flag=NC_:2:pass-c-format',
            '--flag=g_dngettext:2:pass-c-format', '--flag=g_strdup_printf:1:c-format',
            '--flag=g_string_printf:2:c-format',
            '--flag=g_string_append_printf:2:c-format', '--flag=g_error_new:3:c-format',
            '--flag=g_set_error:4:c-format', '--flag=g_markup_printf_escaped:1:c-format']


def lines(path):
    return [line.strip() for line in read(path).splitlines() if line.strip() and not line.startswith('#')]


LISTED = lines(ROOT / 'po/POTFILES')
LANGUAGES = lines(ROOT / 'po/LINGUAS')


def is_translatable(path):
    mark = MARKS.get(path.suffix)
    if mark is None:
        return False
    text = read(path)
    return bool(mark.search(COMMENT.sub('', text) if path.suffix in ('.c', '.h') else text))


def told(command):
    """The complaints of a tool; none if it succeeds."""
    result = subprocess.run(command, capture_output=True, text=True, cwd=ROOT,
                            env={'LC_ALL': 'C.UTF-8', 'PATH': '/usr/bin:/bin', 'GETTEXTDATADIRS': str(ROOT / 'data')})
    return (result.stderr + result.stdout).splitlines() if result.returncode else []


@case('POTFILES lists every source with translatable text')
def potfiles_complete():
    candidates = [path
                  for top in ('src', 'ui', 'data') for path in files('*.c', '*.h', '*.ui', '*.in', '*.xml', under=top)]
    return [f'po/POTFILES lacks {name(path)}'
            for path in candidates if is_translatable(path) and name(path) not in LISTED]


@case('POTFILES lists nothing else')
def potfiles_exact():
    return [f'po/POTFILES lists {listed}, which has no translatable text'
            for listed in LISTED
            if not (ROOT / listed).is_file() or not is_translatable(ROOT / listed)]


@case('gettext finds texts in every file that is no C')
def potfiles_understood():
    with tempfile.TemporaryDirectory() as scratch:
        template = pathlib.Path(scratch) / 'fresh.pot'
        complaints = told(XGETTEXT + ['--files-from=po/POTFILES', '-o', str(template)])
        found = read(template)
    return complaints + [f'gettext finds nothing in {listed}' for listed in LISTED
                         if not listed.endswith(('.c', '.h')) and f'{listed}:' not in found]


@case('every note for translators reaches them')
def notes_attached():
    """gettext drops a note if a line of code stands between it and its string."""
    notes = [(path, text, note)
             for path in files('*.c', '*.h', under='src') for text in [read(path)] for note in NOTE.finditer(text)]
    complaints = [] if len(notes) >= 400 else [f'only {len(notes)} notes are found']
    return complaints + [f'{name(path)}:{text.count(chr(10), 0, note.start()) + 1}: no string follows the note at once'
                         for path, text, note in notes if not MARKS['.c'].search(note[1])]


@case('POTFILES is sorted')
def potfiles_sorted():
    return [f'{b} after {a}' for a, b in zip(LISTED, LISTED[1:]) if a >= b]


@case('catalogues are well formed')
def catalogues_well_formed():
    complaints = [] if LANGUAGES else ['po/LINGUAS lists no language']
    for language in LANGUAGES:
        complaints += told(['msgfmt', '--check', '-o', '/dev/null', f'po/{language}.po'])
    return complaints


@case('catalogues say all of themselves that a translator wants to know')
def catalogues_heads():
    if shutil.which('i18nspector') is None:
        raise Skip('i18nspector is not installed')
    found = subprocess.run(['i18nspector', *(f'po/{language}.po' for language in LANGUAGES)], cwd=ROOT,
                           capture_output=True, text=True)
    return found.stdout.splitlines() + found.stderr.splitlines()


@case('catalogues have every string, none of them fuzzy')
def catalogues_complete():
    complaints = []
    with tempfile.TemporaryDirectory() as scratch:
        template = pathlib.Path(scratch) / 'fresh.pot'
        complaints += told(XGETTEXT + ['--files-from=po/POTFILES', '-o', str(template)])
        for language in LANGUAGES:
            complaints += told(['msgcmp', f'po/{language}.po', str(template)])
    return complaints


@case('places in texts are the same as in English')
def catalogues_formats():
    """Merges the catalogue with a fresh template first, because only the sources tell which texts are formats."""
    complaints = []
    with tempfile.TemporaryDirectory() as scratch:
        template, joined = pathlib.Path(scratch) / 'fresh.pot', pathlib.Path(scratch) / 'joined.po'
        complaints += told(XGETTEXT + ['--files-from=po/POTFILES', '-o', str(template)])
        for language in LANGUAGES:
            complaints += told(['msgmerge', '--quiet', '--no-fuzzy-matching', '-o', str(joined), f'po/{language}.po',
                                str(template)])
            if 'c-format' not in read(joined):
                complaints.append(f'no text of {language} is known to be a format')
            complaints += told(['msgfmt', '--check', '-o', '/dev/null', str(joined)])
    return complaints


@case('names of places in texts are the same as in English')
def catalogues_places():
    place = re.compile(r'\{[a-z]+\}')
    return [f'{language}: {entry}'
            for language in LANGUAGES for entry in entries(ROOT / f'po/{language}.po') for local in entry.local
            if set(place.findall(local)) != set(place.findall(entry.english[0]))]


# What is on the screen together: the tray with the guide above it, and the set-up with the button that code makes.
PAGES = (('ui/compass/table/tray-view.ui', 'ui/compass/table/help/guide-view.ui'),
         ('ui/compass/table/setup/setup-page.ui', 'src/compass/table/setup/ogc-setup-text.c'))


@case('no two things on a page have the same letter for the keyboard')
def letters():
    label = re.compile(r'<property name="label" translatable="yes"(?: context="([^"]+)")?>([^<]*_[^<]*)</property>'
                       r'|_\("(_[^"]*)"\)')
    complaints = []
    for pages in PAGES:
        labels = [(match[1], match[2] or match[3]) for page in pages for match in label.finditer(read(ROOT / page))]
        complaints += [] if len(labels) >= 10 else [f'the labels of {pages[0]} are not found']
        for language in ['en'] + LANGUAGES:
            catalogue = entries(ROOT / f'po/{language}.po') if language != 'en' else []
            local = {(entry.context, entry.english[0]): entry.local[0] for entry in catalogue}
            taken = {}
            for key in labels:
                text = local.get(key, key[1])
                letter = text[text.index('_') + 1].lower()
                if letter in taken:
                    complaints.append(f'{language}: “{taken[letter]}” and “{text}”')
                taken[letter] = text
    return complaints


@case('every language file is listed')
def languages_listed():
    return [f'po/LINGUAS lacks {path.stem}' for path in files('*.po', under='po') if path.stem not in LANGUAGES]


run()
