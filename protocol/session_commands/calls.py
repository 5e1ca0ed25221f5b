"""Raised hands, and the list of calls that wait for a tutor."""

from typing import Annotated, Literal

from msgspec import Meta

from protocol.bodies import Body

HandReason = Literal["rules", "opponent", "device", "break", "other", "again", "why", "try"]
"""Reason of a pupil's call: the rules, the opponent, the device, a short break, or anything else. Three are questions about the
shown board: please show it `again`, `why` it is so, and may I `try`. Only tutors see the reason."""
CallKey = Annotated[str, Meta(min_length=1, max_length=120)]


class RaiseHand(Body, frozen=True, tag="raise_hand"):
    """Raises a pupil's hand to call a tutor. If the hand is raised already, the new reason replaces the old one."""

    why: HandReason


class LowerHand(Body, frozen=True, tag="lower_hand"):
    """Lowers the pupil's hand."""


class TakeCall(Body, frozen=True, tag="take_call"):
    """Marks a call in the tutors' list as taken, which means that the tutor is on the way."""

    key: CallKey


class CloseCall(Body, frozen=True, tag="close_call"):
    """Closes the call of a pupil who raised a hand. The call leaves the tutors' list, and the pupil's hand goes
    down."""

    key: CallKey
