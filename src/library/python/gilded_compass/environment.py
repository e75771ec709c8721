# SPDX-License-Identifier: GPL-3.0-or-later
"""A game as a reinforcement learning environment, following PettingZoo's AECEnv without depending on it."""
from __future__ import annotations

import random
from typing import Any, Iterator, NamedTuple, Optional, Union

from .game import Game
from .library import MAX_DECISIONS, Decision, Kind, functions, numbers


class Discrete(NamedTuple):
    """Numbers from 0 to n - 1."""
    n: int

    def contains(self, x: int) -> bool:
        return 0 <= x < self.n

    def sample(self, mask: Any = None) -> int:
        """A random number that the mask allows."""
        return random.choice([x for x in range(self.n) if mask is None or mask[x]])


class Box(NamedTuple):
    """Arrays of this shape and type."""
    shape: tuple[int, ...]
    dtype: str


class Environment:
    """A turn-based game; an action is the index of a decision in legal_decisions().

    An observation is a dictionary: "observation" is Game.observe(), or with features=True Game.features(); and
    "action_mask" is 1 for each action that is legal for that agent now. Rewards are 0 until the game is over, then the
    returns of Game.result().
    """
    metadata = {'name': 'gilded_compass_v0', 'render_modes': ['ansi'], 'is_parallelizable': False}
    render_mode = 'ansi'

    def __init__(self, kind: Kind = Kind.COMPASS, seats: int = 2, features: bool = False, **options: int) -> None:
        """@options are those of Game."""
        self.kind, self.with_features, self._options = Kind(kind), features, options
        self.possible_agents = [f'seat_{seat}' for seat in range(seats)]
        self.agents: list[str] = []

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, int]] = None) -> None:
        """Begins a game, with a random seed if none is given. @options override the environment's for this game."""
        seed = random.getrandbits(64) if seed is None else seed
        self.game = Game(self.kind, len(self.possible_agents), seed, **{**self._options, **(options or {})})
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        seat = self.game.seat
        self.agent_selection = self.possible_agents[seat] if seat is not None else self.agents[0]

    def seat_of(self, agent: Union[str, int]) -> int:
        return agent if isinstance(agent, int) else self.possible_agents.index(agent)

    def observation_space(self, agent: Union[str, int]) -> dict[str, Any]:
        n = functions.n_features(self.kind) if self.with_features else functions.n_observations(self.kind)
        return {'observation': Box((n,), 'float32' if self.with_features else 'int16'),
                'action_mask': Box((MAX_DECISIONS,), 'int8')}

    def action_space(self, agent: Union[str, int]) -> Discrete:
        return Discrete(MAX_DECISIONS)

    def legal_decisions(self) -> list[Decision]:
        """The legal decisions of the selected agent."""
        return self.game.decisions()

    def observe(self, agent: Union[str, int]) -> dict[str, Any]:
        """What @agent, a name or a seat number, knows."""
        seat, asked = self.seat_of(agent), self.game.seat
        if self.with_features and asked is None:
            seen, _ = numbers('f', functions.n_features(self.kind))
        else:
            seen = self.game.features(seat) if self.with_features else self.game.observe(seat)
        mask, _ = numbers('b', MAX_DECISIONS)
        for action in range(self.game.n_decisions if seat == asked else 0):
            mask[action] = 1
        return {'observation': seen, 'action_mask': mask}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        return (self.observe(agent) if observe else None, self._cumulative_rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])

    def step(self, action: Optional[int]) -> None:
        """Takes a decision for the selected agent; None for one that is done. Raises IndexError if it is not legal;
        then nothing changes."""
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError('an agent that is done can only take None')
            self._remove(agent)
            return
        self.game.take(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        result = self.game.result()
        if result is not None:
            self.rewards = dict(zip(self.possible_agents, result.returns))
            self.terminations = dict.fromkeys(self.agents, True)
            for other, reward in self.rewards.items():
                self._cumulative_rewards[other] += reward
        self._select()

    def _remove(self, agent: str) -> None:
        self.agents.remove(agent)
        for by_agent in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del by_agent[agent]
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter: int = 2 ** 63) -> Iterator[str]:
        """Yields the selected agent until all are done."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def render(self) -> str:
        """One line that says what is being decided."""
        seat = self.game.seat
        return 'over' if seat is None else f'seat {seat}: {self.game.n_decisions} decisions'

    def close(self) -> None:
        pass
