"""The short text forms of the actions that the refereed games share. A game adds `WORDS` to its own words, or
`DUEL_NOTATION` where nobody waits for a `no_challenge`."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from engines.kit.outcome import Refusal
from engines.kit.referee.actions import (
    AcceptDraw,
    AcceptResult,
    CallTime,
    Challenge,
    DeclineDraw,
    NoChallenge,
    OfferDraw,
    PassFlag,
    Resign,
    Target,
)

DUEL_NOTATION: dict[str, type[Any]] = {
    "pass": PassFlag,
    "accept": AcceptResult,
    "resign": Resign,
    "draw?": OfferDraw,
    "draw+": AcceptDraw,
    "draw-": DeclineDraw,
    "time": CallTime,
}
WORDS: dict[str, type[Any]] = {**DUEL_NOTATION, "nochallenge": NoChallenge}


def rules_text(challenge: Challenge) -> str:
    """`!rule`, or `!!rule|rule` where it names `rules`; what it points at is the game's to write."""
    return f"!{challenge.rule}" if challenge.rule is not None else "!!" + "|".join(challenge.rules or ())


def challenge_read(text: str, target: Target | None = None) -> Challenge | None:
    """The challenge of a `rules_text`; None for another text."""
    if text.startswith("!!") and len(text) > 2:
        return Challenge(rules=tuple(text[2:].split("|")), target=target)
    if text.startswith("!") and len(text) > 1:
        return Challenge(rule=text[1:], target=target)
    return None


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
