# SPDX-License-Identifier: GPL-3.0-or-later
"""What the 144 command cards of Compile Gold say: part of check_compile_record.py. Knows nothing of the program.

A card is a list of effects; an effect has a box (T, M, B), a moment, and rows that are done one after another. “me” is
the player on whose side the card lies, “opp” the other one.
"""


class Row:
    """One step of an effect: what is done, by whom, on what condition (COM-47)."""

    def __init__(self, do, who='me', link=None, may=False, only_if=None, **what):
        self.do, self.who, self.link, self.may, self.only_if = do, who, link, may, only_if
        self.what = what

    def __getattr__(self, name):
        return self.what.get(name)


class Effect:
    def __init__(self, box, when, rows=(), rule=None):
        self.box, self.when, self.rows, self.rule = box, when, rows, rule


def go(*rows):
    """An M box: resolved when it goes live."""
    return Effect('middle', 'live', rows)


def top(when, *rows):
    return Effect('top', when, rows)


def bottom(when, *rows):
    return Effect('bottom', when, rows)


def rule(box, name, when='static'):
    """A change of the rules while it is live, or for the play of this very card."""
    return Effect(box, when, rule=name)


def after(who, deed):
    """A moment: somebody has done something (COM-48)."""
    return ('after', who, deed)


def draw(count, **more):
    return Row('draw', count=count, **more)


def discard(count, **more):
    return Row('discard', count=count, **more)


def mill(deck='mine', count=1, **more):
    return Row('mill', deck=deck, count=count, **more)


def flip(**more):
    return Row('flip', **more)


def shift(to='other', **more):
    return Row('shift', to=to, **more)


def delete(**more):
    return Row('delete', **more)


def give_back(**more):
    return Row('return', **more)


def play(source, face, to, **more):
    return Row('play', source=source, face=face, to=to, **more)


def reveal(what, **more):
    return Row('reveal', what=what, **more)


FIVE = [go(discard(1))]

MN02 = {
    'chaos': {
        0: [go(flip(reach='cov', each='line')),
            bottom('start', draw(1, deck='other'), draw(1, who='opp', deck='other', link='then'))],
        1: [go(Row('rearrange', of='mine'), Row('rearrange', of='theirs'))],
        2: [go(shift(of='mine', reach='cov'))],
        3: [rule('bottom', 'any line', 'playing')],
        4: [bottom('end', discard('hand'), draw('discarded'))],
        5: FIVE},
    'clarity': {
        0: [rule('top', '+1 per my hand card')],
        1: [top('start', reveal('top'), mill(may=True)), go(reveal('hand', who='opp')), bottom('precover', draw(3))],
        2: [go(reveal('deck'), Row('seek', values=[1]), Row('shuffle', what='deck'),
               play('hand', 'either', 'legal', values=[1]))],
        3: [go(reveal('deck'), Row('seek', values=[5]), Row('shuffle', what='deck'))],
        4: [go(Row('shuffle', what='trash', may=True))],
        5: FIVE},
    'corruption': {
        0: [top('start', flip(reach='both', face='up', place='stack', other=True)),
            rule('bottom', 'anywhere', 'playing')],
        1: [go(give_back()), rule('bottom', 'their returns to deck')],
        2: [top(after('me', 'discard'), discard(1, who='opp')), go(draw(1), discard(1))],
        3: [go(flip(reach='cov', face='up', may=True))],
        5: FIVE,
        6: [top('end', discard(1), delete(ref='this', link='or'))]},
    'courage': {
        0: [top('start', draw(1, only_if='no hand')), go(draw(1)),
            bottom('end', discard(1, may=True), discard(1, who='opp', link='if done'))],
        1: [go(delete(of='theirs', place='where behind'))],
        2: [go(draw(1)), bottom('end', draw(1, only_if='behind here'))],
        3: [bottom('end', shift('their highest', ref='this', may=True))],
        5: FIVE,
        6: [top('end', flip(ref='this', only_if='behind here'))]},
    'fear': {
        0: [rule('top', 'mute theirs in my turn'), go(shift(), flip(link='or'))],
        1: [go(draw(2), discard('hand', who='opp'), draw('discarded - 1', who='opp', link='then'))],
        2: [go(give_back(of='theirs'))],
        3: [go(shift(of='theirs', reach='both', place='here'))],
        4: [go(discard(1, who='opp', chance=True))],
        5: FIVE},
    'ice': {
        1: [go(shift(ref='this', may=True)), bottom(after('opp', 'play here'), discard(1, who='opp'))],
        2: [go(shift(other=True))],
        3: [top('end', shift(ref='this', may=True, only_if='covered'))],
        4: [rule('bottom', 'no flip')],
        5: FIVE,
        6: [rule('top', 'no draw with a hand')]},
    'luck': {
        0: [go(Row('name-number'), draw(3), reveal('drawn'), play('that', 'either', 'legal', may=True))],
        1: [go(play('deck', 'down', 'any'), flip(ref='that', quiet=True))],
        2: [go(mill(), draw('printed'))],
        3: [go(Row('name-protocol'), mill('other'), delete(only_if='of the named protocol'))],
        4: [go(mill(), delete(reach='both', values='printed'))],
        5: FIVE},
    'mirror': {
        0: [rule('top', '+1 per their card here')],
        1: [bottom('end', Row('copy', of='theirs', face='up', may=True))],
        2: [go(Row('swap-stacks'))],
        3: [go(flip(of='mine'), flip(of='theirs', place='line of that'))],
        4: [bottom(after('opp', 'draw'), draw(1))],
        5: FIVE},
    'peace': {
        1: [go(discard('hand', who='both')), bottom('end', draw(1, only_if='no hand'))],
        2: [go(draw(1), play('hand', 'down', 'any'))],
        3: [go(discard(1, may=True), flip(values='over hand'))],
        4: [bottom(after('me', 'discard in their turn'), draw(1))],
        5: FIVE,
        6: [go(flip(ref='this', only_if='hand over 1'))]},
    'smoke': {
        0: [go(play('deck', 'down', 'with face-down', each='line'))],
        1: [go(flip(of='mine'), shift(ref='that', may=True))],
        2: [rule('top', '+1 per face-down card here')],
        3: [go(play('hand', 'down', 'with face-down'))],
        4: [go(shift(reach='cov', face='down'))],
        5: FIVE},
    'time': {
        0: [go(play('trash', 'either', 'legal'), Row('shuffle', what='trash'))],
        1: [go(flip(reach='cov'), mill(count='deck'))],
        2: [top(after('me', 'shuffle'), draw(1), shift(ref='this', may=True)),
            go(Row('shuffle', what='trash', may=True, only_if='trash'))],
        3: [go(reveal('trash'), play('that', 'down', 'other'))],
        4: [go(draw(2), discard(2))],
        5: FIVE},
    'war': {
        0: [top(after('me', 'refresh'), flip(ref='this', may=True)), bottom(after('opp', 'draw'), delete(may=True))],
        1: [bottom(after('opp', 'refresh'), discard('any'), Row('refresh'))],
        2: [go(flip()), bottom(after('opp', 'compile'), discard('hand', who='opp'))],
        3: [go(draw(1)), bottom(after('opp', 'discard'), play('hand', 'down', 'any', may=True))],
        4: [go(discard(1, who='opp'))],
        5: FIVE},
}

MN01 = {
    'darkness': {
        0: [go(draw(3), shift(of='theirs', reach='cov'))],
        1: [go(flip(of='theirs'), shift(ref='that', may=True))],
        2: [rule('top', 'face-down cards count 4'), go(flip(reach='cov', place='here', may=True))],
        3: [go(play('hand', 'down', 'other'))],
        4: [go(shift(face='down'))],
        5: FIVE},
    'death': {
        0: [go(delete(place='other lines', each='line'))],
        1: [top('start', draw(1, may=True), delete(other=True, link='if done'), delete(ref='this', link='then'))],
        2: [go(delete(reach='ALL', place='one line', values=[1, 2]))],
        3: [go(delete(face='down'))],
        4: [go(delete(values=[0, 1]))],
        5: FIVE},
    'fire': {
        0: [go(flip(other=True), draw(2)), bottom('precover', draw(1), flip(other=True, link='then'))],
        1: [go(discard(1), delete(link='if done'))],
        2: [go(discard(1), give_back(link='if done'))],
        3: [bottom('end', discard(1, may=True), flip(link='if done'))],
        4: [go(discard('some'), draw('discarded + 1'))],
        5: FIVE},
    'gravity': {
        0: [go(play('deck', 'down', 'under this'))],
        1: [go(draw(2), shift('from or to here'))],
        2: [go(flip(), shift('here', ref='that'))],
        4: [go(shift('here', face='down'))],
        5: FIVE,
        6: [go(play('deck', 'down', 'here', who='opp'))]},
    'life': {
        0: [top('end', delete(ref='this', only_if='covered')), go(play('deck', 'down', 'with mine', each='line'))],
        1: [go(flip(), flip())],
        2: [go(draw(1), flip(face='down', may=True))],
        3: [bottom('precover', play('deck', 'down', 'other'))],
        4: [go(draw(1, only_if='covering'))],
        5: FIVE},
    'light': {
        0: [go(flip(), draw('current'))],
        1: [bottom('end', draw(1))],
        2: [go(draw(2), reveal('field', face='down'), shift(ref='that', may=True), flip(ref='that', link='or'))],
        3: [go(shift(reach='ALL', face='down', place='here'))],
        4: [go(reveal('hand', who='opp'))],
        5: FIVE},
    'metal': {
        0: [rule('top', 'their total here -2'), go(flip())],
        1: [go(draw(2), Row('bar-compile'))],
        2: [rule('top', 'they play nothing face-down here')],
        3: [go(draw(1), delete(reach='ALL', place='one other line of 8'))],
        5: FIVE,
        6: [top('precover', delete(ref='this')), top('preflip', delete(ref='this'))]},
    'plague': {
        0: [go(discard(1, who='opp')), rule('bottom', 'they play nothing here')],
        1: [top(after('opp', 'discard'), draw(1)), go(discard(1, who='opp'))],
        2: [go(discard('some'), discard('discarded + 1', who='opp'))],
        3: [go(flip(face='up', other=True, each='card'))],
        4: [bottom('end', delete(who='opp', of='theirs', face='down'), flip(ref='this', may=True))],
        5: FIVE},
    'psychic': {
        0: [go(draw(2), discard(2, who='opp'), reveal('hand', who='opp', link='then'))],
        1: [rule('top', 'they play nothing face-up'), bottom('start', flip(ref='this'))],
        2: [go(discard(2, who='opp'), Row('rearrange', of='theirs'))],
        3: [go(discard(1, who='opp'), shift(of='theirs'))],
        4: [bottom('end', give_back(of='theirs', may=True), flip(ref='this', link='if done'))],
        5: FIVE},
    'speed': {
        0: [go(play('hand', 'either', 'legal'))],
        1: [top(after('me', 'clear'), draw(1)), go(draw(2))],
        2: [top('precompile', shift(ref='this'))],
        3: [go(shift(of='mine', other=True)),
            bottom('end', shift(of='mine', may=True), flip(ref='this', link='if done'))],
        4: [go(shift(of='theirs', face='down'))],
        5: FIVE},
    'spirit': {
        0: [go(Row('refresh'), draw(1)), rule('bottom', 'no hand limit')],
        1: [rule('top', 'my plays need no match'), go(draw(2)),
            bottom('start', discard(1), flip(ref='this', link='or'))],
        2: [go(flip(may=True))],
        3: [top(after('me', 'draw'), shift(ref='this', may=True))],
        4: [go(Row('swap-protocols'))],
        5: FIVE},
    'water': {
        0: [go(flip(other=True), flip(ref='this'))],
        1: [go(play('deck', 'down', 'other', each='line'))],
        2: [go(draw(2), Row('rearrange', of='mine'))],
        3: [go(give_back(reach='ALL', place='one line', values=[2]))],
        4: [go(give_back(of='mine'))],
        5: FIVE},
}

CARDS = {**MN02, **MN01}
