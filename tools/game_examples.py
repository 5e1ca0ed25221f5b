"""Plays a game's worked cases in a real room, and finds an example of each action of the game in them."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from banderilla_conformance.cases import Never, Table, expanded
from engines.contract import Actor, Engine, Refusal
from engines.registry import engine_of, folder_of
from server.descriptions.schemas import action_kinds

CASES: Final = Path(__file__).parents[1] / "tests" / "engines"
REFEREE: Final = "referee"
ANSWERS: Final = ("accept_draw", "decline_draw")
"""Actions that are only possible after an offer."""
_BEST: Final = 0


class Example(NamedTuple):
    """An action that the room accepted: its sender (a seat or the referee), the action as a client sends it, and its text."""

    sender: str
    action: dict[str, Any]
    text: str


@cache
def examples(slug: str) -> dict[str, Example]:
    """Returns an example of each type of action that occurs in the game's cases. A type without fields need not occur: it is
    enough if a sender could send it at some point of a case.

    The function prefers an example without a fault to one with a fault, and a correct challenge to an incorrect one.
    """
    engine = engine_of(slug)
    wanted = {str(kind.__struct_config__.tag) for kind in action_kinds(engine.action)}
    found: dict[str, tuple[int, Example]] = {}
    for case in _cases(slug):
        for rank, example in _accepted(engine, case, wanted):
            tag = example.action["type"]
            if tag not in found or rank < found[tag][0]:
                found[tag] = (rank, example)
        wanted -= {tag for tag, (rank, _) in found.items() if rank == _BEST}
        if not wanted:
            break
    return {tag: example for tag, (_, example) in sorted(found.items())}


def _cases(slug: str) -> Iterator[Mapping[str, Any]]:
    for file in sorted((CASES / folder_of(slug)).glob("*cases.json")):
        for case in json.loads(file.read_text(encoding="utf-8")):
            yield expanded(engine_of(slug), case)


def _accepted(engine: Engine[Any, Any, Any], case: Mapping[str, Any], wanted: set[str]) -> Iterator[tuple[int, Example]]:
    """Yields the accepted actions of a case, each with a rank that is smaller for better examples. Skips a case that has no
    action of a type in `wanted`."""
    bare = [kind for kind in wanted if _is_bare(engine, kind)]
    if not bare and not wanted & {action["type"] for action in case["actions"]}:
        return
    table = Table(engine, case["given"])
    for action in case["actions"]:
        state, seat = table.state, action["seat"]
        for kind in bare:
            yield from _offered(engine, table, kind)
        result = table.play(action)
        raw = {key: value for key, value in action.items() if key not in ("seat", "at_ms")}
        if raw["type"] in wanted and not (isinstance(result, Mapping) and "rejected" in result):
            yield _rank(result), _example(engine, state, seat, raw)


def _offered(engine: Engine[Any, Any, Any], table: Table, kind: str) -> Iterator[tuple[int, Example]]:
    """Yields an example of the action `kind`, which has no fields, if a seat or the referee can send this action at this point
    of a case. For an answer to an offer of a draw, the function first makes such an offer. The case itself does not change."""
    actors: tuple[Actor, ...] = (*range(len(engine.status(table.state).may)), "director")
    states = [table.state]
    if kind in ANSWERS:
        states = [after for after in (_after(engine, table, table.state, actor, "offer_draw") for actor in actors) if after]
    for state in states:
        for actor in actors:
            if _after(engine, table, state, actor, kind) is not None:
                yield _BEST, _example(engine, state, REFEREE if actor == "director" else actor, {"type": kind})


def _after(engine: Engine[Any, Any, Any], table: Table, state: Any, actor: Actor, kind: str) -> Any:
    """Returns the state after an action without fields; None if the engine refuses the action or needs a random draw for it."""
    try:
        return engine.apply(state, actor, engine.parse({"type": kind}), table.now_ms, Never(), None).state
    except (Refusal, AssertionError):
        return None


def _is_bare(engine: Engine[Any, Any, Any], kind: str) -> bool:
    """Tells whether this type of action needs no fields."""
    try:
        engine.parse({"type": kind})
    except Refusal:
        return False
    return True


def _rank(result: Any) -> int:
    if result == "ok":
        return _BEST
    if isinstance(result, Mapping) and all(mark == "C" for _, mark in result.get("rulings", [("", "")])):
        return _BEST
    return _BEST + 1


def _example(engine: Engine[Any, Any, Any], state: Any, seat: int | str, raw: dict[str, Any]) -> Example:
    action = engine.parse(raw)
    plain = {key: value for key, value in msgspec.to_builtins(action).items() if key in raw}
    return Example(f"seat {seat}" if isinstance(seat, int) else seat, plain, engine.notate(state, action))
