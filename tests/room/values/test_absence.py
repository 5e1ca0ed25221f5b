"""Tests of absent people: the time when others may first claim the absence, and the tables where the rulebook decides
instead."""

from msgspec.structs import replace

from protocol import errors, messages
from server.room import Join, Leave
from server.room.command import Recover
from tests.room.endings.test_claim_absence import UNLIMITED, WAIT_MS, claim, left, table_of_two
from tests.room.table import Table


def test_a_person_back_in_time_is_not_absent_and_the_count_restarts() -> None:
    table = table_of_two()
    left(table)
    table.now_ms += WAIT_MS
    table.do("bob", Join("Bob"))
    assert table.refused("ana", claim("win")) == errors.ABSENCE_NONE
    left(table)
    assert table.refused("ana", claim("win")) == errors.ABSENCE_SOON


def test_an_absence_from_before_the_game_counts_from_its_beginning() -> None:
    table = Table(options=UNLIMITED, start=False)
    table.do("bob", messages.Ready())
    left(table)
    table.now_ms += 10 * WAIT_MS
    table.do("ana", messages.Ready())
    assert table.refused("ana", claim("win")) == errors.ABSENCE_SOON
    table.now_ms += WAIT_MS
    table.do("ana", claim("win"))


def test_an_outage_is_not_counted() -> None:
    table = table_of_two()
    left(table)
    table.now_ms += WAIT_MS
    table.do(None, Recover(WAIT_MS))
    assert table.refused("ana", claim("win")) == errors.ABSENCE_SOON


def test_who_went_away_on_purpose_is_absent_too() -> None:
    table = table_of_two()
    table.do("bob", Leave())
    table.now_ms += WAIT_MS
    table.do("ana", claim("draw"))


def refused_at(table: Table) -> str:
    left(table)
    table.now_ms += WAIT_MS
    assert table.room_part["absence"] is None
    return table.refused("ana", claim("win"))


def test_no_absence_claim_with_a_referee_in_tournament_by_correspondence_or_if_switched_off() -> None:
    assert refused_at(table_of_two(referees=("leader",))) == errors.ABSENCE_OFF
    assert refused_at(Table("takeaway", options={"mode": "tournament", "turn_ms": 0, "game_ms": 0})) == errors.ABSENCE_OFF
    assert refused_at(table_of_two(absence_ms=0)) == errors.ABSENCE_OFF
    assert refused_at(table_of_two(move_days=3)) == errors.ABSENCE_OFF


def test_a_board_of_a_class_is_the_tutors() -> None:
    kept = table_of_two().room
    table = Table.of(replace(kept, session="CLASS"), ("ana", "bob"), 1_000_000)
    assert table.refused("ana", claim("win")) == errors.COMMAND_NOT_YOURS
