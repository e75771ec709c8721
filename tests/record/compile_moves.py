# SPDX-License-Identifier: GPL-3.0-or-later
"""What happens to cards in Compile Gold, and the effects that answer: part of check_compile_record.py.

Effects interrupt each other like function calls: what was triggered last is resolved first (COM-43).
"""
from compile_field import LINES, ORDERS, Field
from record_score import expect

MAX_STEPS = 256  # COM-70


class Fx:
    """An effect that is being resolved."""

    def __init__(self, side, card, text, number, box, rows):
        self.side, self.card, self.text, self.number, self.box, self.rows = side, card, text, number, box, rows
        self.row = 0
        self.lapsed = self.told = False
        self.met, self.done = True, False
        self.that = self.at = self.named = None
        self.drawn, self.count = set(), 0
        self.left = False  # whether an EACH was left (COM-62)

    def has_rest(self):
        return self.left or self.row + 1 < len(self.rows)


class Move:
    """Cards that are in transit together (COM-34, COM-60)."""

    def __init__(self, fresh):
        self.fresh = fresh  # the cards that go live when they land
        self.told = set()  # the cards that were told that they will be covered
        self.landed = False
        self.play = None


class Moves(Field):
    """Subclasses must have event(), ask() and resolve_rows()."""

    def __init__(self):
        super().__init__()
        self.running = []
        self.waiting = []  # cards of waiting effects, to recognise repeated states
        self.steps = 0
        self.states = set()
        self.cut = False

    # --- Effects begin and lapse ---

    def lapse(self, card, covered=False):
        """COM-45: turned, removed, or (M and B) covered."""
        for fx in self.running:
            if fx.card == card and not (covered and fx.box == 'top'):
                fx.lapsed = True
        for waiting in self.waiting:
            waiting[:] = [entry for entry in waiting if entry[0] != card  # it would have to begin again
                          or covered and self.effects(card)[entry[1]].box == 'top']

    def begin(self, card, number, text=None, box=None):
        """Resolves an effect, with all its consequences."""
        if self.cut:
            return
        text = card if text is None else text
        effect = self.effects(text)[number]
        side = self.spot(card)[0]  # COM-46
        fx = Fx(side, card, text, number, box or effect.box, effect.rows)
        self.event('effect-began', side=side, card=card, text=text, box=effect.box)
        self.running.append(fx)
        self.resolve_rows(fx)
        self.skim()
        self.running.remove(fx)
        expect(not fx.lapsed or fx.told or not fx.has_rest(), 'COM-45: the rest of', self.name(card), 'has lapsed')

    def end_chain(self):
        """COM-70: the rest lapses; what is in transit lands."""
        self.cut = True
        for fx in self.running:
            fx.lapsed = True
        for waiting in self.waiting:
            waiting.clear()

    def resolve(self, entries):
        """(card, number, moment): effects at the same time, ordered by whose turn it is (COM-44)."""
        if self.cut or not entries:
            return
        waiting = list(entries)
        self.waiting.append(waiting)
        while True:
            waiting[:] = [entry for entry in waiting if self.is_live(entry[0], self.effects(entry[0])[entry[1]].box)]
            cards = sorted({card for card, *_ in waiting})
            if not cards:
                break
            card = cards[0]
            if len(cards) > 1:
                card = self.ask_card('order', self.turn_side, None, None, cards)
            entry = min(entry for entry in waiting if entry[0] == card)
            waiting.remove(entry)
            self.begin(card, entry[1])
        self.waiting.pop()

    def moments(self, cards, moment):
        """The effects of cards that begin by a moment, and are live now."""
        return [(card, number, moment) for card in cards for number, effect in enumerate(self.effects(card))
                if effect.when == moment and self.is_live(card, effect.box)]

    def go_live(self, cards):
        """COM-41; nothing in a line that is being compiled (COM-36)."""
        if self.compiling is not None:
            cards = [card for card in cards if self.spot(card) and self.spot(card)[1] != self.compiling]
        self.resolve(self.moments(cards, 'live'))

    def answers(self, deeds, line=None):
        """COM-48: the effects that answer deeds, each (who, what), and are live when these happen."""
        found = []
        for card in self.in_field():
            side, at, _ = self.spot(card)
            for number, effect in enumerate(self.effects(card)):
                if isinstance(effect.when, str) or not self.is_live(card, effect.box):
                    continue
                who, what = effect.when[1:]
                if what == 'discard in their turn':
                    what = 'discard' if self.turn_side != side else None
                if what == 'play here':
                    what = 'play' if at == line else None
                if (side if who == 'me' else 1 - side, what) in deeds:
                    found.append((card, number, 'after'))
        return found

    # --- In and out of the field ---

    def name(self, card):
        return f'{self.protocol(card)} {self.printed(card)}'

    def fly(self, cards, line, move):
        for card, side in cards:
            self.transit.append((card, side, line, move))

    def play(self, side, card, source, to_side, line, face):
        """COM-34"""
        self.leave_zone(side, card, source, to_side, line, face)
        move = Move([card])
        move.play = side, line
        self.fly([(card, to_side)], line, move)
        self.land(move)

    def leave_zone(self, side, card, source, to_side, line, face):
        self.event('played', side=side, card=card, to_side=to_side, line=line, face=face, **{'from': source})
        zones = [zone for zone in (self.hand[side], self.trash[side], self.rest[side]) if card in zone]
        if zones:
            zones[0].remove(card)
        else:
            expect(self.top[side] and self.top[side][-1] == card, 'COM-52: not the top of the deck')
            self.top[side].pop()
        self.owner[card] = side
        self.up.discard(card)
        if face == 'up':
            self.up.add(card)

    def land(self, move):
        """COM-49: precover before; COM-58: what left earlier for the same stack lands earlier."""
        while not move.landed:
            earlier = next((other for i, (_, side, line, other) in enumerate(self.transit) if other is not move
                            and any(entry[3] is move and entry[1:3] == (side, line) for entry in self.transit[i:])),
                           None)
            if earlier:
                self.land(earlier)
                continue
            targets = {self.stacks[side][line][-1] for _, side, line, other in self.transit
                       if other is move and self.stacks[side][line]} - move.told
            if self.reacts_when_turned_up:
                targets = {card for card in targets if self.moments([card], 'precover')}
            if targets:
                move.told |= targets
                self.resolve(self.moments(sorted(targets), 'precover'))
                continue
            self.put_down(move)

    def put_down(self, move):
        move.landed = True
        mine = [entry for entry in self.transit if entry[3] is move]
        self.transit = [entry for entry in self.transit if entry[3] is not move]
        for card, side, line, _ in mine:
            stack = self.stacks[side][line]
            if stack:
                self.lapse(stack[-1], covered=True)
            stack.append(card)
            self.event('landed', side=side, line=line, depth=len(stack) - 1, card=card,
                       face='up' if card in self.up else 'down')
        found = self.answers({(move.play[0], 'play')}, move.play[1]) if move.play else []
        self.waiting.append(found)
        self.go_live(move.fresh)
        self.resolve(self.waiting.pop())

    def play_under(self, side, card, over):
        """COM-35"""
        to_side, line, depth = self.spot(over)
        self.leave_zone(side, card, 'deck', to_side, line, 'down')
        self.stacks[to_side][line].insert(depth, card)
        self.event('landed', side=to_side, line=line, depth=depth, card=card, face='down')
        self.resolve(self.answers({(side, 'play')}, line))

    def take_away(self, kind, card, **more):
        side, line, depth = self.spot(card)
        self.event(kind, side=side, line=line, depth=depth, card=card, **more)
        self.stacks[side][line].remove(card)

    def batch(self, kind, cards, act):
        """Cards that leave at the same time; the order of the events does not matter (COM-61)."""
        cards = set(cards)
        while cards:
            card = self.peek_card(kind)
            expect(card in cards, 'there is', kind, 'of', card, 'where one of', sorted(cards), 'was due')
            cards.remove(card)
            act(card)

    def shift(self, cards, line):
        """COM-60"""
        was_free = set(self.free())
        move = Move([card for card in cards if card not in was_free])  # COM-41, COM-42

        def lift(card):
            side = self.spot(card)[0]
            self.take_away('lifted', card)
            self.fly([(card, side)], line, move)
        for side in (0, 1):  # COM-61: they keep their order
            for at in LINES:
                for card in [card for card in self.stacks[side][at] if card in cards]:
                    lift(card)
        self.go_live([card for card in self.free() if card not in was_free])
        self.land(move)

    def delete(self, cards):
        """COM-59, COM-61"""
        was_free = set(self.free())

        def act(card):
            owner = self.owner[card]
            self.take_away('deleted', card, trash=owner)
            self.leave_field(card)
            self.trash[owner].add(card)
        self.batch('deleted', cards, act)
        self.go_live([card for card in self.free() if card not in was_free])

    def give_back(self, cards):
        """COM-21; Corruption 1 sends cards that would go to the other side's hand to the top of its deck instead."""
        was_free = set(self.free())
        to_deck = [self.rules('their returns to deck', 1 - owner) for owner in (0, 1)]
        cards = set(cards)
        while cards:
            card = self.peek_card(('returned', 'put-on-deck'))
            expect(card in cards, 'COM-21: not this card:', card)
            cards.remove(card)
            owner = self.owner[card]
            if to_deck[owner]:
                self.take_away('put-on-deck', card, deck=owner)
                self.top[owner].append(card)
            else:
                self.take_away('returned', card, hand=owner)
                self.hand[owner].add(card)
            self.leave_field(card)
        self.go_live([card for card in self.free() if card not in was_free])

    def leave_field(self, card):
        self.lapse(card)
        self.up.discard(card)
        del self.owner[card]

    def flip(self, card, quiet=False):
        side, line, depth = self.spot(card)
        before = self.moments([card], 'preflip')
        if before:
            self.resolve(before)  # the flip is used up
            return
        self.up ^= {card}
        self.event('flipped', side=side, line=line, depth=depth, card=card, face='up' if card in self.up else 'down')
        if card not in self.up:
            self.lapse(card)
        elif not quiet:
            self.go_live([card])

    def may_flip(self, card):
        """Ice 4"""
        return not any(effect.rule == 'no flip' and self.is_live(card, effect.box) for effect in self.effects(card))

    # --- Hands and decks ---

    def shuffle(self, side, trash, deeds):
        """Shuffles a deck, whose order is unknown from then on."""
        came = self.trash[side] if trash else set()
        self.event('shuffled', side=side, from_trash=len(came))
        self.rest[side] |= came | set(self.top[side])
        self.top[side].clear()
        if trash:
            self.trash[side] = set()
        deeds.add((side, 'shuffle'))

    def take_top(self, side, card):
        """A card that leaves the top of a deck must be the one known to be there or, if none is, one that may be
        there."""
        if self.top[side]:
            expect(self.top[side].pop() == card, 'COM-51:', card, 'is not on top of that deck')
        else:
            expect(card in self.rest[side], 'COM-51:', card, 'is not in that deck')
            self.rest[side].remove(card)

    def draw(self, side, count, deeds, deck=None):
        """COM-51, COM-52, Q-2. Returns the cards."""
        deck = side if deck is None else deck
        drawn = set()
        if count <= 0 or not self.may_draw(side):
            return drawn
        while len(drawn) < count:
            if not self.deck_size(deck):
                if deck != side or not self.trash[deck]:
                    break
                self.shuffle(deck, True, deeds)
            card = self.event('drew', side=side, deck=deck)['card']
            self.take_top(deck, card)
            drawn.add(card)
            self.hand[side].add(card)
        if drawn:
            deeds.add((side, 'draw'))
        return drawn

    def discard(self, cards, deeds):
        """COM-53: one batch, of both sides if need be."""
        def act(card):
            side = 0 if card in self.hand[0] else 1
            self.event('discarded', side=side, card=card)
            self.hand[side].remove(card)
            self.trash[side].add(card)
            deeds.add((side, 'discard'))
        self.batch('discarded', cards, act)

    def choose_discards(self, side, least, most, fx=None, may=False):
        """COM-30 and the verb: the cards, chosen one after another."""
        hand, picked = self.hand[side], set()
        if not may and least >= len(hand):
            return set(hand)
        while len(picked) < most and picked != hand:
            card = self.ask_card('card', side, fx, 'discard', hand - picked,
                                 len(picked) >= least or may and not picked)
            if card is None:
                break
            picked.add(card)
        return picked

    def spend_control(self, side):
        """COM-36 (a), COM-55"""
        if self.control != side:
            return
        self.control = None
        self.event('control-spent', side=side)
        answer = self.ask('rearrange', side, may=True,
                          numbers=[6 * at + order for at in (0, 1) for order in range(1, 6)])
        if answer['do'] != 'pass':
            self.rearrange(answer['side'], answer['order'])

    def rearrange(self, side, order):
        self.event('rearranged', side=side, order=order)
        self.lines[side] = [self.lines[side][at] for at in ORDERS[order]]

    def refresh(self, side):
        """COM-28, COM-55. With five cards or more it does nothing and costs nothing."""
        if len(self.hand[side]) >= 5:
            return False
        deeds = {(side, 'refresh')}
        self.spend_control(side)
        missing = 5 - len(self.hand[side])
        drawn = self.draw(side, missing, deeds)
        self.resolve(self.answers(deeds))
        return len(drawn) == missing
