"""The operations of a room on a game's clocks. The engine's `adjust_clock` applies them to any kind of clock."""

from typing import TypeAlias

import msgspec


class Halt(msgspec.Struct, frozen=True, tag="halt"):
    """The room stops all clocks now, for a pause, an appeal or a person's ruling. A second halt changes nothing."""


class Resume(msgspec.Struct, frozen=True, tag="resume"):
    """The room lets the clocks continue with the remaining time. Clocks that already run do not change."""


class OutageCredit(msgspec.Struct, frozen=True, tag="credit"):
    """The server was down for the last `ms`. Seats do not lose that time, and each running deadline moves later by `ms`."""

    ms: int


class ExtraTime(msgspec.Struct, frozen=True, tag="gift"):
    """A referee gives a seat `ms` more for its running turn or on its clock."""

    seat: int
    ms: int


ClockAdjustment: TypeAlias = Halt | Resume | OutageCredit | ExtraTime
