#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-play.py CLI LAB: external programs play through the protocol (data/protocol.md)."""
import bisect
import collections
import itertools
import json
import re

from cli import CLI, FINE, FORMS, LEVELS, NOT_FINE, ROOT, case, cli, lab, record, run, validator
from talk import Talk, any_of, play


@case('a program plays a seat of every form to the end')
def forms(folder):
    for number, (seats, form) in enumerate(FORMS):
        players = ','.join(['outside'] + ['random'] * (seats - 1))
        with Talk('--seats', seats, '--form', form, '--players', players, '--seed', number) as talk:
            end = play(talk, any_of(number))
            assert end['seed'] == str(number) and len(end['result']) == seats
            assert min(seat['place'] for seat in end['result']) == 1
            assert talk.end() == (FINE, '')


@case('every line in either direction is as the schema says')
def schema(folder):
    check = validator('protocol.schema.json')
    for b, c in (('guild', 'illuminati'), ('auction-house', 'temple'), ('guild', 'galleon'),
                 ('auction-house', 'tower')):
        with Talk('--seats', 3, '--players', 'outside,greedy,outside', '--b', b, '--c', c, '--seed', 3) as talk:
            play(talk, any_of(3))
            for number, line in enumerate(talk.lines):
                if line['type'] != 'ask' or number % 40 < 3:  # of the long lines only some
                    check.validate(line)
    for line in ({'type': 'quit'}, {'type': 'decision', 'decision': {'do': 'roll'}}):
        check.validate(line)


@case('the events of a game tell the knowledge of the next question')
def knowledge(folder):
    with Talk('--seats', 2, '--form', 'neutral', '--c', 'tower', '--seed', 11) as talk:
        choose = any_of(5)

        def check(ask):
            seat = ask['knowledge']['seats'][0]
            rolls = [event for line in talk.lines if line['type'] == 'events' for event in line['events']
                     if event['event'] == 'rolled' and event['seat'] == 0]
            if ask['ask']['what'] == 'place' and talk.lines[-2]['events'][-1]['event'] == 'rolled':
                assert seat['dice'] == rolls[-1]['dice'] and seat['neutral_dice'] == rolls[-1]['neutral_dice']
            assert ask['seat'] == ask['knowledge']['seat'] == ask['ask']['seat'] == 0
            assert ask['number'] == sum(line['type'] == 'events' for line in talk.lines) - 1
            return choose(ask)

        play(talk, check)


@case('nobody is told what it may not know')
def secrets(folder):
    players = 'outside,outside,random,greedy'
    with Talk('--seats', 4, '--players', players, '--b', 'guild', '--c', 'temple', '--seed', 2) as talk:
        end = play(talk, any_of(8))
        assert not any('seed' in line or 'seed' in line.get('setup', {}) for line in talk.lines[:-1])
        hidden = 0
        for line in talk.lines:
            if line['type'] != 'events':
                continue
            for event in line['events']:
                known = event.get('known_to')
                if known is not None:
                    assert (event['tile'] is not None) == (line['to'] in known), (line['to'], event)
                    hidden += event['tile'] is None
        assert hidden > 20
        # The holdings that a seat has observed agree with the end of the game.
        last = [line for line in talk.lines if line['type'] == 'ask' and line['seat'] == 1][-1]
        for kind in ('item', 'mission'):
            known = set(last['knowledge']['seats'][1]['tiles'].get(kind, []))
            assert known <= set(end['result'][1]['holding'].get(kind + 's', []))
            assert kind not in last['knowledge']['seats'][1]['unknown']


@case('what two seats outside hear is the same but for secrets')
def two_seats(folder):
    with Talk('--seats', 3, '--players', 'outside,random,outside', '--c', 'galleon', '--seed', 4) as talk:
        play(talk, any_of(1))
        told = {seat: [line for line in talk.lines if line['type'] == 'events' and line['to'] == seat]
                for seat in (0, 2)}
        assert len(told[0]) == len(told[2]) > 50
        for one, other in zip(told[0], told[2]):
            assert one['number'] == other['number'] and len(one['events']) == len(other['events'])
            for a, b in zip(one['events'], other['events']):
                assert {**a, 'tile': 0} == {**b, 'tile': 0}


@case('a bad line gets one error and harms nothing')
def bad_lines(folder):
    bad = [
        ('nonsense', 'syntax'),
        ('{"type":"decision"', 'syntax'),
        ('[]', 'syntax'),
        ('{}', 'member'),
        ('{"type":"decision","decision":{"do":"roll"},"decision":{"do":"roll"}}', 'syntax'),
        ('{"type":"nonsense"}', 'member'),
        ('{"type":"decision"}', 'member'),
        ('{"type":"decision","decision":7}', 'member'),
        ('{"type":"decision","decision":{"do":"nonsense"}}', 'member'),
        ('{"type":"decision","decision":{"do":"roll","more":1}}', 'member'),
        ('{"type":"decision","decision":{"do":"end-turn"}}', 'refused'),
        ('{"type":"decision","decision":{"do":"take","tile":3}}', 'not-asked'),
        ('{"type":"decision","decision":{"do":"place","building":"archives","dice":[7]}}', 'range'),
        ('{"type":"decision","decision":{"do":"place","building":"archives","dice":[]}}', 'refused'),
        ('{"type":"decision","decision":{"do":"place","building":"archives","dice":[1,2,3]}}', 'refused'),
        ('{"type":"decision","number":999,"decision":{"do":"roll"}}', 'not-asked'),
        ('{"type":"setup","setup":{"seats":2,"form":"neutral","b":"guild","c":"tower","start":0,"seed":"1"},'
         '"players":["random","random"]}',
         'not-asked'),
        ('\x00', 'syntax'),
        ('"\\ud800"', 'syntax'),
        ('[' * 100000, 'syntax'),
        ('{"type":"decision","decision":{"do":"roll"}} {}', 'syntax'),
    ]
    with Talk('--seed', 6, '--start', '0') as talk:
        ask = talk.hear_until('ask')
        for number, (line, code) in enumerate(bad, 1):
            talk.say(line)
            error = talk.hear()
            assert error['type'] == 'error' and error['error']['line'] == number, (line[:60], error)
            assert error['error']['code'] == code and error['error']['message'], (line[:60], error)
        talk.decide(ask, ask['legal'][0])
        end = play(talk, any_of(6))
    with Talk('--seed', 6, '--start', '0') as talk:
        ask = talk.hear_until('ask')
        talk.decide(ask, ask['legal'][0])
        assert play(talk, any_of(6)) == end


@case('a refusal names its rule')
def refusals(folder):
    with Talk('--seed', 6, '--start', '0', '--b', 'guild') as talk:
        ask = talk.hear_until('ask')
        talk.decide(ask, {'do': 'roll'})
        ask = talk.hear_until('ask')
        hand = ask['knowledge']['seats'][0]['dice']
        for decision, rule in (({'do': 'roll'}, 'TRN-2'),
                               ({'do': 'place', 'building': 'library', 'dice': hand[:2]}, 'LIB-2'),
                               ({'do': 'place', 'building': 'archives', 'dice': [hand[0], hand[-1]]}, 'ARC-1'),
                               ({'do': 'place', 'building': 'guild', 'dice': hand}, 'RUN-1'),
                               ({'do': 'place', 'building': 'auction-house', 'dice': hand[:1]}, 'SET-2')):
            talk.decide(ask, decision)
            error = talk.hear()['error']
            assert (error['code'], error['rule']) == ('refused', rule), (decision, error)


@case('a line of 17 MB is passed over')
def long_line(folder):
    with Talk('--seed', 6, '--start', '0') as talk:
        ask = talk.hear_until('ask')
        talk.say('x' * (17 << 20))
        assert talk.hear()['error']['code'] == 'too-large'
        talk.decide(ask, {'do': 'roll'})
        assert talk.hear_until('ask', 'error')['number'] == 1


@case('blank lines are passed over, and quit ends the conversation')
def ends(folder):
    with Talk('--seats', '2') as talk:
        talk.hear_until('ask')
        talk.say('')
        talk.say('  ')
        talk.say({'type': 'quit'})
        assert talk.end() == (FINE, '')
    with Talk() as talk:
        talk.say({'type': 'quit'})
        assert talk.end() == (FINE, '')


@case('an input that ends too early is not fine')
def early_end(folder):
    with Talk('--seats', '2') as talk:
        talk.hear_until('ask')
        status, error = talk.end()
        assert status == NOT_FINE and error.startswith('gilded-compass-cli: '), (status, error)


@case('without options a set-up comes first, and game follows game')
def setups(folder):
    setup = {'seats': 2, 'form': 'fewer', 'b': 'auction-house', 'c': 'none', 'start': 1, 'seed': '18446744073709551615'}
    with Talk('--seats', '2') as talk:
        assert not talk.hear()['awaits_setup']
    with Talk('--tiles', ROOT / 'data/tiles.json') as talk:
        assert talk.hear()['awaits_setup']
        talk.say({'type': 'decision', 'decision': {'do': 'roll'}})
        assert talk.hear()['error']['code'] == 'not-asked'
        talk.say({'type': 'setup', 'setup': setup, 'players': ['random', 'nobody']})
        assert talk.hear()['type'] == 'error'
        talk.say({'type': 'setup', 'setup': {**setup, 'c': 'tower'}, 'players': ['random', 'random']})
        assert 'SET-5' in talk.hear()['error']['message']
        ends_ = []
        for _ in range(2):
            talk.say({'type': 'setup', 'setup': setup, 'players': ['random', 'outside']})
            ends_.append(play(talk, any_of(1)))
        talk.say({'type': 'setup', 'setup': setup, 'players': ['random', 'random']})
        watched = talk.hear_until('end')
        assert ends_[0] == ends_[1] != watched
        assert talk.end() == (FINE, '')


@case('computer players search as much as was asked for, also in games that the other end sets up')
def work(folder):
    setup = {'seats': 2, 'form': 'fewer', 'b': 'auction-house', 'c': 'none', 'start': 1, 'seed': '5'}
    ends_ = {}
    for player, amount in (('expert', 0), ('master', 0), ('master', 20)):
        with Talk('--work', amount) as talk:
            assert talk.hear()['awaits_setup']
            talk.say({'type': 'setup', 'setup': setup, 'players': [player, player]})
            ends_[player, amount] = talk.hear_until('end')
    assert ends_['expert', 0] == ends_['master', 0] != ends_['master', 20]


@case('hello names whoever may play, and everybody whom it names does')
def named(folder):
    setup = {'seats': 2, 'form': 'fewer', 'b': 'guild', 'c': 'none', 'start': 0, 'seed': '1'}
    with Talk('--work', '0') as talk:
        names = talk.hear()['players']
        assert len(set(names)) == len(names), names
        styled = {f'{level}-{style}' for level in LEVELS for style in ('careful', 'collector', 'spoiler')}
        others = {'random', 'greedy', 'flat', 'ismcts', 'puct', 'predecessor', 'outside'}
        assert others | styled | set(LEVELS) == set(names), names
        for name in names:
            talk.say({'type': 'setup', 'setup': setup, 'players': ['outside', name]})
            game = talk.hear_until('game', 'error')
            assert game['type'] == 'game' and game['players'] == ['outside', name], game
            play(talk, lambda ask: ask['legal'][0])


@case('who only watches hears what everybody may know')
def watch(folder):
    done = cli('play', '--protocol', '--players', 'random,greedy', '--seed', '3', '--b', 'auction-house')
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line['type'] for line in lines[:3]] == ['hello', 'game', 'events'] and lines[-1]['type'] == 'end'
    assert all(line['to'] is None for line in lines if line['type'] == 'events')
    dealt = [event for event in lines[2]['events'] if event['event'] == 'dealt']
    assert len(dealt) == 2 and all(event['tile'] is None for event in dealt)


@case('the same game as in a record: same seed, same players, same decisions')
def same_game(folder):
    path = folder / 'r.jsonl'
    lab('simulate', '--games', '1', '--seats', '3', '--players', 'greedy,random,greedy', '--seed', '9', '--record',
        path)
    game = json.loads(path.read_text(encoding='utf-8'))
    decisions = {number: step['decision'] for number, step in enumerate(game['steps'])}
    with Talk('--seats', 3, '--players', 'greedy,outside,greedy', '--seed', 9) as talk:
        assert play(talk, lambda ask: decisions[ask['number']])['result'] == game['result']


@case('the documentation tells of every event with its members')
def events_documented(folder):
    page = (ROOT / 'data/protocol.md').read_text(encoding='utf-8').partition('## Compile Gold')[0]
    told = {row[1]: set(re.findall('`([a-z_]+)`', row[2]))
            for row in re.finditer(r'^\| `([a-z-]+)` \|([^|]*)\|[^|]*\|$', page, re.M)}
    schema = json.loads((ROOT / 'data/record.schema.json').read_text(encoding='utf-8'))
    known = {}
    for form in schema['$defs']['event']['anyOf']:
        event = form['properties']['event']
        for name in event.get('enum', [event.get('const')]):
            known[name] = set(form['properties']) - {'event'}
    assert told == known, [(name, told.get(name), known.get(name))
                           for name in told.keys() | known.keys() if told.get(name) != known.get(name)]


@case('events come in the order that the documentation says')
def events_in_order(folder):
    """Events come in order: missions are handed on before they are taken, extra dice are lost before others are left
    over, and the Tower is pushed from the top."""
    seen = collections.Counter()
    for seats, c in ((5, 'illuminati'), (4, 'tower')):
        path = folder / f'{c}.jsonl'
        lab('simulate', '--games', '60', '--seats', seats, '--players', 'random', '--b', 'guild', '--c', c, '--record',
            path)
        for game in map(json.loads, path.read_text(encoding='utf-8').splitlines()):
            for events in (step['events'] for step in game['steps']):
                for i, event in enumerate(events):
                    before = events[i - 1] if i > 0 else {}
                    if event['event'] == 'took' and event['tile_kind'] == 'mission' and not event['chosen']:
                        assert before['event'] == 'handed'
                        assert (before['owner'], before['tile']) == (event['owner'], event['tile'])
                        seen['handed'] += 1
                    if event['event'] == 'lost':
                        assert not any(e['event'] == 'left-over' and e['owner'] >= event['owner'] for e in events[:i])
                        seen['lost'] += 1
                    if event['event'] == before.get('event') == 'pushed' \
                       and before['place'] // 3 == event['place'] // 3:
                        assert before['place'] == event['place'] + 1
                        seen['pushed'] += 1
                    if event['event'] == 'bumped' and event['building'] == 'tower':
                        assert events[i + 1]['event'] == 'pushed' and events[i + 1]['place'] % 3 == 2
                        seen['bumped'] += 1
    assert min(seen[what] for what in ('handed', 'lost', 'pushed', 'bumped')) > 0, seen


@case('the owner of what is discarded and the order of the University are as the documentation says')
def discards_and_university(folder):
    """Follows the line of the University by its events, so that it is known which dice must leave it, and how many
    specialists the neutral player earns there."""
    seen = collections.Counter()
    path = record(folder, 60, 3, 'neutral', 'random', 1, '--b', 'auction-house', '--c', 'galleon')
    for game in map(json.loads, path.read_text(encoding='utf-8').splitlines()):
        drawn, leaving = {}, []
        for event in itertools.chain(game['begin'], *(step['events'] for step in game['steps'])):
            what, building, owner = event['event'], event.get('building'), event.get('owner')
            tile = event.get('tile_kind'), event.get('tile')
            assert what == 'bumped' or not leaving, (event, leaving)
            if what == 'round-began':
                line, entrances = [], 0
            elif (what, building) == ('revealed', 'university'):
                entrances += 1
            elif (what, building) == ('placed', 'university'):
                for value in sorted(event['dice'], reverse=True):
                    if len(line) == entrances:
                        leaving.append(line.pop())
                    line.insert(bisect.bisect_left([other for other, _ in line], value), (value, owner))
            elif what == 'bumped':
                assert [(value, owner) for value in event['dice']] == leaving[:1], (event, leaving)
                leaving.pop(0)
                seen['bumped'] += 1
                seen['bumped twice'] += len(leaving)
            elif (what, building) == ('resolving', 'university'):
                earned = ['neutral'] * sum(whose == 'neutral' for _, whose in line)
            elif what in ('drew', 'took'):
                drawn[tile] = owner if what == 'drew' else None
            elif what == 'discarded':
                wanted = [drawn.pop(tile)] if tile in drawn else ['neutral', None]
                if building == 'university':
                    wanted = [earned.pop() if earned else None]
                assert owner in wanted, (event, wanted)
                seen['seat' if isinstance(owner, int) else owner, event['tile_kind']] += 1
    assert {'bumped', 'bumped twice', ('seat', 'artifact'), ('seat', 'chest'), ('neutral', 'artifact'),
            ('neutral', 'specialist'), (None, 'specialist'), ('neutral', 'map'), (None, 'map')} == set(+seen), seen


@case('the program in the documentation plays a whole game')
def documented(folder):
    text = (ROOT / 'data/protocol.md').read_text(encoding='utf-8')
    begin = text.index('    import json, subprocess')
    program = '\n'.join(line[4:] for line in text[begin:].split('\n\n')[0].splitlines())
    scope = {}
    exec(program.replace('"gilded-compass-cli"', repr(CLI)), scope)  # pylint: disable=exec-used
    assert scope['said']['type'] == 'end', scope['said']
    assert scope['game'].wait() == FINE
    scope['game'].stdin.close()
    scope['game'].stdout.close()


run()
