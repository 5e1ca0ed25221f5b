"""Compares two views, or two stored rooms, field by field: missing fields, extra fields, and different values."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

How: TypeAlias = Literal["missing", "more", "other"]


@dataclass(frozen=True, order=True)
class Difference:
    """A field that differs between two values. `field`: the keys that lead to it, joined by dots, with `*` for a list
    index. `how`: `missing` if the first value lacks the field, `more` if only the first value has it, `other` if both
    have it with different contents."""

    field: str
    how: How


def differences(first: Any, second: Any, field: str = "") -> Iterator[Difference]:
    """Yields every field that differs. For a missing field, yields only that field and not the fields inside it."""
    if isinstance(first, dict) and isinstance(second, dict):
        for key in sorted({*first, *second}, key=str):
            inner = f"{field}.{key}" if field else str(key)
            if key not in first:
                yield Difference(inner, "missing")
            elif key not in second:
                yield Difference(inner, "more")
            else:
                yield from differences(first[key], second[key], inner)
    elif isinstance(first, list) and isinstance(second, list) and len(first) == len(second):
        for one, another in zip(first, second, strict=True):
            yield from differences(one, another, f"{field}.*")
    elif type(first) is not type(second) or first != second:
        yield Difference(field, "other")


def fields(view: Any, field: str = "") -> Iterator[str]:
    """Yields the path of every field in the value, written as in `Difference.field`."""
    if isinstance(view, dict):
        for key, value in view.items():
            inner = f"{field}.{key}" if field else str(key)
            yield inner
            yield from fields(value, inner)
    elif isinstance(view, list):
        for value in view:
            yield from fields(value, f"{field}.*")
