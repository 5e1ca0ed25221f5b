"""Games between random players in an environment, for the tests of the gym."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from banderilla_gym import GameEnv
from banderilla_gym.random_player import USUAL, chosen

BOLD: Mapping[str, float] = {**USUAL, "faulty": 0.3, "challenge": 0.02}


def asked(table: GameEnv, fate: Random, weights: Mapping[str, float] = BOLD) -> Iterator[tuple[str, dict[str, Any]]]:
    """Plays the game to its end; each agent that is asked, with what it is told, before it acts."""
    for agent in table.agent_iter():
        observation, _reward, terminated, truncated, info = table.last()
        if terminated or truncated:
            table.step(None)
            continue
        assert observation is not None
        yield agent, info
        table.step(chosen(info, observation["action_mask"], fate, weights))


def played(table: GameEnv, fate: Random, weights: Mapping[str, float] = BOLD) -> GameEnv:
    """The same, when the game is over."""
    for _asked in asked(table, fate, weights):
        pass
    return table
