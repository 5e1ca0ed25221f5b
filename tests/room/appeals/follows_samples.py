"""Samples of the consequences of rulings in real games: `python -m tests.room.appeals.follows_samples` writes
`tests/vectors/follows.json`.

The file has one sample for each mark and each combination of events and results that the worked cases reach, in the
form that the client gets. The client's tests put all of them into words.
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from engines.contract import Refusal
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.referee.record import Mark
from engines.registry import engine_of, slugs
from server.room.appeals.follows import follows_from
from server.room.views.status import plain_follows
from tests.engines.challenge_positions import Position, in_cases

FILE = Path(__file__).parents[2] / "vectors" / "follows.json"
GAMES = [slug for slug in slugs() if any(rule.challengeable for rule in engine_of(slug).rules)]
MARKS: tuple[Mark, ...] = ("C", "I", "IA")
MOST = 30
"""Maximum number of positions per game; each is of a different kind."""


@cache
def challenged_positions(slug: str) -> tuple[tuple[Position, int, Any], ...]:
    """Return the first position of each kind where a seat can make a challenge, with that seat and the challenge as
    plain data. The result is kept, because the search plays all worked cases."""
    return tuple(_challenged_positions(slug))


def _challenged_positions(slug: str) -> Iterator[tuple[Position, int, Any]]:
    found = set()
    for position in in_cases(slug):
        status = position.status
        if status.is_over:
            continue
        for seat in range(len(status.may)):
            for rule in position.rules:
                step = position.challenged(seat, rule)
                if step is None or not step.rulings:
                    continue
                ends = position.engine.status(step.state).result is not None
                windows = tuple((window.kind, window.stakes) for window in status.windows if seat in window.seats)
                kind = (status.phase, windows, step.rulings[0].mark, ends, seat == status.flag)
                if kind in found:
                    continue
                found.add(kind)
                yield position, seat, _challenge(position, seat, rule)
                if len(found) == MOST:
                    return


def _challenge(position: Position, seat: int, rule: str) -> Any:
    """Return the first challenge of that rule that the game accepts, in the form that a client sends."""
    for action in position.challenges(seat, rule):
        try:
            position.engine.apply(position.state, seat, action, position.now_ms, ChanceReader(ChanceState(bytes(32))), None)
        except Refusal:
            continue
        return msgspec.to_builtins(action)
    raise AssertionError


def samples(slug: str) -> list[dict[str, Any]]:
    """Return one sample for each different combination of mark, events and result. The function tries each position as it
    is, and with two strikes for every seat."""
    found: dict[str, dict[str, Any]] = {}
    for first, seat, challenge in challenged_positions(slug):
        for position in (first, first.with_strikes(2)):
            for mark in MARKS:
                action = position.engine.parse(challenge)
                reader = ChanceReader(ChanceState(bytes(32)))
                step = position.engine.apply(position.state, seat, action, position.now_ms, reader, (mark,))
                follows = plain_follows(follows_from(position.engine, position.state, step))
                result = follows["result"]
                kind = [mark, [event["kind"] for event in follows["happened"]], result and [result["result"], result["reason"]]]
                sample = {"mark": mark, "challenger": seat, "seats": len(position.status.may), "follows": follows}
                found.setdefault(json.dumps(kind), sample)
    return list(found.values())


def written() -> str:
    """Return the text of the whole file."""
    each = (f"{json.dumps(slug)}: [\n{_lines(samples(slug))}\n]" for slug in GAMES)
    return "{\n" + ",\n".join(each) + "\n}\n"


def _lines(found: list[dict[str, Any]]) -> str:
    return ",\n".join(json.dumps(sample, sort_keys=True) for sample in found)


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
