"""Describes in words which values a setting may have, and finds the setting that a mistyped name probably means."""

from collections.abc import Iterable
from difflib import get_close_matches

import msgspec
from msgspec.inspect import BoolType, IntType, LiteralType, Metadata, type_info


def allowed(hint: object) -> str:
    """Returns the values that a setting's type allows, such as `a whole number from 0 to 65535` or `everysec, always or no`."""
    found = type_info(hint)
    while isinstance(found, Metadata):
        found = found.type
    match found:
        case IntType(ge=low, le=high):
            return "a whole number" + _bounds(low, high)
        case LiteralType(values=values):
            return _or([str(value) for value in values])
        case BoolType():
            return "true or false"
        case _:
            return "text"


def converted(text: str, hint: type) -> object:
    """Converts the text to the setting's type. Raises `ValueError`, whose message names the allowed values."""
    try:
        return msgspec.convert(text, hint, strict=False)
    except msgspec.ValidationError:
        raise ValueError(f"{text!r} is not allowed, but {allowed(hint)}") from None


def meant(name: str, known: Iterable[str]) -> str:
    """Returns ` (did you mean …?)` with the most similar name; an empty text if no name is similar."""
    near = get_close_matches(name, list(known), n=1, cutoff=0.7)
    return f" (did you mean {near[0]}?)" if near else ""


def _bounds(low: int | None, high: int | None) -> str:
    if low is not None and high is not None:
        return f" from {low} to {high}"
    return f" of {low} or more" if low is not None else ""


def _or(words: list[str]) -> str:
    words.sort()
    return f"{', '.join(words[:-1])} or {words[-1]}"
