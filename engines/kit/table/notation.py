"""The texts of actions in games of several seats. An action without fields is written as its type, and any other action
as a word with arguments."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from engines.kit.action import BaseAction
from engines.kit.outcome import Refusal
from engines.kit.referee.actions import AcceptDraw, CallTime, DeclineDraw, OfferDraw, Resign

A = TypeVar("A")


def bare_actions(*own: type[BaseAction]) -> dict[str, type[Any]]:
    """Return type → action for the actions without fields: `own`, and the actions that end any game."""
    kinds: tuple[type[BaseAction], ...] = (*own, Resign, OfferDraw, AcceptDraw, DeclineDraw, CallTime)
    return {tag_of(kind): kind for kind in kinds}


def tag_of(kind: type[BaseAction]) -> str:
    """Return the `type` of an action as the client sends it."""
    return str(kind.__struct_config__.tag)


def read_words(readers: Mapping[str, Callable[..., A]], text: str) -> A:
    """Return the action that a text describes. The first word selects the reader from `readers`; that reader gets the other
    words. Raises `Refusal("notation_unknown")`."""
    word, *rest = text.lower().split() or [""]
    try:
        return readers[word](*rest)
    except (LookupError, ValueError, TypeError):
        raise Refusal("notation_unknown", text=text) from None
