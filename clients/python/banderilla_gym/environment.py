"""A game of Banderilla as a PettingZoo environment (AEC). Each seat is an agent, and one agent acts at a time.

After every action the agents act in this order. First come the seats that may challenge that action although the game
does not wait for them, each once. Then come the seats that the game waits for. If no seat can act, time passes to the
next deadline.
"""

import hashlib
import os
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from banderilla_gym.candidates import CHALLENGE, MAX_ACTIONS, Candidate, candidates
from banderilla_gym.encoding import BOUND, FEATURES, encoded
from banderilla_gym.game import STEP_MS, RecordedGame, secret_of
from banderilla_gym.rewards import rewards
from engines.contract import SPECTATOR, Refusal
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.levels.level import level_named
from engines.kit.levels.opponent import wish
from engines.registry import all_engines

Plain = Any
Observation = dict[str, Any]
MAX_STEPS: Final = 10_000
TOURNAMENT: Final = {"mode": "tournament"}


def games() -> tuple[str, ...]:
    """Returns the slugs of all games that the lobby lists."""
    return tuple(slug for slug, engine in all_engines().items() if engine.about.listed)


def env(slug: str, **settings: Any) -> "AECEnv[str, Observation, int | None]":
    """Returns the environment of a game. PettingZoo's wrapper checks that callers use its functions in the right order.
    `settings` are those of `GameEnv`."""
    return wrappers.OrderEnforcingWrapper(GameEnv(slug, **settings))


class GameEnv(AECEnv[str, Observation, int | None]):
    """The environment of one game. `seats`: number of seats, by default the smallest. `options`: the game's options, by default
    in tournament mode.

    `seed`: the seed of all random draws; random by default. `step_ms`: game time of an action in ms. `max_steps`: maximum
    number of agents' steps in a game. `computer`: seats that the computer plays, with their levels; they are not agents.
    `challenges`: False removes challenges from the actions, so that an agent can first learn to play.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        slug: str,
        *,
        seats: int | None = None,
        options: Mapping[str, Plain] | None = None,
        seed: int | None = None,
        step_ms: int = STEP_MS,
        max_steps: int = MAX_STEPS,
        computer: Mapping[int, str] | None = None,
        challenges: bool = True,
        render_mode: str | None = None,
    ) -> None:
        """Creates the environment. Raises `KeyError` for an unknown game, `ValueError` for seats or levels that the game does
        not have, `Refusal` for wrong options."""
        super().__init__()  # type: ignore[no-untyped-call]
        engine = all_engines()[slug]
        self.engine = engine
        self.slug = slug
        self.seats = engine.about.seats[0] if seats is None else seats
        if self.seats not in engine.about.seats:
            raise ValueError(f"{slug} has {engine.about.seats} seats, not {seats}")
        self.options = {**TOURNAMENT, **(options or {})}
        engine.read_options(self.options)
        self.step_ms = step_ms
        self.max_steps = max_steps
        self.computer = dict(computer or {})
        unknown = [level for level in self.computer.values() if level not in engine.levels]
        if unknown or any(seat not in range(self.seats) for seat in self.computer) or len(self.computer) == self.seats:
            raise ValueError(f"the computer cannot play {self.computer} of {self.seats} seats")
        self.challenges = challenges
        self.render_mode = render_mode
        self.metadata = {**GameEnv.metadata, "name": f"banderilla_{slug}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats) if seat not in self.computer]
        self._seat_of = {agent: int(agent.removeprefix("seat_")) for agent in self.possible_agents}
        self._spaces = {
            agent: (
                spaces.Dict(
                    {
                        "observation": spaces.Box(-BOUND, BOUND, (FEATURES,), np.float32),
                        "action_mask": spaces.Box(0, 1, (MAX_ACTIONS,), np.int8),
                    }
                ),
                spaces.Discrete(MAX_ACTIONS),
            )
            for agent in self.possible_agents
        }
        self._seed = seed
        self._number = -1

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts the next game. A `seed` begins a new series of games. `options` has no effect, because the options of
        `GameEnv` apply."""
        if seed is not None or self._seed is None:
            self._seed = int.from_bytes(os.urandom(8)) if seed is None else seed
            self._number = -1
        self._number += 1
        self.game = RecordedGame(self.slug, self.seats, self.options, secret_of(self._seed, self._number))
        self.agents = list(self.possible_agents)
        self.agent_selection = self.agents[0]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None  # type: ignore[assignment]
        self._steps = 0
        self._read_to = dict.fromkeys(self.agents, 0)
        self._new_moment()
        self._go_on(None)

    def step(self, action: int | None) -> None:
        """Carries out the selected agent's action: an index that its mask allows, or None when its game is over. Raises
        `ValueError` for any other action."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < MAX_ACTIONS or not self._mask[action]:
            raise ValueError(f"{agent} is not offered {action}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._steps += 1
        self._read_to[agent] = len(self.game.events)
        self._go_on(self._acted(self._seat_of[agent], int(action)))
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """Returns the observation of an agent as numbers. The action mask is empty if the agent is not selected."""
        seat = self._seat_of[agent]
        if seat not in self._observed:
            shown = {"view": self._view(seat), "status": self._plain_status()}
            self._observed[seat] = encoded(shown)
        asked = agent == self.agent_selection and agent in self.agents and not self._is_done(agent)
        return {"observation": self._observed[seat], "action_mask": self._mask if asked else np.zeros(MAX_ACTIONS, np.int8)}

    def ruled_right(self, agent: str) -> list[int]:
        """Returns the indices of the selected agent's challenges that would now be ruled C (correct). Agents must not
        see these indices, which are for measuring and teaching."""
        listed = enumerate(self._offered)
        return [index for index, one in listed if one and one.kind == CHALLENGE and self.is_right(agent, one.action or {})]

    def computers_choice(self, agent: str, level: str) -> dict[str, Plain] | None:
        """Returns the action that the computer at that level would choose for the agent; None if there is none. The
        choice is for comparing and teaching."""
        return self._wished(self._seat_of[agent], level)

    def is_right(self, agent: str, challenge: Mapping[str, Plain]) -> bool:
        """Tells whether a challenge by the agent would now be ruled C (correct) on every rule that it names. Agents
        must not see the answer."""
        marks = self._marks(self._seat_of[agent], challenge)
        return bool(marks) and all(mark == "C" for mark in marks)

    def render(self) -> str | None:
        """Returns the position as a text for a spectator, as a screen reader gets it."""
        if self.render_mode != "ansi":
            return None
        text: str = self.engine.view(self.game.state, SPECTATOR, self.game.now_ms)["text"]
        return text

    def close(self) -> None:
        """Does nothing, because the environment holds no resources."""

    def _marks(self, seat: int, challenge: Mapping[str, Plain]) -> list[str]:
        game = self.game
        try:
            action = self.engine.parse(challenge)
            step = self.engine.apply(game.state, seat, action, game.now_ms, ChanceReader(game.tape), None)
        except Refusal:
            return []
        return [ruling.mark for ruling in step.rulings]

    def _acted(self, seat: int, index: int) -> str | None:
        """Carries out the chosen action. If the game refuses the action, returns the code of the refusal, and the agent cannot
        choose the action again at this moment."""
        chosen = self._offered[index]
        assert chosen is not None
        before = self.game.state
        code = None if chosen.action is None else self._played(seat, chosen.action)
        if self.game.state is not before:
            return code
        if chosen.kind == "pass":
            self._passed.add(seat)
        else:
            self._refused.setdefault(seat, set()).add(index)
        return code

    def _played(self, seat: int, action: dict[str, Plain]) -> str | None:
        """Advances the game time by `step_ms`, carries out the events that are due by then, and applies the seat's action.
        Returns the code of the refusal if the game refuses the action, else None."""
        before, code = self.game.state, None
        try:
            self.game.act(seat, action, self.game.now_ms + self.step_ms)
        except Refusal as refused:
            code = refused.code
        if self.game.state is not before:
            self._new_moment()
        return code

    def _new_moment(self) -> None:
        """Forgets observations, passes and refusals, because the position has changed."""
        self._passed: set[int] = set()
        self._refused: dict[int, set[int]] = {}
        self._observed: dict[int, NDArray[np.float32]] = {}
        self._views: dict[int, dict[str, Plain]] = {}
        self._lists: dict[int, tuple[Candidate | None, ...]] = {}
        self._status_shown: dict[str, Plain] | None = None

    def _go_on(self, refused: str | None) -> None:
        """Lets the seats of the computer and the clock act until an agent can choose, or the game is over."""
        self._offered: Sequence[Candidate | None] = ()
        self._mask = np.zeros(MAX_ACTIONS, np.int8)
        while not self.game.status.is_over and self._steps < self.max_steps:
            seat = self._next_seat()
            if seat is None:
                self._wait()
            elif seat in self.computer:
                self._computer_acts(seat)
            else:
                self._ask(seat, refused)
                return
        self._end()

    def _next_seat(self) -> int | None:
        """Returns the seat that acts next; None if no seat can act before the next deadline."""
        status = self.game.status
        awaited = status.awaited
        windows = {seat for window in status.windows for seat in window.seats}
        challengers = windows if self.challenges else windows & self.computer.keys()
        apart = [seat for seat in sorted(challengers) if seat not in awaited and CHALLENGE in status.may[seat]]
        for seat in (*apart, *awaited):
            if seat not in self._passed and (seat in self.computer or self._open_to(seat)):
                return seat
        # The game waits for a seat that cannot act, so another seat with an action without a fault acts first.
        for seat in range(self.seats):
            if status.may[seat] and seat not in self._passed and (seat in self.computer or self._is_sound_open_to(seat)):
                return seat
        return None

    def _list(self, seat: int) -> tuple[Candidate | None, ...]:
        if seat not in self._lists:
            listed = candidates(self.engine, self.game.state, self.game.status, seat)
            hidden = () if self.challenges else (CHALLENGE,)
            self._lists[seat] = tuple(None if one is None or one.kind in hidden else one for one in listed)
        return self._lists[seat]

    def _open_to(self, seat: int) -> list[int]:
        """Returns the indices that the seat may choose at this moment."""
        gone = self._refused.get(seat, set())
        return [index for index, one in enumerate(self._list(seat)) if one is not None and index not in gone]

    def _is_sound_open_to(self, seat: int) -> bool:
        listed = self._list(seat)
        return any(one is not None and one.kind == "sound" for one in map(listed.__getitem__, self._open_to(seat)))

    def _ask(self, seat: int, refused: str | None) -> None:
        agent = f"seat_{seat}"
        self._offered = self._list(seat)
        self._mask[self._open_to(seat)] = 1
        self.agent_selection = agent
        self.infos[agent] = {
            **self._part_of(agent),
            "actions": [one.action if one else None for one in self._offered],
            "kinds": [one.kind if one else "" for one in self._offered],
            "refused": refused,
        }

    def _part_of(self, agent: str) -> dict[str, Any]:
        """Returns the entries of an agent's `info` that do not depend on the offered actions. The agent's seat may know all of
        them."""
        seat = self._seat_of[agent]
        return {
            "seat": seat,
            "now_ms": self.game.now_ms,
            "view": self._view(seat),
            "status": self._plain_status(),
            "heard": [
                {"kind": event.kind, "seat": event.seat, "params": msgspec.to_builtins(event.params)}
                for event in self.game.events[self._read_to[agent] :]
                if event.to is None or seat in event.to
            ],
        }

    def _computer_acts(self, seat: int) -> None:
        asked, before = self._wished(seat, self.computer[seat]), self.game.state
        if asked is not None:
            self._played(seat, asked)
        if self.game.state is before:
            self._passed.add(seat)

    def _wished(self, seat: int, level: str) -> dict[str, Plain] | None:
        """Returns the action that the computer at that level chooses for the seat. The same random source always gives the same
        action."""
        game, engine = self.game, self.engine
        drawn = ChanceReader(ChanceState(self._derived(f"computer/{len(game.acts)}/{game.now_ms}/{seat}")))
        tournament, fate = engine.is_tournament(game.options), self._derived(f"notices/{seat}")
        played = level_named(engine.levels, level)
        asked = wish(engine, game.state, seat, game.now_ms, played, drawn, tournament=tournament, fate=fate)
        return None if asked is None else msgspec.to_builtins(asked)

    def _derived(self, purpose: str) -> bytes:
        return hashlib.sha256(b"%b/gym/%b" % (self.game.secret, purpose.encode())).digest()

    def _wait(self) -> None:
        """Advances the time to the next deadline, because the seats cannot act."""
        due_at_ms = self.game.due_at_ms
        assert due_at_ms is not None, f"{self.slug}: stuck, without a seat that may act or a clock: {self.game.status}"
        self.game.settle(due_at_ms)
        self._new_moment()

    def _end(self) -> None:
        """Sends every agent the final reward and information."""
        self._new_moment()
        result = self.game.status.result if self.game.status.is_over else None
        shares = rewards(result, self.seats) if result is not None else (0.0,) * self.seats
        for agent in self.agents:
            self.terminations[agent] = result is not None
            self.truncations[agent] = result is None
            self.rewards[agent] = shares[self._seat_of[agent]]
            self.infos[agent] = {**self._part_of(agent), "result": msgspec.to_builtins(result), "refused": None}
        self.agent_selection = self.agents[0]

    def _is_done(self, agent: str) -> bool:
        return self.terminations[agent] or self.truncations[agent]

    def _view(self, seat: int) -> dict[str, Plain]:
        if seat not in self._views:
            self._views[seat] = self.engine.view(self.game.state, seat, self.game.now_ms)
        return self._views[seat]

    def _plain_status(self) -> dict[str, Plain]:
        if self._status_shown is None:
            self._status_shown = msgspec.to_builtins(self.game.status)
        return self._status_shown
