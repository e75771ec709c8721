#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A stranger's program checks records.

test-stranger.py FILE...: every line of every file. test-stranger.py --program WRITE_SAMPLES: the records that this program writes.
Knows the rules (record_rules.py, record_score.py) and the schema, and nothing of the program. Then it changes good records here and there, and
must notice.
"""
import copy
import glob
import json
import os
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True  # the sources are not ours to write into

from record_rules import KINDS, Game, Wrong, need
from record_score import Score


def check(record):
    game = Game(record)
    game.play(record['begin'])
    for number, step in enumerate(record['steps']):
        try:
            game.play(step['events'], step['decision'])
        except (Wrong, KeyError, ValueError, IndexError) as error:
            raise Wrong(f'steps[{number}]: {type(error).__name__} {error}') from error
    need(record['finished'] == game.over, 'finished')
    game.settle()
    for result in record['result']:
        check_result(game, result)
    check_places(record['result'])


def check_result(game, result):
    seat = result['seat']
    holding = result['holding']
    for kind, name in KINDS.items():
        need(set(holding.get(name, [])) == game.held[seat][kind], f'seat {seat} does not hold these {name}')
        need({entry['tile'] for entry in result['score'].get(name, [])} == game.held[seat][kind], f'score of seat {seat}: {name}')
    need(holding['knowledge'] == game.tokens[seat], f'knowledge of seat {seat}')
    Score(result['score'], game.faces, holding['knowledge']).check()


def check_places(results):
    """SCO-11, SCO-12"""
    keys = {result['seat']: (result['score']['total'], result['score']['unassigned']) for result in results}
    for result in results:
        better = sum(key > keys[result['seat']] for key in keys.values())
        need(result['place'] == better + 1, f'place of seat {result["seat"]}')


def lies(record):
    """The same record with one thing that cannot be."""
    def other(change):
        lie = copy.deepcopy(record)
        return lie if change(lie) else None

    def first(lie, name, change):
        for step in lie['steps']:
            for event in step['events']:
                if event['event'] == name:
                    change(event)
                    return True
        return False

    yield other(lambda lie: first(lie, 'placed', lambda e: e['dice'].append(e['dice'][0])))
    yield other(lambda lie: first(lie, 'placed', lambda e: e.update(owner=(e['owner'] + 1) % 2 if e['owner'] != 'neutral' else 0)))
    yield other(lambda lie: first(lie, 'rolled', lambda e: e['dice'].pop()))
    yield other(lambda lie: first(lie, 'turn-began', lambda e: e.update(seat=(e['seat'] + 1) % lie['setup']['seats'])))
    yield other(lambda lie: first(lie, 'took', lambda e: e.update(tile=(e['tile'] + 1) % 6)))
    yield other(lambda lie: first(lie, 'knowledge-gained', lambda e: e.update(count=e['count'] + 1)))
    yield other(lambda lie: lie['result'][0]['score'].update(total=lie['result'][0]['score']['total'] + 1) or True)
    yield other(lambda lie: lie['result'][0]['holding'].update(knowledge=lie['result'][0]['holding']['knowledge'] + 2) or True)
    yield other(lambda lie: lie['result'][1].update(place=lie['result'][1]['place'] + 1) or True)
    yield other(lambda lie: lie.update(finished=not lie['finished']) or True)


def check_all(paths, number=0):
    for path in paths:
        with open(path, encoding='utf-8') as file:
            for line_number, line in enumerate(file, 1):
                record = json.loads(line)
                number += 1
                name = f'{os.path.basename(path)}:{line_number}'
                try:
                    check(record)
                    print(f'ok {number} {name}')
                except Wrong as error:
                    print(f'not ok {number} {name}\n# {error}')
    return number


def check_lies(paths, number):
    for path in paths:
        with open(path, encoding='utf-8') as file:
            record = json.loads(file.readline())
        for what, lie in enumerate(lies(record)):
            if lie is None:
                continue
            number += 1
            try:
                check(lie)
                print(f'not ok {number} lie {what} in {os.path.basename(path)} is believed')
            except (Wrong, KeyError, ValueError, IndexError):
                print(f'ok {number} lie {what} in {os.path.basename(path)}')
    return number


def main():
    if sys.argv[1] != '--program':
        print(f'1..{check_all(sys.argv[1:])}')
        return
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.argv[2], folder], check=True)
        paths = sorted(glob.glob(os.path.join(folder, '*.jsonl')))
        assert len(paths) > 40, paths
        number = check_all(paths)
        number = check_lies(paths[::6], number)
    print(f'1..{number}')


main()
