"""Checks a written position: the state made from it must survive encoding and decoding, as in the store."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

import msgspec

from engines.kit.outcome import Refusal

S = TypeVar("S")


def checked_position(state: type[S], given: Mapping[str, Any], words: Collection[str], made: Callable[[], Any]) -> S:
    """Return the state that `made` builds from `given`. The function encodes and decodes that state as the store does,
    so that a wrong shape fails now.

    `words`: all keys that `given` may have. Raises `Refusal("malformed")`, also for any error inside `made`.
    """
    unknown = given.keys() - words
    if unknown:
        raise Refusal("malformed", detail=f"unknown: {sorted(unknown)}")
    try:
        return msgspec.convert(msgspec.to_builtins(made()), state)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError) as trouble:
        raise Refusal("malformed", detail=str(trouble)) from None
