"""Records a game of bots, line by line, for people to read and for a test to compare: `python -m tools.playthrough SLUG`.

The tool writes `tests/engines/<folder>/playthrough.txt`. A reviewer reads how this file changes.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from engines.contract import CLOCK, Tick
from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import engine_of, folder_of, slugs

SEED = b"a golden playthrough, for review"
MAX_LINES = 80


def lines(slug: str) -> list[str]:
    """Returns a game of bots up to `MAX_LINES` actions. Each action has two lines: first the seat, the action in notation and
    the events, then the position."""
    engine = engine_of(slug)
    seats = engine.about.seats[0]
    now_ms = 0
    reader = ChanceReader(ChanceState(SEED))
    state = engine.setup(engine.read_options({"mode": "tournament"}), seats, reader, now_ms)
    written = [f"{slug}, {seats} seats", f"  {engine.view(state, 'spectator', now_ms)['text']}"]
    fate = 0
    while not (status := engine.status(state)).is_over and len(written) < 2 * MAX_LINES:
        actor: Any = CLOCK
        action: Any = Tick()
        for seat in range(seats):
            fate += 1
            chance = ChanceReader(ChanceState(SEED, 1_000_000 + fate))
            raw = engine.bot(engine.view(state, seat, now_ms), msgspec.to_builtins(status), seat, chance)
            if raw is not None:
                actor, action = seat, engine.parse(raw)
                break
        now_ms = now_ms + 1_000 if actor != CLOCK else max(now_ms, status.due_at_ms or now_ms)
        text = engine.notate(state, action) if actor != CLOCK else "tick"
        step = engine.apply(state, actor, action, now_ms, reader, None)
        state = step.state
        kinds = " ".join(event.kind for event in step.happenings)
        written.append(f"{actor}: {text}   [{engine.status(state).phase}] {kinds}".rstrip())
        written.append(f"  {engine.view(state, 'spectator', now_ms)['text']}")
    result = engine.status(state).result
    written.append(f"result: {result.reason} {list(result.winners)}" if result else "…")
    return written


def path(slug: str) -> Path:
    return Path(__file__).parent.parent / "tests" / "engines" / folder_of(slug) / "playthrough.txt"


def main(arguments: list[str]) -> int:
    if not arguments or not set(arguments) <= set(slugs()):
        print(f"usage: make playthrough GAME=<one of: {', '.join(slugs())}>", file=sys.stderr)
        return 2
    for slug in arguments:
        path(slug).write_text("\n".join(lines(slug)) + "\n")
        print(path(slug))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
