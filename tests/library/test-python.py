#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The Python package over the shared library."""
import pathlib
import random
import subprocess
import sys
import threading

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'house'))
from house import ROOT, case, run  # noqa: E402

sys.path.insert(0, str(ROOT / 'src/library/python'))
from gilded_compass import (Batch, Building, Cards, CompassDecision, Environment, Form, Game, Kind, NONE,  # noqa: E402
                            fields, rules_version)
from gilded_compass.library import numpy  # noqa: E402

KINDS = [(Kind.COMPASS, 2, {}), (Kind.COMPASS, 3, {'form': Form.FEWER, 'b': Building.GUILD, 'c': NONE}),
         (Kind.COMPASS, 5, {'c': Building.TOWER}), (Kind.COMPILE, 2, {}), (Kind.COMPILE, 2, {'cards': Cards.MN01})]


def refuses(error, function, *arguments, **more):
    try:
        function(*arguments, **more)
    except error:
        return True
    return False


@case('a game is the same again, and its copies go on by themselves')
def games():
    for kind, seats, options in KINDS:
        game, again = Game(kind, seats, 5, **options), Game(kind, seats, 5, **options)
        rng = random.Random(1)
        while game.seat is not None:
            assert game.digest() == again.digest() and game.result() is None
            decisions = game.decisions()
            assert len({bytes(decision) for decision in decisions}) == len(decisions) == game.n_decisions
            copy, choice = game.copy(), rng.randrange(len(decisions))
            copy.take(choice)
            game.take(choice)
            again.take(choice)
            assert copy.digest() == game.digest()
        result = game.result()
        assert len(result.returns) == seats and abs(sum(result.returns)) < 1e-6 and game.decisions() == []
    return []


@case('an observation is told by its fields')
def observations():
    game = Game(Kind.COMPASS, 4, 9)
    seen, where = game.observe(2), fields(Kind.COMPASS)
    assert where['seat'] == slice(0, 1) and list(where.values())[-1].stop == len(seen)
    assert seen[where['seat']][0] == 2 and seen[where['seats']][0] == 4 and seen[where['round']][0] == 1
    assert list(seen[where['dice']][:6]) == [8, 0, 0, 0, 0, 0] and list(seen[where['tokens']]) == [1, 1, 1, 1, 0]
    assert game.observe(None)[0] == -1 and game.decisions()[0].kind == CompassDecision.ROLL
    draft = Game(Kind.COMPILE).observe(0)
    assert sum(draft[fields(Kind.COMPILE)['ask_numbers']]) == 12
    assert len(game.features(0)) == 2278 and rules_version(Kind.COMPASS) >= 2
    return []


@case('a sampled game looks the same to the seat for which it was sampled')
def samples():
    for kind, seats, options in KINDS:
        game = Game(kind, seats, 6, **options)
        for _ in range(30):
            game.take(game.n_decisions // 2)
        seat = game.seat
        other = game.sample(seat, 1)
        assert list(other.observe(seat)) == list(game.observe(seat)) and other.digest() != game.digest()
        assert list(map(bytes, other.decisions())) == list(map(bytes, game.decisions()))
    return []


@case('what makes no sense is refused')
def refusals():
    game = Game()
    assert refuses(ValueError, Game, Kind.COMPASS, 6) and refuses(ValueError, Game, Kind.COMPILE, 3)
    assert refuses(TypeError, Game, colour=3) and refuses(ValueError, Game, c=NONE)
    assert refuses(IndexError, game.take, game.n_decisions) and refuses(IndexError, game.take, -1)
    assert refuses(IndexError, game.observe, 2) and refuses(IndexError, game.sample, 2, 0)
    assert refuses(ValueError, Game(Kind.COMPILE).features, 0)
    assert refuses(ValueError, Batch(3).step, [0]) and refuses(IndexError, Batch(3).game, 3)
    return []


@case('a batch is its games')
def batches():
    for kind, seats, options in KINDS:
        batch = Batch(20, kind, seats, 40, observe=True, features=True, **options)
        games = [Game(kind, seats, 40 + i, **options) for i in range(20)]
        for step in range(30):
            choices = [(7 * step + i) % count for i, count in enumerate(map(int, batch.counts))]
            assert batch.step(choices) == 20
            for game, choice in zip(games, choices):
                game.take(choice)
        assert [game.digest() for game in games] == [batch.game(i).digest() for i in range(20)]
        assert [game.seat for game in games] == list(batch.seats)
        flat = batch.observations if numpy is None else batch.observations.ravel()
        assert list(flat) == [number for game in games for number in game.observe(game.seat)]
        if batch.features is not None:
            flat = batch.features if numpy is None else batch.features.ravel()
            assert list(flat) == [number for game in games for number in game.features(game.seat)]
        assert batch.run(10, again=True) == 200 and batch.step([-1] * 20) > 0
        batch.run(10 ** 6)
        assert set(batch.seats) == {-1} and set(batch.counts) == {0} and min(batch.ends) >= 1
    return []


@case('threads play as one does alone')
def threads():
    def play(found):
        batch = Batch(20, seats=3)
        batch.run(5000, again=True)
        found.append([batch.game(i).digest() for i in range(20)])
    found, players = [], []
    for _ in range(4):
        players.append(threading.Thread(target=play, args=[found]))
        players[-1].start()
    for player in players:
        player.join()
    play(found)
    return [] if len(found) == 5 and all(digests == found[0] for digests in found) else ['they differ']


@case('the environment goes as PettingZoo has it')
def environment():
    for kind, seats, options in KINDS:
        env = Environment(kind, seats, **options)
        assert env.metadata['name'] and env.possible_agents == [f'seat_{seat}' for seat in range(seats)]
        env.reset(seed=3)
        assert env.agents == env.possible_agents
        rewards, done = dict.fromkeys(env.agents, 0.0), set()
        for agent in env.agent_iter():
            seen, reward, terminated, truncated, _ = env.last()
            rewards[agent] += reward
            assert not truncated
            if terminated:
                done.add(agent)
                assert sum(seen['action_mask']) == 0
                env.step(None)
                continue
            mask = seen['action_mask']
            assert len(seen['observation']) == env.observation_space(agent)['observation'].shape[0]
            assert sum(mask) == len(env.legal_decisions()) and mask[0] and env.action_space(agent).contains(0)
            assert all(sum(env.observe(other)['action_mask']) == 0 for other in env.agents if other != agent)
            env.step(env.action_space(agent).sample(mask))
        assert done == set(env.possible_agents) and env.agents == []
        assert list(rewards.values()) == env.game.result().returns, (rewards, env.game.result())
    env = Environment(features=True)
    env.reset(seed=1)
    assert len(env.observe(1)['observation']) == 2278 and 'seat' in env.render()
    assert refuses(IndexError, env.step, 2000) and refuses(IndexError, env.step, None)
    return []


@case('the types that are written are those that are there')
def types():
    """Checks that Python can parse them."""
    code = ('import typing, gilded_compass as g\n'
            'for of in (g.Game, g.Batch, g.Environment):\n'
            '    for name, value in vars(of).items():\n'
            '        if callable(value): assert typing.get_type_hints(value) or name[0] == "_", name')
    done = subprocess.run([sys.executable, '-c', code], cwd=ROOT / 'src/library/python', capture_output=True, text=True)
    return done.stderr.splitlines()


run()
