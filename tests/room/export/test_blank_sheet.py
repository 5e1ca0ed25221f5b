"""Tests of blank boards and cards, for every game."""

import pytest

from engines.contract import Refusal
from engines.registry import all_engines
from protocol import errors
from server.room.export.blank_sheet import blank_sheet
from server.room.views.view_types import CardView, RoomView
from tests.declared_views import assert_declared


@pytest.mark.parametrize("slug", all_engines())
def test_every_game_has_a_blank_board_and_an_empty_card(slug: str) -> None:
    sheet = blank_sheet(slug)
    assert_declared(sheet["view"], RoomView)
    assert_declared(sheet["card"], CardView)
    assert sheet["view"]["game"] is not None
    assert sheet["card"]["columns"]
    assert sheet["card"]["seat"] == 0
    assert (sheet["card"]["name"], sheet["card"]["signed_at_ms"], sheet["card"]["marks"]) == ("", None, [])
    assert not any(isinstance(field, int | float) for line in sheet["card"]["lines"] for field in line)


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refusal, match=errors.GAME_UNKNOWN):
        blank_sheet("no-such-game")
