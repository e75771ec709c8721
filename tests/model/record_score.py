# SPDX-License-Identifier: GPL-3.0-or-later
"""The scoring as a stranger would write it down: what an assignment is worth, and whether it is lawful (SCO, MIS)."""
from record_rules import KINDS, need


class Score:
    """One seat's score in a record, gone through gold piece by gold piece."""

    def __init__(self, score, faces, knowledge):
        self.score = score
        self.lists = {kind: {entry['tile']: entry for entry in score.get(name, [])} for kind, name in KINDS.items()}
        for kind, entries in self.lists.items():
            for tile, entry in entries.items():
                need(all(entry[key] == value for key, value in faces[kind][tile].items()), f'{kind} {tile} has another face')
        self.knowledge = knowledge
        self.missions = [mission['type'] for mission in self.lists['mission'].values()]
        self.at = {}
        for tile, entry in self.lists['specialist'].items():
            place = ('map', entry['at_map']) if 'at_map' in entry else ('mission', entry['at_mission']) if 'at_mission' in entry else None
            if place:
                need(place[1] in self.lists[place[0]], 'assigned to what the seat does not hold')
                self.at.setdefault(place, []).append(entry)
        self.assigned = [entry for entries in self.at.values() for entry in entries]
        self.thirds = 0

    def check(self):
        self.check_items()
        maps = sum(self.check_map(tile, entry) for tile, entry in self.lists['map'].items())
        specialists = sum(self.check_specialist(entry) for entry in self.lists['specialist'].values())
        missions = sum(self.check_mission(tile, entry) for tile, entry in self.lists['mission'].items())
        need(self.thirds <= ('second-opinion' in self.missions), 'MIS-15')
        expected = {
            'maps': maps, 'specialists': specialists, 'missions': missions,
            'knowledge': self.knowledge // 2,                                            # SCO-5
            'artifacts': sum(self.check_artifact(entry) for entry in self.lists['artifact'].values()),
            'abilities': len(self.lists['ability']),                                     # SCO-7
            'chests': sum(entry['gold'] for entry in self.lists['chest'].values()),
            'treasures': sum(entry['gold'] for kind in ('bronze', 'silver', 'gold') for entry in self.lists[kind].values()),
        }
        need(self.score['by_source'] == expected, f'SCO-10: {expected}')
        need(self.score['total'] == sum(expected.values()), 'SCO-10: total')
        need(self.score['unassigned'] == len(self.lists['specialist']) - len(self.assigned), 'SCO-12')

    def check_items(self):
        """SCO-4"""
        self.bearers = set()
        for item in self.lists['item'].values():
            if 'specialist' not in item:
                continue
            bearer = self.lists['specialist'][item['specialist']]
            need(item['specialist'] not in self.bearers and 'at_map' in bearer, 'SCO-4')
            need((bearer['colour'], bearer['kind']) == (item['colour'], item['kind']), 'SCO-4')
            self.bearers.add(item['specialist'])

    def count_kinds(self, here):
        """At most one of each kind, or a third with Second Opinion (MIS-15)."""
        kinds = [entry['kind'] for entry in here]
        pair = len(set(kinds)) == 2
        need(len(here) <= 1 or pair and len(here) <= 3, 'SCO-2')
        self.thirds += len(here) == 3
        return pair

    def check_map(self, tile, entry):
        """SCO-2, SCO-9"""
        here = self.at.get(('map', tile), [])
        self.count_kinds(here)
        need(all(entry['colour'] in ('grey', other['colour']) for other in here), 'SCO-2: another colour')
        with_items = {other['kind'] for other in here if other['tile'] in self.bearers}
        gold = (entry['high'] if here else entry['low']) * (2 if len(with_items) == 2 else 1)
        need(entry['gold'] == gold, f'map {tile}: {gold}')
        return gold

    def check_specialist(self, entry):
        """SCO-3, SCO-4"""
        assigned = 'at_map' in entry or 'at_mission' in entry
        gold = entry['value'] * (2 if entry['tile'] in self.bearers else 1) if assigned else 0
        need(entry['gold'] == gold, f'specialist {entry["tile"]}: {gold}')
        return gold

    def check_artifact(self, entry):
        """SCO-6"""
        collection = next(iter(self.lists['collection'].values()))
        gold = {collection['desired']: 4, collection['preferred']: 2}.get(entry['type'], 1)
        need(entry['gold'] == gold, f'artifact {entry["tile"]}: {gold}')
        return gold

    def check_dual_map(self, tile, entry):
        """MIS-1"""
        here = self.at.get(('mission', tile), [])
        pair = self.count_kinds(here)
        need(all(other['colour'] in entry['colours'] for other in here), 'MIS-1: another colour')
        need(len(here) < 2 or any(a['colour'] != b['colour'] and a['kind'] != b['kind'] for a in here for b in here), 'MIS-1')
        return 3 if pair else 0

    def check_secret_map(self, tile):
        """MIS-2"""
        here = self.at.get(('mission', tile), [])
        self.count_kinds(here)
        need(len({other['colour'] for other in here}) <= 1, 'MIS-2')
        return 1 if here else 0

    def colours_of_maps(self):
        """MIS-14"""
        colours = {entry['colour'] for entry in self.lists['map'].values()}
        for tile, entry in self.lists['mission'].items():
            if entry['type'] == 'dual-map':
                colours |= set(entry['colours'])
            elif entry['type'] == 'secret-map':
                colours |= {other['colour'] for other in self.at.get(('mission', tile), [])} or {'grey'}
        return len(colours)

    def check_mission(self, tile, entry):
        if entry['type'] in ('dual-map', 'secret-map'):
            gold = self.check_dual_map(tile, entry) if entry['type'] == 'dual-map' else self.check_secret_map(tile)
        else:
            need(('mission', tile) not in self.at, 'nobody can be assigned there')
            count = {kind: len(entries) for kind, entries in self.lists.items()}
            kinds = [other['kind'] for other in self.assigned]
            pairs = sum(len({other['kind'] for other in here}) == 2 for here in self.at.values())
            gold = {
                'broaden-your-expertise': lambda: len({other['colour'] for other in self.assigned}),
                'congregate-cartographers': lambda: kinds.count('cartographer'),
                'gather-the-excavators': lambda: kinds.count('excavator'),
                'dive-for-doubloons': lambda: 1 + count['chest'] // 3 * 2,
                'loot-the-tower': lambda: (count['bronze'] + count['silver'] + count['gold']) // 3,
                'raid-the-temple': lambda: 1 + count['item'] // 2,
                'join-the-illuminati': lambda: count['ability'],
                'embrace-the-guild': lambda: 1 + count['mission'],
                'find-the-maps': lambda: 1 + count['map'] // 2,
                'hire-the-right-hunters': lambda: sum(place == 'map' for place, _ in self.at),
                'recruit-specialists': lambda: len(self.assigned) // 2,
                'scour-the-globe': self.colours_of_maps,
                'second-opinion': lambda: 0,
                'unite-the-specialists': lambda: 1 + pairs,
            }[entry['type']]()
        need(entry['gold'] == gold, f'mission {entry["type"]}: {gold}')
        return gold
