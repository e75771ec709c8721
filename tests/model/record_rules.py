# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules as a stranger would write them down who has only the rules and the records' schema.

Game plays a record's events one by one and raises Wrong at the first that the rules do not allow: every roll's use, every placement,
every tile drawn, every reward. Nothing here is taken from the program.
"""
from collections import Counter

KINDS = {'map': 'maps', 'specialist': 'specialists', 'item': 'items', 'artifact': 'artifacts', 'collection': 'collections',
         'ability': 'abilities', 'chest': 'chests', 'bronze': 'bronze', 'silver': 'silver', 'gold': 'gold', 'mission': 'missions'}
NEEDS = {'artifact': 'auction-house', 'collection': 'auction-house', 'mission': 'guild', 'item': 'temple', 'ability': 'illuminati',
         'chest': 'galleon', 'bronze': 'tower', 'silver': 'tower', 'gold': 'tower'}
ABOUT = {'dive-for-doubloons': 'galleon', 'join-the-illuminati': 'illuminati', 'loot-the-tower': 'tower', 'raid-the-temple': 'temple'}
FLOORS = ('bronze', 'silver', 'gold')


class Wrong(Exception):
    pass


def need(truth, what):
    if not truth:
        raise Wrong(what)


def expand(entries):
    return [{k: v for k, v in entry.items() if k != 'count'} for entry in entries for _ in range(entry.get('count', 1))]


def is_run(values):
    return not values or max(values) - min(values) == len(values) - 1


class Game:
    def __init__(self, record):
        setup = record['setup']
        self.setup = setup
        self.n = setup['seats']
        self.neutral = setup['form'] == 'neutral'
        self.rounds = 6 if self.n <= 3 else 5                                            # SET-3
        self.entrances = self.n + 2                                                      # SET-4
        self.faces = {kind: expand(record['tiles'][name]) for kind, name in KINDS.items()}
        self.held = [{kind: set() for kind in KINDS} for _ in range(self.n)]
        self.tokens = [1] * self.n                                                       # SET-1
        self.round = 0
        self.over = False
        self.batch = None

    # --- One step: the events of one decision ---

    def play(self, events, decision=None):
        self.decision = decision or {}
        self.expected = []  # dice that must be bumped in this step
        for event in events:
            name = 'on_' + event['event'].replace('-', '_')
            if self.batch is not None and event['event'] not in ('resolving', 'round-ended'):
                self.batch.append(event)
            else:
                getattr(self, name)(event)
        need(not self.expected, f'not bumped: {self.expected}')
        if self.batch is None and not self.over:
            self.check_buildings()

    # --- Tiles ---

    def draw(self, event):
        kind, tile = event['tile_kind'], event['tile']
        if not self.stack[kind]:
            self.stack[kind], self.under[kind] = self.under[kind], set()
        need(tile in self.stack[kind], f'{kind} {tile} is not in its stack')
        self.stack[kind].remove(tile)

    def hold(self, seat, kind, tile):
        need(all(tile not in held[kind] for held in self.held), f'{kind} {tile} is held twice')
        self.held[seat][kind].add(tile)

    # --- Beginning and rounds ---

    def on_game_began(self, event):
        for choice in ('b', 'c'):
            need(self.setup[choice] in ('random', event[choice]), f'{choice} is not as set up')
        need((event['c'] == 'none') == (self.setup['form'] == 'fewer'), 'SET-5')
        need(self.setup['start'] in ('random', event['start']), 'SET-6')
        self.b, self.c, self.start = event['b'], event['c'], event['start']
        self.order = [building for building in (self.b, 'archives', self.c, 'university', 'library') if building != 'none']
        in_play = set(self.order)
        self.stack = {kind: {n for n, face in enumerate(faces) if NEEDS.get(kind, 'library') in in_play
                             and (kind != 'mission' or ABOUT.get(face['type'], 'library') in in_play)}    # SET-7, SET-8
                      for kind, faces in self.faces.items()}
        self.under = {kind: set() for kind in KINDS}
        self.discards = {kind: set() for kind in KINDS}

    def on_dealt(self, event):
        need(event['tile_kind'] == 'collection' and event['known_to'] == [event['owner']], 'SET-7')
        self.draw(event)
        self.hold(event['owner'], 'collection', event['tile'])

    def on_round_began(self, event):
        self.round += 1
        need(event['round'] == self.round <= self.rounds, 'SET-3')
        if self.round > 1:
            self.start = (self.start + 1) % self.n                                       # RND-7
        need(event['start'] == self.start, 'RND-7')
        self.own = [Counter({0: 8}) for _ in range(self.n)]  # 0: not rolled yet
        self.others = [Counter({0: 2 if self.neutral else 0}) for _ in range(self.n)]    # NEU-1
        self.rows = {'archives': [], 'university': [], 'illuminati': [], 'temple': []}
        self.groups, self.line, self.runs = [], [], {}
        self.library, self.sets, self.crew = Counter(), {}, {}
        self.chests = [set() for _ in range(self.n)]
        self.tower = [[None] * 3, [None] * 3]
        self.turn, self.last_lap, self.helped, self.extra = None, False, None, 0
        self.resolved = 0

    def on_revealed(self, event):
        self.draw(event)
        self.rows[event['building']].append(event['tile'])
        need(event['place'] == len(self.rows[event['building']]) - 1, 'RND-1')

    def on_laid(self, event):
        self.draw(event)
        need(event['known_to'] == [], 'SEC-3')
        need(event['back'] == self.faces['item'][event['tile']]['back'], 'the back is another')
        self.rows['temple'].append({'item': event['tile'], 'back': event['back'], 'owner': None})

    # --- Turns ---

    def on_turn_began(self, event):
        expected = {'archives': 4, 'university': self.entrances, 'illuminati': 3, 'temple': {2: 2, 3: 3}.get(self.n, 4)}
        for building, n in expected.items():
            if self.turn is None and building in self.order:
                need(len(self.rows[building]) == n, f'RND-1: {building}')
        if not event['gift']:
            need(event['seat'] == (self.start if self.turn is None else (self.turn + 1) % self.n), 'RND-2')
            need(not self.last_lap or event['seat'] != self.start, 'RND-3')
        self.turn = event['seat']
        self.rolled, self.placed = False, set()

    def on_ability_used(self, event):
        self.held[event['seat']]['ability'].remove(event['tile'])
        self.discards['ability'].add(event['tile'])
        self.used = self.faces['ability'][event['tile']]['type']

    def on_extra_dice(self, event):
        need(self.used == 'little-help' and event['count'] == 2 and self.helped is None and not self.rolled, 'ABL-3')
        self.helped, self.extra = event['seat'], 2
        self.own[event['seat']][0] += 2

    def on_rolled(self, event):
        seat = event['seat']
        need(seat == self.turn, 'RND-2')
        for hand, name in ((self.own, 'dice'), (self.others, 'neutral_dice')):
            dice = Counter(event[name])
            need(sum(dice.values()) == sum(hand[seat].values()), 'TRN-2: another number of dice')
            if event['reroll']:
                kept = hand[seat] - Counter(self.picked_up[name])
                need(not kept - dice, 'TRN-3: other dice have changed')
            hand[seat] = dice
        need(event['reroll'] == self.rolled, 'TRN-2')
        self.rolled = True

    def on_rerolled(self, event):
        need(self.rolled and not self.placed and self.spent == event['seat'] == self.turn, 'TRN-3, TRN-7')
        need(event['dice'] or event['neutral_dice'], 'TRN-3')
        need(not Counter(event['dice']) - self.own[self.turn], 'TRN-3')
        need(not Counter(event['neutral_dice']) - self.others[self.turn], 'TRN-3')
        self.picked_up, self.spent = event, None

    def on_knowledge_spent(self, event):
        self.tokens[event['owner']] -= event['count']
        need(event['count'] == 1 and self.tokens[event['owner']] >= 0, 'TRN-3')
        self.spent = event['owner']

    def on_turned(self, event):
        before, after = Counter(event['dice']), Counter(event['become'])
        need(self.used == 'compelling-power' and self.rolled and not self.placed, 'ABL-4, TRN-7')
        need(1 <= len(event['dice']) == len(event['become']) <= 2 and not before - self.own[self.turn], 'ABL-4')
        self.own[self.turn] = self.own[self.turn] - before + after

    def on_placed(self, event):
        seat, owner, building = event['seat'], event['owner'], event['building']
        need(seat == self.turn and self.rolled, 'TRN-2')
        need(building in self.order, f'{building} is not in play')
        need((building, event['dice']) == (self.decision.get('building'), self.decision.get('dice')), 'not as decided')
        need(owner in (seat, 'neutral') and owner not in self.placed, 'TRN-4, TRN-5')
        self.placed.add(owner)
        hand = self.others if owner == 'neutral' else self.own
        dice = Counter(event['dice'])
        need(dice and not dice - hand[seat], 'TRN-4: dice that are not in hand')
        hand[seat] = hand[seat] - dice
        if owner == self.helped:
            self.extra = max(0, self.extra - len(event['dice']))                         # ABL-3
        self.will = self.decision.get('will')
        need(not self.will or (owner == seat and self.used == 'will-to-win'), 'ABL-2, NEU-5')
        getattr(self, 'place_' + building.replace('-', '_'))(event, owner, event['dice'])

    def on_turn_ended(self, event):
        need(event['seat'] in self.placed, 'TRN-4')
        self.spent = None

    def on_last_lap(self, event):
        need(not self.own[event['seat']] and not self.last_lap, 'RND-3')
        self.last_lap = True

    def on_passed(self, event):
        need(self.last_lap, 'ABL-1')

    def on_left_over(self, event):
        need(Counter(event['dice']) <= self.own[event['owner']], 'RND-5')
        lost = self.extra if event['owner'] == self.helped else 0
        need(sum(self.own[event['owner']].values()) == len(event['dice']) + lost, 'RND-5')
        self.library[event['owner']] += len(event['dice'])
        self.own[event['owner']] = Counter()

    def on_lost(self, event):
        need(event['owner'] == self.helped and event['count'] == self.extra, 'RND-5, ABL-3')

    # --- Placements ---

    def place_archives(self, event, owner, dice):
        need(len(set(dice)) == 1, 'ARC-1')
        join = event.get('join', 0)
        if join:
            need([owner, dice[0], join] in self.groups, 'ARC-1')
            self.groups.remove([owner, dice[0], join])
        self.groups.append([owner, dice[0], join + len(dice)])
        self.aim = [self.will and self.will['rival'], dice[0], join + len(dice)]

    def place_university(self, event, owner, dice):
        need(len(dice) == 1 or (len(dice) == 2 and sum(dice) == 5), 'UNI-1')
        new = []
        for value in dice:
            die = [owner, value]
            at = next((i for i, other in enumerate(self.line) if other[1] >= value), len(self.line))      # UNI-2
            self.line.insert(at, die)
            new.append(die)
        for die in self.line[self.entrances:]:
            need(not any(die is other for other in new), 'UNI-4')
            self.expected.append(tuple(die))
        del self.line[self.entrances:]

    def place_library(self, event, owner, dice):
        need(len(dice) == 1, 'LIB-2')
        self.library[owner] += 1

    def place_auction_house(self, event, owner, dice):
        run = self.runs.setdefault(owner, set())
        need(len(set(dice)) == len(dice) and not run & set(dice), 'RUN-1')
        run |= set(dice)

    place_guild = place_auction_house

    def place_temple(self, event, owner, dice):
        space = self.rows['temple'][event['space']]
        need(space['owner'] is None and sorted(dice) == [int(v) for v in space['back'].split('+')], 'TMP-1')
        space['owner'] = owner

    def place_illuminati(self, event, owner, dice):
        leader = max(self.sets, key=lambda o: sum(self.sets[o].values()), default=None)
        largest = sum(self.sets[leader].values()) if leader is not None else 0
        mine = self.sets.get(owner, Counter()) + Counter(dice)
        if self.will:
            need(mine == self.sets[self.will['rival']], 'ABL-2')
        else:
            need(sum(mine.values()) == largest + 1, 'ILL-1, ILL-2')
            need(leader in (None, owner) or not self.sets[leader] - mine, 'ILL-2')
        self.sets[owner] = mine

    def place_galleon(self, event, owner, dice):
        largest = max(self.crew.values(), key=lambda group: sum(group.values()), default=Counter())
        mine = self.crew.get(owner, Counter()) + Counter(dice)
        need(sum(mine.values()) == sum(largest.values()) + 1, 'GAL-1')
        need(sum(mine.elements()) > sum(largest.elements()), 'GAL-1')
        self.crew[owner] = mine
        self.to_draw = 0 if owner == 'neutral' else len(dice)

    def place_tower(self, event, owner, dice):
        need(len(dice) == 1 or (len(dice) == 2 and sum(dice) == 7), 'TOW-1')
        for value in dice:
            half = self.tower[value > 3]                                                 # TOW-2
            die = (owner, value)
            for floor in range(3):                                                       # TOW-3
                half[floor], die = die, half[floor]
                if die is None:
                    break
            if die is not None:
                self.expected.append(die)

    def on_bumped(self, event):
        self.expected.remove((event['owner'], event['dice'][0]))
        self.library[event['owner']] += 1

    def on_pushed(self, event):
        need(self.tower[event['place'] // 3][event['place'] % 3] == (event['owner'], event['dice'][0]), 'TOW-3')

    def on_picked(self, event):
        owner, value = event['owner'], event['dice'][0]
        need(self.will and owner == self.will['rival'] and value == self.will['die'], 'ABL-2')
        if event['building'] == 'archives':
            need(self.aim in self.groups, 'ABL-2')
            self.groups.remove(self.aim)
            if self.aim[2] > 1:
                self.groups.append([owner, self.aim[1], self.aim[2] - 1])
        elif event['building'] == 'illuminati':
            self.sets[owner] = self.sets[owner] - Counter([value])
        else:
            need(self.runs[owner] == self.runs[event['seat']], 'ABL-2')
            self.runs[owner].remove(value)
        self.library[owner] += 1

    def on_drew(self, event):
        """In the middle of a round only chests are drawn."""
        need(event['building'] == 'galleon' and event['known_to'] == [event['owner']], 'GAL-2')
        self.draw(event)
        self.chests[event['owner']].add(event['tile'])
        self.to_draw -= 1
        need(self.to_draw >= 0, 'GAL-2')

    def on_reshuffled(self, event):
        need(not self.stack['chest'] and event['tile_kind'] == 'chest', 'GAL-5')
        self.stack['chest'], self.discards['chest'] = self.discards['chest'], set()

    def check_buildings(self):
        groups = [(value, n) for _, value, n in self.groups]
        need(len(groups) == len(set(groups)), 'ARC-2')
        runs = [frozenset(run) for run in self.runs.values() if run]
        need(all(is_run(run) for run in runs), 'RUN-1')
        need(len(runs) == len(set(runs)), 'RUN-2')
        sizes = [sum(group.values()) for group in self.sets.values() if group]
        need(len(sizes) == len(set(sizes)), 'ABL-2')

    # --- Resolving: all events of a building are looked at together ---

    def on_resolving(self, event):
        need(self.last_lap and self.order[self.resolved] == event['building'], 'RND-4')
        self.finish_building()
        self.resolving, self.batch = event['building'], []
        self.resolved += 1

    def on_round_ended(self, event):
        need(self.resolved == len(self.order) and event['round'] == self.round, 'RND-4')
        self.finish_building()

    def on_game_ended(self, event):
        need(self.round == self.rounds, 'SET-3')
        self.over = True

    def finish_building(self):
        if self.batch is None:
            return
        events, self.batch = self.batch, None
        getattr(self, 'resolve_' + self.resolving.replace('-', '_'))(events)
        need(not events, f'{self.resolving}: {events[:1]}')

    def settle(self):
        """A game that stops while a building resolves: what was taken so far is held; the rest can be checked when it goes on."""
        for event in self.batch or ():
            if event['event'] == 'took':
                self.hold(event['owner'], event['tile_kind'], event['tile'])
            elif event['event'] == 'knowledge-gained':
                self.tokens[event['owner']] += event['count']

    def next(self, events, *names):
        need(events and events[0]['event'] in names, f'{self.resolving}: {names} expected, found {events[:1]}')
        return events.pop(0)

    def take(self, events, owner, kind, offer):
        """@owner takes one of @offer; the neutral player's is removed."""
        event = self.next(events, 'discarded' if owner == 'neutral' else 'took')
        need(event['owner'] == owner and event['tile'] in offer and event['tile_kind'] == kind, f'{self.resolving}: {event}')
        if owner == 'neutral':
            self.discards[kind].add(event['tile'])
        else:
            self.hold(owner, kind, event['tile'])
        offer.remove(event['tile'])
        return event['tile']

    def discard_rest(self, events, kind, offer):
        while offer:
            event = self.next(events, 'discarded')
            need(event['tile'] in offer, f'{self.resolving}: {event}')
            offer.remove(event['tile'])
            self.discards[kind].add(event['tile'])

    def unrewarded(self, events, dice):
        """@dice: how many dice of which owner go to the Library (RND-6)."""
        while any(dice.values()):
            event = self.next(events, 'unrewarded')
            dice[event['owner']] -= len(event['dice'])
            need(dice[event['owner']] >= 0, 'RND-6')
            self.library[event['owner']] += len(event['dice'])

    def rank(self):
        return sorted((owner for owner in self.runs if self.runs[owner]), key=lambda o: (len(self.runs[o]), max(self.runs[o])), reverse=True)

    def resolve_archives(self, events):
        maps = self.rows['archives']
        groups = sorted(self.groups, key=lambda group: (group[2], group[1]), reverse=True)       # ARC-3
        for owner, _, _ in groups[:4]:
            best = max(maps, key=lambda tile: self.faces['map'][tile]['high'])
            taken = self.take(events, owner, 'map', maps)
            need(owner != 'neutral' or taken == best, 'NEU-4')
        self.discard_rest(events, 'map', maps)
        rest = Counter()
        for owner, _, n in groups[4:]:
            rest[owner] += n
        self.unrewarded(events, rest)

    def resolve_university(self, events):
        specialists = self.rows['university']
        for owner, _ in self.line:                                                       # UNI-5
            best = max(specialists, key=lambda tile: self.faces['specialist'][tile]['value'])
            taken = self.take(events, owner, 'specialist', specialists)
            need(owner != 'neutral' or taken == best, 'NEU-4')
        self.discard_rest(events, 'specialist', specialists)

    def resolve_library(self, events):
        for seat in range(self.n):                                                       # LIB-3, LIB-4
            if self.library[seat]:
                event = self.next(events, 'knowledge-gained')
                need((event['owner'], event['count']) == (seat, self.library[seat]), 'LIB-3')
                self.tokens[seat] += event['count']

    def resolve_auction_house(self, events):
        ranks = self.rank()
        rewarded = 3 if self.n == 5 else 2
        for place, owner in enumerate(ranks[:rewarded]):
            if owner == 'neutral':                                                       # AUC-2
                for _ in range(min((4, 2)[place], len(self.stack['artifact']))):
                    event = self.next(events, 'discarded')
                    self.draw(event)
                    self.discards['artifact'].add(event['tile'])
                continue
            drawn = []
            for _ in range(min((3, 2, 1)[place], len(self.stack['artifact']))):          # AUC-1, AUC-3
                event = self.next(events, 'drew')
                need(event['known_to'] == [owner] == [event['owner']], 'AUC-1')
                self.draw(event)
                drawn.append(event['tile'])
            for _ in range(min((2, 1, 1)[place], len(drawn))):
                self.take(events, owner, 'artifact', drawn)
            self.discard_rest(events, 'artifact', drawn)
        self.unrewarded(events, Counter({owner: len(self.runs[owner]) for owner in ranks[rewarded:]}))

    def resolve_guild(self, events):
        ranks = self.rank()
        first, second = (ranks + [None, None])[:2]
        third = ranks[2] if self.n == 5 and len(ranks) > 2 else None
        drawer = second if first == 'neutral' else first
        shown = []
        if drawer is not None:
            for _ in range(min(2 if first == 'neutral' else 3, len(self.stack['mission']) + len(self.under['mission']))):   # GLD-1, GLD-2
                event = self.next(events, 'drew')
                need(event['owner'] == drawer and event['known_to'] == [drawer], 'GLD-4')
                self.draw(event)
                shown.append(event['tile'])
        heirs = [owner for owner in ((second,) if first == 'neutral' else (first,) if second == 'neutral' else (first, second, third))
                 if owner is not None]
        taken = []
        while events and events[0]['event'] in ('took', 'handed'):
            event = events.pop(0)
            need(event['tile'] in shown and event['owner'] in heirs, f'guild: {event}')
            if event['event'] == 'took':
                taken.append(event['owner'])
                self.hold(event['owner'], 'mission', event['tile'])
                shown.remove(event['tile'])
        need(taken == heirs[:len(taken)] and (len(taken) == len(heirs) or not shown), 'GLD-1 to GLD-3')
        while shown:
            event = self.next(events, 'returned')
            shown.remove(event['tile'])
            self.under['mission'].add(event['tile'])
        rewarded = set(taken) | {owner for owner in ranks[:3 if self.n == 5 else 2] if owner == 'neutral'}
        self.unrewarded(events, Counter({owner: len(self.runs[owner]) for owner in ranks if owner not in rewarded}))

    def resolve_temple(self, events):
        for space in self.rows['temple']:
            event = self.next(events, 'took', 'discarded', 'returned')
            need(event['tile'] == space['item'], 'TMP-2')
            if space['owner'] is None:
                need(event['event'] == 'discarded', 'TMP-2')
                self.discards['item'].add(event['tile'])
            elif space['owner'] == 'neutral':
                need(event['event'] == 'returned' and event['known_to'] == [], 'TMP-3')
                self.under['item'].add(event['tile'])
            else:
                need(event['owner'] == space['owner'] and event['known_to'] == [space['owner']], 'TMP-2, SEC-2')
                self.hold(space['owner'], 'item', event['tile'])

    def resolve_illuminati(self, events):
        abilities = self.rows['illuminati']
        ranks = sorted((o for o in self.sets if self.sets[o]), key=lambda o: sum(self.sets[o].values()), reverse=True)
        takers = ranks[:2] + ranks[:1] if len(ranks) > 1 else ranks * 2                  # ILL-3
        if ranks[:1] == ['neutral']:
            takers = ranks[:2]                                                           # ILL-4
        for owner in takers:
            top = abilities[0]
            taken = self.take(events, owner, 'ability', abilities)
            need(owner != 'neutral' or taken == top, 'ILL-4, ILL-5')
        self.discard_rest(events, 'ability', abilities)
        self.unrewarded(events, Counter({owner: sum(self.sets[owner].values()) for owner in ranks[2:]}))

    def resolve_galleon(self, events):
        ranks = sorted((o for o in self.crew if self.crew[o]), key=lambda o: sum(self.crew[o].values()), reverse=True)
        total = sum(sum(group.values()) for group in self.crew.values())
        keeps = {owner: 2 if place == 0 else 1 for place, owner in enumerate(ranks)}     # GAL-3
        if ranks[1:2] == ['neutral']:
            keeps = {ranks[0]: 2}                                                        # GAL-6
        keeps.pop('neutral', None)
        taken = Counter()
        while events and events[0]['event'] in ('drew', 'reshuffled', 'took', 'discarded'):
            event = events.pop(0)
            if event['event'] == 'reshuffled':
                self.on_reshuffled(event)
            elif event['event'] == 'drew':
                need(total == 1, 'GAL-4')
                self.draw(event)
                self.chests[event['owner']].add(event['tile'])
            else:
                self.chests[event['owner']].remove(event['tile'])
                if event['event'] == 'took':
                    self.hold(event['owner'], 'chest', event['tile'])
                    taken[event['owner']] += 1
                else:
                    self.discards['chest'].add(event['tile'])
        need(not any(self.chests), 'GAL-3')
        need(all(n <= keeps.get(owner, 0) for owner, n in taken.items()), 'GAL-3, GAL-6')
        for owner, n in keeps.items():
            need(taken[owner] == n or not self.stack['chest'] or (total > 1 and sum(self.crew[owner].values()) < n), 'GAL-3, GAL-4')
        rewarded = set(taken) | {owner for owner in ranks if owner == 'neutral'}
        self.unrewarded(events, Counter({owner: sum(self.crew[owner].values()) for owner in ranks if owner not in rewarded}))

    def resolve_tower(self, events):
        for half in self.tower:
            for floor, die in enumerate(half):
                if die is None or die[0] == 'neutral':                                   # TOW-4
                    continue
                event = self.next(events, 'took')
                need(event['owner'] == die[0] and event['tile_kind'] == FLOORS[floor] and event['known_to'] == [die[0]], 'TOW-4')
                self.draw(event)
                self.hold(die[0], FLOORS[floor], event['tile'])
