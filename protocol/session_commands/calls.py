"""Raised hands, and the list of calls that wait for a tutor."""

from typing import Annotated, Literal

from msgspec import Meta

from protocol.bodies import Body

HandReason = Literal["rules", "opponent", "device", "break", "other"]
"""Reason of a pupil's call: the rules, the opponent, the device, a short break, anything else."""
CallKey = Annotated[str, Meta(min_length=1, max_length=120)]


class RaiseHand(Body, frozen=True, tag="raise_hand"):
    """Raises a pupil's hand to call a tutor. A repetition with another reason changes the reason."""

    why: HandReason


class LowerHand(Body, frozen=True, tag="lower_hand"):
    """Lowers the pupil's hand."""


class TakeCall(Body, frozen=True, tag="take_call"):
    """Marks a call of the dashboard's list as taken: the tutor is on the way."""

    key: CallKey


class CloseCall(Body, frozen=True, tag="close_call"):
    """Closes a call: it leaves the list, and a hand goes down."""

    key: CallKey
