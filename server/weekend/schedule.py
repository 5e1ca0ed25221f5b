"""Calculates the time of the weekend hour, and chooses its game.

Setting `weekend_hour` names a weekday and a time of day with its distance from UTC, such as `sat 17:00 -03:00`. Setting
`weekend_games` lists the games, one for each week in turn, with options if the defaults are too slow, such as
`fiar ajedrez:time_control=relampago-5`.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from engines.contract import Engine, Plain, Refusal
from engines.registry import all_engines
from protocol.weekend import WeekendHour
from server.room.lifecycle.creation import checked_options

HOUR_MS: Final = 3_600_000
GRACE_MS: Final = 5 * 60_000
"""Time after the hour during which the end of a running game still counts."""
SHOWN_MS: Final = 86_400_000
"""Time after the hour during which people see its podium. Then they see the next hour's date."""
WEEK_MS: Final = 7 * 86_400_000
SEATS: Final = 2
_DAYS: Final = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_MONDAY_MS: Final = 4 * 86_400_000
"""Server time of the first Monday: 1970 began on a Thursday."""
_HOUR: Final = re.compile(r"(mon|tue|wed|thu|fri|sat|sun) ([01][0-9]|2[0-3]):([0-5][0-9]) ([+-])(0[0-9]|1[0-4]):([0-5][0-9])")


class WeekendGame(msgspec.Struct, frozen=True):
    """A game of the hour, with all options of its tables."""

    slug: str
    options: dict[str, Plain]


class Hour(msgspec.Struct, frozen=True):
    """One weekend hour. `starts_at_ms` identifies it."""

    starts_at_ms: int
    game: WeekendGame

    @property
    def ends_at_ms(self) -> int:
        return self.starts_at_ms + HOUR_MS

    @property
    def counts_until_ms(self) -> int:
        return self.ends_at_ms + GRACE_MS

    @property
    def forgotten_at_ms(self) -> int:
        """Server time when the server forgets the players and the points: before the next hour begins."""
        return self.starts_at_ms + WEEK_MS

    @property
    def shown(self) -> WeekendHour:
        return WeekendHour(self.starts_at_ms, self.ends_at_ms, self.counts_until_ms, self.game.slug)

    def is_on(self, now_ms: int) -> bool:
        return self.starts_at_ms <= now_ms < self.ends_at_ms


class Schedule(msgspec.Struct, frozen=True):
    """`first_ms`: server time of the first hour after 1970. `games`: a game for each week in turn; at least one."""

    first_ms: int
    games: tuple[WeekendGame, ...]

    def hour_at(self, now_ms: int) -> Hour:
        """Returns the hour that people see at that time: the hour that is running; during the day after an hour, that hour;
        otherwise the next hour."""
        week = (now_ms - self.first_ms) // WEEK_MS
        hour = self._hour(week)
        return hour if now_ms < hour.ends_at_ms + SHOWN_MS else self._hour(week + 1)

    def _hour(self, week: int) -> Hour:
        return Hour(self.first_ms + week * WEEK_MS, self.games[week % len(self.games)])


def schedule_of(hour: str, games: str) -> Schedule | None:
    """Returns the schedule of the two settings; None if they are empty. Raises `ValueError` that names the mistake."""
    if not hour and not games:
        return None
    found = _HOUR.fullmatch(hour)
    if found is None:
        raise ValueError(f"weekend_hour is a day and a time such as sat 17:00 -03:00, not {hour!r}")
    if not games.split():
        raise ValueError("weekend_games names the games of the weekend hour, such as fiar damas:games=2")
    day, hours, minutes, sign, off_hours, off_minutes = found.groups()
    offset_min = (60 * int(off_hours) + int(off_minutes)) * (1 if sign == "+" else -1)
    at_min = 60 * int(hours) + int(minutes) - offset_min
    first_ms = (_MONDAY_MS + _DAYS.index(day) * 86_400_000 + at_min * 60_000) % WEEK_MS
    engines = all_engines()
    return Schedule(first_ms, tuple(_game(text, engines) for text in games.split()))


def _game(text: str, engines: Mapping[str, Engine[Any, Any, Any]]) -> WeekendGame:
    slug, *asked = text.split(":")
    engine = engines.get(slug)
    if engine is None or SEATS not in engine.about.seats:
        raise ValueError(f"weekend_games has no game for two named {slug!r}")
    own: dict[str, Plain] = {}
    for each in asked:
        field, equals, value = each.partition("=")
        if not equals:
            raise ValueError(f"weekend_games has options such as damas:games=2, not {each!r}")
        own[field] = int(value) if value.isdecimal() else value
    try:
        return WeekendGame(slug, checked_options(engine, {**quick_options(engine), **own}, in_class=False))
    except Refusal as refused:
        raise ValueError(f"weekend_games: {text} is not possible: {refused.params.get('detail', refused.code)}") from None


def quick_options(engine: Engine[Any, Any, Any]) -> dict[str, Plain]:
    """Returns the options of a quick game: the first mode, which is the one with help, and for each clock the shortest time
    that the game offers."""
    options: dict[str, Plain] = {}
    for choice in engine.about.choices:
        if choice.field == "mode":
            options["mode"] = choice.values[0]
        elif choice.at_home is not None:
            options[choice.field] = _shortest(choice.values)
    return options


def _shortest(values: Sequence[Plain]) -> Plain:
    """Returns the shortest time among the values. If all values are names, which have no order, returns the first."""
    times = [value for value in values if isinstance(value, int) and value]
    return min(times) if times else values[0]
