"""A cache for parts of a view."""

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
V = TypeVar("V")
S = TypeVar("S")


def shown_once(show: Callable[P, V]) -> Callable[P, V]:
    """Cache a function that builds a part of a view. An unchanged part gives the same object, so that a comparison of two views
    is fast."""
    return cast(Callable[P, V], lru_cache(maxsize=1024)(show))


def shown_for_last(show: Callable[[S], V]) -> Callable[[S], V]:
    """Cache a function that builds a part of a view from a whole state, for the state of the last call. To hash a state takes
    as long as to build a view, so this cache compares only the identity of the object."""
    last: tuple[S | None, V | None] = (None, None)

    def shown(state: S) -> V:
        nonlocal last
        known, part = last
        if known is not state:
            part = show(state)
            last = (state, part)
        return cast(V, part)

    return shown
