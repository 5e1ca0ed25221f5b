"""The weekend hour's time and game: read from two settings, and the same for every node."""

from datetime import UTC, datetime, timedelta

import pytest

from engines.registry import engine_of
from protocol.weekend import WeekendHour
from server.weekend import schedule as weekend
from server.weekend.schedule import GRACE_MS, HOUR_MS, SHOWN_MS, WEEK_MS, Schedule, quick_options, schedule_of

MINUTE_MS = 60_000


def ms(*date: int) -> int:
    return int(datetime(*date, tzinfo=UTC).timestamp() * 1000)  # type: ignore[misc, arg-type]


def known(hour: str, games: str = "fiar") -> Schedule:
    found = schedule_of(hour, games)
    assert found is not None
    return found


def test_without_settings_there_is_no_hour() -> None:
    assert schedule_of("", "") is None


@pytest.mark.parametrize(
    ("hour", "start"),
    [
        ("sat 17:00 -03:00", ms(2026, 11, 28, 20)),
        ("sat 22:30 -03:00", ms(2026, 11, 29, 1, 30)),
        ("sun 00:15 +05:30", ms(2026, 11, 28, 18, 45)),
        ("mon 00:00 +00:00", ms(2026, 11, 30)),
    ],
)
def test_the_hour_is_at_that_time_of_every_week(hour: str, start: int) -> None:
    schedule = known(hour)
    assert schedule.hour_at(start).starts_at_ms == start
    assert schedule.hour_at(start + WEEK_MS).starts_at_ms == start + WEEK_MS
    assert schedule.hour_at(start - MINUTE_MS).starts_at_ms == start, "before it people see the next one"


def test_the_last_hour_is_shown_for_a_day_and_then_the_next_one() -> None:
    start = ms(2026, 11, 28, 20)
    schedule = known("sat 17:00 -03:00")
    end = start + HOUR_MS
    assert schedule.hour_at(end + SHOWN_MS - 1).starts_at_ms == start
    assert schedule.hour_at(end + SHOWN_MS).starts_at_ms == start + WEEK_MS
    hour = schedule.hour_at(start)
    assert [hour.is_on(at) for at in (start - 1, start, end - 1, end)] == [False, True, True, False]
    assert hour.counts_until_ms == end + GRACE_MS
    assert hour.forgotten_at_ms == start + WEEK_MS
    assert hour.shown == WeekendHour(start, end, end + GRACE_MS, "fiar")


def test_each_week_has_the_next_game() -> None:
    schedule = known("sat 17:00 -03:00", "fiar damas:games=2 noughts")
    week = timedelta(weeks=1) // timedelta(milliseconds=1)
    seen = [schedule.hour_at(schedule.first_ms + number * week).game.slug for number in range(4)]
    assert seen == ["fiar", "damas", "noughts", "fiar"]


def test_a_quick_game_has_help_and_the_shortest_clocks() -> None:
    options = known("sat 17:00 -03:00").games[0].options
    assert options["mode"] == "assisted"
    assert (options["turn_ms"], options["game_ms"]) == (60_000, 900_000)
    named = known("sat 17:00 -03:00", "ajedrez:time_control=relampago-5").games[0].options
    assert named["time_control"] == "relampago-5"
    assert quick_options(engine_of("noughts")) == {"mode": "assisted"}
    assert quick_options(engine_of("ajedrez"))["time_control"] == "una-hora", "names have no order, so the first one counts"
    assert known("sat 17:00 -03:00", "damas").games[0].options["in_class"] is False


@pytest.mark.parametrize(
    ("hour", "games", "said"),
    [
        ("saturday 17:00", "fiar", "sat 17:00 -03:00"),
        ("sat 25:00 +00:00", "fiar", "sat 17:00 -03:00"),
        ("", "fiar", "sat 17:00 -03:00"),
        ("sat 17:00 -03:00", "", "names the games"),
        ("sat 17:00 -03:00", "ludo", "'ludo'"),
        ("sat 17:00 -03:00", "fiar:turn_ms", "'turn_ms'"),
        ("sat 17:00 -03:00", "fiar:turn_ms=soon", "fiar:turn_ms=soon is not possible: Expected `int`"),
    ],
)
def test_a_mistake_in_a_setting_is_named(hour: str, games: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        schedule_of(hour, games)


def test_a_game_that_two_cannot_play_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weekend, "SEATS", 9)
    with pytest.raises(ValueError, match="no game for two named 'fiar'"):
        schedule_of("sat 17:00 -03:00", "fiar")
