# SPDX-License-Identifier: GPL-3.0-or-later
"""Records with one impossible thing in them, which check_record.py must notice."""
import copy

from check_record import check
from record_score import Bad


def first_event(record, name):
    """The first event of a kind that a decision led to, or None."""
    return next((event for step in record['steps'] for event in step['events'] if event['event'] == name), None)


def first_decision(record, do):
    return next((step['decision'] for step in record['steps'] if step['decision']['do'] == do), None)


def more(member, by=1):
    """A change that makes a number in an object larger."""
    def change(thing):
        thing[member] += by
    return change


def other_owner(event):
    event['owner'] = (event['owner'] + 1) % 2 if event['owner'] != 'neutral' else 0


# The changes: a function that finds the place in a record (None if there is none), and how it is changed.
CHANGES = [
    ('a decision is another one', lambda r: r['steps'] if len(r['steps']) > 1 else None,
     lambda steps: steps.__setitem__(0, steps[1])),
    ('the last decision is missing', lambda r: r['steps'] if r['finished'] else None, lambda steps: steps.pop()),
    ('it is not over, or over', lambda r: r, lambda r: r.update(finished=not r['finished'])),
    ('it begins otherwise', lambda r: r['begin'], lambda begin: begin.__setitem__(1, begin[-1])),
    ('a die more is to be placed', lambda r: first_decision(r, 'place'), lambda d: d['dice'].append(1)),
    ('a die more is placed', lambda r: first_event(r, 'placed'), lambda e: e['dice'].append(e['dice'][0])),
    ('somebody else has placed', lambda r: first_event(r, 'placed'), other_owner),
    ('placed nowhere', lambda r: first_event(r, 'placed'), lambda e: e.update(building='nowhere')),
    ('a die is lost', lambda r: first_event(r, 'rolled'), lambda e: e['dice'].pop()),
    ('the turn is somebody else\'s', lambda r: first_event(r, 'turn-began'), more('seat')),
    ('another tile is to be taken', lambda r: first_decision(r, 'take'), more('tile')),
    ('another tile is taken', lambda r: first_event(r, 'took'), lambda e: e.update(tile=(e['tile'] + 1) % 6)),
    ('somebody else has taken', lambda r: first_event(r, 'took'), more('owner')),
    ('a token more', lambda r: first_event(r, 'knowledge-gained'), more('count')),
    ('total gold', lambda r: r['result'][-1]['score'], more('total')),
    ('gold of maps', lambda r: r['result'][-1]['score']['by_source'], more('maps')),
    ('tokens at the end', lambda r: r['result'][-1]['holding'], more('knowledge', 2)),
    ('a place', lambda r: r['result'][-1], more('place')),
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
