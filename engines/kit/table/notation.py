"""The text forms of games whose actions go by words: a bare action is its type, any other a word with what it takes."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from engines.kit.action import BaseAction
from engines.kit.outcome import Refusal
from engines.kit.referee.actions import AcceptDraw, CallTime, DeclineDraw, OfferDraw, Resign

A = TypeVar("A")


def bare_actions(*own: type[BaseAction]) -> dict[str, type[Any]]:
    """Type → action, of the game's own actions without fields and of those that end any game."""
    kinds: tuple[type[BaseAction], ...] = (*own, Resign, OfferDraw, AcceptDraw, DeclineDraw, CallTime)
    return {tag_of(kind): kind for kind in kinds}


def tag_of(kind: type[BaseAction]) -> str:
    """The `type` of an action as the client sends it."""
    return str(kind.__struct_config__.tag)


def read_words(readers: Mapping[str, Callable[..., A]], text: str) -> A:
    """The action of a text: its first word names its reader, which takes the others. Raises `Refusal("notation_unknown")`."""
    word, *rest = text.lower().split() or [""]
    try:
        return readers[word](*rest)
    except (LookupError, ValueError, TypeError):
        raise Refusal("notation_unknown", text=text) from None
