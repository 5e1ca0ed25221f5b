"""What a game declares of its faults (`Engine.details`): each `detail`, a word or one of the kinds here, and its facts."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias, TypedDict

NONE: Final = ""
"""The rule alone says what is wrong."""
A_NUMBER: Final = "#"
"""A number: the right one, the one that was said, the one that it takes."""
A_NAME: Final = "@"
"""The name of a piece, a place or a fraction."""

DICE: Final = "dice"
"""The dice as a place to point at."""

Details: TypeAlias = Mapping[str, Mapping[str, Any]]
"""By rule, by detail (a word or a kind): the `TypedDict` of the fault's facts, None where it has none.
"""


class Cells(TypedDict):
    """Facts that can be pointed at. `cells`: places by the names that the client's board gives them, to be lit."""

    cells: list[str]


def key_of(rule: str, detail: str) -> str:
    """The key of a fault's sentence: `<rule> <word>`, or the rule alone where the detail is no word."""
    return rule if detail in (NONE, A_NUMBER, A_NAME) else f"{rule} {detail}"
