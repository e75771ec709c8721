#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_record.py FILE...: an independent checker of records.

It shares nothing with the program: it knows the rules, and the format of records (data/record.schema.json). It replays
every game from what the record says was rolled and drawn, and checks the use of each roll, the legality of each
placement, each reward and each gold piece. An unfinished game is checked as far as it goes.
"""
import collections
import json
import sys

from record_buildings import BUILDINGS
from record_score import SETS, Bad, Holding, check_score, expect

OWN_DICE, EXTRA_DICE, NEUTRAL_DICE = 8, 2, 2
NEEDS = {'item': 'temple', 'artifact': 'auction-house', 'collection': 'auction-house', 'ability': 'illuminati',
         'chest': 'galleon', 'bronze': 'tower', 'silver': 'tower', 'gold': 'tower', 'mission': 'guild'}
IDLE = {'dive-for-doubloons': 'galleon', 'join-the-illuminati': 'illuminati', 'loot-the-tower': 'tower',
        'raid-the-temple': 'temple'}
COUNTS = {'map': 26, 'specialist': 36, 'item': 24, 'artifact': 36, 'collection': 6, 'ability': 20, 'chest': 30,
          'bronze': 12, 'silver': 12, 'gold': 12, 'mission': 22}


def faces_of(tiles):
    """The face of every tile by its number: an entry with a count stands for several tiles."""
    faces = {}
    for kind, name in SETS.items():
        faces[kind] = [{key: value for key, value in entry.items() if key != 'count'}
                       for entry in tiles[name] for _ in range(entry.get('count', 1))]
        expect(len(faces[kind]) == COUNTS[kind], 'there are', len(faces[kind]), 'tiles of the kind', kind)
    return faces


class Unfinished(Exception):
    """The record says that it ends here, before the game does."""


class Script:
    """What a record tells: events, and decisions when they are due."""

    def __init__(self, record):
        self.finished = record['finished']
        self.steps = record['steps']
        self.step = -1
        self.events = list(record['begin'])
        self.at = 0

    def peek(self):
        return self.events[self.at]['event'] if self.at < len(self.events) else None

    def event(self, kind, **members):
        """The next event, which must be of this kind and have these members."""
        expect(self.at < len(self.events), 'the event', kind, 'is missing')
        event = self.events[self.at]
        expect(event['event'] == kind, 'there is', event, 'where', kind, members, 'was due')
        for name, value in members.items():
            found = event.get(name)
            if isinstance(value, collections.Counter):
                found = collections.Counter(found)
            expect(found == value, 'in', event, name, 'should be', value)
        self.at += 1
        return event

    def decision(self, what, seat, **members):
        """The decision that is due now, of this seat and about this."""
        expect(self.at == len(self.events), 'there are events without a cause:', self.events[self.at:][:2])
        if not self.finished and self.step + 1 == len(self.steps):
            raise Unfinished
        self.step += 1
        expect(self.step < len(self.steps), 'a decision of seat', seat, 'is missing')
        step = self.steps[self.step]
        expect(step['seat'] == seat == step['ask']['seat'], 'it was the turn of seat', seat)
        expect(step['ask']['what'] == what, what, 'was to be asked, not', step['ask'])
        for name, value in members.items():
            expect(step['ask'][name] == value, 'the question about', name, 'should be', value, 'not', step['ask'][name])
        self.events, self.at = step['events'], 0
        return step['decision']

    def end(self):
        expect(self.finished, 'the game is over, and the record says that it is not')
        expect(self.at == len(self.events) and self.step == len(self.steps) - 1, 'the record goes on after the end')


class Game:
    """One game, replayed."""

    def __init__(self, record):
        self.script = Script(record)
        self.setup = record['setup']
        self.seats = self.setup['seats']
        self.faces = faces_of(record['tiles'])
        self.neutral = self.setup['form'] == 'neutral'
        self.stack = {kind: set(range(count)) for kind, count in COUNTS.items()}
        self.under = {kind: set() for kind in COUNTS}
        self.discards = {kind: set() for kind in COUNTS}
        self.held = [{kind: set() for kind in COUNTS} for _ in range(self.seats)]
        self.tokens = [1] * self.seats  # SET-1
        self.hand = {}
        self.library = collections.Counter()
        self.check_form()

    def check_form(self):
        form = self.setup['form']
        expect(2 <= self.seats <= 5, 'SET-1')
        expect(form == 'standard' or self.seats <= 3, 'SET-5: the form', form, 'with', self.seats, 'seats')
        expect((form == 'fewer') == (self.setup['c'] == 'none'), 'SET-5: C building')

    # --- Tiles ---

    def draw(self, kind, tile):
        """A tile leaves its stack; if that is empty, the tiles put under it become the stack."""
        if not self.stack[kind]:
            self.stack[kind], self.under[kind] = self.under[kind], set()
        expect(tile in self.stack[kind], 'SET-9: the', kind, tile, 'is not in its stack')
        self.stack[kind].remove(tile)

    def left(self, kind):
        return len(self.stack[kind]) + len(self.under[kind])

    def discard(self, kind, tiles, building, owner):
        """Tiles go out of play face up; in which order does not matter."""
        tiles = set(tiles)
        while tiles:
            event = self.script.event('discarded', building=building, tile_kind=kind, owner=owner)
            expect(event['tile'] in tiles, 'not this tile:', event)
            tiles.remove(event['tile'])
            self.discards[kind].add(event['tile'])

    def give(self, kind, tile, seat, building, chosen, known_to):
        self.script.event('took', owner=seat, building=building, tile_kind=kind, tile=tile, chosen=chosen,
                          known_to=known_to)
        self.held[seat][kind].add(tile)

    def offer(self, building, seat, kind, tiles, number, known_to=None):
        """The seat takes that many of the tiles; without a choice it is not asked. Returns the remaining tiles."""
        tiles = set(tiles)
        if len(tiles) <= number:
            while tiles:
                expect(self.script.peek() == 'took', 'somebody should take the rest')
                tile = self.script.events[self.script.at]['tile']
                expect(tile in tiles, 'this tile is not on offer:', tile)
                self.give(kind, tile, seat, building, False, known_to)
                tiles.remove(tile)
            return tiles
        for remaining in range(number, 0, -1):
            decision = self.script.decision('take', seat, building=building, tile_kind=kind, offer=sorted(tiles),
                                            remaining=remaining)
            expect(decision['do'] == 'take' and decision['tile'] in tiles, 'not on offer:', decision)
            self.give(kind, decision['tile'], seat, building, True, known_to)
            tiles.remove(decision['tile'])
        return tiles

    def ability(self, seat, type_):
        """The abilities of a type that a seat holds."""
        return [tile for tile in self.held[seat]['ability'] if self.faces['ability'][tile]['type'] == type_]

    def use_ability(self, seat, type_):
        expect(self.ability(seat, type_), 'ABL: seat', seat, 'has no', type_)
        event = self.script.event('ability-used', seat=seat, tile_kind='ability')
        expect(event['tile'] in self.ability(seat, type_), 'ABL: another ability was used up:', event)
        self.held[seat]['ability'].remove(event['tile'])
        self.discards['ability'].add(event['tile'])

    # --- Dice ---

    def to_library(self, owner, count=1):
        self.library[owner] += count  # LIB-1

    def bumped(self, building, owner, value):
        self.script.event('bumped', building=building, owner=owner, dice=[value])
        self.to_library(owner)

    def unreward(self, building, dice):
        """RND-6; dice: owner -> Counter. The order does not matter."""
        dice = {owner: some for owner, some in dice.items() if some}
        while dice:
            event = self.script.event('unrewarded', building=building)
            expect(event['owner'] in dice, 'RND-6: they were rewarded:', event)
            some = collections.Counter(event['dice'])
            expect(some <= dice[event['owner']], 'RND-6: not these dice:', event)
            dice[event['owner']] -= some
            self.to_library(event['owner'], sum(some.values()))
            dice = {owner: some for owner, some in dice.items() if some}

    # --- The game ---

    def play(self):
        self.begin()
        rounds = 6 if self.seats <= 3 else 5  # SET-3
        for self.round in range(1, rounds + 1):
            self.play_round()
            self.start = (self.start + 1) % self.seats  # RND-7
        self.script.event('game-ended')
        self.script.end()

    def begin(self):
        event = self.script.event('game-began')
        for name in ('b', 'c', 'start'):
            expect(self.setup[name] in ('random', event[name]), 'SET-2, SET-6: not as set up:', event)
        expect(event['b'] in ('auction-house', 'guild')
               and event['c'] in ('none', 'temple', 'illuminati', 'galleon', 'tower'), 'SET-2')
        self.start = event['start']
        self.order = [event['b'], 'archives', event['c'], 'university', 'library']  # RND-4
        for kind, building in NEEDS.items():
            if building not in self.order:
                self.stack[kind] = set()
        self.stack['mission'] = {tile for tile in self.stack['mission']
                                 if IDLE.get(self.faces['mission'][tile]['type'], 'archives') in self.order}  # SET-8
        if 'auction-house' in self.order:
            for seat in range(self.seats):  # SET-7
                tile = self.script.event('dealt', owner=seat, tile_kind='collection', known_to=[seat])['tile']
                self.draw('collection', tile)
                self.held[seat]['collection'].add(tile)

    def play_round(self):
        self.script.event('round-began', round=self.round, start=self.start)
        self.library.clear()
        self.buildings = {name: BUILDINGS[name](self, name) for name in self.order if name != 'none'}
        self.extra_seat, self.extra_left = None, 0
        for seat in range(self.seats):
            self.hand[seat] = collections.Counter({1: OWN_DICE})
            self.hand[seat, 'neutral'] = collections.Counter({1: NEUTRAL_DICE} if self.neutral else {})  # NEU-1
        for building in self.buildings.values():
            building.lay_out()  # RND-1
        self.play_laps()
        self.offer_gifts()
        self.put_hands_away()
        for name, building in self.buildings.items():  # RND-4
            self.script.event('resolving', building=name)
            building.resolve()
        self.script.event('round-ended', round=self.round)

    def play_laps(self):
        last = False
        seat = self.start
        while True:
            self.play_turn(seat, gift=False)
            if not last and not self.hand[seat]:
                last = True
                self.script.event('last-lap', seat=seat)  # RND-3
            seat = (seat + 1) % self.seats
            if last and seat == self.start:
                return

    def can_help(self, seat):
        return self.extra_seat is None and self.ability(seat, 'little-help')  # ABL-3

    def offer_gifts(self):
        """ABL-1"""
        for seat in [(self.start + i) % self.seats for i in range(self.seats)]:
            while self.ability(seat, 'timely-gift') and (self.hand[seat] or self.can_help(seat)):
                decision = self.script.decision('gift', seat)
                if decision['do'] == 'pass':
                    self.script.event('passed', seat=seat)
                    break
                expect(decision['do'] == 'gift', 'ABL-1:', decision)
                self.use_ability(seat, 'timely-gift')
                self.play_turn(seat, gift=True)

    def put_hands_away(self):
        """RND-5"""
        for seat in range(self.seats):
            count = sum(self.hand[seat].values())
            if self.extra_seat == seat and self.extra_left:
                self.script.event('lost', owner=seat, count=self.extra_left)
                count -= self.extra_left
            if count:
                left = collections.Counter(self.script.event('left-over', owner=seat)['dice'])
                expect(left <= self.hand[seat] and sum(left.values()) == count, 'RND-5: other dice are left over:',
                       left)
                self.to_library(seat, count)

    # --- A turn ---

    def play_turn(self, seat, gift):
        self.script.event('turn-began', seat=seat, gift=gift)
        while self.start_turn(seat):
            pass
        self.rolled(seat, reroll=False)
        own = neutral = False
        while not own:
            what = 'place-own' if neutral else 'place'
            decision = self.script.decision(what, seat)
            if decision['do'] == 'place':
                self.place(seat, decision)
                expect(not (neutral and decision.get('neutral')), 'TRN-5: neutral dice were placed already')
                own, neutral = own or not decision.get('neutral'), neutral or decision.get('neutral', False)
            else:
                expect(not neutral, 'TRN-7:', decision)
                self.change_roll(seat, decision)
        if not neutral and self.hand[seat, 'neutral']:
            decision = self.script.decision('place-neutral', seat)
            if decision['do'] == 'place':
                expect(decision.get('neutral'), 'TRN-4: own dice were placed already')
                self.place(seat, decision)
            else:
                expect(decision['do'] == 'end-turn', 'TRN-7:', decision)
        self.script.event('turn-ended', seat=seat)

    def start_turn(self, seat):
        """TRN-1, TRN-2; false once the dice are rolled."""
        decision = self.script.decision('roll', seat)
        if decision['do'] == 'roll':
            expect(self.hand[seat], 'TRN-4: there is no own die')
            return False
        expect(decision['do'] == 'help' and self.can_help(seat), 'ABL-3:', decision)
        self.use_ability(seat, 'little-help')
        self.script.event('extra-dice', seat=seat, count=EXTRA_DICE)
        self.hand[seat][1] += EXTRA_DICE
        self.extra_seat, self.extra_left = seat, EXTRA_DICE
        return True

    def rolled(self, seat, reroll, own=None, neutral=None):
        """The hand after a roll; own and neutral: what was picked up, or all."""
        event = self.script.event('rolled', seat=seat, reroll=reroll)
        for hand, picked, dice in ((seat, own, event['dice']), ((seat, 'neutral'), neutral, event['neutral_dice'])):
            dice = collections.Counter(dice)
            before = self.hand[hand]
            kept = before - (before if picked is None else picked)
            expect(sum(dice.values()) == sum(before.values()), 'TRN-2: dice were lost or found:', event)
            expect(kept <= dice, 'TRN-3: dice that were kept have changed:', event)
            expect(all(1 <= value <= 6 for value in dice), 'TRN-2: no such die:', event)
            self.hand[hand] = dice

    def change_roll(self, seat, decision):
        """TRN-3"""
        own = collections.Counter(decision.get('dice', []))
        if decision['do'] == 'reroll':
            neutral = collections.Counter(decision.get('neutral_dice', []))
            expect(self.tokens[seat] > 0 and (own or neutral), 'TRN-3: no token, or no dice')
            expect(own <= self.hand[seat] and neutral <= self.hand[seat, 'neutral'],
                   'TRN-3: these dice are not in hand:', decision)
            self.tokens[seat] -= 1
            self.script.event('knowledge-spent', owner=seat, count=1)
            self.script.event('rerolled', seat=seat, dice=own, neutral_dice=neutral)
            self.rolled(seat, True, own, neutral)
            return
        expect(decision['do'] == 'power', 'TRN-3:', decision)
        become = collections.Counter(decision['become'])
        expect(own <= self.hand[seat] and 1 <= sum(own.values()) <= 2 and sum(own.values()) == sum(become.values()),
               'ABL-4:', decision)
        self.use_ability(seat, 'compelling-power')
        self.script.event('turned', seat=seat, dice=own, become=become)
        self.hand[seat] = self.hand[seat] - own + become

    def place(self, seat, decision):
        """TRN-4, TRN-5, ABL-2"""
        neutral = decision.get('neutral', False)
        owner = 'neutral' if neutral else seat
        hand = (seat, 'neutral') if neutral else seat
        dice = collections.Counter(decision['dice'])
        expect(decision['building'] in self.buildings, 'SET-2: not in play:', decision)
        expect(dice and dice <= self.hand[hand], 'TRN-4: these dice are not in hand:', decision)
        building = self.buildings[decision['building']]
        will = decision.get('will')
        if will:
            expect(not neutral, 'NEU-5:', decision)
            expect(will['rival'] != owner, 'ABL-2:', decision)
            self.use_ability(seat, 'will-to-win')
        self.hand[hand] = self.hand[hand] - dice
        if not neutral and self.extra_seat == seat:
            self.extra_left = max(0, self.extra_left - sum(dice.values()))  # ABL-3
        extra = {name: decision[name] for name in ('join', 'space') if name in decision}
        self.script.event('placed', seat=seat, owner=owner, building=decision['building'], dice=dice, **extra)
        building.place(owner, dice, decision)
        if will:
            self.script.event('picked', seat=seat, owner=will['rival'], building=decision['building'],
                              dice=[will['die']])
            self.to_library(will['rival'])


def check_result(game, result):
    """What everybody holds, every gold piece, and the places (SCO-11, SCO-12). Returns how many assignments were
    tried."""
    tried = 0
    expect([entry['seat'] for entry in result] == list(range(game.seats)), 'the result misses a seat')
    for seat, entry in enumerate(result):
        holding = entry['holding']
        for kind, name in SETS.items():
            expect(holding.get(name, []) == sorted(game.held[seat][kind]), 'seat', seat,
                   'holds other tiles of the kind', kind)
        expect(holding['knowledge'] == game.tokens[seat], 'seat', seat, 'has', game.tokens[seat], 'tokens')
        tried += check_score(Holding(game.faces, game.held[seat], game.tokens[seat]), entry['score'])
    ranks = [(entry['score']['total'], entry['score']['unassigned']) for entry in result]
    for entry, rank in zip(result, ranks):
        expect(entry['place'] == 1 + sum(other > rank for other in ranks), 'SCO-12: the places are wrong')
    return tried


def check_conservation(game):
    """Every tile is in one place at the end."""
    for kind, count in COUNTS.items():
        piles = [game.stack[kind], game.under[kind], game.discards[kind]] + [held[kind] for held in game.held]
        tiles = [tile for pile in piles for tile in pile]
        expect(len(tiles) == len(set(tiles)) <= count, 'tiles of the kind', kind, 'are in two places')


def check(record):
    """Checks one record; raises Bad. Returns how many assignments were tried."""
    expect(record['format'] == 'gilded-compass-record' and record['version'] == 1, 'another format')
    expect(record['rules'] in (1, 2), 'other rules')  # the same rules except for the generators (SET-9)
    game = Game(record)
    try:
        game.play()
    except Unfinished:
        pass
    except Bad as bad:
        raise Bad(f'steps[{game.script.step}]: {bad}') from None
    check_conservation(game)
    return check_result(game, record['result'])


def main(paths):
    for path in paths:
        with open(path, encoding='utf-8') as lines:
            for number, line in enumerate(lines, 1):
                try:
                    tried = check(json.loads(line))
                except Bad as bad:
                    print(f'{path}:{number}: {bad}')
                    return 1
                print(f'{path}:{number}: fine, {tried} assignments tried')
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
