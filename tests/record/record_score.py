# SPDX-License-Identifier: GPL-3.0-or-later
"""Gold, as the rules SCO and MIS count it: part of check_record.py. Knows nothing of the program."""
import itertools

PLACES = ('map', 'mission')


class Bad(Exception):
    """The record contradicts the rules; the message says how."""


def expect(condition, *message):
    if not condition:
        raise Bad(' '.join(str(part) for part in message))


class Holding:
    """What a seat holds, with the faces of its tiles."""

    def __init__(self, faces, tiles, tokens):
        self.faces = faces
        self.tiles = tiles
        self.tokens = tokens
        self.types = [faces['mission'][tile]['type'] for tile in tiles['mission']]

    def face(self, kind, tile):
        return self.faces[kind][tile]

    def specialist(self, tile):
        return self.faces['specialist'][tile]

    def places(self):
        """Everything that takes specialists (SCO-2, SCO-9, MIS-1, MIS-2)."""
        maps = [('map', tile) for tile in sorted(self.tiles['map'])]
        missions = [('mission', tile) for tile in sorted(self.tiles['mission'])
                    if self.face('mission', tile)['type'] in ('dual-map', 'secret-map')]
        return maps + missions


def colours_of(holding, place):
    """The colours that may work at a place; None for any."""
    kind, tile = place
    face = holding.face(kind, tile)
    if kind == 'mission':
        return set(face['colours']) if face['type'] == 'dual-map' else None
    return None if face['colour'] == 'grey' else {face['colour']}


def is_pair(holding, place, crew):
    """Whether a cartographer and an excavator, as faces, may work there together."""
    one, two = crew
    if one['kind'] == two['kind']:
        return False
    colours = colours_of(holding, place)
    kind, tile = place
    if colours is not None and not {one['colour'], two['colour']} <= colours:
        return False
    if kind == 'map':
        return True  # SCO-2, SCO-9
    if holding.face(kind, tile)['type'] == 'dual-map':
        return one['colour'] != two['colour']  # MIS-1
    return one['colour'] == two['colour']  # MIS-2


def is_crew(holding, place, crew):
    """Whether these specialists, as faces, may work at a place; three of them by MIS-15."""
    colours = colours_of(holding, place)
    if colours is not None and any(face['colour'] not in colours for face in crew):
        return False
    if len(crew) <= 1:
        return True
    if len(crew) == 2:
        return is_pair(holding, place, crew)
    if len(crew) > 3:
        return False
    secret = place[0] == 'mission' and colours is None
    for third in range(3):
        pair = crew[:third] + crew[third + 1:]
        if is_pair(holding, place, pair) and (not secret or crew[third]['colour'] == pair[0]['colour']):
            return True
    return False


def check_assignment(holding, at, bearer):
    """at: specialist -> place; bearer: item -> specialist. Raises Bad where SCO-2, SCO-4, SCO-9 or MIS forbid it."""
    thirds = 0
    for place in holding.places():
        crew = [holding.specialist(tile) for tile in sorted(at) if at[tile] == place]
        expect(is_crew(holding, place, crew), 'SCO-2: these may not work at', place, crew)
        thirds += len(crew) == 3
    expect(set(at) <= holding.tiles['specialist'], 'a specialist is assigned that is not held')
    expect(all(place in holding.places() for place in at.values()),
           'a specialist is assigned to a map that is not held')
    expect(thirds == 0 or (thirds == 1 and 'second-opinion' in holding.types),
           'MIS-15: too many maps with a third specialist')
    expect(len(set(bearer.values())) == len(bearer), 'SCO-4: two items for one specialist')
    for item, specialist in bearer.items():
        expect(item in holding.tiles['item'], 'an item is given that is not held')
        face, other = holding.face('item', item), holding.specialist(specialist)
        expect(face['colour'] == other['colour'] and face['kind'] == other['kind'],
               'SCO-4: the item is for somebody else')
        expect(at.get(specialist, (None,))[0] == 'map', 'SCO-4: an item works on ancient maps alone')


def map_gold(holding, tile, crew, bearers):
    """SCO-2, SCO-4"""
    face = holding.face('map', tile)
    gold = face['high'] if crew else face['low']
    bearing = {holding.specialist(specialist)['kind'] for specialist in crew if specialist in bearers}
    return 2 * gold if len(bearing) == 2 else gold


def mission_gold(holding, tile, crews):
    """MIS; crews: place -> specialists there."""
    tiles = holding.tiles
    face = holding.face('mission', tile)
    crew = crews.get(('mission', tile), [])
    assigned = [holding.specialist(one) for crew in crews.values() for one in crew]
    united = sum({holding.specialist(one)['kind'] for one in crew} == {'cartographer', 'excavator'}
                 for crew in crews.values())
    treasures = sum(len(tiles[kind]) for kind in ('bronze', 'silver', 'gold'))
    return {
        'dual-map': lambda: 3 if len(crew) >= 2 else 0,  # MIS-1
        'secret-map': lambda: 1 if crew else 0,  # MIS-2
        'broaden-your-expertise': lambda: len({one['colour'] for one in assigned}),  # MIS-3
        'congregate-cartographers': lambda: sum(one['kind'] == 'cartographer' for one in assigned),  # MIS-4
        'gather-the-excavators': lambda: sum(one['kind'] == 'excavator' for one in assigned),  # MIS-5
        'dive-for-doubloons': lambda: 1 + 2 * (len(tiles['chest']) // 3),  # MIS-6
        'loot-the-tower': lambda: treasures // 3,  # MIS-7
        'raid-the-temple': lambda: 1 + len(tiles['item']) // 2,  # MIS-8
        'join-the-illuminati': lambda: len(tiles['ability']),  # MIS-9
        'embrace-the-guild': lambda: 1 + len(tiles['mission']),  # MIS-10
        'find-the-maps': lambda: 1 + len(tiles['map']) // 2,  # MIS-11
        'hire-the-right-hunters': lambda: sum(place[0] == 'map' for place, crew in crews.items() if crew),  # MIS-12
        'recruit-specialists': lambda: len(assigned) // 2,  # MIS-13
        'scour-the-globe': lambda: len(globe(holding, crews)),  # MIS-14
        'second-opinion': lambda: 0,  # MIS-15
        'unite-the-specialists': lambda: 1 + united,  # MIS-16
    }[face['type']]()


def globe(holding, crews):
    """MIS-14: the colours among the maps held."""
    colours = set()
    for place in holding.places():
        kind, tile = place
        face = holding.face(kind, tile)
        if kind == 'map':
            colours.add(face['colour'])
        elif face['type'] == 'dual-map':
            colours.update(face['colours'])
        else:
            crew = crews.get(place, [])
            colours.add(holding.specialist(crew[0])['colour'] if crew else 'grey')
    return colours


def artifact_gold(holding, tile):
    """SCO-6: only who has a private collection values artifacts."""
    type_ = holding.face('artifact', tile)['type']
    for collection in holding.tiles['collection']:
        face = holding.face('collection', collection)
        return 4 if type_ == face['desired'] else 2 if type_ == face['preferred'] else 1
    return 1


def account(holding, at, bearer):
    """All gold under an assignment that has been checked: tiles' gold by (kind, tile), and by source."""
    crews = {}
    for specialist in sorted(at):
        crews.setdefault(at[specialist], []).append(specialist)
    bearers = set(bearer.values())
    tiles = {}
    for tile in holding.tiles['map']:
        tiles['map', tile] = map_gold(holding, tile, crews.get(('map', tile), []), bearers)
    for tile in holding.tiles['specialist']:
        value = holding.specialist(tile)['value'] if tile in at else 0  # SCO-3
        tiles['specialist', tile] = 2 * value if tile in bearers else value
    for tile in holding.tiles['artifact']:
        tiles['artifact', tile] = artifact_gold(holding, tile)
    for tile in holding.tiles['ability']:
        tiles['ability', tile] = 1  # SCO-7
    for kind in ('chest', 'bronze', 'silver', 'gold'):
        for tile in holding.tiles[kind]:
            tiles[kind, tile] = holding.face(kind, tile)['gold']  # SCO-7
    for tile in holding.tiles['mission']:
        tiles['mission', tile] = mission_gold(holding, tile, crews)
    of_kind = {kind: sum(gold for (kind_, _), gold in tiles.items() if kind_ == kind) for kind in holding.tiles}
    sources = {
        'maps': of_kind['map'],
        'specialists': of_kind['specialist'],
        'knowledge': holding.tokens // 2,  # SCO-5
        'artifacts': of_kind['artifact'],
        'abilities': of_kind['ability'],
        'chests': of_kind['chest'],
        'treasures': of_kind['bronze'] + of_kind['silver'] + of_kind['gold'],
        'missions': of_kind['mission'],
    }
    return tiles, sources


def read_assignment(score):
    """The assignment as a record tells it."""
    at, bearer = {}, {}
    for entry in score.get('specialists', []):
        for kind in PLACES:
            if 'at_' + kind in entry:
                at[entry['tile']] = (kind, entry['at_' + kind])
    for entry in score.get('items', []):
        if 'specialist' in entry:
            bearer[entry['tile']] = entry['specialist']
    return at, bearer


SETS = {'map': 'maps', 'specialist': 'specialists', 'item': 'items', 'artifact': 'artifacts',
        'collection': 'collections',
        'ability': 'abilities', 'chest': 'chests', 'bronze': 'bronze', 'silver': 'silver', 'gold': 'gold',
        'mission': 'missions'}


def check_score(holding, score):
    """SCO-10: every gold piece of a score, and that nothing obvious is better (SCO-1). Returns how many alternatives
    were tried."""
    at, bearer = read_assignment(score)
    check_assignment(holding, at, bearer)
    tiles, sources = account(holding, at, bearer)
    expect(sources == score['by_source'], 'SCO-10: gold by source is', sources, 'not', score['by_source'])
    expect(sum(sources.values()) == score['total'], 'SCO-10: the total is', sum(sources.values()), 'not',
           score['total'])
    expect(len(holding.tiles['specialist']) - len(at) == score['unassigned'], 'SCO-12: the unassigned are miscounted')
    for kind, name in SETS.items():
        entries = score.get(name, [])
        expect([entry['tile'] for entry in entries] == sorted(holding.tiles[kind]),
               'the score misses tiles of the kind', kind)
        for entry in entries:
            face = holding.face(kind, entry['tile'])
            expect(all(entry.get(key) == value for key, value in face.items()), 'a score shows another face', entry,
                   face)
            expect((kind, entry['tile']) not in tiles or entry.get('gold', 0) == tiles[kind, entry['tile']],
                   'SCO-10: the gold of', entry, 'should be', tiles.get((kind, entry['tile'])))
    return search(holding, score['total'], score['unassigned'])


def give_items(holding, at):
    """A good, but not always the best way to give the items: to the most valuable specialists, and again to those at
    maps with both kinds."""
    best = [{}, {}]
    for item in sorted(holding.tiles['item']):
        face = holding.face('item', item)
        for bearer, united in zip(best, (False, True)):
            def worth(specialist):
                mates = {holding.specialist(other)['kind'] for other in at if at[other] == at[specialist]}
                return (united and len(mates) == 2, holding.specialist(specialist)['value'])
            able = [specialist
                    for specialist, place in at.items() if place[0] == 'map' and specialist not in bearer.values()
                    and holding.specialist(specialist)['colour'] == face['colour']
                    and holding.specialist(specialist)['kind'] == face['kind']]
            if able:
                bearer[item] = max(able, key=worth)
    return best


def search(holding, total, unassigned, limit=300):
    """SCO-1: tries assignments of a small holding, and of a larger one the first few; none may be better."""
    specialists = sorted(holding.tiles['specialist'], key=lambda tile: -holding.specialist(tile)['value'])
    options = []
    for specialist in specialists:
        face = holding.specialist(specialist)
        options.append([place for place in holding.places() if is_crew(holding, place, [face])] + [None])
    tried = 0
    for choice in itertools.islice(itertools.product(*options), 20 * limit):
        at = {specialist: place for specialist, place in zip(specialists, choice) if place is not None}
        try:
            check_assignment(holding, at, {})
        except Bad:
            continue
        tried += 1
        for bearer in give_items(holding, at):
            gold = sum(account(holding, at, bearer)[1].values())
            left = len(specialists) - len(at)
            expect((gold, left) <= (total, unassigned), 'SCO-1:', at, bearer, 'gives', gold, 'with', left, 'unassigned')
        if tried >= limit:
            break
    return tried
