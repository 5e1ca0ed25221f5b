"""A game's declaration of its faults (`Engine.details`): every possible `detail` of a fault, with the type of its facts. A
declaration names a detail by its word, or by a kind of this module (no detail, any number, any name)."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias, TypedDict

NONE: Final = ""
"""The detail of a fault that needs no explanation besides its rule."""
A_NUMBER: Final = "#"
"""Kind of a detail that is a number, such as the right number, the player's number or the required number."""
A_NAME: Final = "@"
"""Kind of a detail that is the name of a piece, a place or a fraction."""

DICE: Final = "dice"
"""Name that stands for the dice among the places on the board in `cells`."""

Details: TypeAlias = Mapping[str, Mapping[str, Any]]
"""Type of a fault's facts, by rule and by detail (a word or a kind). The value is a `TypedDict`, or None for a fault without
facts."""


class Cells(TypedDict):
    """Facts that are places on the board. `cells`: places to highlight, named as on the client's board."""

    cells: list[str]


def key_of(rule: str, detail: str) -> str:
    """Return the key of a fault's sentence: `<rule> <word>`, or only the rule if the detail is not a word."""
    return rule if detail in (NONE, A_NUMBER, A_NAME) else f"{rule} {detail}"
