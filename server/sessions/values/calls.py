"""Raised hands, and the tutors' answers to calls."""

import msgspec

from protocol.session_commands import HandReason


class Hand(msgspec.Struct, frozen=True, array_like=True):
    """A pupil's raised hand. `room`: the code of the board that the pupil was playing at, empty for none."""

    number: int
    person: str
    why: HandReason
    at_ms: int
    room: str = ""
    stops: bool = False
    """True if the raised hand stops the clocks of the pupil's board."""


class CallNote(msgspec.Struct, frozen=True, array_like=True):
    """A tutor's answer to a call: the tutor `by` is on the way or, if `done`, has dealt with it."""

    key: str
    by: str
    at_ms: int
    done: bool = False


class Answered(msgspec.Struct, frozen=True, array_like=True):
    """The waiting times of all calls so far, each until a tutor was on the way."""

    count: int = 0
    total_ms: int = 0
    longest_ms: int = 0
