"""The actions of seats and referees, the checks that they are well formed, and their short texts (notation)."""

from typing import Any, TypeAlias

from engines.kit.action import BaseAction
from engines.kit.duel.action_words import ActionWords
from engines.kit.duel.hand_pick import StartCall, StartPick
from engines.kit.referee import notation
from engines.kit.referee.actions import CallTime, Challenge, DeclareWin, DuelAction, rules_named
from engines.queens_and_guards.board import PIECE_NAMES
from engines.queens_and_guards.state import State


class Select(BaseAction, frozen=True, tag="select"):
    """The flag holder touches one of its pieces. The seat may still choose another piece."""

    piece: str


class Move(BaseAction, frozen=True, tag="move"):
    piece: str
    to: str


class AnnounceTrap(BaseAction, frozen=True, tag="announce_trap"):
    """A seat announces that these pieces of the other seat are trapped."""

    pieces: tuple[str, ...]


class Banish(BaseAction, frozen=True, tag="banish"):
    """After a correct challenge, the challenger moves a piece that broke a rule to the outermost ring of spaces (banishes
    it)."""

    piece: str
    to: str


class WaiveBanish(BaseAction, frozen=True, tag="waive_banish"):
    """The challenger leaves the pieces that broke a rule where they are."""


SeatAction: TypeAlias = (
    StartCall | StartPick | Select | Move | AnnounceTrap | DeclareWin | Banish | WaiveBanish | Challenge | DuelAction
)
Action: TypeAlias = SeatAction | CallTime


def is_well_formed(_state: State, action: Any) -> bool:
    """Return whether an action is well formed: an announcement names pieces, each once, and a challenge names valid rules and
    points only at pieces."""
    match action:
        case AnnounceTrap(pieces):
            return 0 < len(pieces) <= len(PIECE_NAMES) and len(set(pieces)) == len(pieces)
        case Challenge():
            return rules_named(action) is not None and all(isinstance(name, str) for name in pointed_at(action))
    return True


def pointed_at(challenge: Challenge) -> tuple[str | int, ...]:
    """Return the pieces that a challenge's `target` names."""
    match challenge.target:
        case None:
            return ()
        case tuple() as names:
            return names
        case name:
            return (name,)


WORDS = ActionWords[Action](notation.DUEL_NOTATION, {"win": DeclareWin, "waive": WaiveBanish}, has_targets=True)
STARTS: dict[str, StartCall | StartPick] = {
    "call blue": StartCall("blue"),
    "call red": StartCall("red"),
    "left": StartPick("left"),
    "right": StartPick("right"),
}
START_WORD = {action: word for word, action in STARTS.items()}


def notate(_state: State, action: Any) -> str:
    """Return a text such as `B1 4.1`, `B1` to touch, `trap R1 R2`, `B1 > 5.3` to banish, `call red`, `left`, `win`, `!rule
    @R1`, `pass`, …"""
    match action:
        case Move(piece, to):
            return f"{piece} {to}"
        case Select(piece):
            return piece
        case AnnounceTrap(pieces):
            return " ".join(("trap", *pieces))
        case Banish(piece, to):
            return f"{piece} > {to}"
        case StartCall() | StartPick():
            return START_WORD[action]
        case Challenge():
            named = notation.rules_text(action)
            target = pointed_at(action)
            # A list with one piece differs from the piece itself.
            return f"{named} @{','.join(map(str, target))}{',' * isinstance(action.target, tuple)}" if target else named
    return WORDS.text(action)


def read(_state: State, _seat: int, text: str) -> Action:
    """Return the action that a text describes. Raises `Refusal("notation_unknown")`."""
    return WORDS.read(text, _read)


def _read(text: str) -> Action | None:
    if text in STARTS:
        return STARTS[text]
    if text.startswith("!") and (challenge := _challenge_read(text)):
        return challenge
    match text.split():
        case ["trap", *pieces] if pieces:
            return AnnounceTrap(tuple(map(str.upper, pieces)))
        case [piece, ">", to] if _is_piece(piece):
            return Banish(piece.upper(), to)
        case [piece, to] if _is_piece(piece):
            return Move(piece.upper(), to)
        case [piece] if _is_piece(piece):
            return Select(piece.upper())
    return None


def _is_piece(text: str) -> bool:
    return text.upper() in PIECE_NAMES


def _challenge_read(text: str) -> Challenge | None:
    named, _at, pointed = text.partition(" @")
    if not pointed:
        return notation.challenge_read(named)
    names = tuple(name for name in pointed.split(",") if name)
    return notation.challenge_read(named, names if "," in pointed else pointed)
