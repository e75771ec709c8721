#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Text is readable: every pair of a text's colour and its background has a contrast of 4.5 to 1 (WCAG 2.1, 1.4.3), 7
to 1 in high contrast; other things that must be seen (rings, edges) have 3 to 1."""

import re

from house import ROOT, case, run

TEXT, HIGH, SEEN = 4.5, 7.0, 3.0

# Colours of text, and the backgrounds on which they are used.
WRITTEN = [
    ('ink', 'parchment'), ('ink_soft', 'parchment'), ('ink', 'parchment_shade'), ('ink_soft', 'parchment_shade'),
    ('ink', 'brass'), ('on_gold', 'brass_bright'), ('parchment', 'ink'),
    ('ivory', 'table_background'), ('ivory', 'surface_deep'), ('ivory', 'surface_dark'), ('ivory', 'surface'),
    ('ivory_soft', 'table_background'), ('ivory_soft', 'surface_deep'), ('ivory_soft', 'surface_dark'),
    ('ivory_soft', 'surface'),
    ('brass_bright', 'surface'), ('brass_pale', 'table_background'), ('brass_pale', 'surface_deep'),
    ('ivory', 'walnut'), ('ivory', 'walnut_raised'), ('ivory_soft', 'walnut'), ('brass_bright', 'walnut'),
    ('brass_pale', 'walnut_deep'), ('danger', 'surface_deep'), ('refusal', 'walnut'), ('refusal', 'lacquer'),
    ('cream', 'lacquer'), ('cream', 'button'), ('cream', 'button_hover'), ('cream', 'button_down'), ('cream', 'walnut'),
    ('cream', 'surface_deep'),
    ('gold_light', 'lacquer'), ('gold_light', 'walnut_deep'), ('on_gold', 'gold'), ('on_gold', 'legal'),
    ('text_off', 'button_off'),
    ('cream', 'walnut_light'), ('cream', 'walnut_dark'), ('gold_light', 'walnut_light'), ('gold_light', 'walnut'),
    ('gold_light', 'button'), ('gold', 'lacquer'), ('ivory_soft', 'lacquer'), ('brass_pale', 'lacquer'),
    ('gold_light', 'score_winner'), ('ivory_soft', 'score_winner'), ('gold_light', 'lacquer_turn'),
    ('ivory_soft', 'lacquer_turn'),
    ('refusal', 'score_groove'), ('refusal', 'score_card'), ('cream', 'score_card'), ('gold_light', 'score_card'),
    ('score_on_you', 'gold_light'),
]
# Rings and edges that mean something, and their backgrounds.
SHOWN = [('brass_bright', 'table_background'), ('brass_bright', 'walnut'), ('ivory', 'table_background'),
         ('ivory', 'walnut'), ('ink', 'parchment'), ('guide', 'table_background'), ('guide', 'lacquer'),
         ('guide', 'walnut'), ('well_mark', 'well'), ('well_focus', 'well')]


def find(name):
    """The text of a style sheet in ui."""
    return (ROOT / 'ui' / name).read_text(encoding='utf-8')


def palette(*names):
    """The colours that these files define, later ones overriding earlier ones."""
    colours = {}
    for name in names:
        text = find(name)
        colours.update(re.findall(r'@define-color\s+(\w+)\s+(#[0-9a-fA-F]{6})\s*;', text))
    return colours


def luminance(colour):
    channels = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def too_weak(colours, pairs, least):
    return [f'{a} on {b}: {contrast(colours[a], colours[b]):.2f}, not {least}' for a, b in pairs
            if contrast(colours[a], colours[b]) < least]


def rules(name):
    """Selector and declarations of every rule."""
    text = re.sub(r'/\*.*?\*/', '', find(name), flags=re.S)
    return [(selector.strip(), dict(re.findall(r'(?:^|;)\s*([\w-]+)\s*:\s*([^;]+)', body)))
            for selector, body in re.findall(r'([^{};]+)\{([^{}]*)\}', text)]


def own_pairs():
    """Rules that set both colours themselves."""
    pairs = []
    for path in sorted((ROOT / 'ui').rglob('*.css')):
        for selector, declared in rules(path):
            named = [re.fullmatch(r'@(\w+)', declared.get(key, '').strip()) for key in ('color', 'background-color')]
            if all(named) and named[0][1] != named[1][1]:  # if both are the same, there is no text
                pairs.append((selector, named[0][1], named[1][1]))
    return pairs


BASE = ['colours.css', 'compass/table/results/score.css', 'compile/table/table.css']
OVER = ['high-contrast.css', 'compile/table/table-high-contrast.css']
USUAL = palette(*BASE)
DAYLIGHT = palette(*BASE, 'daylight.css', 'compile/table/table-day.css')
HIGH_CONTRAST = palette(*BASE, *OVER)


@case('contrast is reckoned as WCAG does')
def reckoned():
    right = abs(contrast('#ffffff', '#000000') - 21) < 0.01 and contrast('#777777', '#ffffff') < TEXT
    return [] if right else ['it is not']


@case('text can be read')
def text_read():
    return too_weak(USUAL, WRITTEN, TEXT)


@case('text can be read by day')
def text_read_by_day():
    plates = [('cream', name) for name in DAYLIGHT if name.startswith('plate_')]
    names = [(name, body['color'])
             for selector, body in rules('daylight.css') if 'card-title' in selector for name in [selector.split()[0]]]
    weak = [f'{name}: {contrast(colour, DAYLIGHT["plate_library"]):.2f}'
            for name, colour in names if contrast(colour, DAYLIGHT['plate_library']) < TEXT]
    return weak + too_weak(DAYLIGHT, WRITTEN + plates, TEXT) + ([] if len(names) == 9
                                                                else [f'{len(names)} names of buildings'])


@case('text can be read easily in high contrast')
def text_read_high():
    return too_weak(HIGH_CONTRAST, WRITTEN, HIGH)


@case('rings and edges can be seen')
def rings_seen():
    return too_weak(USUAL, SHOWN, SEEN) + too_weak(DAYLIGHT, SHOWN, SEEN) + too_weak(HIGH_CONTRAST, SHOWN, HIGH)


@case('rules that say both colours can be read')
def rules_read():
    pairs = own_pairs()
    if len(pairs) < 10:
        return [f'only {len(pairs)} such rules were found']
    return [f'{selector}: {line}' for selector, a, b in pairs for line in too_weak(USUAL, [(a, b)], TEXT)]


def drawn():
    """(file, field, ink) of everything on a field of a tile: emblems of the picture, and numbers in the colours that
    the code uses."""
    numbers = re.findall(r'"(#[0-9A-F]{6})"',
                         (ROOT / 'src/compass/table/pieces/ogc-tile-painter.c').read_text(encoding='utf-8'))
    pairs = []
    for path in sorted((ROOT / 'ui/art').glob('*.svg')):
        text = path.read_text(encoding='utf-8')
        field = re.search(r'<[^>]*id="field"[^>]*fill="(#[0-9A-F]{6})"', text)
        if field:
            emblem = re.search(r'<g id="emblem".*?</g>', text, re.S)
            inks = set(re.findall(r'(?:fill|stroke)="(#[0-9A-Fa-f]{6})"', emblem[0])) - {field[1]} if emblem else set()
            pairs += [(path.name, field[1], ink) for ink in sorted(inks | set(numbers[:2]))]
        paper = re.search(r'<[^>]*id="paper"[^>]*fill="(#[0-9A-F]{6})"', text)
        if paper:
            pairs.append((path.name, paper[1], numbers[2]))
    return pairs


@case('numbers, names and emblems on tiles can be read, red and grey ones too')
def tiles_read():
    pairs = drawn()
    names = {name for name, _, _ in pairs}
    missing = [f'no field in {name}'
               for name in ('map-red.svg', 'map-grey.svg', 'chip-map-grey.svg', 'small-map-grey.svg',
                            'cartographer-white.svg', 'chip-excavator-yellow.svg', 'chest-open.svg')
               if name not in names]
    return missing + [f'{ink} on {field} in {name}: {contrast(ink, field):.2f}, not {TEXT}'
                      for name, field, ink in pairs
                      if contrast(ink, field) < TEXT]


@case('the high contrast palette has all colours of the usual one')
def palettes_same():
    own = palette(*OVER)
    return [f'{name} is missing'
            for name in USUAL if not name.startswith(('seat_', 'score_', 'metal_')) and name not in own]


run()
