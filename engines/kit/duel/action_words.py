"""The texts of a duel's actions: a word for each action without fields, and a parser."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from engines.kit.outcome import Refusal
from engines.kit.referee.actions import Challenge
from engines.kit.referee.notation import challenge_read, rules_text

A = TypeVar("A")


class ActionWords(Generic[A]):
    """The texts of actions that do not depend on the position.

    These are the texts of challenges and of the actions that one word describes. `shared`: the words of all duels; `own`: the
    game's own words. `has_targets`: the game's challenges point at something, so the game reads their texts itself.
    """

    def __init__(
        self, shared: Mapping[str, type[Any]], own: Mapping[str, type[Any]] | None = None, *, has_targets: bool = False
    ) -> None:
        self._kinds = {**shared, **(own or {})}
        self._words = {kind: word for word, kind in self._kinds.items()}
        self._has_targets = has_targets

    def text(self, action: Any) -> str:
        """Return the text of a challenge, or the word of an action without fields."""
        return rules_text(action) if type(action) is Challenge else self._words[type(action)]

    def __contains__(self, text: str) -> bool:
        return text in self._kinds

    def read(self, text: str, other: Callable[[str], A | None]) -> A:
        """Return the action that a word stands for, or the result of the game's own reader (`other`) for another text.

        `other` returns None or raises `ValueError` for an unreadable text. Raises `Refusal("notation_unknown")`.
        """
        text = text.strip()
        action: Any
        if text in self._kinds:
            action = self._kinds[text]()
        elif text.startswith("!") and not self._has_targets:
            action = challenge_read(text)
        else:
            try:
                action = other(text)
            except (ValueError, KeyError, msgspec.ValidationError):
                action = None
        if action is None:
            raise Refusal("notation_unknown")
        read: A = action
        return read
