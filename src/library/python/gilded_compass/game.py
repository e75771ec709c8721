# SPDX-License-Identifier: GPL-3.0-or-later
"""Single games, and batches of them."""
from __future__ import annotations

import array
import ctypes
from typing import Any, NamedTuple, Optional, Sequence

from .library import (MAX_DECISIONS, BatchStruct, Decision, Kind, ResultStruct, Setup, functions, numbers, numpy)


class Result(NamedTuple):
    """The end of a game, by seat: returns (their sum is 0), gold or compiled protocols, places from 1."""
    returns: list[float]
    scores: list[int]
    places: list[int]


def _setup(kind: Kind, seats: int, seed: int, options: dict[str, int]) -> Setup:
    setup = Setup()
    functions.setup_usual(ctypes.byref(setup), kind, seats)
    setup.seed = seed
    for name, value in options.items():
        if name not in ('form', 'b', 'c', 'start', 'cards', 'control'):
            raise TypeError(f'a set-up has no “{name}”')
        setattr(setup, name, value)
    return setup


class Game:
    """A game, including everything hidden. Players should use only observe(), decisions() and features()."""

    def __init__(self, kind: Kind = Kind.COMPASS, seats: int = 2, seed: int = 0, **options: int) -> None:
        """Begins a game. @options are members of GildedSetup: form, b, c and start, or cards, control and start;
        those left out have their defaults. Raises ValueError if the rules have no such game."""
        self.kind, self.seats = Kind(kind), seats
        self._take_memory()
        if not functions.begin(self._address, ctypes.byref(_setup(self.kind, seats, seed, options))):
            raise ValueError('the rules know no game with this set-up')

    def _take_memory(self) -> None:
        words = functions.size(self.kind) // 8
        self._memory = (ctypes.c_uint64 * words)()
        self._address = ctypes.addressof(self._memory)

    def _like(self) -> Game:
        other = Game.__new__(Game)
        other.kind, other.seats = self.kind, self.seats
        other._take_memory()
        return other

    def copy(self) -> Game:
        other = self._like()
        functions.copy(other._address, self._address)
        return other

    def sample(self, seat: int, seed: int) -> Game:
        """A game that agrees with everything that @seat knows, with everything hidden drawn anew; for searching."""
        other = self._like()
        if not functions.sample(other._address, self._address, seat, seed):
            raise IndexError(seat)
        return other

    @property
    def seat(self) -> Optional[int]:
        """The seat to decide, or None when the game is over."""
        seat = functions.seat(self._address)
        return None if seat < 0 else seat

    @property
    def n_decisions(self) -> int:
        """The number of legal decisions."""
        return functions.list(self._address, None)

    def decisions(self) -> list[Decision]:
        """The legal decisions of the seat to decide, always in the same order."""
        room = (Decision * MAX_DECISIONS)()
        return room[:functions.list(self._address, room)]

    def take(self, choice: int) -> None:
        """Takes the decision at index @choice of decisions()."""
        if choice < 0 or not functions.take(self._address, choice):
            raise IndexError(choice)

    def digest(self) -> int:
        """The engine's digest of the whole game; not for players."""
        return functions.digest(self._address)

    def result(self) -> Optional[Result]:
        """None while the game goes on."""
        result = ResultStruct()
        if not functions.result(self._address, ctypes.byref(result)):
            return None
        return Result(*([*getattr(result, name)[:self.seats]] for name in Result._fields))

    def observe(self, seat: Optional[int]) -> Any:
        """Everything that @seat knows, or what everybody knows (None), as an array of 16-bit numbers; fields()
        describes it."""
        found, address = numbers('h', functions.n_observations(self.kind))
        if not functions.observe(self._address, -1 if seat is None else seat, address):
            raise IndexError(seat)
        return found

    def features(self, seat: int) -> Any:
        """The inputs of the computer players' networks, as an array of floats. Raises ValueError for the second game,
        which has none, and for a finished game."""
        found, address = numbers('f', functions.n_features(self.kind))
        if not functions.features(self._address, seat, address):
            raise ValueError('there are no features')
        return found


class Batch:
    """Many games of one kind, advanced together by calls that let other threads run.

    seats, counts and ends are arrays with a number for each game: who is asked (-1 when it is over), how much it may
    decide, how many games have ended there. observations and features have a row for each, or are None; without numpy
    all rows are one after another.
    """

    def __init__(self, n: int, kind: Kind = Kind.COMPASS, seats: int = 2, seed: int = 0, *, observe: bool = False,
                 features: bool = False, **options: int) -> None:
        """Begins @n games with consecutive seeds from @seed on; the rest is as for Game."""
        self.kind, self.n_seats = Kind(kind), seats
        self._size = functions.size(self.kind)
        self._memory = (ctypes.c_uint64 * (n * self._size // 8))()
        self._struct = BatchStruct(games=ctypes.addressof(self._memory), n=n)
        self.seats, self.counts = self._array('seats', 'b', n), self._array('counts', 'I', n)
        self.ends, self._randoms = self._array('ends', 'I', n), self._array('randoms', 'Q', n)
        self._choices = self._array('choices', 'i', n)
        wide, deep = functions.n_observations(self.kind), functions.n_features(self.kind)
        self.observations = self._array('observations', 'h', n * wide, wide) if observe else None
        self.features = self._array('features', 'f', n * deep, deep) if features and deep else None
        for i in range(n):
            setup = _setup(self.kind, seats, seed + i, options)
            if not functions.begin(self._address(i), ctypes.byref(setup)):
                raise ValueError('the rules know no game with this set-up')
            self._randoms[i] = seed + i
        self.run(0)

    def _array(self, name: str, code: str, n: int, width: int = 0) -> Any:
        found, address = numbers(code, n, width)
        setattr(self._struct, name, address)
        return found

    def _address(self, i: int) -> int:
        return self._struct.games + i * self._size

    def __len__(self) -> int:
        return self._struct.n

    def game(self, i: int) -> Game:
        """A copy of game @i."""
        game = Game.__new__(Game)
        game.kind, game.seats = self.kind, self.n_seats
        game._take_memory()
        functions.copy(game._address, self._address(range(len(self))[i]))
        return game

    def step(self, choices: Sequence[int]) -> int:
        """Takes a decision in each game, by its index in the list, or -1 for a random one. Returns the number of
        decisions taken; the other games are over, or have no such decision."""
        if len(choices) != len(self):
            raise ValueError(f'{len(choices)} choices for {len(self)} games')
        self._choices[:] = choices if numpy is not None else array.array('i', choices)
        return functions.step(ctypes.byref(self._struct))

    def run(self, steps: int, again: bool = False) -> int:
        """Takes up to @steps random decisions in each game; with @again, new games replace finished ones. Returns the
        number of decisions taken."""
        return functions.run(ctypes.byref(self._struct), steps, again)
