"""The faults of one action of a turn (rulebook, part 5). The game finds them once, when the seat acts, and stores them in the
turn."""

import re
from functools import lru_cache
from typing import NamedTuple

from engines.juggle.board import CALCULATED_PIECES, OPERATIONS, PIECES, WILD, Piece
from engines.juggle.state import Deed, Dice, Turn
from engines.kit.arithmetic.expression import SIGNS
from engines.kit.referee.record import Fault

EXACT = "juggle.exact-value"
CALCULATED = "juggle.calculated-value"
HOW_MANY = "juggle.how-many"
WILD_SIX = "juggle.six-is-wild"
AFTER_RETURN = "juggle.after-return"
MUST_USE = "juggle.must-use"
REMOVAL_TIME = "juggle.removal-time"
TOUCH = "juggle.colours-touch"
COVERED = "juggle.covered"

SELECTION = (EXACT, CALCULATED, HOW_MANY, WILD_SIX, AFTER_RETURN)
CHALLENGEABLE = (*SELECTION, MUST_USE, REMOVAL_TIME, TOUCH, COVERED)


SENTENCE = re.compile(r"\s*([0-9]+)\s*([-+*/×·x÷:−–])\s*([0-9]+)\s*=\s*([0-9]+)\s*")
MAX_SENTENCE_LENGTH = 80


class Sentence(NamedTuple):
    """The number sentence `left sign right = stated`."""

    left: int
    sign: str
    right: int
    stated: int

    @property
    def is_true(self) -> bool:
        """True if the stated result is right. A division must leave no remainder."""
        match self.sign:
            case "+":
                return self.left + self.right == self.stated
            case "-":
                return self.left - self.right == self.stated
            case "*":
                return self.left * self.right == self.stated
        return self.right != 0 and self.stated * self.right == self.left


@lru_cache(maxsize=1024)
def read_sentence(text: str) -> Sentence | None:
    """Return the number sentence in a text; None for a text outside the grammar. Rule: part 4."""
    found = SENTENCE.fullmatch(text) if len(text) <= MAX_SENTENCE_LENGTH else None
    if found is None:
        return None
    left, sign, right, stated = found.groups()
    sign = SIGNS.get(sign, sign)
    return Sentence(int(left), sign, int(right), int(stated)) if sign in OPERATIONS else None


def take_faults(turn: Turn, deed: Deed, has_twin: bool) -> tuple[Fault, ...]:
    """Return the faults of taking a piece, after the earlier actions of the turn. `has_twin`: the bank has an identical
    piece."""
    assert turn.dice is not None
    piece = PIECES[deed.piece]
    found = [
        _exact(turn.dice, deed, piece),
        _calculated(turn.dice, deed, piece),
        Fault(HOW_MANY, piece.id) if _is_too_many(turn, deed) else None,
        Fault(WILD_SIX, piece.id) if deed.cells and not _may_ask(turn.dice, deed, has_twin) else None,
        Fault(AFTER_RETURN, piece.id) if any(done.kind == "return" for done in turn.deeds) else None,
    ]
    return tuple(fault for fault in found if fault is not None)


def _exact(dice: Dice, deed: Deed, piece: Piece) -> Fault | None:
    if deed.method != "exact" or deed.die is None or dice[deed.die] in (piece.size, WILD):
        return None
    return Fault(EXACT, piece.id)


def _calculated(dice: Dice, deed: Deed, piece: Piece) -> Fault | None:
    if deed.method != "calculated":
        return None
    detail = sentence_detail(dice, deed.sentence, piece.size)
    return None if detail is None else Fault(CALCULATED, detail, piece.id)


def sentence_detail(dice: Dice, sentence: str | None, size: int) -> str | None:
    """Return the first broken part of the rule `juggle.calculated-value`: `missing`, `dice`, `value` or `piece`; None for a
    good sentence."""
    if sentence is None:
        return "missing"
    said = read_sentence(sentence)
    assert said is not None, "the parser took a sentence outside the grammar"
    if sorted((said.left, said.right)) != sorted(dice):
        return "dice"
    if not said.is_true:
        return "value"
    return None if said.stated in (size, WILD) else "piece"


def _is_too_many(turn: Turn, deed: Deed) -> bool:
    """Return whether the turn, with this action, takes more pieces than it may. Rule: `juggle.how-many`.

    A turn may take one piece for each die by its exact value, or up to `CALCULATED_PIECES` pieces by sentences.
    """
    if deed.method == "calculated":
        return len(turn.takes) >= CALCULATED_PIECES
    return any(taken.method == "calculated" or taken.die == deed.die for taken in turn.takes)


def _may_ask(dice: Dice, deed: Deed, has_twin: bool) -> bool:
    """Return whether the seat may take a piece from the other seat's board. Rule: `juggle.six-is-wild`."""
    return deed.die is not None and dice[deed.die] == WILD and not has_twin


def removal_fault(turn: Turn, piece: str) -> Fault | None:
    return None if turn.dice is None else Fault(REMOVAL_TIME, piece)


def turn_faults(turn: Turn | None) -> tuple[Fault, ...]:
    """Return the faults recorded in a turn."""
    return () if turn is None else tuple(fault for deed in turn.deeds for fault in deed.faults)
