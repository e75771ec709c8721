#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Menus are short, and among things that are visible together (on pages, in menus and dialogs) no two have the same
mnemonic, in English and in every language."""
import re
import xml.etree.ElementTree as ET

from catalogue import entries
from house import ROOT, case, read, run

# What is visible together: the templates and sources of a page, without its menus and dialogs.
PAGES = {
    'the table': ['ui/app/window.ui', 'ui/compass/table/help/guide-view.ui', 'ui/compass/table/hint-bar.ui',
                  'ui/compass/table/motion/last-moves-view.ui', 'ui/compass/table/placement-chooser.ui',
                  'ui/compass/table/round-summary.ui', 'ui/compass/table/tray-view.ui'],
    'the table of Compile Gold': ['ui/app/window.ui', 'ui/compile/table/help/guide-view.ui',
                                  'src/compile/table/compile-tray.c'],
    'the set-up page of Compile Gold': ['ui/app/window.ui', 'ui/compile/table/setup'],
    'the end of Compile Gold': ['ui/app/window.ui', 'ui/compile/table/results/end-page.ui'],
    'the start page': ['ui/app/window.ui', 'ui/app/start-page.ui', 'ui/app/game-panel.ui',
                       'src/app/ogc-start-page.c'],
    'the set-up page': ['ui/app/window.ui', 'ui/compass/table/setup', 'src/compass/table/setup/ogc-setup-text.c'],
    'the final scores': ['ui/app/window.ui', 'ui/compass/table/results/score-page.ui',
                         'ui/compass/table/results/score-account.ui', 'ui/compass/table/results/key-moves-view.ui'],
    'the saved games': ['ui/app/window.ui', 'ui/app/games/saves-page.ui', 'ui/app/games/save-row.ui',
                       'src/app/games/ogc-saves-page.c'],
    'the history': ['ui/app/window.ui', 'ui/app/games/history-page.ui',
                    'src/app/games/ogc-history-page.c', 'src/app/ogc-compass-ui.c'],
    'the history of Compile Gold': ['ui/app/window.ui', 'ui/app/games/history-page.ui',
                                    'src/app/games/ogc-history-page.c', 'src/app/ogc-compile-ui.c'],
    'the dice statistics': ['ui/app/window.ui', 'ui/compass/table/results/dice-page.ui'],
    'the replay': ['ui/app/window.ui', 'ui/app/replay/replay-bar.ui'],
    'the look back': ['ui/app/window.ui', 'ui/compass/table/results/analysis-page.ui'],
    'the preferences': ['ui/app/preferences-window.ui', 'ui/compass/table/help/keys-editor.ui'],
    'the rules': ['ui/widgets/rules/rules-window.ui', 'src/widgets/rules/ogc-rules-page.c'],
}
# The most entries of a menu that people can take in.
ENTRIES = 9
MARKED = re.compile(r'_(\w)')
# A translatable text in C, with its context if it has one.
TEXT = re.compile(r'\b(?:N?_|N?C_)\s*\((?:"(?P<context>[^"]*)",\s*)?"(?P<text>[^"]*_\w[^"]*)"\)')
QUESTION = re.compile(r'answers\[\] = \{(.*?)\}', re.S)


def labels_of(element):
    """The marked labels in a template as pairs of context and text, its menus left out."""
    for child in element:
        if child.tag in ('property', 'attribute') and child.get('name') == 'label' and MARKED.search(child.text or ''):
            yield child.get('context'), child.text
        elif child.tag != 'menu':
            yield from labels_of(child)


def menus_of(menu):
    """A menu's own labels, followed by those of each submenu."""
    own, inner = [], []
    for element in [*menu.findall('item'), *menu.findall('submenu'), *menu.findall('section/*')]:
        own += [(label.get('context'), label.text) for label in element.findall('attribute[@name="label"]')]
        inner += menus_of(element) if element.tag == 'submenu' else []
    return [own, *inner]


def texts_of(code):
    return [(match['context'], match['text']) for match in TEXT.finditer(code)]


def labels_in(path):
    if path.is_dir():
        return [label for file in sorted(path.rglob('*.ui')) for label in labels_in(file)]
    if path.suffix == '.ui':
        return list(labels_of(ET.parse(path).getroot()))
    return texts_of(QUESTION.sub('', read(path)))


def groups():
    """The groups that are visible together, by name, with their labels."""
    for page, names in PAGES.items():
        yield page, [label for name in names for label in labels_in(ROOT / name)]
    yield from menus()
    for path in sorted((ROOT / 'src').rglob('*.c')):
        for question in QUESTION.findall(read(path)):
            yield f'a question of {path.name}', texts_of(question)
    yield 'the menu of a saved game', labels_in(ROOT / 'src/app/games/ogc-save-row.c')


def menus():
    """Names of all menus in templates, each with its labels."""
    for path in sorted((ROOT / 'ui').rglob('*.ui')):
        for menu in ET.parse(path).getroot().findall('menu'):
            for number, labels in enumerate(menus_of(menu), 1):
                yield f'menu {number} of {path.name}', labels


def complaints(translate):
    for name, labels in groups():
        letters = {}
        for label in dict.fromkeys(labels):
            text = translate(label)
            for letter in MARKED.findall(text)[:1]:
                if letter.lower() in letters:
                    yield f'{name}: “{letters[letter.lower()]}” and “{text}”'
                letters.setdefault(letter.lower(), text)


@case('menus are short')
def short():
    return [f'{name} has {len(labels)} entries' for name, labels in menus() if len(labels) > ENTRIES]


@case('no letter stands for two things in English')
def english():
    return list(complaints(lambda label: label[1]))


@case('nor in any other language')
def others():
    found = []
    for path in sorted((ROOT / 'po').glob('*.po')):
        known = {(entry.context, entry.english[0]): entry.local[0] for entry in entries(path)}
        found += [f'{path.stem}: {line}' for line in complaints(known.__getitem__)]
    return found


@case('all pages have some')
def found():
    return [f'nothing is marked in {name}' for name, labels in groups() if name in PAGES and not labels]


run()
