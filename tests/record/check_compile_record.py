#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_compile_record.py FILE...: an independent checker of records of Compile Gold.

It shares nothing with the program: it knows the rules and the cards, and the format of records
(data/compile/record.schema.json). It replays every game from what the record says was drawn and decided, and checks
that each question was due, was put to the right side with everything that the rules offer, and got a legal answer; it
also checks every event and the result. An unfinished game is checked as far as it goes.
"""
import collections
import json
import sys

from compile_cards import MN01, MN02
from compile_moves import Fx
from compile_rows import Rows
from record_score import Bad, expect

LISTS = ('cards', 'lines', 'numbers')


class Unfinished(Exception):
    """The record says that it ends here, before the game does."""


class GameOver(Exception):
    """COM-40, COM-71"""


def outline(effect):
    """What an effect is, in short: box, moment, and who does what in its rows."""
    after = not isinstance(effect.when, str)
    return (effect.box, 'after' if after else effect.when, effect.when[2].split()[0] if after else None,
            [(row.do, {'opp': 'opponent'}.get(row.who, row.who), row.may, row.link) for row in effect.rows])


def outline_told(effect):
    """The same for the printed cards in the record (data/compile/cards.schema.json)."""
    return (effect['box'], effect['when'], effect.get('does'),
            [(row['do'], row.get('who', 'me'), row.get('may', False), row.get('link', '').replace('-', ' ') or None)
             for row in effect.get('rows', [])])


class Game(Rows):
    """One game, replayed."""

    def __init__(self, record):
        super().__init__()
        self.record = record
        self.setup = record['setup']
        self.steps_told = record['steps']
        self.at_step = -1
        self.events, self.at = record['begin'], 0
        self.names = [entry['protocol'] for entry in record['cards']]
        self.number_of = {name: number for number, name in enumerate(self.names)}
        # COM-49: by the first version of the rules, only a card did that was face up from the start.
        self.reacts_when_turned_up = record['rules'] > 1
        self.barred = set()
        self.barred_now = set()
        self.turn = self.skipped = 0
        self.winner = None
        self.check_cards()

    def check_cards(self):
        expect(set(self.names) in (set(MN01), set(MN02)), 'COM-1: these are not the protocols of a set')
        for entry in self.record['cards']:
            cards = {**MN01, **MN02}[entry['protocol']]
            expect([card['value'] for card in entry['cards']] == sorted(cards), 'the values of', entry['protocol'])
            for card in entry['cards']:
                expect([outline_told(effect) for effect in card['effects']] ==
                       [outline(effect) for effect in cards[card['value']]],
                       'another text stands on', entry['protocol'], card['value'])

    # --- What the record tells ---

    def skim(self):
        """COM-45: a lapsed effect is reported at once. An effect that is completely done has no rest."""
        while self.at < len(self.events) and self.events[self.at]['what'] == 'effect-lapsed':
            event = self.events[self.at]
            rests = [fx for fx in self.running if not fx.told
                     and (fx.card, fx.text, fx.box) == (event['card'], event['text'], event['box'])]
            fx = max(rests, key=Fx.has_rest, default=None)
            expect(fx is not None and fx.side == event['side'], 'COM-45: nothing of that has been going on:', event)
            expect(fx.lapsed or not self.is_live(fx.card, fx.box), 'COM-45: it has stayed live:', event)
            fx.lapsed = fx.told = True
            self.at += 1

    def peek(self):
        self.skim()
        return self.events[self.at] if self.at < len(self.events) else None

    def peek_card(self, kinds):
        """The card of the next event, which must be of one of these kinds."""
        event = self.peek()
        expect(event is not None and event['what'] in ((kinds,) if isinstance(kinds, str) else kinds),
               'there is', event, 'where', kinds, 'was due')
        return event['card']

    def event(self, kind, **members):
        """The next event, which must be of this kind and have these members."""
        event = self.peek()
        expect(event is not None, 'the event', kind, members, 'is missing')
        expect(event['what'] == kind, 'there is', event, 'where', kind, members, 'was due')
        for name, value in members.items():
            expect(event.get(name) == value, 'in', event, name, 'should be', value)
        self.at += 1
        return event

    def ask(self, what, side, fx=None, verb=None, may=False, **lists):
        """The question that is due now. Returns what was decided, which is one of its answers."""
        self.skim()
        expect(self.at == len(self.events), 'there are events without a cause, first', self.events[self.at:][:1],
               'where', what, 'was to be asked of', side, lists)
        self.check_conservation()
        if self.at_step + 1 == len(self.steps_told):
            expect(not self.record['finished'], 'the decision of', side, 'about', what, 'is missing')
            raise Unfinished
        self.at_step += 1
        step = self.steps_told[self.at_step]
        expected = {'what': what, 'side': side}
        if fx is not None:
            expected.update(by=fx.card, text=fx.text, effect=fx.number, row=fx.row, verb=verb)
        expected.update({name: sorted(some) for name, some in lists.items() if some})
        if may:
            expected['may'] = True
        ask = {name: sorted(value) if name in LISTS else value for name, value in step['ask'].items()}
        expect(ask == expected, 'it was asked', ask, 'where', expected, 'was due')
        self.states.clear()
        self.events, self.at = step['events'], 0
        self.check_answer(step['decision'], expected)
        return step['decision']

    def check_answer(self, decision, ask):
        kind = decision['do']
        what, numbers = ask['what'], ask.get('numbers', [])
        if kind == 'pass':
            expect(ask.get('may'), 'COM-47: it must be done')
        elif kind in ('play', 'refresh'):
            expect(what == 'action' or kind == what, 'not an answer to', what)
            expect(kind == 'refresh' or decision['card'] in ask.get('cards', []), 'COM-28: it cannot be played')
        elif kind == 'card':
            expect(what in ('card', 'order') and self.named(decision) in ask['cards'], 'COM-57: not one of them')
        elif kind == 'line':
            expect(what in ('line', 'compile') and decision['line'] in ask['lines'], 'not one of these lines')
        elif kind == 'rearrange':
            expect(what in ('rearrange', 'stacks') and 6 * decision['side'] + decision['order'] in numbers,
                   'COM-63: not one of these orders')
        elif kind == 'yes':
            expect(what == 'may', 'not an answer to', what)
        else:
            number = decision['protocol'] if kind == 'draft' else decision['number']
            expect((kind == 'draft') == (what == 'draft') and number in numbers, 'not one of these numbers')

    def named(self, decision):
        """The card that a decision is about; in the field it is named by its place (COM-15)."""
        if 'card' in decision:
            expect(self.spot(decision['card']) is None, 'a card in the field is named by its place')
            return decision['card']
        stack = self.stacks[decision['side']][decision['line']]
        expect(decision['depth'] < len(stack), 'no card lies there')
        return stack[decision['depth']]

    def ask_card(self, what, side, fx, verb, cards, may=False):
        """One of the cards; without a choice nobody is asked. None if there is none, or none is chosen."""
        cards = sorted(cards)
        if not cards:
            return None
        if len(cards) == 1 and not may:
            return cards[0]
        decision = self.ask(what, side, fx, verb, bool(may), cards=cards)
        return None if decision['do'] == 'pass' else self.named(decision)

    def ask_line(self, side, fx, verb, lines, may=False):
        if not lines:
            return None
        if len(lines) == 1 and not may:
            return min(lines)
        decision = self.ask('line', side, fx, verb, bool(may), lines=lines)
        return None if decision['do'] == 'pass' else decision['line']

    def ask_may(self, side, fx, verb):
        return self.ask('may', side, fx, verb, True)['do'] == 'yes'

    # --- Chains (COM-70) ---

    def count_step(self, fx):
        """A chain ends after 256 steps in a turn, or when one of its states is repeated."""
        self.steps += 1
        state = self.whole_state()
        repeats = state in self.states
        self.states.add(state)
        event = self.peek()
        if event is not None and event['what'] == 'chain-ended':
            expect(repeats or self.steps > 256, 'COM-70: the chain goes somewhere, after', self.steps, 'steps')
            self.event('chain-ended', side=self.turn_side)
            self.end_chain()
        expect(self.cut or self.steps <= 256, 'COM-70: the chain is too long')

    def whole_state(self):
        return (tuple(tuple(stack) for side in self.stacks for stack in side), frozenset(self.up),
                tuple(frozenset(zone) for zones in (self.hand, self.trash, self.rest) for zone in zones),
                tuple(map(tuple, self.lines)), self.control, tuple(card for card, *_ in self.transit),
                tuple((fx.card, fx.number, fx.text, fx.row, fx.lapsed, fx.count) for fx in self.running),
                tuple(tuple(waiting) for waiting in self.waiting))

    # --- The game ---

    def play_game(self):
        first = self.event('game-began')['side']
        expect(self.setup['first'] in ('random', first), 'COM-2: not who was to choose first')
        self.draft(first)
        side = first  # COM-6
        try:
            while True:
                self.play_turn(side)
                side = 1 - side
        except GameOver:
            pass
        if self.winner is None:
            expect('side' not in self.event('game-ended'), 'COM-71: nobody has won')
        else:
            self.event('game-ended', side=self.winner)
        expect(self.at == len(self.events) and self.at_step == len(self.steps_told) - 1,
               'the record goes on after the end')
        expect(self.record['finished'], 'the game is over, and the record says that it is not')

    def draft(self, first):
        """COM-2, COM-4"""
        for side in (first, 1 - first, 1 - first, first, first, 1 - first):
            taken = self.protocols[0] + self.protocols[1]
            answer = self.ask('draft', side, numbers=[number for number, name in enumerate(self.names)
                                                      if name not in taken])
            self.event('drafted', side=side, protocol=answer['protocol'])
            self.protocols[side].append(self.names[answer['protocol']])
        self.deal()
        for side in (0, 1):
            self.draw(side, 5, set())

    def play_turn(self, side):
        """COM-23"""
        self.turn += 1
        self.turn_side = side
        self.barred_now = self.barred & {side}
        self.barred -= {side}
        self.event('turn-began', side=side, turn=self.turn)
        self.steps = 0
        compiled = False
        for phase in ('start', 'control', 'compile', 'action', 'limit', 'end'):
            if phase == 'action' and compiled:  # COM-27
                continue
            self.event('phase-began', side=side, phase=phase)
            compiled = getattr(self, 'phase_' + phase)(side) or compiled
            if self.cut:
                self.cut, self.steps = False, 0
            expect(not self.transit and not self.running, 'something is still going on')
        if self.turn == 200 or self.skipped >= 6:  # COM-71
            raise GameOver

    def phase_start(self, side):
        """COM-24"""
        self.resolve(self.moments([card for stack in self.stacks[side] for card in stack], 'start'))

    def phase_end(self, side):
        """COM-31"""
        self.resolve(self.moments([card for stack in self.stacks[side] for card in stack], 'end'))

    def phase_control(self, side):
        """COM-5, COM-25"""
        if self.setup['control'] and self.control != side and len(self.leads(side)) >= 2:
            self.event('control-taken', side=side)
            self.control = side

    def phase_compile(self, side):
        """COM-26, COM-31"""
        lines = [] if side in self.barred_now else self.leads(side, 10)
        if not lines:
            return False
        line = lines[0] if len(lines) == 1 else self.ask('compile', side, lines=lines)['line']
        self.skipped = 0
        self.compile(side, line)
        return True

    def compile(self, side, line):
        """COM-36 to COM-40"""
        self.event('compiling', side=side, line=line)
        self.spend_control(side)
        self.compiling = line
        self.resolve(self.moments(sorted(self.stacks[0][line] + self.stacks[1][line]), 'precompile'))
        self.delete(self.stacks[0][line] + self.stacks[1][line])
        self.compiling = None
        protocol = side, self.lines[side][line]
        members = {'side': side, 'line': line, 'protocol': self.number_of[self.protocols[side][protocol[1]]]}
        deeds = {(side, 'compile')}
        if protocol in self.compiled:
            self.event('recompiled', **members)
            self.draw(side, 1, deeds, 1 - side)
        else:
            self.event('compiled', **members)
            self.compiled.add(protocol)
            if sum(whose == side for whose, _ in self.compiled) == 3:
                self.winner = side
                raise GameOver
        self.resolve(self.answers(deeds))

    def phase_action(self, side):
        """COM-28, COM-29"""
        cards = [card for card in self.hand[side] if self.plays(side, card)]
        if not cards and len(self.hand[side]) >= 5:
            self.event('action-skipped', side=side)
            self.skipped += 1
            return
        answer = self.ask('action', side, cards=cards, lines=(0, 1, 2))
        self.skipped = 0
        if answer['do'] == 'refresh':
            expect(len(self.hand[side]) < 5, 'COM-28: five cards are enough')
            self.refresh(side)
            return
        expect(answer['do'] == 'play', 'COM-28:', answer)
        expect((answer['face'], answer['side'], answer['line']) in self.plays(side, answer['card']),
               'COM-32, COM-33: this play is not allowed:', answer)
        self.play(side, answer['card'], 'hand', answer['side'], answer['line'], answer['face'])

    def phase_limit(self, side):
        """COM-30, COM-31"""
        surplus = len(self.hand[side]) - 5
        if surplus <= 0 or self.rules('no hand limit', side):
            return
        deeds = {(side, 'clear')}
        self.discard(self.choose_discards(side, surplus, surplus), deeds)
        self.resolve(self.answers(deeds))


def check(record):
    """Checks one record; raises Bad. Returns how many turns it has."""
    expect(record['format'] == 'gilded-compass-record' and record['version'] == 1, 'another format')
    expect(record['game'] == 'compile' and record['rules'] in (1, 2), 'another game, or other rules')
    game = Game(record)
    try:
        try:
            game.play_game()
        except Unfinished:
            pass
        expect(record.get('winner') == game.winner, 'COM-40: somebody else has won')
    except Bad as bad:
        raise Bad(f'steps[{game.at_step}], turn {game.turn}: {bad}') from None
    return game.turn


def main(paths):
    told = collections.Counter()
    for path in paths:
        with open(path, encoding='utf-8') as lines:
            for number, line in enumerate(lines, 1):
                record = json.loads(line)
                try:
                    check(record)
                    told['fine'] += 1
                except Bad as bad:
                    print(f'{path}:{number}: seed {record["setup"]["seed"]}, {bad}')
                    told['wrong'] += 1
    print(f'{told["fine"]} games are fine, {told["wrong"]} are not')
    return 1 if told['wrong'] else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
