"""Tests of hidden data: the order of the pile, the unused tiles, and faults before their ruling."""

from typing import Any

import msgspec
from msgspec.structs import replace

from engines.contract import REFEREE, SPECTATOR
from engines.geominos import ENGINE
from tests.engines.geominos.table import CROSS, SNAKE, GeominosTable, figures

FIVE: dict[str, Any] = {
    "distribution": "five",
    "hands": {"0": ["bat", "cross", "h", "l", "snake"], "1": ["duck", "dog", "fish", "flag", "tree"]},
    "deck": ["table", "tunnel", "t"],
}


def test_the_order_of_the_pile_is_nobody_s_to_see() -> None:
    state = figures(**FIVE).state
    twin = replace(state, deck=state.deck[::-1])
    for viewer in (0, 1, SPECTATOR, REFEREE):
        assert msgspec.msgpack.encode(ENGINE.view(state, viewer, 0)) == msgspec.msgpack.encode(ENGINE.view(twin, viewer, 0))
    assert ENGINE.status(state) == ENGINE.status(twin)


def traces(where: dict[str, Any], points: int) -> list[Any]:
    """Return the parts of a turn that all viewers except referees see: its events without their values, the status, and
    the keys of the view."""
    table = figures()
    shown: list[Any] = []
    for action in (
        {"type": "place", **where}, {"type": "announce", "points": points, "total": 1 + points}, {"type": "pass_flag"},
    ):  # fmt: skip
        step = table.act(0, **action)
        shown += [(event.kind, event.seat, sorted(event.params)) for event in step.happenings]
        shown += [msgspec.to_builtins(ENGINE.status(table.state)), sorted(table.view()), step.record]
    return shown


def test_a_turn_with_faults_looks_like_one_without() -> None:
    assert traces(CROSS, 11) == traces(SNAKE, 6) == traces(SNAKE, 2)


def record(table: GeominosTable) -> list[list[Any]]:
    """Check the facts of the wrong points and the wrong total in the referees' record. Return [seat, rule] of each
    entry."""
    entries = table.view(REFEREE)["record"]
    shown = {rule: facts for _seat, rule, _detail, facts in entries}
    assert shown["geominos.puntos"].items() >= {"said": 3}.items()
    assert shown["geominos.total"].items() >= {"said": 3, "points": 3}.items()
    return [entry[:2] for entry in entries]


def test_only_referees_see_the_record() -> None:
    table = figures()
    table.act(0, "place", **CROSS)
    table.act(0, "announce", points=3, total=3)
    assert record(table) == [[0, f"geominos.{name}"] for name in ("coincidencia", "puntos", "total")]
    table.act(0, "pass_flag")
    assert record(table) == [[0, f"geominos.{name}"] for name in ("coincidencia", "puntos", "total")]
    assert "record" not in table.view()
    assert [ENGINE.audience(table.state, viewer) for viewer in (0, 1, SPECTATOR, REFEREE)] == [SPECTATOR] * 3 + [REFEREE]
