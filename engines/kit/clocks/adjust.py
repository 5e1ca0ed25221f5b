"""What the room may do to a game's clocks, whatever clocks these are: an engine's `adjust_clock` carries it out."""

from typing import TypeAlias

import msgspec


class Halt(msgspec.Struct, frozen=True, tag="halt"):
    """All clocks stand still from now (pause, appeal, a human's ruling). Halting twice is halting once."""


class Resume(msgspec.Struct, frozen=True, tag="resume"):
    """They run on with what was left. Harmless on clocks that run."""


class OutageCredit(msgspec.Struct, frozen=True, tag="credit"):
    """The server was away for `ms` until now: nobody is charged for it, and no deadline fell due in it."""

    ms: int


class ExtraTime(msgspec.Struct, frozen=True, tag="gift"):
    """A referee gives a seat `ms` more on its running turn or clock."""

    seat: int
    ms: int


ClockAdjustment: TypeAlias = Halt | Resume | OutageCredit | ExtraTime
