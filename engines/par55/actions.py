"""The actions of seats and referees, the checks that they are well formed, and their short texts (notation)."""

import re
from typing import Annotated, Any, TypeAlias

import msgspec

from engines.kit.action import BaseAction
from engines.kit.duel.action_words import ActionWords
from engines.kit.duel.hand_pick import StartCall, StartPick
from engines.kit.referee import notation
from engines.kit.referee.actions import CallTime, Challenge, DeclareWin, DuelAction, is_plain_challenge
from engines.par55.board import BLOCK_SET, GOAL, NEIGHBOURS, SHORT
from engines.par55.state import State

Space: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=55)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Select(BaseAction, frozen=True, tag="select"):
    """The flag holder touches a block in the bank. The seat may still choose another block."""

    block: str


class PutBack(BaseAction, frozen=True, tag="put_back"):
    """The flag holder puts the selected block back."""


class Place(BaseAction, frozen=True, tag="place"):
    block: str
    base: str


class Announce(BaseAction, frozen=True, tag="announce"):
    """The flag holder says how many spaces its pawn must move."""

    score: Number


class MovePawn(BaseAction, frozen=True, tag="move_pawn"):
    """The flag holder moves its own pawn to `to` and counts the spaces along `path` aloud."""

    to: Space
    path: Annotated[tuple[Space, ...], msgspec.Meta(max_length=200)]


class Bump(BaseAction, frozen=True, tag="bump"):
    """The flag holder moves the other seat's pawn to `to`, after a collision."""

    to: Space


SeatAction: TypeAlias = (
    StartCall | StartPick | Select | PutBack | Place | Announce | MovePawn | Bump | DeclareWin | Challenge | DuelAction
)
Action: TypeAlias = SeatAction | CallTime


def is_well_formed(_state: State, action: Any) -> bool:
    """Return whether an action is well formed: its blocks and bases belong to this game, and a challenge names valid rules."""
    match action:
        case Select(block):
            return block in BLOCK_SET
        case Place(block, base):
            return block in BLOCK_SET and base in NEIGHBOURS
        case Challenge():
            return is_plain_challenge(action)
    return True


class _Read(msgspec.Struct, frozen=True):
    action: Action


WORDS = ActionWords[Action](notation.WORDS, {"back": PutBack, "win": DeclareWin})
BLOCK_OF = {**{short: block for block, short in SHORT.items()}, **{block: block for block in SHORT}}
STEP = re.compile(r">(\d+)(?: (-|\d+(?:[-,]\d+)*))?")


def notate(state: State, action: Any) -> str:
    """Return a text such as `call blue`, `left`, `?src`, `src C2T`, `=7`, `>12`, `>12 8-11`, `bump 3`, `win`, `!rule`,
    …

    A block is the first letters of its size, colour and shape. If the seat did not count along the direct way, the
    counted spaces follow after `>12`: runs such as `8-11`, separated by commas, or `-` for none.
    """
    match action:
        case StartCall(color):
            return f"call {color}"
        case StartPick(hand):
            return hand
        case Select(block):
            return f"?{SHORT[block]}"
        case Place(block, base):
            return f"{SHORT[block]} {base}"
        case Announce(score):
            return f"={score}"
        case MovePawn(to, path):
            return f">{to}" if path == _straight(state, to) else f">{to} {_runs(path)}"
        case Bump(to):
            return f"bump {to}"
    return WORDS.text(action)


def read(state: State, seat: int, text: str) -> Action:
    """Return the action that a text describes. Raises `Refusal("notation_unknown")`."""

    def checked(text: str) -> Action:
        # The conversion checks spaces and numbers like the values that clients send.
        return msgspec.convert({"action": msgspec.to_builtins(_read(state, seat, text))}, _Read).action

    return WORDS.read(text, checked)


def _read(state: State, seat: int, text: str) -> Action:
    match text.split():
        case ["call", ("blue" | "red") as color]:
            return StartCall(color)
        case [("left" | "right") as hand]:
            return StartPick(hand)
        case ["bump", space]:
            return Bump(int(space))
        case [block, base] if block in BLOCK_OF:
            return Place(BLOCK_OF[block], base.upper())
    if text.startswith("?"):
        return Select(BLOCK_OF.get(text[1:], ""))
    if text.startswith("="):
        return Announce(int(text[1:]))
    if found := STEP.fullmatch(text):
        to, runs = found.groups()
        path = _straight(state, int(to), seat) if runs is None else _spaces(runs)
        return MovePawn(int(to), path)
    raise ValueError(text)


def _straight(state: State, to: int, seat: int | None = None) -> tuple[int, ...]:
    """Return the spaces from the pawn's place to `to`, in order. If `to` is beyond the board, return the spaces up to
    the last space."""
    return tuple(range(state.pawns[state.flag if seat is None else seat] + 1, min(to, GOAL + 1) + 1))


def _runs(path: tuple[int, ...]) -> str:
    """Return spaces as text. Consecutive spaces form a run: `8-11,10`."""
    found: list[list[int]] = []
    for space in path:
        if found and space == found[-1][-1] + 1:
            found[-1].append(space)
        else:
            found.append([space])
    return ",".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else f"{run[0]}" for run in found) or "-"


def _spaces(runs: str) -> tuple[int, ...]:
    if runs == "-":
        return ()
    spaces: list[int] = []
    for run in runs.split(","):
        first, _dash, last = run.partition("-")
        spaces += range(int(first), min(int(last or first), GOAL + 1) + 1)
    return tuple(spaces)
