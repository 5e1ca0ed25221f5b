"""The actions of seats and referees, the checks that they are well formed, and their short texts (notation)."""

import re
from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from engines.contig60.board import NUMBERS
from engines.contig60.state import State
from engines.kit.action import BaseAction
from engines.kit.arithmetic.expression import parse_sentence
from engines.kit.duel.action_words import ActionWords
from engines.kit.referee import notation
from engines.kit.referee.actions import CallTime, Challenge, DuelAction, NoChallenge, rules_named

Total: TypeAlias = Annotated[int, msgspec.Meta(ge=-9999, le=9999)]


class Roll(BaseAction, frozen=True, tag="roll"):
    """The flag holder touches the dice, which rolls all three."""


class UseRoll(BaseAction, frozen=True, tag="use_roll"):
    """The flag holder takes the roll that a correct challenge offers."""


class Capture(BaseAction, frozen=True, tag="capture"):
    """The flag holder places an extra chip, with the dice of the other seat's last turn, because that seat placed no chip in
    that turn."""

    cell: int
    sentence: str | None = None
    total: Total | None = None


class Place(BaseAction, frozen=True, tag="place"):
    cell: int


class Announce(BaseAction, frozen=True, tag="announce"):
    sentence: str


class Score(BaseAction, frozen=True, tag="score"):
    total: Total


class DeclareWin(BaseAction, frozen=True, tag="declare_win"):
    """The flag holder declares a win: five in a row in this `line`, or a total of zero or less."""

    claim: Literal["five", "zero"]
    line: tuple[int, ...] | None = None


SeatAction: TypeAlias = Roll | UseRoll | Capture | Place | Announce | Score | DeclareWin | NoChallenge | Challenge | DuelAction
Action: TypeAlias = SeatAction | CallTime


def is_well_formed(state: State, action: Any) -> bool:
    """Return whether an action is well formed: cells on the board, sentences in the grammar, five different numbers in
    a line, valid rules."""
    check = _CHECKS.get(type(action))
    return check is None or check(state, action)


def _is_sentence(state: State, sentence: str) -> bool:
    return parse_sentence(sentence, state.options.parentheses) is not None


def _is_good_capture(state: State, action: Capture) -> bool:
    return action.cell in NUMBERS and (action.sentence is None or _is_sentence(state, action.sentence))


def _is_good_claim(_state: State, action: DeclareWin) -> bool:
    line = action.line
    if action.claim == "zero":
        return line is None
    return line is not None and len(line) == 5 and len(set(line)) == 5 and NUMBERS.issuperset(line)


_CHECKS: dict[type[Any], Callable[[State, Any], bool]] = {
    Place: lambda _state, action: action.cell in NUMBERS,
    Announce: lambda state, action: _is_sentence(state, action.sentence),
    Capture: _is_good_capture,
    DeclareWin: _is_good_claim,
    Challenge: lambda _state, action: action.target in (None, "turn", "capture") and rules_named(action) is not None,
}


WORDS = ActionWords[Action](notation.WORDS, {"roll": Roll, "use": UseRoll}, has_targets=True)


def notate(_state: State, action: Any) -> str:
    """Return a text such as `roll`, `@28`, `"4*6+4=28"`, `=57`, `x7 1+2+4=7 =58`, `five 27,28,29,30,31`, `zero`, `!rule,rule
    capture`, …"""
    text = _TEXTS.get(type(action))
    return WORDS.text(action) if text is None else text(action)


def _capture_text(action: Capture) -> str:
    said = "" if action.sentence is None else f' "{action.sentence}"'
    return f"x{action.cell}{said}" + ("" if action.total is None else f" ={action.total}")


def _challenge_text(action: Challenge) -> str:
    named = notation.rules_text(action)
    return named if action.target is None else f"{named} @{action.target}"


_TEXTS: dict[type[Any], Callable[[Any], str]] = {
    Place: lambda action: f"@{action.cell}",
    Announce: lambda action: f'"{action.sentence}"',
    Score: lambda action: f"={action.total}",
    Capture: _capture_text,
    DeclareWin: lambda action: "zero" if action.claim == "zero" else "five " + ",".join(map(str, action.line or ())),
    Challenge: _challenge_text,
}


CAPTURE = re.compile(r'x(\d+)(?: "([^"]*)")?(?: =(-?\d+))?')
CHALLENGE = re.compile(r"(!!?.+?)(?: @(turn|capture))?")


def read(_state: State, _seat: int, text: str) -> Action:
    """Return the action that a text describes. Raises `Refusal("notation_unknown")`."""
    return WORDS.read(text, _read)


def _read(text: str) -> Action:
    if text.startswith("@"):
        return Place(int(text[1:]))
    if len(text) >= 2 and text[0] == text[-1] == '"':
        return Announce(text[1:-1])
    if text.startswith("="):
        return Score(int(text[1:]))
    if text == "zero":
        return DeclareWin("zero")
    if text.startswith("five "):
        return DeclareWin("five", tuple(map(int, text[5:].split(","))))
    if found := CAPTURE.fullmatch(text):
        cell, sentence, total = found.groups()
        return Capture(int(cell), sentence, None if total is None else int(total))
    if (found := CHALLENGE.fullmatch(text)) and (challenge := notation.challenge_read(*found.groups())):
        return challenge
    raise ValueError(text)
