"""The gym's baselines: lets simple players play each other in every game, and writes the results to `docs/reference/gym.md`.

    python -m tools.gym_baselines [GAME …] [--games N]

The players: `uniform` chooses any offered action except a challenge, `sound` an action without a fault, `random_player` is the
random player of the gym; the other players are the levels of the computer. Two players change seats after each game. A win
counts 1, a draw a half, a loss 0.
"""

import argparse
import re
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from banderilla_gym import GameEnv
from banderilla_gym.random_player import chosen
from engines.registry import engine_of, slugs

PAGE: Final = Path(__file__).parents[1] / "docs" / "reference" / "gym.md"
LEVELS: Final = ("learner", "club", "strong")
BEGIN, END = "<!-- baselines: written by python -m tools.gym_baselines -->", "<!-- end of the baselines -->"
SEED: Final = 1
MAX_STEPS: Final = 3_000
Player = Callable[[Mapping[str, Any], Any, Random], int]


def uniform(info: Mapping[str, Any], mask: Any, fate: Random) -> int:
    """Returns the index of a random offered action that is no challenge. All these actions have the same probability."""
    return fate.choice([index for index, kind in enumerate(info["kinds"]) if mask[index] and kind != "challenge"])


def sound(info: Mapping[str, Any], mask: Any, fate: Random) -> int:
    """Returns the index of a random action without a fault, or of the pass; a faulty action or a challenge only if there is
    nothing else."""
    return chosen(info, mask, fate, {"pass": 0.9, "sound": 0.9, "faulty": 1e-9, "challenge": 1e-9})


PLAYERS: Final[Mapping[str, Player]] = {"uniform": uniform, "sound": sound, "random_player": chosen}


class Played(NamedTuple):
    """The result of some games between two players. `share`: the points of the first player per game. `steps`: the agents'
    steps per game, without the steps of the computer. `per_s`: the agents' steps per second of processor time."""

    share: float
    steps: float
    per_s: float


def matched(slug: str, first: str, second: str, games: int) -> Played:
    """Plays `games` games between the players `first` and `second`. Both are names from `PLAYERS`, but either `first` or
    `second` may be a level of the computer instead."""
    points, steps, begun_s = 0.0, 0, time.process_time()
    fate = Random(f"{slug}/{first}/{second}")
    for number in range(games):
        names = (first, second) if number % 2 == 0 else (second, first)
        computer = {seat: name for seat, name in enumerate(names) if name not in PLAYERS}
        table = GameEnv(slug, seats=2, seed=SEED + number, computer=computer, max_steps=MAX_STEPS)
        table.reset()
        rewards: dict[int, float] = {}
        for _agent in table.agent_iter():
            observation, reward, terminated, truncated, info = table.last()
            seat = info["seat"]
            if terminated or truncated:
                rewards[seat] = float(reward)
                table.step(None)
                continue
            assert observation is not None
            table.step(PLAYERS[names[seat]](info, observation["action_mask"], fate))
            steps += 1
        seat = names.index(first)
        reward = rewards[seat] if seat in rewards else -rewards[1 - seat]
        points += (1 + reward) / 2
    return Played(points / games, steps / games, steps / max(1e-9, time.process_time() - begun_s))


def row(slug: str, games: int) -> str:
    """Returns a game's row of the table, measured in `games` games for each column."""
    own = [matched(slug, name, name, games) for name in PLAYERS]
    opponents = ["uniform", "random_player", *(level for level in LEVELS if level in engine_of(slug).levels)]
    shares = " | ".join(f"{100 * matched(slug, name, 'sound', games).share:.0f} %" for name in opponents)
    return f"| {slug} | {' | '.join(f'{each.steps:.0f}' for each in own)} | {own[-1].per_s:.0f} | {shares} |"


def section(rows: Sequence[str], games: int) -> str:
    """Returns the table and its explanation, from `BEGIN` to `END`, for `docs/reference/gym.md`."""
    heads = ["game", *(f"steps, `{name}`" for name in PLAYERS), "steps per s", "`uniform`", "`random_player`", *LEVELS]
    table = [f"| {' | '.join(heads)} |", f"|{' --- |' * len(heads)}", *rows]
    says = (
        f"{games} games for two in each column, seeds from {SEED}, at most {MAX_STEPS:,} steps in a game. *Steps* are those of "
        "the agents in a game of a player against itself; *steps per s* are those of `random_player` on a core. The other "
        "columns are points per game against `sound`."
    )
    return "\n".join([BEGIN, says, "", *table, END])


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="default: all games, and the page gets the table")
    parser.add_argument("--games", type=int, default=10)
    asked = parser.parse_args(arguments)
    rows = []
    for slug in asked.game or [slug for slug in slugs() if engine_of(slug).about.listed]:
        rows.append(row(slug, asked.games))
        print(rows[-1], flush=True)
    if not asked.game:
        page = PAGE.read_text(encoding="utf-8")
        between = re.compile(f"{re.escape(BEGIN)}.*{re.escape(END)}", re.DOTALL)
        PAGE.write_text(between.sub(lambda _found: section(rows, asked.games), page), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
