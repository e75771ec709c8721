#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Records of games as a table, CSV with a row for each seat: records.py FILE... > table.csv

    gilded-compass-lab simulate --games 1000 --players expert,greedy --record games.jsonl

Each line of such a file is a game with all that happened in it, as data/record.schema.json describes it.
"""
import collections
import csv
import json
import sys

SOURCES = ['maps', 'specialists', 'knowledge', 'artifacts', 'abilities', 'chests', 'treasures', 'missions']


def rows(game, record):
    """What came of a game, by seat, and how often each seat placed dice in the buildings."""
    placements = collections.Counter((step['seat'], step['decision']['building']) for step in record['steps']
                                     if step['decision']['do'] == 'place')
    for result in record['result']:
        seat, score = result['seat'], result['score']
        yield {'game': game, 'seed': record['setup']['seed'], 'seats': len(record['seats']), 'seat': seat,
               'player': record['seats'][seat]['kind'], 'place': result['place'], 'gold': score['total'],
               **{f'gold_{source}': score['by_source'][source] for source in SOURCES},
               'decisions': sum(step['seat'] == seat for step in record['steps']),
               'university': placements[seat, 'university'], 'archives': placements[seat, 'archives'],
               'library': placements[seat, 'library']}


def main():
    table, game = None, 0
    for path in sys.argv[1:]:
        with open(path, encoding='utf-8') as file:
            for game, line in enumerate(file, game + 1):
                for row in rows(game, json.loads(line)):
                    if table is None:
                        table = csv.DictWriter(sys.stdout, list(row), lineterminator='\n')
                        table.writeheader()
                    table.writerow(row)


main()
