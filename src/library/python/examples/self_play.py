#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Self-play in its smallest form: self_play.py [GAMES [TESTS]].

A player values a game by a weighted sum of the features that the program's own networks see. It looks at a few of its
decisions, each in a game that agrees with what it knows and not in the true one, and takes the best. When a game is
over, it moves the weights towards what came of it. After GAMES games against itself it plays TESTS against chance.
"""
import operator
import random
import sys

from gilded_compass import Game, Kind

CANDIDATES, CURIOSITY, RATE = 4, 0.1, 0.05


def dot(weights, features):
    return sum(map(operator.mul, weights, features))


def value(game, seat, weights):
    result = game.result()
    return result.returns[seat] if result is not None else dot(weights, game.features(seat))


def choose(game, weights):
    """The best of some decisions, each taken in a game that the seat may believe to be this one."""
    seat, n = game.seat, game.n_decisions
    choices, found = random.sample(range(n), min(n, CANDIDATES)), []
    if len(choices) == 1:
        return choices[0]
    believed = game.sample(seat, random.getrandbits(64))
    for choice in choices:
        after = believed.copy()
        after.take(choice)
        found.append((value(after, seat, weights), choice))
    return max(found)[1]


def learn(game, weights):
    """Plays a game against itself and learns from it. Returns how far off the values were on average."""
    seen, errors = [], []
    while game.seat is not None:
        seen.append((game.seat, game.features(game.seat)))
        game.take(random.randrange(game.n_decisions) if random.random() < CURIOSITY else choose(game, weights))
    for seat, features in seen:
        error = game.result().returns[seat] - dot(weights, features)
        step = RATE * error / dot(features, features)
        weights[:] = [weight + step * feature for weight, feature in zip(weights, features)]
        errors.append(abs(error))
    return sum(errors) / len(errors)


def play_against_chance(game, own, weights):
    """What a game brings to the seat @own."""
    while game.seat is not None:
        game.take(choose(game, weights) if game.seat == own else random.randrange(game.n_decisions))
    return game.result().returns[own]


def main():
    games, tests = (int(word) for word in (sys.argv[1:] + ['100', '50'][len(sys.argv) - 1:]))
    random.seed(1)
    weights = [0.0] * len(Game().features(0))
    for number in range(games):
        error = learn(Game(Kind.COMPASS, seed=number), weights)
        if number % 10 == 9:
            print(f'{number + 1} games, error {error:.2f}', flush=True)
    wins = [play_against_chance(Game(Kind.COMPASS, seed=10 ** 6 + number), number % 2, weights)
            for number in range(tests)]
    print(f'against chance: {sum(wins) / tests:+.2f} in {tests} games, +1 for a win, -1 for a loss')


main()
