"""Who starts, by a colour called and a hand picked (rulebooks, part 3: `start_call`, `start_pick`).

Seat 0 calls the colour that shall start; a colour is hidden in each hand; seat 1 picks a hand and plays the colour found there.
"""

from typing import Literal, TypeAlias

import msgspec

from engines.kit.action import BaseAction
from engines.kit.chance import Chance

Color: TypeAlias = Literal["blue", "red"]
Hand: TypeAlias = Literal["left", "right"]
CALLER, PICKER = 0, 1
START_CODES = frozenset({"not_caller", "not_picker", "already_called", "not_called"})


class StartCall(BaseAction, frozen=True, tag="start_call"):
    """The colour that shall start."""

    color: Color


class StartPick(BaseAction, frozen=True, tag="start_pick"):
    """The hand in which the picker's colour is."""

    hand: Hand


class Hands(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The colour hidden in each hand."""

    left: Color
    right: Color


def start_refusal(action: StartCall | StartPick, seat: int, called: Color | None) -> str | None:
    """Why a seat may not call or pick now, in the phase in which that is done: a code, or None."""
    if isinstance(action, StartCall):
        if seat != CALLER:
            return "not_caller"
        return "already_called" if called is not None else None
    if seat != PICKER:
        return "not_picker"
    return "not_called" if called is None else None


def hidden(chance: Chance) -> Hands:
    """A colour in each hand, by lot."""
    return Hands("blue", "red") if chance.below(2) == 0 else Hands("red", "blue")


def color_by_lot(chance: Chance) -> Color:
    """The colour that is called for a seat whose minute is over."""
    return "blue" if chance.below(2) == 0 else "red"


def hand_by_lot(chance: Chance) -> Hand:
    """The hand that is picked for a seat whose minute is over."""
    return "left" if chance.below(2) == 0 else "right"


def colors_after(hands: Hands, picked: Hand) -> tuple[Color, Color]:
    """The colour of each seat after the pick."""
    found = hands.left if picked == "left" else hands.right
    return (other_color(found), found)


def other_color(color: Color) -> Color:
    return "red" if color == "blue" else "blue"
