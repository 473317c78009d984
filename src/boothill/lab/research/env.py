"""Environments for those who train agents: every seat by PettingZoo, one seat against bots by Gymnasium.

They come with the extra `research`; docs/research.md says what actions and observations mean.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from boothill.bots import make_bot
from boothill.core.ids import Seat
from boothill.extra import need
from boothill.lab.research.dialogue import Talk
from boothill.sets import DEFAULT_GAME

AECEnv: Any = need("pettingzoo", "research").AECEnv
wrappers = need("pettingzoo.utils.wrappers", "research")
conversions = need("pettingzoo.utils.conversions", "research")
Env: Any = need("gymnasium", "research").Env
vectors = need("gymnasium.vector", "research")

METADATA = {"name": "boothill_v0", "render_modes": ["ansi"], "is_parallelizable": False}


class Seats(AECEnv):  # type: ignore[misc]
    """A table whose seats are all agents. They act in the order in which the rules ask them, one word a step.

    Who is eliminated is asked no more, but stays until the end: his side may win yet, and then he has won.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str = DEFAULT_GAME,
        players: int = 4,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.talk = Talk(game, players, options)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: self.talk.spaces() for agent in self.possible_agents}
        self.state_space = self._spaces[self.possible_agents[0]][0]["facts"]
        self._rng = Random()

    def state(self) -> Any:
        """What a critic may see, who may know everything (PettingZoo's global state): the facts of the state with
        nothing hidden, as the agent that is asked would see it."""
        return self.talk.whole()

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> Any:
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: by the seed, or the next one after those dealt before."""
        if seed is not None:
            self._rng = Random(seed)
        self.talk.begin(self._rng, [None] * self.talk.players)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.talk.asked]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.talk.observe(self._seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and must say a word")
        self._cumulative_rewards[agent] = 0.0
        self.talk.say(int(action))
        self.rewards = dict(zip(self.agents, self.talk.rewards(), strict=True))
        self._accumulate_rewards()
        if self.talk.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.talk.asked]

    def render(self) -> str:
        """The last move, as it is written."""
        return self.talk.last


def env(**settings: Any) -> Any:
    """Seats with PettingZoo's usual guards: a word that is not open loses the game for who says it."""
    guarded = wrappers.TerminateIllegalWrapper(Seats(**settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def parallel_env(**settings: Any) -> Any:
    """The same where all agents act in every step; only the word of the one who is asked counts."""
    return conversions.turn_based_aec_to_parallel(env(**settings))


class Solo(Env):  # type: ignore[misc]
    """One seat against bots, which are named (`opponents`, clockwise from the left); a single one plays all seats.

    The seat is drawn anew for every game unless it is given. A word that is not open loses the game at once.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str = DEFAULT_GAME,
        players: int = 4,
        opponents: str | list[str] = "random",
        seat: int | None = None,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.talk = Talk(game, players, options)
        self.render_mode = render_mode
        names = [opponents] * (players - 1) if isinstance(opponents, str) else opponents
        if len(names) != players - 1:
            raise ValueError(f"name one bot for all other seats, or {players - 1} of them, not {len(names)}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}; they are counted from 0 to {players - 1}")
        self._bots = [make_bot(name) for name in names]
        self._given = None if seat is None else Seat(seat)
        self.seat = Seat(0)
        self.observation_space, self.action_space = self.talk.spaces()
        self._rng = Random()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._rng = Random(seed)
        while True:
            self.seat = Seat(self._rng.randrange(self.talk.players)) if self._given is None else self._given
            around = [None, *self._bots]
            self.talk.begin(self._rng, around[-self.seat :] + around[: -self.seat])
            if not self.talk.over:  # bots may have ended it before the seat was asked for anything
                return self.talk.observe(self.seat), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if action not in self.talk.next_words():
            return self.talk.observe(self.seat), -1.0, True, False, {}
        self.talk.say(int(action))
        return self.talk.observe(self.seat), self.talk.rewards()[self.seat], self.talk.over, False, {}

    def render(self) -> str:
        """The last move, as it is written."""
        return self.talk.last


def vector(count: int, processes: bool = False, **settings: Any) -> Any:
    """So many `Solo` environments stepped at once, each in a process of its own if wanted."""
    kind = vectors.AsyncVectorEnv if processes else vectors.SyncVectorEnv
    return kind([partial(Solo, **settings)] * count)
