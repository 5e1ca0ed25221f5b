"""Raised hands, and the list of what waits for a tutor."""

from typing import Annotated, Literal

from msgspec import Meta

from protocol.bodies import Body

HandReason = Literal["rules", "opponent", "device", "break", "other"]
"""Why a pupil wants a tutor: about the rules, the opponent, the device, to go out for a moment, anything else."""
CallKey = Annotated[str, Meta(min_length=1, max_length=120)]


class RaiseHand(Body, frozen=True, tag="raise_hand"):
    """A pupil wants a tutor to come. Once more with another reason changes the reason."""

    why: HandReason


class LowerHand(Body, frozen=True, tag="lower_hand"):
    """The pupil wants nobody any more."""


class TakeCall(Body, frozen=True, tag="take_call"):
    """The tutor is on the way to a call of the dashboard's list."""

    key: CallKey


class CloseCall(Body, frozen=True, tag="close_call"):
    """A call is done: it leaves the list, a hand goes down."""

    key: CallKey
