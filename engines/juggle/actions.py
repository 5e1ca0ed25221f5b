"""The actions of seats and referees, the checks that they are well formed, and their short texts (notation)."""

import re
from typing import Any, Literal, TypeAlias

import msgspec

from engines.juggle.board import CELL_OF, COLOURS, KINDS, PIECES
from engines.juggle.faults import TOUCH, read_sentence
from engines.juggle.state import Method, State
from engines.juggle.table import lying_at, out_of_bank
from engines.kit.action import BaseAction
from engines.kit.duel.action_words import ActionWords
from engines.kit.referee import notation
from engines.kit.referee.actions import CallTime, Challenge, DeclareWin, DuelAction, rules_named

From: TypeAlias = Literal["bank", "opponent"]


class Remove(BaseAction, frozen=True, tag="remove"):
    """The flag holder takes a piece off its own board."""

    piece: str


class Roll(BaseAction, frozen=True, tag="roll"):
    """The flag holder touches the dice, which rolls both."""


class Take(BaseAction, frozen=True, tag="take"):
    """The flag holder takes a piece into its hand, because of one die or of a number sentence about both dice."""

    piece: str
    from_: From = msgspec.field(name="from")
    method: Method
    die: Literal[0, 1] | None = None
    sentence: str | None = None


class Place(BaseAction, frozen=True, tag="place"):
    """The flag holder places the piece in its hand on exactly these cells."""

    cells: tuple[str, ...]


class Return(BaseAction, frozen=True, tag="return"):
    """The flag holder returns the piece in its hand to the place that it came from."""


SeatAction: TypeAlias = Remove | Roll | Take | Place | Return | DeclareWin | Challenge | DuelAction
Action: TypeAlias = SeatAction | CallTime


def is_well_formed(_state: State, action: Any) -> bool:
    """Return whether an action is well formed: its pieces and cells belong to the edition, and it has exactly the fields that
    its method needs."""
    match action:
        case Remove(piece):
            return piece in PIECES
        case Take():
            return action.piece in PIECES and _has_its_method(action)
        case Place(cells):
            return CELL_OF.keys() >= set(cells) and len(set(cells)) == len(cells)
        case Challenge():
            return _is_challenge(action)
    return True


def _has_its_method(take: Take) -> bool:
    if take.method == "exact":
        return take.die is not None and take.sentence is None
    return take.die is None and (take.sentence is None or read_sentence(take.sentence) is not None)


def _is_challenge(challenge: Challenge) -> bool:
    rules, target = rules_named(challenge), challenge.target
    if rules is None or (target is None and TOUCH in rules):
        return False
    return target is None or (isinstance(target, tuple) and bool(target) and PIECES.keys() >= set(target))


WORDS = ActionWords[Action](notation.WORDS, {"roll": Roll, "return": Return, "win": DeclareWin}, has_targets=True)
LETTER_OF = {colour: colour[0] for colour in COLOURS}
COLOUR_OF = {letter: colour for colour, letter in LETTER_OF.items()}


def short(identity: str) -> str:
    """Return the short name of a piece, such as `r5P`, or `r1#2` if there are several of its kind."""
    piece = PIECES[identity]
    name = f"{LETTER_OF[piece.colour]}{piece.shape}"
    return name if len(KINDS[piece.kind]) == 1 else f"{name}#{piece.number}"


def notate(_state: State, action: Any) -> str:
    """Return a text such as `roll`, `-r1#2`, `+r5P d1` (by the first die), `<r5P d2` (from the other's board), `+r3I 6/2=3`,
    `+r3I ?` (no sentence), `@A1,A2,B2`, `return`, `win`, `!juggle.colours-touch @r1#2,r5P`, …"""
    match action:
        case Remove(piece):
            return f"-{short(piece)}"
        case Take():
            sign = "+" if action.from_ == "bank" else "<"
            how = action.sentence or "?" if action.die is None else f"d{action.die + 1}"
            return f"{sign}{short(action.piece)} {how}"
        case Place(cells):
            return "@" + ",".join(cells)
        case Challenge():
            named, target = notation.rules_text(action), action.target
            return named if not isinstance(target, tuple) else f"{named} @{','.join(short(str(piece)) for piece in target)}"
    return WORDS.text(action)


PIECE = re.compile(r"([a-z])(\d[A-Z]?)(?:#(\d))?", re.IGNORECASE)
TAKE = re.compile(r"([+<])\s*(\S+)\s+(\S.*)")
CHALLENGE = re.compile(r"(!!?.+?)(?: @(\S+))?")


def read(state: State, seat: int, text: str) -> Action:
    """Return the action that a text describes. A piece without its number means the first of its kind. Raises
    `Refusal("notation_unknown")`."""
    word = text.strip().lower()
    return WORDS.read(word if word in WORDS else text, lambda text: _read(state, seat, text))


def _read(state: State, seat: int, text: str) -> Action:
    if text.startswith("@"):
        return Place(tuple(cell.strip().upper() for cell in text[1:].split(",")))
    if text.startswith("-"):
        return Remove(_named(text[1:].strip(), state, seat))
    if found := TAKE.fullmatch(text):
        sign, name, how = found.groups()
        piece = _named(name, state, None if sign == "+" else 1 - seat)
        came: From = "bank" if sign == "+" else "opponent"
        if how in ("d1", "d2"):
            return Take(piece, came, "exact", 0 if how == "d1" else 1)
        return Take(piece, came, "calculated", None, None if how == "?" else how)
    if found := CHALLENGE.fullmatch(text):
        named, pieces = found.groups()
        target = tuple(_named(name, state, 1 - seat) for name in pieces.split(",")) if pieces else None
        if challenge := notation.challenge_read(named, target):
            return challenge
    raise ValueError(text)


def _named(name: str, state: State, owner: int | None) -> str:
    """Return the id of a piece from its short name. A name without a number means a piece on the board of `owner`, or in the
    bank if `owner` is None."""
    found = PIECE.fullmatch(name)
    if found is None:
        raise ValueError(name)
    letter, shape, number = found.groups()
    kind = f"{COLOUR_OF[letter.lower()]}-{shape.upper()}"
    if number is not None:
        return PIECES[f"{kind}-{number}"].id
    twins, gone = KINDS[kind], out_of_bank(state)
    for piece in twins:
        if piece.id not in gone if owner is None else lying_at(state.boards[owner], piece.id):
            return piece.id
    return twins[0].id
