#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""make-tables.py TILES.json MN02.json MN01.json OUTPUT.c: the tiles and cards that are played with, as constant data.

The program reads these files when it starts; a library that allocates nothing and needs no GLib cannot. Words of the
files become enumerators by their letters, but for the few below. What no enumerator is stops the compiler, and a test
compares the bytes with what the program reads.
"""
import json
import sys

# Words that are called otherwise in C, by the prefix of their enumerators.
OTHERWISE = {
    'OGC_MISSION': {'broaden-your-expertise': 'BROADEN_EXPERTISE', 'gather-the-excavators': 'GATHER_EXCAVATORS',
                    'hire-the-right-hunters': 'HIRE_RIGHT_HUNTERS', 'unite-the-specialists': 'UNITE_SPECIALISTS'},
    'OGC_BACK': {'1+6': '1_6', '2+5': '2_5'},
    'COMPILE_CHANGE': {'total-per-hand-card': 'TOTAL_PER_HAND', 'total-per-their-card': 'TOTAL_PER_THEIRS',
                       'total-per-face-down-card': 'TOTAL_PER_DOWN', 'face-down-value': 'DOWN_VALUE',
                       'no-play-face-down': 'NO_PLAY_DOWN', 'no-play-face-up': 'NO_PLAY_UP',
                       'mute-middles': 'MUTE', 'no-hand-limit': 'NO_LIMIT'},
    'COMPILE_IF': {'behind-here': 'BEHIND', 'of-named-protocol': 'NAMED'},
    'COMPILE_IN': {'lines-behind': 'BEHIND_LINES'},
    'COMPILE_TO': {'their-highest-line': 'THEIR_HIGHEST', 'here-or-away': 'OR_FROM_HERE'},
}
# The faces of each list of tiles, each as its members with the prefix of their words; none where they are numbers.
FACES = {
    'maps': ('maps', [('colour', 'OGC_COLOUR'), ('high', None), ('low', None)]),
    'specialists': ('specialists', [('colour', 'OGC_COLOUR'), ('kind', 'OGC'), ('value', None)]),
    'items': ('items', [('colour', 'OGC_COLOUR'), ('kind', 'OGC'), ('back', 'OGC_BACK')]),
    'artifacts': ('artifacts', [('type', 'OGC_ARTIFACT')]),
    'collections': ('collections', [('desired', 'OGC_ARTIFACT'), ('preferred', 'OGC_ARTIFACT')]),
    'abilities': ('abilities', [('type', 'OGC_ABILITY')]),
    'chests': ('chests', [('gold', None)]),
    'bronze': ('treasures[0]', [('gold', None)]),
    'silver': ('treasures[1]', [('gold', None)]),
    'gold': ('treasures[2]', [('gold', None)]),
    'missions': ('missions', [('type', 'OGC_MISSION')]),
}
# Members of a row of a card: what they are called in C, and the prefix of their words.
ROW = {
    'do': ('verb', 'COMPILE_VERB'), 'who': ('who', 'COMPILE'), 'may': ('may', None), 'link': ('link', 'COMPILE_LINK'),
    'if': ('condition', 'COMPILE_IF'), 'of': ('of', 'COMPILE_OF'), 'reach': ('reach', 'COMPILE_REACH'),
    'face': ('face', 'COMPILE_FACE'), 'in': ('in', 'COMPILE_IN'), 'which': ('ref', 'COMPILE_REF'),
    'to': ('to', 'COMPILE_TO'), 'from': ('from', 'COMPILE_FROM'), 'random': ('at_random', None),
    'quiet': ('quiet', None), 'at_least': ('number', None),
}
EFFECT = {
    'box': ('box', 'COMPILE'), 'when': ('when', 'COMPILE_WHEN'), 'does': ('deed', 'COMPILE_DEED'),
    'who': ('who', 'COMPILE'), 'change': ('change', 'COMPILE_CHANGE'), 'by': ('number', None),
}
MORE_THAN_DISCARDED = {'discarded': 0, 'one-more-than-discarded': 1, 'one-less-than-discarded': -1}


def constant(value, prefix):
    if not isinstance(value, str):
        return str(int(value))
    return f'{prefix}_' + OTHERWISE.get(prefix, {}).get(value, value.upper().replace('-', '_'))


def initializer(members):
    return '{ ' + ', '.join(f'.{name} = {value}' for name, value in members) + ' }'


def face(tile, fields):
    numbers = [constant(tile[name], prefix) for name, prefix in fields]
    if 'colours' in tile: # MIS-1
        colours = sorted((constant(colour, 'OGC_COLOUR') for colour in tile['colours']), key=COLOURS.index)
        numbers.append('{ ' + ', '.join(colours) + ' }')
    return numbers[0] if len(fields) == 1 and fields[0][1] != 'OGC_MISSION' else '{ ' + ', '.join(numbers) + ' }'


COLOURS = ['OGC_COLOUR_' + colour for colour in ('RED', 'BLUE', 'GREEN', 'YELLOW', 'WHITE', 'PURPLE')]


def tiles(document):
    yield 'const OgcTiles gilded_tiles = {'
    for kind, (member, fields) in FACES.items():
        yield f'  .{member} = {{'
        for tile in document[kind]['tiles']:
            yield from [f'    {face(tile, fields)},'] * tile.get('count', 1)
        yield '  },'
    yield '};'


def row(words):
    members = [(ROW[word][0], constant(value, ROW[word][1])) for word, value in words.items() if word in ROW]
    count, value, each = (words.get(word) for word in ('count', 'value', 'each'))
    if count in MORE_THAN_DISCARDED:
        members += [('count', 'COMPILE_COUNT_DISCARDED'), ('number', MORE_THAN_DISCARDED[count])]
    elif count is not None:
        members.append(('count' if isinstance(count, str) else 'number', constant(count, 'COMPILE_COUNT')))
    if isinstance(value, list):
        members += [('value', 'COMPILE_VALUE_LISTED'), ('values', sum(1 << number for number in value))]
    elif value is not None:
        members.append(('value', constant(value, 'COMPILE_VALUE')))
    if each is not None:
        members.append((f'each_{each}', 1))
    if words['do'] == 'draw' and 'from' not in words:
        members.append(('from', 'COMPILE_FROM_DECK'))
    return initializer(members)


def effect(words):
    members = [(EFFECT[word][0], constant(value, EFFECT[word][1])) for word, value in words.items() if word in EFFECT]
    if 'change' in words and 'by' not in words:
        members.append(('number', 1))
    members += [(name, 1) for name, word in (('here', 'where'), ('abroad', 'turn')) if word in words]
    rows = words.get('rows', [])
    members.append(('n_rows', len(rows)))
    if rows:
        members.append(('rows', '{ ' + ', '.join(map(row, rows)) + ' }'))
    return initializer(members)


def cards(document):
    yield '  { {'
    for protocol in document['protocols']:
        yield '    {'
        for card in protocol['cards']:
            yield f'      {{ {card["value"]}, {len(card["effects"])}, {{'
            yield from (f'        {effect(words)},' for words in card['effects'])
            yield '      } },'
        yield '    },'
    yield '  } },'


def main():
    *inputs, output = sys.argv[1:]
    tile_file, *card_files = [json.load(open(path, encoding='utf-8')) for path in inputs]
    lines = ['/* Made by make-tables.py. */', '#include "gilded-tables.h"', '', *tiles(tile_file), '',
             'const CompileSet gilded_cards[] = {']
    for document in card_files:
        lines += cards(document)
    lines.append('};')
    with open(output, 'w', encoding='utf-8') as file:
        file.write('\n'.join(lines) + '\n')


main()
