# SPDX-License-Identifier: GPL-3.0-or-later
"""The nine buildings, according to the rules: part of check_record.py. Knows nothing of the program."""
import collections

from record_score import expect

NEUTRAL = 'neutral'


def run_worth(values):
    """RUN-3: longer first, then the higher top value."""
    return len(values), max(values)


class Building:
    def __init__(self, game, name):
        self.game = game
        self.script = game.script
        self.name = name

    def lay_out(self):
        """RND-1: most buildings have nothing laid out."""

    def reveal(self, kind, count):
        """Tiles drawn and laid out face up; their numbers, in place order."""
        tiles = []
        for place in range(count):
            event = self.script.event('revealed', building=self.name, place=place, tile_kind=kind)
            self.game.draw(kind, event['tile'])
            tiles.append(event['tile'])
        return tiles

    def best_tile(self, kind, tiles, member):
        """NEU-4: the highest value, the first among equals."""
        return max(tiles, key=lambda tile: (self.game.faces[kind][tile][member], -tiles.index(tile)))


class Library(Building):
    def place(self, owner, dice, decision):
        expect(sum(dice.values()) == 1, 'LIB-2:', decision)
        self.game.to_library(owner)

    def resolve(self):
        for seat in range(self.game.seats):  # LIB-3, LIB-4
            count = self.game.library[seat]
            if count:
                self.script.event('knowledge-gained', owner=seat, count=count)
                self.game.tokens[seat] += count


class Archives(Building):
    def __init__(self, game, name):
        super().__init__(game, name)
        self.groups = {}  # (value, count) -> owner: ARC-2 makes it a dict

    def lay_out(self):
        self.maps = self.reveal('map', 4)

    def place(self, owner, dice, decision):
        expect(len(dice) == 1, 'ARC-1: dice of several values:', decision)
        (value, count), = dice.items()
        after = count + decision.get('join', 0)
        if 'join' in decision:
            expect(self.groups.get((value, decision['join'])) == owner, 'ARC-1: there is no such group:', decision)
            del self.groups[value, decision['join']]
        will = decision.get('will')
        if will:
            expect(self.groups.get((value, after)) == will['rival'] and will['die'] == value, 'ABL-2:', decision)
            self.groups[value, after] = owner
            if after > 1:
                expect((value, after - 1) not in self.groups, 'ABL-2: what remains equals another group:', decision)
                self.groups[value, after - 1] = will['rival']
            return
        expect((value, after) not in self.groups, 'ARC-2:', decision)
        self.groups[value, after] = owner

    def resolve(self):
        groups = sorted(self.groups, key=lambda group: (group[1], group[0]), reverse=True)  # ARC-3
        while groups and self.maps:
            owner = self.groups[groups.pop(0)]
            if owner == NEUTRAL:
                best = self.best_tile('map', self.maps, 'high')
                self.game.discard('map', [best], self.name, NEUTRAL)
                self.maps.remove(best)
            else:
                rest = self.game.offer(self.name, owner, 'map', self.maps, 1)
                self.maps = [tile for tile in self.maps if tile in rest]
        dice = collections.defaultdict(collections.Counter)
        for value, count in groups:
            dice[self.groups[value, count]][value] += count
        self.game.unreward(self.name, dice)  # ARC-4
        self.game.discard('map', self.maps, self.name, None)


class University(Building):
    def __init__(self, game, name):
        super().__init__(game, name)
        self.line = []  # (value, owner), from the left
        self.entrances = game.seats + 2  # SET-4

    def lay_out(self):
        self.specialists = self.reveal('specialist', self.entrances)

    def place(self, owner, dice, decision):
        values = sorted(dice.elements(), reverse=True)
        expect(len(values) == 1 or (len(values) == 2 and sum(values) == 5), 'UNI-1:', decision)
        old = [(value, whose, 'old') for value, whose in self.line]
        for value in values:  # UNI-2
            at = sum(other < value for other, _, _ in old)
            old.insert(at, (value, owner, 'new'))
        expect(all(age == 'old' for _, _, age in old[self.entrances:]), 'UNI-4:', decision)
        self.line = [(value, whose) for value, whose, _ in old[:self.entrances]]
        for value, whose, _ in reversed(old[self.entrances:]):  # UNI-3: the end of the line first
            event = self.script.event('bumped', building=self.name)
            expect((event['dice'], event['owner']) == ([value], whose), 'UNI-3: another die should go:', event)
            self.game.to_library(whose)

    def resolve(self):
        line = list(self.line)
        while line and self.specialists:  # UNI-5
            owner = line.pop(0)[1]
            if owner == NEUTRAL:
                best = self.best_tile('specialist', self.specialists, 'value')
                self.game.discard('specialist', [best], self.name, NEUTRAL)
                self.specialists.remove(best)
            else:
                rest = self.game.offer(self.name, owner, 'specialist', self.specialists, 1)
                self.specialists = [tile for tile in self.specialists if tile in rest]
        dice = collections.defaultdict(collections.Counter)
        for value, owner in line:
            dice[owner][value] += 1
        self.game.unreward(self.name, dice)
        self.game.discard('specialist', self.specialists, self.name, None)


class Straights(Building):
    """RUN: what Auction House and Guild share."""

    def __init__(self, game, name):
        super().__init__(game, name)
        self.runs = {}  # owner -> set of values

    def place(self, owner, dice, decision):
        expect(all(count == 1 for count in dice.values()), 'RUN-1: a value twice:', decision)
        before = self.runs.get(owner, frozenset())
        after = before | set(dice)
        expect(not before & set(dice) and is_run(after), 'RUN-1:', decision)
        holders = [other for other, run in self.runs.items() if run == after]
        will = decision.get('will')
        if not will:
            expect(not holders, 'RUN-2:', decision)
            self.runs[owner] = after
            return
        expect(holders == [will['rival']] and will['die'] in after, 'ABL-2:', decision)
        self.runs[owner] = after
        rest = after - {will['die']}
        del self.runs[will['rival']]
        if rest:
            expect(is_run(rest) and rest not in self.runs.values(), 'ABL-2: what remains is not lawful:', decision)
            self.runs[will['rival']] = rest

    def rank(self):
        return sorted(self.runs, key=lambda owner: run_worth(self.runs[owner]), reverse=True)

    def unreward(self, owners):
        self.game.unreward(self.name, {owner: collections.Counter(self.runs[owner]) for owner in owners})

    def draw_for(self, seat, kind, number):
        """As many as there are (AUC-3)."""
        drawn = []
        for _ in range(min(number, self.game.left(kind))):
            event = self.script.event('drew', owner=seat, building=self.name, tile_kind=kind, known_to=[seat])
            self.game.draw(kind, event['tile'])
            drawn.append(event['tile'])
        return drawn


def is_run(values):
    return bool(values) and max(values) - min(values) == len(values) - 1


class AuctionHouse(Straights):
    def resolve(self):
        ranks = self.rank()
        prizes = [(3, 2, 4), (2, 1, 2), (1, 1, 0)][:3 if self.game.seats == 5
                                                   else 2]  # AUC-1: drawn, kept; AUC-2: discarded
        rewarded = 0
        for owner, (drawn, kept, discarded) in zip(ranks, prizes):
            if self.game.left('artifact') == 0:
                break  # AUC-3
            rewarded += 1
            if owner == NEUTRAL:
                self.discard_for_neutral(discarded)
                continue
            tiles = self.draw_for(owner, 'artifact', drawn)
            rest = self.game.offer(self.name, owner, 'artifact', tiles, kept)
            self.game.discard('artifact', rest, self.name, owner)
        self.unreward(ranks[rewarded:])

    def discard_for_neutral(self, number):
        for _ in range(min(number, self.game.left('artifact'))):
            event = self.script.event('discarded', building=self.name, tile_kind='artifact', owner=NEUTRAL)
            self.game.draw('artifact', event['tile'])
            self.game.discards['artifact'].add(event['tile'])


class Guild(Straights):
    def resolve(self):
        ranks = self.rank()
        first, second, third = (ranks + [None] * 3)[:3]
        tiles, rewarded = [], 0
        if first is not None:
            rewarded = 1
            if first != NEUTRAL:  # GLD-1
                tiles = self.draw_for(first, 'mission', 3)
                tiles = self.keep(first, tiles)
        if second is not None:
            rewarded = 2
            tiles = self.resolve_second(first, second, tiles)
        if third is not None and self.game.seats == 5 and tiles:
            rewarded = 3
            tiles = self.resolve_third(second, third, tiles)
        while tiles:
            event = self.script.event('returned', building=self.name, tile_kind='mission')
            expect(event['tile'] in tiles, 'GLD-1: another mission goes under the stack:', event)
            tiles.remove(event['tile'])
            self.game.under['mission'].add(event['tile'])
        self.unreward(ranks[rewarded:])

    def keep(self, seat, tiles):
        return sorted(self.game.offer(self.name, seat, 'mission', tiles, 1, known_to=[seat]))

    def resolve_second(self, first, second, tiles):
        if second == NEUTRAL:
            return tiles  # GLD-3
        if first == NEUTRAL:
            tiles = self.draw_for(second, 'mission', 2)  # GLD-2
        else:
            handed = set()
            for _ in tiles:
                event = self.script.event('handed', seat=first, owner=second, building=self.name, tile_kind='mission',
                                          known_to=sorted([first, second]))
                handed.add(event['tile'])
            expect(handed == set(tiles), 'GLD-1: other missions were handed on')
        return self.keep(second, tiles)

    def resolve_third(self, second, third, tiles):
        last, = tiles
        both = sorted([second, third])
        self.script.event('handed', seat=second, owner=third, building=self.name, tile_kind='mission', tile=last,
                          known_to=both)
        self.game.give('mission', last, third, self.name, False, both)
        return []


class Temple(Building):
    BACKS = {'1+6': collections.Counter([1, 6]), '2+5': collections.Counter([2, 5])}

    def lay_out(self):
        self.items = []
        for space in range({2: 2, 3: 3}.get(self.game.seats, 4)):
            event = self.script.event('laid', building=self.name, place=space, tile_kind='item', known_to=[])
            self.game.draw('item', event['tile'])
            expect(event['back'] == self.game.faces['item'][event['tile']]['back'], 'SEC-1: the item has another back:',
                   event)
            self.items.append(event['tile'])
        self.owners = [None] * len(self.items)

    def place(self, owner, dice, decision):
        space = decision['space']
        expect(space < len(self.items) and self.owners[space] is None, 'TMP-1:', decision)
        expect(dice == self.BACKS[self.game.faces['item'][self.items[space]]['back']], 'TMP-1:', decision)
        self.owners[space] = owner

    def resolve(self):
        for tile, owner in zip(self.items, self.owners):
            if owner is None:
                self.game.discard('item', [tile], self.name, None)  # TMP-2
            elif owner == NEUTRAL:
                self.script.event('returned', building=self.name, tile_kind='item', tile=tile, known_to=[])  # TMP-3
                self.game.under['item'].add(tile)
            else:
                self.game.give('item', tile, owner, self.name, False, [owner])


class Sets(Building):
    """What Illuminati and Galleon share: one set for each owner, no two of the same size."""

    def __init__(self, game, name):
        super().__init__(game, name)
        self.sets = {}

    def rank(self):
        return sorted(self.sets, key=lambda owner: sum(self.sets[owner].values()), reverse=True)

    def largest(self):
        return max(self.sets.values(), key=lambda dice: sum(dice.values()), default=collections.Counter())

    def unreward(self, owners):
        self.game.unreward(self.name, {owner: self.sets[owner] for owner in owners})


class Illuminati(Sets):
    def lay_out(self):
        self.abilities = self.reveal('ability', 3)

    def place(self, owner, dice, decision):
        after = self.sets.get(owner, collections.Counter()) + dice
        will = decision.get('will')
        if will:
            rival = self.sets.get(will['rival'])
            expect(rival is not None and after == rival and after[will['die']] > 0, 'ABL-2:', decision)
            self.sets[owner] = after
            rest = after - collections.Counter([will['die']])
            del self.sets[will['rival']]
            if rest:
                expect(all(sum(other.values()) != sum(rest.values()) for other in self.sets.values()),
                       'ABL-2: two sets of one size')
                self.sets[will['rival']] = rest
            return
        leading = self.largest()
        expect(leading or sum(dice.values()) == 1, 'ILL-1:', decision)
        expect(leading <= after and sum(after.values()) == sum(leading.values()) + 1, 'ILL-2:', decision)
        self.sets[owner] = after

    def resolve(self):
        ranks = self.rank()
        turns = {0: [], 1: ranks * 2}.get(len(ranks), ranks[:2] + ranks[:1])  # ILL-3
        for owner in turns:
            if owner == NEUTRAL:  # ILL-4, ILL-5
                self.game.discard('ability', [self.abilities.pop(0)], self.name, NEUTRAL)
            else:
                rest = self.game.offer(self.name, owner, 'ability', self.abilities, 1)
                self.abilities = [tile for tile in self.abilities if tile in rest]
        self.game.discard('ability', self.abilities, self.name, None)
        self.unreward(ranks[2:])  # ILL-6


class Galleon(Sets):
    def __init__(self, game, name):
        super().__init__(game, name)
        self.drawn = collections.defaultdict(list)

    def place(self, owner, dice, decision):
        after = self.sets.get(owner, collections.Counter()) + dice
        largest = self.largest()
        expect(sum(after.values()) == sum(largest.values()) + 1, 'GAL-1:', decision)
        expect(sum(after.elements()) > sum(largest.elements()), 'GAL-1:', decision)
        self.sets[owner] = after
        if owner != NEUTRAL:
            for _ in range(sum(dice.values())):  # GAL-2
                self.draw_chest(owner)

    def draw_chest(self, seat):
        if not self.game.stack['chest'] and self.game.discards['chest']:  # GAL-5
            self.script.event('reshuffled', tile_kind='chest')
            self.game.stack['chest'], self.game.discards['chest'] = self.game.discards['chest'], set()
        if self.game.stack['chest']:
            event = self.script.event('drew', owner=seat, building=self.name, tile_kind='chest', known_to=[seat])
            self.game.draw('chest', event['tile'])
            self.drawn[seat].append(event['tile'])

    def resolve(self):
        ranks = self.rank()
        rewarded = {NEUTRAL}
        if len(ranks) == 1 and ranks[0] != NEUTRAL and sum(self.sets[ranks[0]].values()) == 1:
            seat = ranks[0]  # GAL-4
            self.draw_chest(seat)
            if self.drawn[seat]:
                rewarded.add(seat)
                self.game.offer(self.name, seat, 'chest', self.drawn[seat], 2)
        else:
            for number, owner in enumerate(ranks):
                if owner != NEUTRAL:
                    rewarded |= self.resolve_rank(ranks, number, owner)
        self.unreward([owner for owner in ranks if owner not in rewarded])

    def resolve_rank(self, ranks, number, seat):
        kept = 2 if number == 0 else 0 if ranks[1] == NEUTRAL else 1  # GAL-3, GAL-6
        if kept == 0 or not self.drawn[seat]:
            self.game.discard('chest', self.drawn[seat], self.name, seat)
            return set()
        rest = self.game.offer(self.name, seat, 'chest', self.drawn[seat], kept)
        self.game.discard('chest', rest, self.name, seat)
        return {seat}


class Tower(Building):
    def __init__(self, game, name):
        super().__init__(game, name)
        self.halves = [[], []]  # (value, owner), from the first floor up

    def place(self, owner, dice, decision):
        values = sorted(dice.elements())
        expect(len(values) == 1 or (len(values) == 2 and sum(values) == 7), 'TOW-1:', decision)
        for value in values:
            half = 0 if value <= 3 else 1  # TOW-2
            floors = self.halves[half]
            if len(floors) == 3:  # TOW-3
                gone, whose = floors.pop()
                self.game.bumped(self.name, whose, gone)
            for floor in range(len(floors) - 1, -1, -1):
                self.script.event('pushed', building=self.name, place=3 * half + floor + 1, owner=floors[floor][1],
                                  dice=[floors[floor][0]])
            floors.insert(0, (value, owner))

    def resolve(self):
        for floors in self.halves:
            for floor, (_, owner) in enumerate(floors):
                if owner == NEUTRAL:
                    continue
                kind = ('bronze', 'silver', 'gold')[floor]  # TOW-4
                tile = self.script.events[self.script.at]['tile'] if self.script.peek() == 'took' else None
                self.game.draw(kind, tile)
                self.game.give(kind, tile, owner, self.name, False, [owner])


BUILDINGS = {'library': Library, 'archives': Archives, 'university': University, 'auction-house': AuctionHouse,
             'guild': Guild, 'temple': Temple, 'illuminati': Illuminati, 'galleon': Galleon, 'tower': Tower}
