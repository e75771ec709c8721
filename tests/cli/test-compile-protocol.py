#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-compile-protocol.py CLI LAB: external programs play Compile Gold through the protocol (data/protocol.md)."""
import collections
import json
import re

from cli import CLI, FINE, LEVELS, NOT_FINE, ROOT, WRONG_USE, case, cli, lab, run, validator
from talk import Talk, any_of, play

SETS = ('mn02', 'mn01')
QUESTIONS = {'draft', 'action', 'compile', 'play', 'card', 'line', 'number', 'protocol', 'row', 'rearrange', 'stacks',
             'may', 'order'}
SETUP = {'set': 'mn02', 'setup': {'first': 0, 'control': True, 'seed': '18446744073709551615'}}


def compile_talk(*options):
    return Talk('--game=compile', *options)


@case('a program plays both sides of whole games with both sets, and meets every kind of question; '
      'every line is as the schema says')
def games(folder):
    check = validator('compile/protocol.schema.json')
    met = collections.Counter()
    for cards, seeds in (('mn02', (11, 14, 17, 38, 100)), ('mn01', (16, 20, 24))):
        for seed in seeds:
            with compile_talk('--set', cards, '--players', 'outside,outside', '--seed', seed) as talk:
                end = play(talk, any_of(seed))
                assert end['seed'] == str(seed) and end['winner'] in (0, 1, None)
                for line in talk.lines:
                    is_ask = line['type'] == 'ask'
                    what = line['ask']['what'] if is_ask else line['type']
                    pending = line['knowledge']['pending'] if is_ask else ()
                    going_on = frozenset((one['what'], one['side']) for one in pending)
                    met[what] += 1
                    met[going_on] += 1
                    if met[what] % 40 < 3 or met[going_on] == 1:
                        check.validate(line)
                assert talk.end() == (FINE, '')
    assert QUESTIONS <= set(met), QUESTIONS - set(met)
    for line in ({'type': 'quit'}, {'type': 'decision', 'decision': {'do': 'refresh'}},
                 {'type': 'setup', **SETUP, 'players': ['outside', 'greedy']}):
        check.validate(line)
    for line in ({'type': 'quit', 'more': 1}, {'type': 'decision', 'decision': {'do': 'roll'}},
                 {'type': 'setup', **SETUP}):
        assert not check.is_valid(line), line


def places_told(knowledge):
    """All cards whose places are named in what a seat observes."""
    for side in knowledge['sides']:
        for zone in (side['hand']['cards'], side['deck']['cards'], side['trash']):
            yield from zone
        for stack in (side['deck']['top'], *(line['cards'] for line in side['lines'])):
            yield from (card['card'] for card in stack if card['card'] is not None)
    yield from (card['card'] for card in knowledge['transit'] if card['card'] is not None)
    yield from knowledge['picked'] + knowledge['shown']


def check_knowledge(ask, told):
    """Checks that nothing is named that the seat has not been told, nothing twice, and that everything missing is
    listed as unseen."""
    knowledge = ask['knowledge']
    assert knowledge['seat'] == ask['seat'] == ask['ask']['side']
    named = set(places_told(knowledge))
    assert named <= told[ask['seat']], (ask['number'], named - told[ask['seat']])
    assert set(ask['ask'].get('cards', [])) <= named
    if knowledge['turn'] > 0:
        assert named.isdisjoint(knowledge['unseen']) and named | set(knowledge['unseen']) == set(range(36))


@case('a seat is told what has truly happened, but for cards that it may not know')
def secrets(folder):
    """The same games as records, which hide nothing."""
    hidden = known = 0
    for cards in SETS:
        path = folder / f'{cards}.jsonl'
        lab('simulate', '--game', 'compile', '--cards', cards, '--players', 'random', '--games', 4, '--seed', 30,
            '--record', path)
        for game in map(json.loads, path.read_text(encoding='utf-8').splitlines()):
            with compile_talk('--set', cards, '--players', 'outside,outside', '--seed', game['setup']['seed']) as talk:
                steps = game['steps']

                def choose(ask):
                    check_knowledge(ask, told)
                    truth = steps[ask['number']]['ask']
                    assert {**ask['ask'], 'cards': 0} == {**truth, 'cards': 0}
                    assert set(ask['ask'].get('cards', [])) <= set(truth.get('cards', []))
                    assert steps[ask['number']]['decision'] in ask['legal']
                    return steps[ask['number']]['decision']

                def hear(line):
                    nonlocal hidden, known
                    truths = steps[line['number'] - 1]['events'] if line['number'] > 0 else game['begin']
                    assert len(truths) == len(line['events'])
                    for truth, event in zip(truths, line['events']):
                        assert {**truth, 'card': 0} == {**event, 'card': 0}
                        if event.get('card', truth.get('card')) == truth.get('card'):
                            told[line['to']].add(truth.get('card'))
                            known += 'card' in truth
                        else:
                            assert event['card'] is None
                            hidden += 1
                        # What only one side may know (COM-15, COM-22).
                        if event['what'] == 'drew':
                            assert (event['card'] is None) == (event['side'] != line['to'])
                        if event['what'] == 'played' and event['from'] == 'hand':
                            assert event['card'] is not None or (event['face'] == 'down'
                                                                 and event['side'] != line['to'])

                told = {side: set(range(18 * side, 18 * side + 18)) for side in (0, 1)}  # the cards that it has drafted
                line = talk.hear()
                while line['type'] != 'end':
                    assert 'seed' not in line and 'seed' not in line.get('setup', {})
                    if line['type'] == 'events':
                        hear(line)
                    if line['type'] == 'ask':
                        talk.decide(line, choose(line))
                    line = talk.hear()
                assert line['winner'] == game.get('winner') and line['knowledge']['unseen'] == []
    assert hidden > 1000 and known > 3000, (hidden, known)


@case('hands are as large as they are, and the opponent’s has nothing but what was shown')
def hands(folder):
    with compile_talk('--players', 'outside,outside', '--seed', '8') as talk:
        choose = any_of(8)
        own = {}

        def check(ask):
            seat, sides = ask['seat'], ask['knowledge']['sides']
            own[seat] = sides[seat]['hand']
            assert own[seat]['unknown'] == [0, 0, 0]
            other = sides[1 - seat]['hand']
            assert set(other['cards']) <= set(ask['knowledge']['shown'])
            if ask['ask']['what'] == 'action':
                assert set(own[seat]['cards']) >= {d['card'] for d in ask['legal'] if d['do'] == 'play'}
                assert sum(other['unknown']) + len(other['cards']) <= 5
            return choose(ask)

        play(talk, check)
        assert set(own) == {0, 1}


@case('a bad line gets one error and harms nothing')
def bad_lines(folder):
    bad = [
        ('nonsense', 'syntax'),
        ('[]', 'syntax'),
        ('{}', 'member'),
        ('{"type":"nonsense"}', 'member'),
        ('{"type":"decision"}', 'member'),
        ('{"type":"decision","decision":{"do":"roll"}}', 'member'),
        ('{"type":"decision","decision":{"do":"draft"}}', 'member'),
        ('{"type":"decision","decision":{"do":"draft","protocol":12}}', 'range'),
        ('{"type":"decision","decision":{"do":"draft","protocol":"ice"}}', 'member'),
        ('{"type":"decision","decision":{"do":"draft","protocol":1,"more":1}}', 'member'),
        ('{"type":"decision","decision":{"do":"refresh"}}', 'not-asked'),
        ('{"type":"decision","decision":{"do":"card","card":3}}', 'not-asked'),
        ('{"type":"decision","number":999,"decision":{"do":"draft","protocol":1}}', 'not-asked'),
        ('{"type":"decision","number":-1,"decision":{"do":"draft","protocol":1}}', 'range'),
        (json.dumps({'type': 'setup', **SETUP, 'players': ['random', 'random']}), 'not-asked'),
        (json.dumps({'type': 'setup', **SETUP, 'players': ['random']}), 'range'),
        ('\x00', 'syntax'),
        ('[' * 100000, 'syntax'),
    ]
    options = ('--seed', 6, '--first', 1, '--players', 'outside,random')
    with compile_talk(*options) as talk:
        ask = talk.hear_until('ask')
        for number, (line, code) in enumerate(bad, 1):
            talk.say(line)
            error = talk.hear()
            assert error['type'] == 'error' and error['error']['line'] == number, (line[:60], error)
            assert error['error']['code'] == code and error['error']['message'], (line[:60], error)
        talk.decide(ask, ask['legal'][0])
        end = play(talk, any_of(6))
    with compile_talk(*options) as talk:
        ask = talk.hear_until('ask')
        talk.decide(ask, ask['legal'][0])
        assert play(talk, any_of(6)) == end


@case('a refusal names its rule')
def refusals(folder):
    with compile_talk('--seed', '6', '--first', '2') as talk:
        ask = talk.hear_until('ask')
        taken = {event['protocol'] for line in talk.lines if line['type'] == 'events' for event in line['events']
                 if event['what'] == 'drafted'}
        talk.decide(ask, {'do': 'draft', 'protocol': taken.pop()})
        assert talk.hear()['error']['rule'] == 'COM-2'
        while ask['ask']['what'] == 'draft':
            talk.decide(ask, ask['legal'][0])
            ask = talk.hear_until('ask')
        assert ask['ask']['what'] == 'action'
        card = ask['knowledge']['sides'][0]['hand']['cards'][0]
        unseen = ask['knowledge']['unseen'][0]
        for decision, rule in (({'do': 'refresh'}, 'COM-28'),
                               ({'do': 'play', 'card': unseen, 'face': 'down', 'side': 0, 'line': 0}, 'COM-28'),
                               ({'do': 'play', 'card': card, 'face': 'down', 'side': 1, 'line': 0}, 'COM-32')):
            talk.decide(ask, decision)
            error = talk.hear()['error']
            assert (error['code'], error['rule']) == ('refused', rule), (decision, error)


@case('without options a set-up comes first, and game follows game with either set')
def setups(folder):
    with compile_talk('--set', 'mn01') as talk:
        hello, game = talk.hear(), talk.hear()
        assert not hello['awaits_setup'] and game['players'] == ['outside', 'greedy']
    with compile_talk('--work', '0') as talk:
        hello = talk.hear()
        assert hello['awaits_setup'] and (hello['game'], hello['sets']) == ('compile', list(SETS))
        talk.say({'type': 'decision', 'decision': {'do': 'refresh'}})
        assert talk.hear()['error']['code'] == 'not-asked'
        for wrong in ({**SETUP, 'players': ['random', 'nobody']}, {**SETUP, 'set': 'mn03', 'players': ['random'] * 2},
                      {**SETUP, 'players': ['random'] * 3}, {'setup': SETUP['setup'], 'players': ['random'] * 2}):
            talk.say({'type': 'setup', **wrong})
            assert talk.hear()['type'] == 'error', wrong
        ends = []
        for cards in SETS + SETS:
            talk.say({'type': 'setup', **SETUP, 'set': cards, 'players': ['random', 'outside']})
            game = talk.hear()
            assert game['setup'] == {'first': 0, 'control': True} and game['players'] == ['random', 'outside']
            assert ('ice' in {entry['protocol'] for entry in game['cards']}) == (cards == 'mn02')
            ends.append(play(talk, any_of(1)))
        assert ends[:2] == ends[2:] and ends[0] != ends[1]
        assert set(hello['players']) == {'random', 'greedy', 'outside', *LEVELS}, hello['players']
        for name in hello['players']:
            talk.say({'type': 'setup', **SETUP, 'players': ['outside', name]})
            assert talk.hear_until('game', 'error')['players'] == ['outside', name]
            play(talk, lambda ask: ask['legal'][0])
        assert talk.end() == (FINE, '')


@case('who only watches hears what everybody may know')
def watch(folder):
    done = cli('play', '--game=compile', '--protocol', '--players', 'random,greedy', '--seed', '3')
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line['type'] for line in lines[:3]] == ['hello', 'game', 'events'] and lines[-1]['type'] == 'end'
    events = [event for line in lines if line['type'] == 'events' for event in line['events']]
    assert all(line['to'] is None for line in lines if line['type'] == 'events')
    drawn = [event for event in events if event['what'] == 'drew']
    assert len(drawn) > 10 and all(event['card'] is None for event in drawn)


@case('options make sense, and an input that ends too early is not fine')
def options(folder):
    for wrong in (['--save', 'a'], ['--load', 'a'], ['--players', 'Anna,outside'],
                  ['--players', 'outside,random,random'], ['--set', 'mn03'], ['--first', '3'], ['--work', 'much']):
        cli('play', '--game=compile', '--protocol', *wrong, status=WRONG_USE)
    for one in ('outside', 'random'):
        with compile_talk('--players', one) as talk:
            talk.hear()
            assert talk.hear()['players'] == [one, one]
    with compile_talk('--seed', '1') as talk:
        talk.hear()
        assert talk.hear()['players'] == ['outside', 'greedy']
        talk.hear_until('ask')
        status, error = talk.end()
        assert status == NOT_FINE and error.startswith('gilded-compass-cli: '), (status, error)


@case('the documentation tells of every event with its members')
def events_documented(folder):
    page = (ROOT / 'data/protocol.md').read_text(encoding='utf-8').partition('## Compile Gold')[2]
    told = {row[1]: set(re.findall('`([a-z_]+)`', row[2]))
            for row in re.finditer(r'^\| `([a-z-]+)` \|([^|]*)\|[^|]*\|$', page, re.M)}
    schema = json.loads((ROOT / 'data/compile/record.schema.json').read_text(encoding='utf-8'))
    known = {}
    for form in schema['$defs']['event']['anyOf']:
        what = form['properties']['what']
        for name in what.get('enum', [what.get('const')]):
            known[name] = set(form['properties']) - {'what'}
    assert told == known, [(name, told.get(name), known.get(name))
                           for name in told.keys() | known.keys() if told.get(name) != known.get(name)]


@case('the program in the documentation plays a whole game of this one too')
def documented(folder):
    text = (ROOT / 'data/protocol.md').read_text(encoding='utf-8')
    begin = text.index('    import json, subprocess')
    program = '\n'.join(line[4:] for line in text[begin:].split('\n\n')[0].splitlines())
    scope = {}
    program = program.replace('"gilded-compass-cli"', repr(CLI)).replace('"--player-count", "2"', '"--game=compile"')
    program = program.replace('"--protocol"', '"--protocol", "--seed=1"')
    exec(program, scope)  # pylint: disable=exec-used
    assert scope['said']['type'] == 'end', scope['said']
    assert scope['game'].wait() == FINE
    scope['game'].stdin.close()
    scope['game'].stdout.close()


run()
