"""Tests of the check of frames: it finds every violation of the published description."""

from typing import Any, get_args

import msgpack
import msgspec
import pytest

from protocol import messages
from server.descriptions.schemas import tag_of
from server.room.room import views_of
from tests.room.table import Table
from tests.wire import WireCheck, validators


def frame(message: Any) -> bytes:
    packed: bytes = msgpack.packb(msgspec.to_builtins(message))
    return packed


def snapshot() -> dict[str, Any]:
    table = Table("noughts", 2)
    view = dict(views_of(table.room).of["spectator"])
    you = messages.You(None, "spectator", "spectator")
    plain: dict[str, Any] = msgspec.to_builtins(messages.Snapshot("K7QX2M", 1, 0, you, view, 0))
    return plain


@pytest.mark.parametrize(
    "message",
    [
        {"type": "hello", "version": 1},
        {"type": "create", "cid": "c", "game": "fiar", "seats": 2, "settings": {"appeals": False}},
        {"type": "act", "cid": "c", "room": "K7QX2M", "action": {"type": "place", "chip": "r1", "to": "a"}},
        {"type": "command", "cid": "c", "room": "K7QX2M", "command": {"type": "plan_round", "game": "fiar"}},
    ],
)
def test_what_a_client_may_say_fits(message: dict[str, Any]) -> None:
    check = WireCheck()
    check.sent(frame(message))
    assert (check.faults, check.count) == ([], 1)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "hello"},
        {"type": "nonsense"},
        {"type": "create", "cid": "c", "game": "fiar", "seats": 17},
        {"type": "create", "cid": "c", "game": "fiar", "seats": 2, "settings": {"appeal": False}},
        {"type": "act", "cid": "c", "room": "K7QX2M", "action": {"type": "no_such_action"}},
        {"type": "command", "cid": "c", "room": "K7QX2M", "command": {"type": "plan_round", "game": "fiar", "seats": 1}},
    ],
)
def test_what_a_client_may_not_say_is_found(message: dict[str, Any]) -> None:
    check = WireCheck()
    check.sent(frame(message))
    assert len(check.faults) == 1


def test_an_action_of_another_game_is_found() -> None:
    check = WireCheck()
    check.received(frame(snapshot()))
    check.sent(frame({"type": "act", "cid": "c", "room": "K7QX2M", "action": {"type": "roll"}}))
    assert len(check.faults) == 1
    assert "noughts.Action" in check.faults[0]


def test_a_view_fits_and_one_with_a_field_too_many_or_too_few_does_not() -> None:
    good = WireCheck()
    good.received(frame(snapshot()))
    assert good.faults == []
    for change in ({"secret": 1}, {"code": 7}):
        wrong = snapshot()
        wrong["view"]["room"] |= change
        check = WireCheck()
        check.received(frame(wrong))
        assert len(check.faults) == 1, change


def test_the_view_that_a_patch_leads_to_is_looked_at() -> None:
    check = WireCheck()
    check.received(frame(snapshot()))
    check.received(frame(messages.Patch("K7QX2M", 2, 0, [[["room", "state"], "playing"]])))
    assert check.faults == []
    check.received(frame(messages.Patch("K7QX2M", 3, 0, [[["room", "state"], "nonsense"]])))
    assert "the view at 3" in check.faults[0]


def test_an_unknown_code_is_found() -> None:
    check = WireCheck()
    check.received(frame(messages.Refusal("room/unknown", "c")))
    check.received(frame(messages.Refusal("occupied", "c")))
    assert check.faults == []
    check.received(frame(messages.Refusal("room/nonsense", "c")))
    assert len(check.faults) == 1


def test_every_message_of_the_description_has_its_validator() -> None:
    assert {tag_of(kind) for kind in (*get_args(messages.ClientMessage), *get_args(messages.ServerMessage))} <= set(
        validators()
    )
