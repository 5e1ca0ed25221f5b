"""The calendar file of a class, read back by RFC 5545: lines of at most 75 bytes, escaped texts, one event per date."""

import pytest

from protocol import session_commands as asked
from server.gateway.http.calendar_file import MAX_LINE_BYTES, _folded, calendar_of
from tests.sessions.classroom import Classroom

THURSDAY_MS = 1_773_345_600_000
"""2026-03-12 20:00 UTC."""
WEEK_MS = 7 * 86_400_000
LINK = "https://juegos.example/c/CLASE"


def with_dates(*, title: str = "Quinto B", count: int = 1) -> Classroom:
    classroom = Classroom("ana")
    classroom.now_ms = THURSDAY_MS - WEEK_MS
    dates = [{"at_ms": THURSDAY_MS + week * WEEK_MS, "offset_min": -180} for week in range(count)]
    classroom.do("eva", asked.SetSession({"dates": dates, "date_minutes": 45}, title))
    return classroom


def read(file: bytes | None) -> list[dict[str, str]]:
    """Returns the events of a calendar file: unfolds lines and takes backslashes away, as section 3 of the RFC says."""
    assert file is not None
    assert file.endswith(b"\r\n")
    assert all(len(line) <= MAX_LINE_BYTES for line in file.split(b"\r\n"))
    lines = file.decode().replace("\r\n ", "").split("\r\n")[:-1]
    assert (lines[0], lines[1], lines[-1]) == ("BEGIN:VCALENDAR", "VERSION:2.0", "END:VCALENDAR")
    events: list[dict[str, str]] = []
    for line in lines:
        name, _, value = line.partition(":")
        if (name, value) == ("BEGIN", "VEVENT"):
            events.append({})
        elif events and name != "END":
            assert name not in events[-1], "once per event"
            events[-1][name] = unescaped(value)
    return events


def unescaped(value: str) -> str:
    plain, signs = "", iter(value)
    for sign in signs:
        assert sign not in ";,", "an unescaped separator"
        plain += next(signs) if sign == "\\" else sign
    return plain


def test_each_date_of_a_series_is_an_event_in_utc() -> None:
    events = read(calendar_of(with_dates(count=3).session, LINK))
    assert [event["DTSTART"] for event in events] == ["20260312T200000Z", "20260319T200000Z", "20260326T200000Z"]
    assert events[0]["DTEND"] == "20260312T204500Z"
    assert {event["SUMMARY"] for event in events} == {"Quinto B"}
    assert {event["URL"] for event in events} == {LINK}
    assert len({event["UID"] for event in events}) == 3


@pytest.mark.parametrize(
    "title",
    ["Ñandú, ajedrez; y \\ barras", "á" * 80, "😀" * 40, "x" * 80, "END:VEVENT\u2028BEGIN:VEVENT", "", "con: dos puntos"],
)
def test_any_title_comes_back_as_it_was(title: str) -> None:
    events = read(calendar_of(with_dates(title=title, count=2).session, LINK))
    assert [event["SUMMARY"] for event in events] == [title.replace("\u2028", " ") or "CLASE"] * 2


def test_an_event_keeps_its_identity_when_other_dates_change() -> None:
    classroom = with_dates(count=2)
    before = read(calendar_of(classroom.session, LINK))
    classroom.do("eva", asked.SetSession({"dates": [{"at_ms": THURSDAY_MS + WEEK_MS}]}))
    after = read(calendar_of(classroom.session, LINK))
    assert [event["UID"] for event in after] == [before[1]["UID"]]


def test_a_class_without_dates_and_a_class_that_is_over_have_no_calendar() -> None:
    assert calendar_of(Classroom("ana").session, LINK) is None
    classroom = with_dates()
    classroom.do("eva", asked.EndSession())
    assert calendar_of(classroom.session, LINK) is None


def test_no_pupil_and_no_tutor_is_named() -> None:
    file = calendar_of(with_dates().session, LINK)
    assert file is not None
    assert not any(name in file for name in (b"Ana", b"Eva"))


@pytest.mark.parametrize(
    ("line", "sizes"), [("", [0]), ("x" * 75, [75]), ("x" * 76, [75, 2]), ("x" * 150, [75, 75, 2]), ("á" * 38, [74, 3])]
)
def test_a_line_is_folded_only_where_it_must_be(line: str, sizes: list[int]) -> None:
    parts = list(_folded(line))
    assert [len(part.encode()) for part in parts] == sizes
    assert all(part.startswith(" ") for part in parts[1:])
