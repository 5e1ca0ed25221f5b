"""Checks a view against its declaration: no field is missing, no field is extra, and each field has its type."""

from functools import cache
from typing import Any

import msgspec


@cache
def _envelope(declared: Any) -> type[Any]:
    return msgspec.defstruct("Envelope", [("view", declared)])


def assert_declared(view: object, declared: Any) -> None:
    """Checks the view against the `TypedDict` `declared`. Raises `AssertionError` with the place of the mismatch."""
    try:
        converted = msgspec.convert({"view": view}, _envelope(declared)).view
    except msgspec.ValidationError as error:
        raise AssertionError(str(error)) from None
    assert converted == view, "a field is shown that is not declared"
