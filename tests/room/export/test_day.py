"""Compares our conversion of a time to a date with the calendar of the standard library."""

from datetime import UTC, datetime, timedelta

from server.room.export.day import day_of


def test_every_day_of_four_centuries_is_the_calendars() -> None:
    first = datetime(1970, 1, 1, tzinfo=UTC)
    for number in range(0, 146_097 + 400, 1):
        day = first + timedelta(days=number)
        assert day_of(number * 86_400_000 + 86_399_999) == (day.year, day.month, day.day)
