"""Finds positions in the worked cases of each game where the page has much to show next to the board. Tests of the
layout use them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from banderilla_conformance.cases import Table
from engines.contract import Refusal
from engines.registry import all_engines, engine_of
from tests.engines.case_files import worked_cases

TEMPLATES = ("noughts", "takeaway")
GAMES = [engine.about.slug for engine in all_engines().values() if engine.about.slug not in TEMPLATES]
SEATS = 2

ENTRY = {
    "ajedrez": ("", "move"),
    "contig60": ("place", "announce"),
    "damas": ("", "move"),
    "fab-a-diffy": ("touch", "announce"),
    "fiar": ("", "place"),
    "geominos": ("place", "announce"),
    "juggle": ("roll", "take"),
    "kwatro-sinko": ("", "draw_chip"),
    "par55": ("announce", "move_pawn"),
    "queens-and-guards": ("", "banish"),
    "qwinto": ("", "write"),
    "ramrod": ("", "start_rods"),
    "stars-and-bars": ("place", "score"),
    "sum-dominoes": ("", "write_sum"),
    "truco": ("", "declare"),
}
"""Per game, the type of seat 0's last action ("" for any type), and a type of action that seat 0 must be able to make next.
Together they find a position where seat 0 must enter something: a sentence, points …"""


@dataclass(frozen=True)
class Position:
    """A position of a worked case: the table starts from `given` and then plays `actions`."""

    given: Mapping[str, Any]
    actions: tuple[Mapping[str, Any], ...] = ()


def entry(slug: str) -> Position:
    """Returns a position where seat 0 must enter something: a sentence, points, a piece from the bank, or a card of its
    hand."""
    done, may = ENTRY[slug]
    for position, allowed in _positions(slug):
        last = position.actions[-1] if position.actions else {"type": "", "seat": 0}
        if may in allowed and last["seat"] == 0 and done in ("", last["type"]):
            return position
    raise AssertionError(f"no worked case of {slug} lets seat 0 do {may}")


def turn(slug: str) -> Position:
    """Returns a position where it is the turn of seat 0."""
    for position, allowed in _positions(slug, longest=0):
        if "pass_flag" in allowed or {"roll", "move", "play", "place"} & set(allowed):
            return position
    return entry(slug)


def _positions(slug: str, longest: int = 12) -> Iterator[tuple[Position, tuple[str, ...]]]:
    """Yields positions of the worked cases: the start of each case, and the position after each of its first `longest`
    actions. Each position comes with the types of action that seat 0 may then make."""
    engine = engine_of(slug)
    for case in worked_cases(slug):
        table = Table(engine, case["given"])
        if len(engine.status(table.state).may) != SEATS or case["given"].get("mode") == "assisted":
            continue
        played: list[Mapping[str, Any]] = []
        for action in (None, *case["actions"]):
            if action is not None:
                if not isinstance(action["seat"], int) or "at_ms" in action or len(played) == longest:
                    break
                try:
                    table.play(action)
                except Refusal:
                    break
                played.append(action)
            yield Position(case["given"], tuple(played)), tuple(engine.status(table.state).may[0])


def ruling(slug: str) -> Position:
    """Returns a position of a running game after a challenge and its ruling."""
    engine = engine_of(slug)
    for case in sorted(worked_cases(slug), key=lambda case: len(case["actions"])):
        kinds = [action["type"] for action in case["actions"]]
        if "challenge" not in kinds or case["given"].get("mode") == "assisted":
            continue
        actions = case["actions"][: kinds.index("challenge") + 1]
        table = Table(engine, case["given"])
        if len(engine.status(table.state).may) != SEATS:
            continue
        if not all(isinstance(action["seat"], int) for action in actions):
            continue
        became = [table.play(action) for action in actions]
        refused = any(isinstance(step, dict) and "rejected" in step for step in became)
        if not refused and engine.status(table.state).result is None:
            return Position(case["given"], tuple(actions))
    raise AssertionError(f"no worked case of {slug} has a challenge")
