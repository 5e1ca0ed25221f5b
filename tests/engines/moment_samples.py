"""Moments of random games for the client's position writers: `python -m tests.engines.moment_samples` writes `moments.json`.

The file has the first moments of some turns of each game whose client has a `given.ts`.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from banderilla_conformance.cases import plain
from banderilla_conformance.playout import Playout
from engines.contract import SPECTATOR
from engines.registry import engine_of, slugs
from server.room.views.status import plain_status

FILE = Path(__file__).parents[1] / "vectors" / "moments.json"
CLIENT = Path(__file__).parents[2] / "clients" / "web" / "src" / "games"
SEEDS = 3
TURNS = (0, 1, 5, 12, 25)
#: Fields that no position writer reads.
UNREAD = frozenset(("clock", "marks", "violations", "record"))


def with_positions() -> list[str]:
    return [slug for slug in slugs() if (CLIENT / slug / "given.ts").is_file()]


def turn_starts(slug: str, seed: int) -> Iterator[tuple[Any, int]]:
    """Yield state and time after each pass of the flag from one seat to another."""
    engine = engine_of(slug)
    game = Playout(engine, engine.about.seats[0], "tournament", seed)
    held = None
    for _step in game.steps(clock=0.0):
        status = engine.status(game.state)
        is_passed = not status.is_over and None not in (status.flag, held) and status.flag != held
        held = status.flag
        if is_passed:
            yield game.state, game.now_ms


def samples(slug: str) -> list[dict[str, Any]]:
    engine = engine_of(slug)
    found = []
    for seed in range(SEEDS):
        for turn, (state, now_ms) in enumerate(turn_starts(slug, seed)):
            if turn in TURNS:
                view = plain(engine.view(state, SPECTATOR, now_ms))
                view = {name: value for name, value in view.items() if name not in UNREAD}
                found.append({"status": plain(plain_status(engine.status(state), None)), "view": view})
            if turn == TURNS[-1]:
                break
    return found


def main() -> None:
    lines = [f"{json.dumps(slug)}:{json.dumps(samples(slug), separators=(',', ':'))}" for slug in with_positions()]
    FILE.write_text("{" + ",\n".join(lines) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
