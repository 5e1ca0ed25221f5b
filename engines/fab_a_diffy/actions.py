"""The actions of seats and referees, the checks that they are well formed, and their short texts (notation)."""

import re
from typing import Any, TypeAlias

from engines.fab_a_diffy.board import VALUES
from engines.fab_a_diffy.state import State
from engines.kit.action import BaseAction
from engines.kit.arithmetic.fractions import parse_fraction_sentence
from engines.kit.duel.action_words import ActionWords
from engines.kit.referee import notation
from engines.kit.referee.actions import CallTime, Challenge, DuelAction, NoChallenge, is_plain_challenge


class DrawSample(BaseAction, frozen=True, tag="draw_sample"):
    """The flag holder touches the pile, which draws the next sample."""


class Touch(BaseAction, frozen=True, tag="touch"):
    strip: str


class Announce(BaseAction, frozen=True, tag="announce"):
    sentence: str


class Take(BaseAction, frozen=True, tag="take"):
    """The flag holder takes two strips and the sample as its trick."""

    strips: tuple[str, str]


class RetireSample(BaseAction, frozen=True, tag="retire_sample"):
    """The flag holder puts the sample into a rectangle without taking a trick (retires it)."""


class Capture(BaseAction, frozen=True, tag="capture"):
    """The flag holder announces that it will use the sample that the other seat retired."""


SeatAction: TypeAlias = DrawSample | Touch | Announce | Take | RetireSample | Capture | NoChallenge | Challenge | DuelAction
Action: TypeAlias = SeatAction | CallTime


def is_well_formed(action: Any) -> bool:
    """Return whether an action is well formed: it names only strips of the game, its sentence follows the grammar, and a
    challenge names valid rules."""
    match action:
        case Touch(strip):
            return strip in VALUES
        case Take((first, second)):
            return first != second and first in VALUES and second in VALUES
        case Announce(sentence):
            return parse_fraction_sentence(sentence) is not None
        case Challenge():
            return is_plain_challenge(action)
    return True


WORDS = ActionWords[Action](notation.WORDS, {"draw": DrawSample, "retire": RetireSample, "capture": Capture})


def notate(_state: State, action: Any) -> str:
    """Return a text such as `draw`, `.1/3`, `"1/3-1/4=1/12"`, `x1/3,1/4`, `retire`, `capture`, `!rule`, `!!rule|rule`, …"""
    match action:
        case Touch(strip):
            return f".{strip}"
        case Announce(sentence):
            return f'"{sentence}"'
        case Take((first, second)):
            return f"x{first},{second}"
    return WORDS.text(action)


TAKE = re.compile(r"x([0-9/]+),([0-9/]+)")


def read(_state: State, _seat: int, text: str) -> Action:
    """Return the action that a text describes. Raises `Refusal("notation_unknown")`."""
    return WORDS.read(text, _read)


def _read(text: str) -> Action | None:
    if text.startswith(".") and len(text) > 1:
        return Touch(text[1:])
    if len(text) >= 2 and text[0] == text[-1] == '"':
        return Announce(text[1:-1])
    if found := TAKE.fullmatch(text):
        return Take((found[1], found[2]))
    return None
