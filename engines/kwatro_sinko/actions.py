"""The actions of seats and referees, the checks that they are well formed, and their short texts (notation)."""

import re
from typing import Annotated, Any, TypeAlias

import msgspec

from engines.kit.action import BaseAction
from engines.kit.duel.action_words import ActionWords
from engines.kit.referee import notation
from engines.kit.referee.actions import CallTime, Challenge, DuelAction
from engines.kit.relocation.chips import Move, Name, Relocate, Select, WaiveRelocation
from engines.kwatro_sinko.board import CHIP_OF, SLOTS
from engines.kwatro_sinko.state import Sentence, State


class DrawChip(BaseAction, frozen=True, tag="draw_chip"):
    """A seat draws a face-down chip, to decide who starts."""

    slot: Annotated[int, msgspec.Meta(ge=0, lt=SLOTS)]


class DeclareWin(BaseAction, frozen=True, tag="declare_win"):
    """The flag holder declares that the chips on these circles are a winning path, and says the path's number sentence."""

    path: Annotated[tuple[Name, ...], msgspec.Meta(max_length=60)]
    sentence: Sentence


SeatAction: TypeAlias = DrawChip | Select | Move | DeclareWin | Relocate | WaiveRelocation | Challenge | DuelAction
Action: TypeAlias = SeatAction | CallTime


WORDS = ActionWords[Action](notation.DUEL_NOTATION, {"waive": WaiveRelocation})
_SIGNS: dict[type[Any], str] = {Move: ">", Relocate: "/"}
_KINDS = {sign: kind for kind, sign in _SIGNS.items()}


def notate(_state: State, action: Any) -> str:
    """Return a text such as `slot 3` drawn, `N4>e6` moved, `N4/e8` relocated, `.N4` touched, `win c6 e6 g6 6+2-3=5`, `waive`,
    `pass`, `!rule`, …"""
    match action:
        case DrawChip(slot):
            return f"slot {slot}"
        case Move(chip, to) | Relocate(chip, to):
            return f"{chip}{_SIGNS[type(action)]}{to}"
        case Select(chip):
            return f".{chip}"
        case DeclareWin(path, sentence):
            return " ".join(("win", *path, sentence.text))
    return WORDS.text(action)


_WAY = re.compile(r"(\w{1,16})([>/])(\w{1,16})")
_SENTENCE = re.compile(r"(-?\d{1,7})\+(-?\d{1,7})-(-?\d{1,7})=(-?\d{1,7})")
_CLAIM = re.compile(r"win((?: \w{1,16})*) (\S+)")
_SLOT = re.compile(r"slot (\d)")


def read(_state: State, _seat: int, text: str) -> Action:
    """Return the action that a text describes. Raises `Refusal("notation_unknown")`.

    Upper and lower case make no difference, and a chip's number is enough to name it: `4>e6`.
    """
    return WORDS.read(text, _read)


def _read(text: str) -> Action | None:
    # A sentence may contain spaces, as children say it: `6 + 2 - 3 = 5`.
    text = re.sub(r"\s*([-+=>/])\s*", r"\1", " ".join(text.split()))
    if found := _WAY.fullmatch(text):
        made: Action = _KINDS[found[2]](_chip(found[1]), found[3].lower())
        return made
    if (claim := _CLAIM.fullmatch(text)) and (said := _SENTENCE.fullmatch(claim[2])):
        one, two, opposite, result = map(int, said.groups())
        return DeclareWin(tuple(claim[1].lower().split()), Sentence((one, two), opposite, result))
    if drawn := _SLOT.fullmatch(text):
        return DrawChip(int(drawn[1]))
    if text.startswith(".") and len(text) > 1:
        return Select(_chip(text[1:]))
    return None


def _chip(text: str) -> str:
    return CHIP_OF.get(int(text), text) if text.isdecimal() else text.upper()
