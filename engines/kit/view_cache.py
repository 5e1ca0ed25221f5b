"""Parts of a view that are made once."""

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
V = TypeVar("V")


def shown_once(show: Callable[P, V]) -> Callable[P, V]:
    """A function that shows a part of a state in a view. Of an unchanged part it gives the same object, so that a comparison of
    two views ends there at once."""
    return cast(Callable[P, V], lru_cache(maxsize=4096)(show))
