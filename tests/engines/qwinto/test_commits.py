"""A commit (a seat's hidden decision) stays hidden until the reveal. Views, events and refusals of other seats do not
depend on a hidden commit."""

from typing import Any

import msgspec
import pytest

from engines.contract import REFEREE, SPECTATOR, Viewer
from engines.qwinto import ENGINE
from tests.engines.qwinto.table import QwintoTable

COMMITS: list[dict[str, Any]] = [
    {"type": "write", "box": "yellow-5", "number": 9},
    {"type": "write", "box": "yellow-5", "number": 8},  # 8 is not the announced sum
    {"type": "write", "box": "orange-9", "number": 9},  # orange was not thrown
    {"type": "write", "box": "yellow-1", "number": 9},  # the row must rise from left to right
    {"type": "pass"},
]
OTHERS: tuple[Viewer, ...] = (0, 2, SPECTATOR, REFEREE)
PROBES: list[dict[str, Any]] = [
    {"type": "challenge", "rule": "qwinto.row", "target": {"seat": 1, "box": "yellow-5"}},
    {"type": "challenge", "rule": "qwinto.sum"},
    {"type": "write", "box": "yellow-5", "number": 9},
    {"type": "fix", "box": "yellow-5"},
    {"type": "pass"},
    {"type": "ready"},
]


def test_everybody_sees_which_seats_have_committed() -> None:
    table = QwintoTable((4, 5), players=3, round=5)
    table.to_write(("yellow", "purple"), 9)
    shown = []
    for seat in (1, 2):
        shown.append(ENGINE.view(table.state, SPECTATOR, 3_000)["committed"])
        table.act(2_000 + seat, seat, type="pass")
    assert shown == [[False, False, False], [False, True, False]]


def seen_by_others(commits: list[dict[str, Any]]) -> bytes:
    """Return all bytes that the server sends to the seats other than 1 while the commit of seat 1 is hidden."""
    table = QwintoTable((4, 5), players=3, round=5, sheets=[{}, {"yellow-3": 7}, {"purple-2": 3}])
    table.to_write(("yellow", "purple"), 9)
    traces: list[Any] = []
    for number, action in enumerate(commits):
        step = table.act(2_000 + number, 1, **action)
        traces += [event for event in step.happenings if event.to is None or event.to != (1,)]
    traces.append(ENGINE.status(table.state))
    for viewer in OTHERS:
        assert ENGINE.audience(table.state, viewer) in (viewer, SPECTATOR)
        traces.append(ENGINE.view(table.state, viewer, 3_000))
    for seat in (0, 2):
        traces += [ENGINE.faultless_actions(table.state, seat), ENGINE.card(table.state, seat)]
        for probe in PROBES:
            traces.append(answer(table, seat, probe))
    return msgspec.msgpack.encode(traces)


def answer(table: QwintoTable, seat: int, probe: dict[str, Any]) -> Any:
    """Return the server's answer when another seat tries an action."""
    before = table.state
    try:
        step = table.act(3_000, seat, **probe)
    except Exception as refusal:  # noqa: BLE001 - any answer at all must be the same
        return str(refusal)
    finally:
        table.state = before
    return step.happenings, step.record


@pytest.mark.parametrize("commit", COMMITS)
def test_games_that_differ_in_a_hidden_commit_look_the_same_byte_for_byte_to_others(commit: dict[str, Any]) -> None:
    assert seen_by_others([commit]) == seen_by_others([COMMITS[0]])


def test_a_replaced_commit_is_not_noticed() -> None:
    assert seen_by_others([COMMITS[3], COMMITS[0]]) == seen_by_others([COMMITS[4]])


def test_the_own_seat_sees_its_commit_and_only_while_it_is_hidden() -> None:
    table = QwintoTable((4, 5), players=2)
    table.to_write(("yellow", "purple"), 9)
    assert "commit" not in ENGINE.view(table.state, 1, 0)
    table.act(2_000, 1, "write", box="yellow-5", number=9)
    assert ENGINE.view(table.state, 1, 0)["commit"] == {"box": "yellow-5", "number": 9}
    assert ENGINE.audience(table.state, 1) == 1
    table.act(3_000, 0, "miss")
    assert "commit" not in ENGINE.view(table.state, 1, 0)
    assert ENGINE.audience(table.state, 1) == SPECTATOR


def test_referees_see_the_errors_only_once_they_are_revealed() -> None:
    table = QwintoTable((5,), players=2, round=5, sheets=[{}, {"yellow-3": 7}])
    table.to_write(("yellow",), 5)
    table.act(2_000, 1, "write", box="yellow-5", number=5)
    assert ENGINE.view(table.state, REFEREE, 0)["record"] == []
    table.act(3_000, 0, "miss")
    assert ENGINE.view(table.state, REFEREE, 0)["record"] == [
        [1, "qwinto.row", "yellow-5", {"number": 5, "left": 7, "right": None, "cells": ["1 yellow-5", "1 yellow-3"]}]
    ]
    assert "record" not in ENGINE.view(table.state, SPECTATOR, 0)
