"""The actions of a duel that one word says whole, and how a text is read."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from engines.kit.outcome import Refusal

A = TypeVar("A")


class ActionWords(Generic[A]):
    """The actions of a game that one word says whole: those that duels share (`shared`) and its own."""

    def __init__(self, shared: Mapping[str, type[Any]], own: Mapping[str, type[Any]] | None = None) -> None:
        self._kinds = {**shared, **(own or {})}
        self._words = {kind: word for word, kind in self._kinds.items()}

    def text(self, action: Any) -> str:
        """The word of an action that has one."""
        return self._words[type(action)]

    def __contains__(self, text: str) -> bool:
        return text in self._kinds

    def read(self, text: str, other: Callable[[str], A | None]) -> A:
        """The action of a word, or what the game's own reader (`other`) makes of another text; None or `ValueError` is nothing.

        Raises `Refusal("notation_unknown")`.
        """
        text = text.strip()
        action: A | None
        if text in self._kinds:
            action = self._kinds[text]()
        else:
            try:
                action = other(text)
            except (ValueError, KeyError, msgspec.ValidationError):
                action = None
        if action is None:
            raise Refusal("notation_unknown")
        return action
