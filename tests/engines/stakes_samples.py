"""Samples of the stakes (the price and the prize of a challenge): `python -m tests.engines.stakes_samples [SLUG …]`
writes `tests/vectors/stakes.json`.

The file has one status for each set of windows in the worked cases, with the stakes that `engines.kit.stakes` gives
each seat. The client's tests must get the same stakes from the status.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engines.kit.stakes import open_stakes, why_shut
from engines.registry import engine_of, slugs
from server.room.views.status import plain_status
from tests.engines.challenge_positions import Position, in_cases

FILE = Path(__file__).parents[1] / "vectors" / "stakes.json"


def samples(slug: str) -> list[dict[str, Any]]:
    """Return the first status for each different set of stakes, in the order of the cases."""
    found: dict[str, dict[str, Any]] = {}
    for position in in_cases(slug):
        if position.status.is_over:
            continue
        sample = sampled(position)
        found.setdefault(json.dumps(sample["seats"]), sample)
    return list(found.values())


def sampled(position: Position) -> dict[str, Any]:
    """Return the status as the client gets it, and the stakes of each seat."""
    status, table = position.status, position.engine.stakes
    seats = [
        {
            "shut": why_shut(table, status, seat),
            "prices": sorted({stakes.price for stakes in open_stakes(table, status, seat)}),
            "prizes": {rule: prize for stakes in open_stakes(table, status, seat) for rule, prize in stakes.prizes.items()},
        }
        for seat in range(len(status.may))
    ]
    return {"status": plain_status(status, None), "seats": seats}


def written(asked: Sequence[str] = ()) -> str:
    """Return the whole file; if `asked` names games, keep the stored samples of the other games."""
    stored = json.loads(FILE.read_text(encoding="utf-8")) if asked else {}
    games = stored | {slug: samples(slug) for slug in asked or slugs() if engine_of(slug).stakes}
    games = dict(sorted(games.items()))
    each = (f"{json.dumps(slug)}: [\n{_lines(found)}\n]" for slug, found in games.items())
    return "{\n" + ",\n".join(each) + "\n}\n"


def _lines(found: list[dict[str, Any]]) -> str:
    return ",\n".join(json.dumps(sample, sort_keys=True) for sample in found)


if __name__ == "__main__":
    FILE.write_text(written(sys.argv[1:]), encoding="utf-8")
