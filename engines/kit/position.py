"""A state from outside that is checked as the store would."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

import msgspec

from engines.kit.outcome import Refusal

S = TypeVar("S")


def checked_position(state: type[S], given: Mapping[str, Any], words: Collection[str], made: Callable[[], Any]) -> S:
    """What `made` makes of `given`, read back as the store will read it: what has not the shape of a state is found now.

    `words`: all that `given` may say. Raises `Refusal("malformed")`, also for whatever `made` stumbles over.
    """
    unknown = given.keys() - words
    if unknown:
        raise Refusal("malformed", detail=f"unknown: {sorted(unknown)}")
    try:
        return msgspec.convert(msgspec.to_builtins(made()), state)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError) as trouble:
        raise Refusal("malformed", detail=str(trouble)) from None
