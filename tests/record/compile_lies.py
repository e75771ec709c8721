# SPDX-License-Identifier: GPL-3.0-or-later
"""Records of Compile Gold with one impossible thing in them, which check_compile_record.py must notice."""
import copy

from check_compile_record import check
from compile_cards import CARDS
from record_score import Bad


def events(record, *kinds):
    """The events of these kinds that decisions led to."""
    return [event for step in record['steps'] for event in step['events'] if event['what'] in kinds]


def first(found):
    return next(iter(found), None)


def asked(record, what, **members):
    """The first step with this question."""
    return first(step for step in record['steps'] if step['ask']['what'] == what
                 and all(step['ask'].get(name) == value for name, value in members.items()))


def whole_event(record, kind):
    """The list and the place of the first event of a kind."""
    return first((step['events'], at) for step in record['steps'] for at, event in enumerate(step['events'])
                 if event['what'] == kind)


def leave_out(found):
    found[0].pop(found[1])


def other(member, most=1):
    """A change of a number, within its range."""
    def change(thing):
        thing[member] = thing[member] - 1 if thing[member] == most else thing[member] + 1
    return change


def turned(thing):
    thing['face'] = 'up' if thing['face'] == 'down' else 'down'


def whole_play(record):
    """The first action, if that is a play face-up, and the lines where it is not allowed (COM-32)."""
    chosen = [[], []]
    for step in record['steps'][:6]:
        chosen[step['ask']['side']].append(record['cards'][step['decision']['protocol']])
    step = asked(record, 'action')
    if step is None or step['decision'].get('face') != 'up':
        return None
    card = step['decision']['card']
    protocol = chosen[card // 18][card % 18 // 6]
    texts = CARDS[protocol['protocol']][protocol['cards'][card % 6]['value']]
    if any(effect.when == 'playing' for effect in texts):
        return None
    return step, [line for line in (0, 1, 2) if protocol not in (chosen[0][line], chosen[1][2 - line])]


def move_play(found):
    """Moves a whole play elsewhere: the decision and all events about it."""
    step, lines = found
    step['decision']['line'] = lines[0]
    for event in step['events']:
        if event['what'] in ('played', 'landed'):
            event['line'] = lines[0]


def too_much(record):
    """A refresh that draws the same card as the next one."""
    return first(step for step in record['steps'] if step['decision']['do'] == 'refresh'
                 and step['events'][-1]['what'] != 'game-ended' and step['events'][0]['what'] == 'drew')


def swapped_events(record, *kinds):
    """Two events of these kinds next to each other, about different cards."""
    return first((step['events'], at) for step in record['steps'] for at in range(len(step['events']) - 1)
                 if step['events'][at]['what'] in kinds and step['events'][at + 1]['what'] in kinds
                 and step['events'][at]['what'] != step['events'][at + 1]['what'])


def swap(found):
    some, at = found
    some[at], some[at + 1] = some[at + 1], some[at]


def hidden_choice(record):
    """A question about enough cards to hide one that was not chosen."""
    return first(step for step in record['steps'] if step['ask']['what'] == 'card' and len(step['ask']['cards']) > 2)


def hide(step):
    cards = step['ask']['cards']
    cards.remove(first(card for card in cards if card != step['decision'].get('card')))


def forbidden_pass(record):
    return first(step for step in record['steps']
                 if step['ask']['what'] in ('card', 'line') and 'may' not in step['ask'])


# The changes: a function that finds the place in a record (None if there is none), and how it is changed.
CHANGES = [
    ('a decision is another one', lambda r: r['steps'] if len(r['steps']) > 8 else None,
     lambda steps: steps[-2].update(decision=steps[0]['decision'])),
    ('the last decision is missing', lambda r: r['steps'] if r['finished'] else None, lambda steps: steps.pop()),
    ('it is not over, or over', lambda r: r, lambda r: r.update(finished=not r['finished'])),
    ('somebody else has won', lambda r: r if 'winner' in r else None, other('winner')),
    ('a card says something else', lambda r: r['cards'][5]['cards'][1]['effects'][-1],
     lambda effect: effect.update(box='top' if effect['box'] != 'top' else 'bottom')),
    ('a chain ends that goes on', lambda r: whole_event(r, 'effect-began'),
     lambda found: found[0].insert(found[1] + 1, {'what': 'chain-ended', 'side': 0})),
    ('the other side chooses first', lambda r: r['begin'][0] if r['steps'] else None, other('side')),
    ('a protocol is drafted twice', lambda r: r['steps'] if len(r['steps']) > 6 else None,
     lambda steps: (steps[1]['decision'].update(steps[0]['decision']),
                    steps[1]['events'][0].update(protocol=steps[0]['decision']['protocol']))),
    ('a card is dealt to both', lambda r: r['steps'][5] if len(r['steps']) > 5 else None,
     lambda step: step['events'][6].update(card=step['events'][1]['card'])),
    ('a card is drawn that lies elsewhere', lambda r: first(events({'steps': r['steps'][6:]}, 'drew')),
     lambda event: event.update(card=(event['card'] + 18) % 36)),
    ('a refill draws one more', too_much, lambda step: step['events'].insert(0, dict(step['events'][0]))),
    ('the other side is asked', lambda r: asked(r, 'action'), lambda step: other('side')(step['ask'])),
    ('a card is kept from a choice', hidden_choice, hide),
    ('what must be done is left out', forbidden_pass, lambda step: step.update(decision={'do': 'pass'})),
    ('what may be left out must be done', lambda r: first(s for s in r['steps'] if 'may' in s['ask']),
     lambda step: step['ask'].pop('may')),
    ('a card is played into a line that is not its own', whole_play, move_play),
    ('a card is played that was not in hand', lambda r: asked(r, 'action'),
     lambda step: step['decision'].update(do='play', card=35 - step['decision'].get('card', 0))),
    ('a card lands the other way up', lambda r: first(events(r, 'landed')), turned),
    ('a card lands deeper', lambda r: first(e for e in events(r, 'landed') if e['depth'] > 0), other('depth', 1)),
    ('a card lies the other way after a flip', lambda r: first(events(r, 'flipped')), turned),
    ('an effect is forgotten', lambda r: whole_event(r, 'effect-began'), leave_out),
    ('an effect is another box', lambda r: first(events(r, 'effect-began')),
     lambda event: event.update(box='top' if event['box'] != 'top' else 'middle')),
    ('an effect does not lapse', lambda r: whole_event(r, 'effect-lapsed'), leave_out),
    ('an effect lapses that goes on', lambda r: whole_event(r, 'effect-began'),
     lambda found: found[0].insert(found[1] + 1, dict(found[0][found[1]], what='effect-lapsed'))),
    ('it goes live before it lands', lambda r: swapped_events(r, 'landed', 'effect-began'), swap),
    ('a card goes to the other trash', lambda r: first(events(r, 'deleted')), other('trash')),
    ('a card returns to the other hand', lambda r: first(events(r, 'returned')), other('hand')),
    ('the control marker is not taken', lambda r: whole_event(r, 'control-taken'), leave_out),
    ('the control marker is kept', lambda r: whole_event(r, 'control-spent'), leave_out),
    ('another line is compiled', lambda r: first(events(r, 'compiling')), other('line', 2)),
    ('a line is not compiled', lambda r: whole_event(r, 'compiling'), leave_out),
    ('another protocol turns', lambda r: first(events(r, 'compiled')), other('protocol', 11)),
    ('a protocol turns again', lambda r: first(events(r, 'recompiled')), lambda event: event.update(what='compiled')),
    ('a card survives a compile', lambda r: whole_event(r, 'deleted'), leave_out),
    ('a trash is shuffled that was smaller', lambda r: first(events(r, 'shuffled')), other('from_trash', 36)),
    ('a phase is left out', lambda r: whole_event(r, 'phase-began'), leave_out),
    ('a turn is somebody else\'s', lambda r: first(events(r, 'turn-began')), other('side')),
    ('a turn is not counted', lambda r: first(events(r, 'turn-began')[1:]), other('turn', 200)),
    ('a protocol lies elsewhere', lambda r: first(events(r, 'rearranged')), other('order', 5)),
]


def believed(record):
    """Whether the checker accepts this record. A record may be too odd to be read at all."""
    try:
        check(record)
    except (Bad, KeyError, ValueError, IndexError, TypeError):
        return False
    return True


def lies(record):
    """The name of each change that this record allows, and the changed record."""
    for what, find, change in CHANGES:
        lie = copy.deepcopy(record)
        thing = find(lie)
        if thing is not None:
            change(thing)
            yield what, lie
