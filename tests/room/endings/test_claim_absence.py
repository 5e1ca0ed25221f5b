"""If the opponent is absent, the remaining player may make a claim after the stated time. At some tables the rulebook
and the referees decide instead."""

import pytest

from engines.contract import Refusal
from engines.registry import all_engines
from protocol import errors, messages
from server.room import Act, Join, Presence
from server.room.views.view_types import RoomView
from tests.declared_views import assert_declared
from tests.room.table import Table

WAIT_MS = 120_000
UNLIMITED = {"turn_ms": 0}
DAY_MS = 86_400_000
LISTED = [slug for slug, engine in all_engines().items() if engine.about.listed]


def claim(remedy: str, seat: int = 1) -> messages.ClaimAbsence:
    return messages.ClaimAbsence(seat, remedy)  # type: ignore[arg-type]


def left(table: Table, person: str = "bob") -> None:
    table.do(None, Presence(person, False))


def table_of_two(**more: object) -> Table:
    return Table(options=UNLIMITED, **more)  # type: ignore[arg-type]


def test_nothing_is_claimed_before_the_stated_time() -> None:
    table = table_of_two()
    assert table.refused("ana", claim("win")) == errors.ABSENCE_NONE
    left(table)
    assert table.room_part["absence"] == [None, table.now_ms + WAIT_MS]
    assert_declared(table.view(), RoomView)
    table.now_ms += WAIT_MS - 1
    with pytest.raises(Refusal) as refused:
        table.do("ana", claim("win"))
    assert (refused.value.code, refused.value.params) == (errors.ABSENCE_SOON, {"wait_ms": 1})


@pytest.mark.parametrize(("remedy", "result", "winners"), [("win", "win", (0,)), ("draw", "draw", ())])
def test_who_waits_has_the_win_or_a_draw(remedy: str, result: str, winners: tuple[int, ...]) -> None:
    table = table_of_two()
    left(table)
    table.now_ms += WAIT_MS
    table.do("ana", claim(remedy))
    assert table.room.game is not None
    assert table.room.game.result is not None
    ended = table.room.game.result
    assert (ended.result, ended.reason, ended.winners, table.room.state) == (result, "absent", winners, "over")
    claims = [event for event in table.records[-1].happenings if event.kind == "absence_claimed"]
    assert [(event.seat, event.params) for event in claims] == [(0, {"remedy": remedy, "absent": [1]})]


def test_the_computer_plays_on_until_the_player_comes_back() -> None:
    table = table_of_two()
    left(table)
    table.now_ms += WAIT_MS
    assert table.do("ana", claim("bot")).moved == ("bob",), "without the seat, one watches"
    assert [seat["kind"] for seat in table.room_part["seats"]] == ["person", "bot"]
    table.do("ana", Act({"type": "place", "cell": 0}))
    table.wait(2_000)
    assert table.view()["status"]["flag"] == 0
    table.do("bob", Join("Bob", "spectator"))
    assert table.last.answer == {"seat": 1, "role": "player"}
    assert table.last.moved == ("bob",)
    assert [seat["name"] for seat in table.room_part["seats"]] == ["Ana", "Bob"]
    table.do("ana", Act({"type": "place", "cell": 8}))
    table.wait(5_000)
    assert table.view()["status"]["flag"] == 1


def test_somebody_else_does_not_get_the_seat_that_is_kept() -> None:
    table = table_of_two()
    left(table)
    table.now_ms += WAIT_MS
    table.do("ana", claim("bot"))
    assert table.refused("eva", Join("Eva")) == errors.ROOM_FULL


def test_who_only_watches_and_the_absent_claim_nothing() -> None:
    table = table_of_two()
    left(table)
    table.now_ms += WAIT_MS
    assert table.refused("eva", claim("win")) == errors.COMMAND_NOT_YOURS
    assert table.refused("ana", claim("win", seat=7)) == errors.SEAT_UNKNOWN
    assert table.refused("ana", claim("win", seat=0)) == errors.ABSENCE_NONE


def test_where_others_still_play_only_the_computer_takes_the_seat() -> None:
    table = Table("qwinto", seats=3, options={"first": 0, "throw_ms": 0})
    left(table)
    table.now_ms += WAIT_MS
    assert table.refused("ana", claim("win")) == errors.ABSENCE_NONE
    table.do("ana", claim("bot"))
    left(table, "eva")
    table.now_ms += WAIT_MS
    assert table.refused("ana", claim("win", seat=2)) == errors.ABSENCE_OTHERS


def test_the_absence_of_a_partner_is_no_win() -> None:
    table = Table("truco", seats=4, options={"decision_seconds": 0, "review_seconds": 0})
    left(table, "eva")
    table.now_ms += WAIT_MS
    assert table.refused("ana", claim("win", seat=2)) == errors.ABSENCE_OTHERS
    assert table.refused("ana", claim("win", seat=4)) == errors.SEAT_UNKNOWN


def test_with_a_referee_nothing_is_claimed() -> None:
    table = table_of_two(referees=("leader",))
    left(table)
    table.now_ms += WAIT_MS
    assert table.refused("ana", claim("win")) == errors.ABSENCE_OFF


def test_partners_win_together() -> None:
    table = Table("truco", seats=4, options={"decision_seconds": 0, "review_seconds": 0})
    for person in ("bob", "leo"):
        left(table, person)
    table.now_ms += WAIT_MS
    table.do("eva", claim("win"))
    assert table.room.game is not None
    assert table.room.game.result is not None
    assert table.room.game.result.winners == (0, 2)


@pytest.mark.parametrize("slug", LISTED)
def test_a_closed_tab_does_not_lose_to_the_computer(slug: str) -> None:
    about = all_engines()[slug].about
    table = Table(slug, about.seats[0], start=False, options={"mode": "assisted", **about.at_home})
    for seat in range(1, about.seats[0]):
        table.do("ana", messages.ClearSeat(seat))
        table.do("ana", messages.SeatBot(seat))
    table.do("ana", messages.Ready())
    left(table, "ana")
    while (due := table.room.due_at_ms) is not None:
        assert due < table.now_ms + DAY_MS, "only the computer's own acts are due"
        table.wait(due - table.now_ms)
    table.wait(DAY_MS)
    assert (table.room_part["state"], table.room_part["result"]) == ("playing", None)
