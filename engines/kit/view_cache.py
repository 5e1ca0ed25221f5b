"""A cache for parts of a view."""

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
V = TypeVar("V")


def shown_once(show: Callable[P, V]) -> Callable[P, V]:
    """Cache a function that builds a part of a view. An unchanged part gives the same object, so that a comparison of two views
    is fast."""
    return cast(Callable[P, V], lru_cache(maxsize=4096)(show))
