# SPDX-License-Identifier: GPL-3.0-or-later
"""The rows of effects in Compile Gold, carried out: part of check_compile_record.py. Knows nothing of the program."""
from compile_field import LINES, ORDERS
from compile_moves import Moves
from record_score import expect


class Rows(Moves):
    """Each do_… carries out a row; it returns whether that was done in full (COM-47)."""

    # --- An effect ---

    def resolve_rows(self, fx):
        while fx.row < len(fx.rows):
            if not self.goes_on(fx):
                return
            self.count_step(fx)
            if fx.lapsed:
                return
            row = fx.rows[fx.row]
            last = fx.row
            while last + 1 < len(fx.rows) and fx.rows[last + 1].link == 'or':
                last += 1
            fx.met = self.is_met(fx, row)
            fx.done = False
            if fx.met:
                if last > fx.row:
                    row = self.choose_row(fx, last)
                if row is not None:
                    fx.done = getattr(self, 'do_' + row.do.replace('-', '_'))(fx, row)
            if fx.lapsed and not fx.told:
                fx.row = max(fx.row, last)
                return
            fx.row, fx.left = last + 1, False

    def goes_on(self, fx):
        """Whether the text has stayed live, and is not muted now (COM-45)."""
        if not fx.lapsed and not self.is_live(fx.card, fx.box):
            fx.lapsed = True
        return not fx.lapsed

    def is_met(self, fx, row):
        if row.link == 'if done' and not fx.done or row.link == 'then' and not fx.met:
            return False
        me, hand = fx.side, self.hand[fx.side]
        spot = self.spot(fx.card)
        line = spot[1] if spot else None
        return {None: lambda: True,
                'no hand': lambda: not hand,
                'hand over 1': lambda: len(hand) > 1,
                'behind here': lambda: self.total(1 - me, line) > self.total(me, line),
                'covered': lambda: not self.is_free(fx.card),
                'covering': lambda: spot[2] > 0,
                'trash': lambda: bool(self.trash[me]),
                'of the named protocol': lambda: fx.that is not None and self.protocol(fx.that) == fx.named,
                }[row.only_if]()

    def choose_row(self, fx, last):
        """Alternative rows: one of those that can be carried out."""
        can = [at for at in range(fx.row, last + 1) if self.can(fx, fx.rows[at])]
        row = fx.rows[fx.row]
        if not can:
            return None
        if len(can) > 1 or row.may:
            answer = self.ask('row', fx.side, fx, row.do, numbers=can, may=row.may)
            if answer['do'] == 'pass':
                return None
            fx.row = answer['number']
        else:
            fx.row = can[0]
        fx.chosen = fx.row
        return fx.rows[fx.row]

    def can(self, fx, row):
        if row.do == 'discard':
            return bool(self.hand[fx.side])
        return bool(self.objects(fx, row))

    def actor(self, fx, row):
        return 1 - fx.side if row.who == 'opp' else fx.side

    def is_optional(self, fx, row):
        """Whether the row says “may”, and this was not decided by choosing it."""
        return row.may and getattr(fx, 'chosen', None) != fx.row

    # --- What a row is about ---

    def objects(self, fx, row):
        """The cards in the field that fit (COM-57)."""
        if row.ref:
            card = fx.card if row.ref == 'this' else fx.that
            cards = [card] if card is not None and self.spot(card) else []
        else:
            free = set(self.free())
            cards = [card for card in self.in_field() if self.fits(fx, row, card, card in free)]
        if row.do == 'flip':
            cards = [card for card in cards if self.may_flip(card)]
        return cards

    def fits(self, fx, row, card, free):
        side, line, _ = self.spot(card)
        here = self.spot(fx.card)[1]
        reach = row.reach or 'free'
        if not {'free': free, 'cov': not free, 'both': True, 'ALL': True}[reach]:
            return False
        if row.of and side != (fx.side if row.of == 'mine' else 1 - fx.side):
            return False
        if row.other and card == fx.card or row.face and (card in self.up) != (row.face == 'up'):
            return False
        if not {None: lambda: True,
                'here': lambda: line == here,
                'stack': lambda: (side, line) == self.spot(fx.card)[:2],
                'other lines': lambda: line != here,
                'where behind': lambda: self.total(1 - fx.side, line) > self.total(fx.side, line),
                'line of that': lambda: line == fx.at,
                'one line': lambda: True,
                'one other line of 8': lambda: line != here and sum(len(self.stacks[at][line]) for at in (0, 1)) >= 8,
                }[row.place]():
            return False
        return self.has_value(fx, row.values, self.value(card))

    def has_value(self, fx, values, value):
        if values is None:
            return True
        if values == 'over hand':
            return value > len(self.hand[fx.side])
        if values == 'printed':
            return fx.that is not None and value == self.printed(fx.that)
        return value in values

    def remember(self, fx, card):
        """“That card” (COM-64), and where it was."""
        fx.that = card
        if card is not None and self.spot(card):
            fx.at = self.spot(card)[1]

    def how_many(self, fx, count):
        """How many, where that follows from what was done."""
        if isinstance(count, int):
            return count
        if count in ('printed', 'current') and fx.that is None:
            return 0
        if count == 'printed':  # wherever the card is by then (COM-50 against COM-64)
            return self.printed(fx.that)
        if count == 'current':
            private = self.spot(fx.that) is None and not any(fx.that in trash for trash in self.trash)
            return 2 if private else self.value(fx.that)
        return fx.count + {'discarded': 0, 'discarded - 1': -1, 'discarded + 1': 1}[count]

    def on_cards(self, fx, row, act):
        """One card, each in turn, or all at once (COM-61, COM-62)."""
        if row.each == 'line':
            return self.once_per_line(fx, row, act)
        if row.each == 'card':
            return self.one_by_one(fx, row, act)
        card = self.ask_one(fx, row)
        fx.that = None
        if card is None:
            return False
        self.remember(fx, card)
        act(card)
        return True

    def ask_one(self, fx, row):
        cards = self.objects(fx, row)
        return self.ask_card('card', self.actor(fx, row), fx, row.do, cards, self.is_optional(fx, row))

    def once_per_line(self, fx, row, act):
        lines = {self.spot(card)[1] for card in self.objects(fx, row)}
        done = False
        while lines and self.goes_on(fx):
            cards = [card for card in self.objects(fx, row) if self.spot(card)[1] in lines]
            card = self.ask_card('card', self.actor(fx, row), fx, row.do, cards)
            if card is None:
                break
            lines.remove(self.spot(card)[1])
            fx.left = bool(lines)
            act(card)
            done = True
        return done

    def one_by_one(self, fx, row, act):
        listed = self.objects(fx, row)
        while listed and self.goes_on(fx):
            listed = [card for card in listed if card in self.objects(fx, row)]
            card = self.ask_card('card', self.actor(fx, row), fx, row.do, listed)
            if card is None:
                break
            listed.remove(card)
            fx.left = bool(listed)
            act(card)
        return True

    def choose_line_of_all(self, fx, row):
        """ALL in one line that is chosen. Returns its cards."""
        cards = self.objects(fx, row)
        line = self.ask_line(self.actor(fx, row), fx, row.do, {self.spot(card)[1] for card in cards})
        return [card for card in cards if self.spot(card)[1] == line]

    # --- The verbs for cards in the field ---

    def do_flip(self, fx, row):
        return self.on_cards(fx, row, lambda card: self.flip(card, row.quiet))

    def do_delete(self, fx, row):
        if row.reach == 'ALL':
            cards = self.choose_line_of_all(fx, row)
            self.delete(cards)
            return bool(cards)
        return self.on_cards(fx, row, lambda card: self.delete([card]))

    def do_return(self, fx, row):
        if row.reach == 'ALL':
            cards = self.choose_line_of_all(fx, row)
            self.give_back(cards)
            return bool(cards)
        return self.on_cards(fx, row, lambda card: self.give_back([card]))

    def do_shift(self, fx, row):
        here = self.spot(fx.card)[1]
        if row.reach == 'ALL':
            cards = self.objects(fx, row)
            line = self.ask_line(fx.side, fx, 'shift', set(LINES) - {here} if cards else set())
            if line is not None:
                self.shift(cards, line)
            return bool(cards)
        cards = [card for card in self.objects(fx, row) if self.shift_lines(fx, row, card)]
        may = self.is_optional(fx, row)
        card, asked = None, False
        if len(cards) > 1:
            card = self.ask_card('card', self.actor(fx, row), fx, 'shift', cards, may)
            asked = True
        elif cards:
            card = cards[0]
        if card is None:
            fx.that = None if not row.ref else fx.that
            return False
        line = self.ask_line(self.actor(fx, row), fx, 'shift', self.shift_lines(fx, row, card), may and not asked)
        if line is None:
            return False
        self.remember(fx, card)
        self.shift([card], line)
        return True

    def shift_lines(self, fx, row, card):
        """Where a card may be shifted: it must change its line (COM-60)."""
        at, here = self.spot(card)[1], self.spot(fx.card)[1]
        others = set(LINES) - {at}
        if row.to == 'here':
            return others & {here}
        if row.to == 'from or to here':
            return others if at == here else {here}
        if row.to == 'their highest':
            totals = [self.total(1 - fx.side, line) for line in LINES]
            return {line for line in others if totals[line] == max(totals)}
        return others

    def do_copy(self, fx, row):
        """Mirror 1, Q-4"""
        def has_middle(card):
            return any(effect.when == 'live' for effect in self.effects(card)) and self.is_live(card, 'middle')
        cards = [card for card in self.objects(fx, row) if has_middle(card)]
        card = self.ask_card('card', fx.side, fx, 'copy', cards, True)
        if card is None:
            return False
        number = next(i for i, effect in enumerate(self.effects(card)) if effect.when == 'live')
        self.begin(fx.card, number, card, fx.box)
        return True

    # --- The verbs for hands and decks ---

    def do_draw(self, fx, row):
        side = self.actor(fx, row)
        deck = 1 - side if row.deck == 'other' else side
        count = self.how_many(fx, row.count)
        if row.may:
            stock = self.deck_size(deck) + (len(self.trash[deck]) if deck == side else 0)
            if not stock or not self.may_draw(side) or not self.ask_may(side, fx, 'draw'):
                return False
        deeds = set()
        fx.drawn = self.draw(side, count, deeds, deck)
        self.resolve(self.answers(deeds))
        return len(fx.drawn) == count and count > 0

    def do_discard(self, fx, row):
        sides = (0, 1) if row.who == 'both' else (self.actor(fx, row),)
        limits = {'any': (0, 36), 'some': (1, 36), 'hand': (36, 36)}.get(row.count)
        if limits is None:
            limits = (self.how_many(fx, row.count),) * 2
        deeds, cards = set(), set()
        for side in sides:
            if row.chance:
                cards |= {self.peek_card('discarded')} if self.hand[side] else set()
                expect(cards <= self.hand[side], 'COM-53: not in hand:', cards)
            else:
                cards |= self.choose_discards(side, *limits, fx, self.is_optional(fx, row))
        fx.count = len(cards)
        self.discard(cards, deeds)
        self.resolve(self.answers(deeds))
        return bool(cards) and (row.count == 'hand' or len(cards) >= limits[0])

    def do_mill(self, fx, row):
        side = self.actor(fx, row)
        deck = 1 - side if row.deck == 'other' else side
        fx.that = None if not row.may else fx.that
        count = self.deck_size(deck) if row.count == 'deck' else row.count
        if not self.deck_size(deck) or row.may and not self.ask_may(side, fx, 'mill'):
            return False
        for _ in range(count):
            card = self.event('milled', side=deck)['card']
            self.take_top(deck, card)
            self.trash[deck].add(card)
            fx.that = card
        self.resolve(self.answers({(deck, 'discard')}))
        return True

    def do_seek(self, fx, row):
        """It counts as a draw."""
        side = fx.side
        cards = [card for card in self.rest[side] | set(self.top[side]) if self.printed(card) in row.values]
        if not cards or not self.may_draw(side):
            return False
        card = self.ask_card('card', side, fx, 'seek', cards)
        self.event('sought', side=side, card=card)
        self.rest[side] = (self.rest[side] | set(self.top[side])) - {card}
        self.top[side].clear()
        self.hand[side].add(card)
        fx.drawn = {card}
        self.resolve(self.answers({(side, 'draw')}))
        return True

    def do_shuffle(self, fx, row):
        """A deck is shuffled even if it is empty; an empty trash is not."""
        side, trash, deeds = fx.side, row.what['what'] == 'trash', set()
        if trash and not self.trash[side]:
            return False
        if row.may and not self.ask_may(side, fx, 'shuffle'):
            return False
        self.shuffle(side, trash, deeds)
        self.resolve(self.answers(deeds))
        return True

    def do_refresh(self, fx, row):
        return self.refresh(fx.side)

    def do_reveal(self, fx, row):
        """COM-16"""
        side, what = self.actor(fx, row), row.what['what']
        if what in ('hand', 'deck'):
            cards = self.hand[side] if what == 'hand' else self.rest[side] | set(self.top[side])
            self.batch('revealed', cards, lambda card: self.event('revealed', side=side, card=card, **{'from': what}))
            return bool(cards)
        if what == 'top':
            if not self.deck_size(side):
                return False
            card = self.event('revealed', side=side, **{'from': 'deck-top'})['card']
            self.take_top(side, card)
            self.top[side].append(card)
            fx.that = card
            return True
        cards = {'trash': lambda: self.trash[side],
                 'drawn': lambda: {card for card in fx.drawn & self.hand[side] if self.printed(card) == fx.named},
                 'field': lambda: self.objects(fx, row)}[what]()
        card = self.ask_card('card', side, fx, 'reveal', cards)
        fx.that = card
        if card is None:
            return False
        self.remember(fx, card)
        of = self.spot(card)[0] if what == 'field' else side
        self.event('revealed', side=of, card=card, **{'from': what})
        return True

    # --- Plays ---

    def do_play(self, fx, row):
        """Unlike for other choices, the side is asked even if there is only one way to play, as in the action phase."""
        side = self.actor(fx, row)
        if row.to == 'under this':
            return self.play_under_this(fx)
        lines = self.play_lines(fx, row, side)
        if row.source == 'deck':
            return self.play_deck(fx, row, side, lines)
        cards = {'hand': lambda: self.hand[side], 'trash': lambda: self.trash[side],
                 'that': lambda: {fx.that} if fx.that is not None else set()}[row.source]()
        faces = ('up', 'down') if row.face == 'either' else (row.face,)
        cards = [card for card in cards if (not row.values or self.printed(card) in row.values)
                 and self.plays(side, card, faces, lines)]
        if not cards or not lines:
            return False
        answer = self.ask('play', side, fx, 'play', cards=cards, lines=lines, may=row.may)
        if answer['do'] == 'pass':
            return False
        card = answer['card']
        expect((answer['face'], answer['side'], answer['line']) in self.plays(side, card, faces, lines),
               'COM-32, COM-33: this play is not allowed:', answer)
        source = row.source
        if source == 'that':
            source = 'hand' if card in self.hand[side] else 'trash'
        fx.that = card
        self.play(side, card, source, answer['side'], answer['line'], answer['face'])
        return True

    def play_lines(self, fx, row, side):
        here = self.spot(fx.card)[1]

        def has_down(line):
            return any(card not in self.up for at in (0, 1) for card in self.stacks[at][line])
        return {'any': lambda: set(LINES), 'legal': lambda: set(LINES), 'here': lambda: {here},
                'other': lambda: set(LINES) - {here},
                'with mine': lambda: {line for line in LINES if self.stacks[side][line]},
                'with face-down': lambda: {line for line in LINES if has_down(line)}}[row.to]()

    def play_deck(self, fx, row, side, lines):
        """The top of the deck, once or into each of the lines."""
        done = False
        while lines and self.goes_on(fx) and self.deck_size(side):
            allowed = {line for line in lines if not self.banned(side, line, 'down')}
            line = self.ask_line(side, fx, 'play', allowed)
            if line is None:
                break
            lines = lines - {line} if row.each else set()
            fx.left = bool(lines)
            card = fx.that = self.peek_card('played')
            self.check_top(side, card)
            self.play(side, card, 'deck', side, line, 'down')
            done = True
        return done

    def check_top(self, side, card):
        expect(self.top[side][-1] == card if self.top[side] else card in self.rest[side],
               'COM-52:', card, 'is not on top of the deck')

    def play_under_this(self, fx):
        """Gravity 0: once per two cards here, counted first."""
        _, line, _ = self.spot(fx.card)
        left = sum(len(self.stacks[at][line]) for at in (0, 1)) // 2
        while left and self.goes_on(fx) and self.deck_size(fx.side) and not self.banned(fx.side, line, 'down'):
            left -= 1
            fx.left = left > 0
            card = self.peek_card('played')
            self.check_top(fx.side, card)
            self.play_under(fx.side, card, fx.card)
        return True

    # --- Protocols, and what is named ---

    def do_rearrange(self, fx, row):
        of = fx.side if row.of == 'mine' else 1 - fx.side
        answer = self.ask('rearrange', fx.side, fx, 'rearrange', numbers=[6 * of + order for order in range(1, 6)])
        self.rearrange(of, answer['order'])
        return True

    def do_swap_protocols(self, fx, row):
        answer = self.ask('rearrange', fx.side, fx, 'swap-protocols',
                          numbers=[6 * fx.side + order for order in range(1, 4)])
        self.rearrange(fx.side, answer['order'])
        return True

    def do_swap_stacks(self, fx, row):
        """Q-5: both stacks need a card."""
        stacks = self.stacks[fx.side]
        orders = [order for order in range(1, 4)
                  if all(stacks[line] for line in LINES if ORDERS[order][line] != line)]
        if not orders:
            return False
        order = orders[0]
        if len(orders) > 1:
            order = self.ask('stacks', fx.side, fx, 'swap-stacks',
                             numbers=[6 * fx.side + order for order in orders])['order']
        self.event('stacks-swapped', side=fx.side, order=order)
        self.stacks[fx.side] = [stacks[at] for at in ORDERS[order]]
        return True

    def do_name_number(self, fx, row):
        fx.named = self.ask('number', fx.side, fx, 'name-number', numbers=list(range(7)))['number']
        self.event('named-number', side=fx.side, value=fx.named)
        return True

    def do_name_protocol(self, fx, row):
        """Q-7: of those in play."""
        numbers = {self.number_of[name]: name for side in (0, 1) for name in self.protocols[side]}
        number = self.ask('protocol', fx.side, fx, 'name-protocol', numbers=sorted(numbers))['number']
        self.event('named-protocol', side=fx.side, protocol=number)
        fx.named = numbers[number]
        return True

    def do_bar_compile(self, fx, row):
        """Metal 1, Q-9"""
        self.event('barred', side=1 - fx.side)
        self.barred.add(1 - fx.side)
        return True


