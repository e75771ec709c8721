# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the cards of Compile Gold lie and what they are worth: part of check_compile_record.py."""
from compile_cards import CARDS
from record_score import expect

LINES = (0, 1, 2)
ORDERS = [(0, 1, 2), (1, 0, 2), (2, 1, 0), (0, 2, 1), (1, 2, 0), (2, 0, 1)]  # COM-63; the next three swap two
DOWN_VALUE = 2  # COM-11


class Field:
    """All zones. A card is its number in the record: 18 x side + 6 x n + m."""

    def __init__(self):
        self.protocols = [[], []]  # by name, in the order of the draft
        self.lines = [[], []]  # which of them lies in each line
        self.compiled = set()  # (side, n)
        self.hand = [set(), set()]
        self.trash = [set(), set()]
        self.rest = [set(), set()]  # the cards of each deck, in unknown order
        self.top = [[], []]  # known cards on top of each deck, the topmost last
        self.stacks = [[[], [], []], [[], [], []]]
        self.transit = []  # (card, side, line, move), in the order in which they left
        self.up = set()
        self.owner = {}  # of cards in the field or in transit (COM-20)
        self.control = None
        self.turn_side = None
        self.compiling = None

    def deal(self):
        """COM-3: a line holds one protocol of each player; mine on place i faces the other's on place 2 - i."""
        self.lines = [[0, 1, 2], [2, 1, 0]]
        for side in (0, 1):
            self.rest[side] = set(range(18 * side, 18 * side + 18))

    # --- Cards ---

    def protocol(self, card):
        return self.protocols[card // 18][card % 18 // 6]

    def printed(self, card):
        return sorted(CARDS[self.protocol(card)])[card % 6]

    def effects(self, card):
        return CARDS[self.protocol(card)][self.printed(card)]

    def spot(self, card):
        """Side, line and depth of a card in the field, or None."""
        for side in (0, 1):
            for line in LINES:
                if card in self.stacks[side][line]:
                    return side, line, self.stacks[side][line].index(card)
        return None

    def in_field(self):
        return [card for side in (0, 1) for line in LINES for card in self.stacks[side][line]]

    def free(self):
        return [stack[-1] for side in (0, 1) for stack in self.stacks[side] if stack]

    def is_free(self, card):
        return card in self.free()

    def deck_size(self, side):
        return len(self.rest[side]) + len(self.top[side])

    def check_conservation(self):
        """Every card is in one place."""
        if not any(self.lines):
            return  # nothing is dealt yet
        cards = self.in_field() + [card for card, *_ in self.transit]
        for side in (0, 1):
            for zone in (self.hand, self.trash, self.rest, self.top):
                cards += zone[side]
        expect(sorted(cards) == list(range(36)), 'COM-4: cards are missing, or in two places')

    # --- What is live ---

    def is_live(self, card, box):
        """COM-10: T while it is face-up, M and B while it is free too."""
        if card not in self.up or self.spot(card) is None:
            return False
        return box == 'top' or self.is_free(card) and not (box == 'middle' and self.is_muted(card))

    def is_muted(self, card):
        """Fear 0: M boxes of theirs, during my turn only."""
        side = self.spot(card)[0]
        return self.turn_side != side and self.rules('mute theirs in my turn', 1 - side)

    def rules(self, name, side, line=None):
        """How often a static text with this meaning is live on a side (and line)."""
        return sum(effect.rule == name and effect.when == 'static' and self.is_live(card, effect.box)
                   for at in LINES if line in (None, at) for card in self.stacks[side][at]
                   for effect in self.effects(card))

    def has_rule(self, card, name):
        return any(effect.rule == name for effect in self.effects(card))

    # --- Values ---

    def value(self, card):
        """The current value in the field, else the printed one (COM-64 is its caller's)."""
        if self.spot(card) is None or card in self.up:
            return self.printed(card)
        side, line, _ = self.spot(card)
        return 4 if any(other in self.up and self.has_rule(other, 'face-down cards count 4')
                        for other in self.stacks[side][line]) else DOWN_VALUE

    def total(self, side, line):
        """COM-13: card-level changes first, then those of the line; not below 0."""
        both = self.stacks[0][line] + self.stacks[1][line]
        total = sum(self.value(card) for card in self.stacks[side][line])
        total += self.rules('+1 per my hand card', side, line) * len(self.hand[side])
        total += self.rules('+1 per their card here', side, line) * len(self.stacks[1 - side][line])
        total += self.rules('+1 per face-down card here', side, line) * sum(card not in self.up for card in both)
        total -= 2 * self.rules('their total here -2', 1 - side, line)
        return max(0, total)

    def leads(self, side, least=0):
        """The lines in which a side has at least that much, and more than the other (COM-25, COM-26)."""
        return [line for line in LINES if self.total(side, line) >= least
                and self.total(side, line) > self.total(1 - side, line)]

    # --- What may be played (COM-32, COM-33) ---

    def banned(self, side, line, face):
        other = 1 - side
        return (self.rules('they play nothing here', other, line)
                or face == 'down' and self.rules('they play nothing face-down here', other, line)
                or face == 'up' and self.rules('they play nothing face-up', other))

    def plays(self, side, card, faces=('up', 'down'), lines=LINES):
        """All (face, side, line) in which a side may play a card."""
        anywhere = self.has_rule(card, 'anywhere')
        any_line = anywhere or self.has_rule(card, 'any line') or self.rules('my plays need no match', side)
        found = set()
        for line in lines:
            here = [self.protocols[at][self.lines[at][line]] for at in (0, 1)]
            for face in faces:
                if (face == 'down' or any_line or self.protocol(card) in here) and not self.banned(side, line, face):
                    found.add((face, side, line))
                    if anywhere:
                        found.add((face, 1 - side, line))
        return found

    def may_draw(self, side):
        """Ice 6, checked before a batch (COM-56)."""
        return not self.hand[side] or not self.rules('no draw with a hand', side)
