"""A room's views match their declarations. `Table` checks every step in all tests; this file adds the many states of a
room."""

from contextlib import suppress
from random import Random
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from engines.contract import Refusal
from protocol import messages
from server.aggregate.commands import Presence
from server.room import Leave
from server.room.command import ClocksHeld, HomeSet
from server.room.values.open_ruling import OpenStage
from server.room.values.state import PauseReason
from server.room.views.view_types import RoomInfo, RoomView, SeatView, SettingsView
from tests.declared_views import assert_declared
from tests.room.stored.test_log import something
from tests.room.table import Table, challenged

BRANCHES: tuple[tuple[str, Any], ...] = (
    ("ana", messages.MakeAppeal("?")),
    ("bob", messages.MakeAppeal("?")),
    ("bob", messages.Plead("?")),
    ("leader", messages.Rule(["I"], reason="x")),
    ("leader", messages.Pause("x")),
    ("leader", messages.Adjourn("x")),
    ("director", messages.Sanction(0, "warn", "x")),
    ("director", messages.ForceResult([0], reason="x")),
    ("ana", messages.Sign()),
    ("bob", messages.Dispute("x")),
    ("bob", Leave()),
    ("ana", messages.SeatBot(1)),
    ("director", messages.ForceResult([1], reason="x", running=False)),
)


def rooms() -> list[dict[str, Any]]:
    """Return the views of a referee in some matches that reach every state."""
    seen: list[dict[str, Any]] = []
    for seed in range(12):
        chance = Random(f"views/{seed}")
        monitor = chance.choice(["server", "tutor"])
        table = challenged("leader", "director", monitor=monitor) if seed % 2 else Table(referees=("leader", "director"))
        for _step in range(60):
            with suppress(Refusal):
                if chance.random() < 0.5:
                    something(table, chance)
                else:
                    table.do(*chance.choice(BRANCHES))
                    table.do(None, ClocksHeld(on=chance.random() < 0.5))
            seen.append(table.view("referee"))
    return [*seen, *board_without_limit(), *board_at_home()]


def board_without_limit() -> list[dict[str, Any]]:
    """Return the views of a class's board where the game has no time limit. The tutor has called the time, so the game
    waits for a director."""
    room = Table(referees=("leader",)).room
    table = Table.of(msgspec.structs.replace(room, session="CLASE"), ("ana", "bob"), room.at_ms)
    table.do("leader", messages.CallTime("x"))
    return [table.view("referee")]


def board_at_home() -> list[dict[str, Any]]:
    """Return the views of a board of a class that pupils finish after class, in tournament mode. The game stands
    still while a player is absent."""
    room = Table("contig60", options={"mode": "tournament"}, referees=("leader",)).room
    table = Table.of(msgspec.structs.replace(room, session="CLASE"), ("ana", "bob"), room.at_ms)
    table.do(None, HomeSet(room.at_ms + 1, 1))
    table.do(None, Presence("bob", present=False))
    return [table.view("referee")]


@pytest.fixture(scope="module")
def shown() -> list[dict[str, Any]]:
    return rooms()


def test_views_in_every_state_are_as_declared(shown: list[dict[str, Any]]) -> None:
    for view in shown:
        assert_declared(view, RoomView)
    room = [view["room"] for view in shown]
    assert {each["state"] for each in room} >= {"playing", "paused", "over"}
    reasons = {reason for each in room if each["pause"] for reason in each["pause"]["reasons"]}
    assert reasons | {"limit"} == set(get_args(PauseReason)), "games without a limit have a test of their own"
    assert {each["appeal"]["stage"] for each in room if each["appeal"]} == set(get_args(OpenStage))
    assert any(view["desk"] for view in shown)
    assert any(view["disputes"] for view in shown)


def test_every_field_that_may_be_none_was_seen_with_a_value(shown: list[dict[str, Any]]) -> None:
    never = {
        name
        for name, hint in get_type_hints(RoomInfo).items()
        if type(None) in get_args(hint) and all(view["room"][name] is None for view in shown)
    }
    assert never == {"begins_at_ms", "invitation", "listed", "substitute_at_ms", "absence", "undo"}, (
        "these have tests of their own"
    )


@pytest.mark.parametrize(
    ("break_it", "said"),
    [
        (lambda room: room.pop("host"), "missing required field `host`"),
        (lambda room: room.update(secret="x"), "a field is shown that is not declared"),
        (lambda room: room.update(code=7), "Expected `str`, got `int`"),
        (lambda room: room["seats"][0].update(kind="ghost"), "Invalid enum value 'ghost'"),
    ],
)
def test_a_view_that_is_not_as_declared_is_found(break_it: Any, said: str) -> None:
    view = msgspec.json.decode(msgspec.json.encode(Table().view()))
    assert_declared(view, RoomView)
    break_it(view["room"])
    with pytest.raises(AssertionError, match=said):
        assert_declared(view, RoomView)


def test_the_settings_that_are_shown_are_those_of_the_messages() -> None:
    assert set(SettingsView.__annotations__) == set(messages.Settings.__struct_fields__)


def test_a_seat_says_who_sits_there_and_never_more() -> None:
    table = Table()
    assert set(table.room_part["seats"][0]) == SeatView.__required_keys__
