"""The choice of the seat that starts, by a called colour and a picked hand (rulebooks, part 3: `start_call`, `start_pick`).

Seat 0 calls the colour that starts. Each hand hides a colour. Seat 1 picks a hand and plays the colour in it.
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
    """Seat 0 calls the colour that starts."""

    color: Color


class StartPick(BaseAction, frozen=True, tag="start_pick"):
    """Seat 1 picks a hand and plays the colour in it."""

    hand: Hand


class Hands(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The colour that chance hid in each hand."""

    left: Color
    right: Color


def start_refusal(action: StartCall | StartPick, seat: int, called: Color | None) -> str | None:
    """Return the refusal code if the seat may not call or pick now; else None. `called`: the colour that seat 0 has called."""
    if isinstance(action, StartCall):
        if seat != CALLER:
            return "not_caller"
        return "already_called" if called is not None else None
    if seat != PICKER:
        return "not_picker"
    return "not_called" if called is None else None


def hidden(chance: Chance) -> Hands:
    """Hide a random colour in each hand."""
    return Hands("blue", "red") if chance.below(2) == 0 else Hands("red", "blue")


def color_by_lot(chance: Chance) -> Color:
    """Return the colour that chance chooses on behalf of a seat whose minute is over."""
    return "blue" if chance.below(2) == 0 else "red"


def hand_by_lot(chance: Chance) -> Hand:
    """Return the hand that chance chooses on behalf of a seat whose minute is over."""
    return "left" if chance.below(2) == 0 else "right"


def colors_after(hands: Hands, picked: Hand) -> tuple[Color, Color]:
    """Return the colour of each seat after the pick."""
    found = hands.left if picked == "left" else hands.right
    return (other_color(found), found)


def other_color(color: Color) -> Color:
    return "red" if color == "blue" else "blue"
