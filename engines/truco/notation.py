"""The short text of every action, for logs, tests and the input line."""

from collections.abc import Callable
from typing import Any

import msgspec

from engines.contract import Refusal
from engines.kit.table.notation import bare_actions, tag_of
from engines.truco import actions
from engines.truco.deck import RANK
from engines.truco.state import State

BARE = bare_actions(actions.Mazo, actions.Accept, actions.TimeLimit)


def notate(_state: State, action: Any) -> str:
    """Return a text such as `knock`, `cut 10`, `discard O1`, `E7`, `say quiero retruco`, `"text`, `declare 33`, `declare -`,
    `signal malas`, `look 2`, `challenge 0 truco.flor-callada`, `challenges 0 ["…", "…"]` (`-` for no target), or the type of
    another action."""
    write = WRITERS.get(type(action))
    return tag_of(type(action)) if write is None else write(action)


def _challenge_text(action: actions.Challenge) -> str:
    whom = "-" if action.target is None else action.target
    if action.rule is not None:
        return f"challenge {whom} {action.rule}"
    return f"challenges {whom} {msgspec.json.encode(action.rules).decode()}"


def read(_state: State, _seat: int, text: str) -> actions.Action:
    """Return the action that a text describes. Words of the game without `say` also count as an utterance. Raises
    `Refusal("notation_unknown")`."""
    if text.startswith('"'):
        return actions.Say(text=text[1:])
    kind, _, rest = text.strip().partition(" ")
    kind, rest = kind.lower(), rest.strip()
    if kind in BARE and not rest:
        action: actions.Action = BARE[kind]()
        return action
    if kind.upper() in RANK and not rest:
        return actions.Play(kind.upper())
    try:
        if kind in READERS:
            return READERS[kind](rest)
        return _say(text)
    except (ValueError, KeyError, msgspec.ValidationError):
        raise Refusal("notation_unknown", text=text) from None


def _say(rest: str) -> actions.Say:
    words = tuple(rest.lower().replace(",", " ").split())
    if not 0 < len(words) <= actions.MAX_WORDS or any(word not in actions.WORDS for word in words):
        raise ValueError(rest)
    return actions.Say(words=words)


def _cut(rest: str) -> actions.Cut:
    return msgspec.convert({"type": "cut", "at": int(rest)}, actions.Cut)


def _card(rest: str) -> str:
    card = rest.upper()
    if card not in RANK:
        raise ValueError(rest)
    return card


def _target(rest: str) -> tuple[int | None, str]:
    at, _, named = rest.partition(" ")
    return (None if at == "-" else int(at)), named


def _challenge(rest: str) -> actions.Challenge:
    target, rule = _target(rest)
    if not rule:
        raise ValueError(rest)
    return actions.Challenge(rule=rule, target=target)


def _challenges(rest: str) -> actions.Challenge:
    target, rules = _target(rest)
    return actions.Challenge(rules=msgspec.json.decode(rules, type=tuple[str, ...]), target=target)


READERS: dict[str, Callable[[str], actions.Action]] = {
    "knock": lambda rest: actions.Cut(None) if not rest else _cut(""),
    "cut": _cut,
    "discard": lambda rest: actions.Discard(_card(rest)),
    "say": _say,
    "declare": lambda rest: actions.Declare(None if rest == "-" else int(rest)),
    "signal": lambda rest: actions.Signal(rest.lower()),
    "look": lambda rest: actions.Look(int(rest)),
    "challenge": _challenge,
    "challenges": _challenges,
}
WRITERS: dict[type, Callable[[Any], str]] = {
    actions.Cut: lambda action: "knock" if action.at is None else f"cut {action.at}",
    actions.Discard: lambda action: f"discard {action.card}",
    actions.Play: lambda action: action.card,
    actions.Say: lambda action: f'"{action.text}' if action.words is None else "say " + " ".join(action.words),
    actions.Declare: lambda action: f"declare {'-' if action.value is None else action.value}",
    actions.Signal: lambda action: f"signal {action.signal}",
    actions.Look: lambda action: f"look {action.at}",
    actions.Challenge: _challenge_text,
}
