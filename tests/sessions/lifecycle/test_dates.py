"""The dates of a class: everybody sees them, and the class outlives the last of them."""

import pytest

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from protocol.session_commands import ClassDate
from server.aggregate.commands import Tick
from server.sessions.lifecycle.continued import continued_from
from server.sessions.lifecycle.dates import MAX_AHEAD_MS, coming, in_order
from server.sessions.session import NewSession, create
from tests.sessions.classroom import Classroom

DAY_MS = 86_400_000
WEEK_MS = 7 * DAY_MS


def state_at(classroom: Classroom, day: int) -> str:
    """Return the state of the class after the due work of that day."""
    classroom.now_ms = day * DAY_MS
    classroom.do(None, Tick())
    return classroom.session.state


def dated(*days: int) -> Classroom:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.SetSession({"dates": [{"at_ms": day * DAY_MS, "offset_min": -180} for day in days]}))
    return classroom


def test_everybody_sees_the_dates_in_order_and_each_once() -> None:
    classroom = dated(21, 7, 14, 7)
    for door in ("outside", "waiting", "public", "member", "referee", "director"):
        dates = classroom.views.of[door]["session"]["settings"]["dates"]
        assert [date["at_ms"] // DAY_MS for date in dates] == [7, 14, 21], door


def test_only_a_director_sets_dates_and_none_is_further_away_than_a_year() -> None:
    classroom = dated(7)
    with pytest.raises(Refusal) as error:
        classroom.do("ana", asked.SetSession({"dates": []}))
    assert error.value.code == errors.COMMAND_NOT_YOURS
    last_ms = classroom.now_ms + MAX_AHEAD_MS
    classroom.do("eva", asked.SetSession({"dates": [{"at_ms": last_ms}]}))
    late = {"at_ms": last_ms + 1}
    with pytest.raises(Refusal) as error:
        classroom.do("eva", asked.SetSession({"dates": [late]}))
    assert error.value.code == errors.SESSION_DATES
    with pytest.raises(Refusal) as error:
        classroom.do("eva", asked.SetSession({"dates": [{"at_ms": 1, "offset_min": 900}]}))
    assert error.value.code == errors.SETTINGS_MALFORMED


def test_a_class_is_kept_between_the_dates_of_its_series_and_erased_after_the_last() -> None:
    classroom = dated(7, 14, 84)
    classroom.do("eva", asked.SetSession({"keep_days": 1}))
    assert classroom.session.erase_at_ms == 85 * DAY_MS
    assert state_at(classroom, 50) == "open"
    classroom.played((1.0, 0.0))
    assert classroom.session.erase_at_ms == 85 * DAY_MS, "a round does not bring the day forward"
    assert state_at(classroom, 85) == "erased"


def test_a_cancelled_series_keeps_the_class_no_longer_than_another_class() -> None:
    classroom = dated(7, 84)
    classroom.now_ms = 2 * DAY_MS
    classroom.do("eva", asked.SetSession({"dates": []}))
    assert classroom.session.erase_at_ms == 32 * DAY_MS


def test_pupils_come_in_by_the_first_code_at_every_date() -> None:
    classroom = dated(7, 14, 21)
    for week in (1, 2, 3):
        classroom.now_ms = week * WEEK_MS
        classroom.played((1.0, 0.0))
    assert classroom.session.code == "CLASE"
    assert {member.name for member in classroom.session.members} == {"Eva", "Ana", "Bo"}
    assert len(classroom.session.rounds) == 3


def test_the_next_session_has_the_dates_that_are_left() -> None:
    before = dated(7, 14, 21).session
    now_ms = 14 * DAY_MS + 30 * 60_000
    after = continued_from(before, create(NewSession("NUEVA", "", "eva", "Eva", bytes(32)), now_ms))
    assert [date.at_ms // DAY_MS for date in after.settings.dates] == [14, 21], "the meeting of today is not over"
    assert after.erase_at_ms == before.erase_at_ms == 51 * DAY_MS, "the first code leads to the next for the whole series"
    assert coming(before.settings, 22 * DAY_MS) == []
    end_ms = 21 * DAY_MS + before.settings.date_minutes * 60_000
    assert len(coming(before.settings, end_ms - 1)) == 1
    assert coming(before.settings, end_ms) == []
    assert coming(before.settings, 0)[0] == ClassDate(7 * DAY_MS, -180)


def test_a_date_may_lie_a_year_ahead_and_no_millisecond_more() -> None:
    last, first = ClassDate(at_ms=5 + MAX_AHEAD_MS), ClassDate(at_ms=7)
    assert in_order([last, first, first], 5) == [first, last]
    with pytest.raises(Refusal, match=errors.SESSION_DATES):
        in_order([last], 4)
