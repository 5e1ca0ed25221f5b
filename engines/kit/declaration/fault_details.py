"""A game's declaration of its faults (`Engine.details`): each `detail`, a word or one of the kinds here, and its facts."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias, TypedDict

NONE: Final = ""
"""The detail of a fault that needs no explanation besides its rule."""
A_NUMBER: Final = "#"
"""A detail that is a number, such as the right number, the player's number or the required number."""
A_NAME: Final = "@"
"""A detail that is the name of a piece, a place or a fraction."""

DICE: Final = "dice"
"""The dice as a place on the board."""

Details: TypeAlias = Mapping[str, Mapping[str, Any]]
"""Type of a fault's facts, by rule and by detail (a word or a kind): a `TypedDict`, or None without facts."""


class Cells(TypedDict):
    """Facts with places on the board. `cells`: places to highlight, by the names that the client's board uses."""

    cells: list[str]


def key_of(rule: str, detail: str) -> str:
    """Return the key of a fault's sentence: `<rule> <word>`, or only the rule if the detail is not a word."""
    return rule if detail in (NONE, A_NUMBER, A_NAME) else f"{rule} {detail}"
