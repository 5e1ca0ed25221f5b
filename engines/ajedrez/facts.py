"""The facts of a fault of Ajedrez (`Fault.facts`): the reason why a move is illegal, the touched pieces, the squares."""

from typing import Literal, TypeAlias

import chess

from engines.ajedrez.board import board_of
from engines.ajedrez.faults import ILLEGAL, OFFER, TOUCH
from engines.ajedrez.state import Ply
from engines.kit.declaration.fault_details import Cells
from engines.kit.referee.record import Fault

Why: TypeAlias = Literal["movement", "stays_in_check", "into_check"]


class Illegal(Cells):
    """Facts of an illegal move. `why`: the piece does not move that way, the mover's king stays in check, or the move puts
    that king in check. In the last two cases `cells` also has the squares of the king and of the pieces that attack it."""

    why: Why


class Touched(Cells):
    squares: list[str]


def illegal_explained(fen: str, uci: str) -> Fault:
    """Return the fault of an illegal move in that position."""
    board = board_of(fen)
    move = chess.Move.from_uci(uci)
    cells = [uci[:2], uci[2:4]]
    why: Why = "movement"
    if board.is_pseudo_legal(move):
        why = "stays_in_check" if board.is_check() else "into_check"
        mover = board.turn
        board.push(move)
        king = board.king(mover)
        if king is not None:
            cells += [name for name in map(chess.square_name, (king, *board.attackers(not mover, king))) if name not in cells]
    facts: Illegal = {"why": why, "cells": cells}
    return Fault(ILLEGAL, facts=facts)


def touch_explained(squares: tuple[str, ...]) -> Fault:
    """Return the fault of a move that does not use the pieces touched on these squares."""
    facts: Touched = {"squares": list(squares), "cells": list(squares)}
    return Fault(TOUCH, facts=facts)


def recorded(before: str, ply: Ply) -> Fault:
    """Return the fault of a move in the record. `before` is the position before that move."""
    if ply.fault == "illegal":
        return illegal_explained(before, ply.uci)
    return touch_explained(tuple(ply.touched[at : at + 2] for at in range(0, len(ply.touched), 2)))


def offer_explained(details: tuple[str, ...]) -> Fault:
    return Fault(OFFER, details[0] if details else None)
