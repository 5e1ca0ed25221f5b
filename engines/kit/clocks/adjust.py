"""The operations of a room on a game's clocks. The engine's `adjust_clock` applies them to any kind of clock."""

from typing import TypeAlias

import msgspec


class Halt(msgspec.Struct, frozen=True, tag="halt"):
    """All clocks stop now (pause, appeal, a person's ruling). A second halt changes nothing."""


class Resume(msgspec.Struct, frozen=True, tag="resume"):
    """The clocks continue with the remaining time. Running clocks are unaffected."""


class OutageCredit(msgspec.Struct, frozen=True, tag="credit"):
    """The server was away for `ms` until now: no seat loses that time, and no deadline fell due in it."""

    ms: int


class ExtraTime(msgspec.Struct, frozen=True, tag="gift"):
    """A referee gives a seat `ms` more on its running turn or clock."""

    seat: int
    ms: int


ClockAdjustment: TypeAlias = Halt | Resume | OutageCredit | ExtraTime
