"""Kinds of a fault's `detail` that are no word of their own (`Engine.details`)."""

from typing import Final

NONE: Final = ""
"""The rule alone says what is wrong."""
A_NUMBER: Final = "#"
"""A number: the right one, the one that was said, the one that it takes."""
A_NAME: Final = "@"
"""The name of a piece, a place or a fraction."""
