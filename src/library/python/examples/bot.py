#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A bot for the arena, which knows the protocol (data/protocol.md) and nothing else:

    gilded-compass-lab arena "outside=python3 bot.py" master --deals 10

It places as many dice as it can where they are worth something, rerolls never, and takes the first tile on offer.
"""
import json
import sys

# What a die is worth there, roughly in gold.
WORTH = {'archives': 1.0, 'university': 1.3, 'auction-house': 0.9, 'guild': 0.9, 'temple': 0.8, 'illuminati': 0.5,
         'galleon': 0.8, 'tower': 1.1, 'library': 0.4}
# Of what is no placement, in the order in which it is done.
OTHERWISE = {'help': 9.0, 'roll': 8.0, 'gift': 7.0, 'take': 6.0, 'end-turn': 0.3, 'pass': 0.2, 'power': 0.1,
             'reroll': 0.0}


def worth(decision):
    if decision['do'] == 'place':
        part = 0.5 if decision.get('neutral') else 1.0
        return part * WORTH[decision['building']] * len(decision['dice'])
    return OTHERWISE[decision['do']]


for line in sys.stdin:
    said = json.loads(line)
    if said['type'] == 'ask':
        answer = max(said['legal'], key=worth)
        print(json.dumps({'type': 'decision', 'number': said['number'], 'decision': answer}), flush=True)
