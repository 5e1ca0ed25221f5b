"""What shows a fault of Ajedrez to whoever is told of it: why a move is illegal, what was touched, squares (`Fault.facts`)."""

from typing import Literal, TypeAlias

import chess

from engines.ajedrez.board import board_of
from engines.ajedrez.faults import ILLEGAL, OFFER, TOUCH
from engines.ajedrez.state import Ply
from engines.kit.declaration.fault_details import Cells
from engines.kit.referee.record import Fault

Why: TypeAlias = Literal["movement", "stays_in_check", "into_check"]


class Illegal(Cells):
    """The piece does not move so; or it does, and its king stays in check, or comes into it."""

    why: Why


class Touched(Cells):
    squares: list[str]


def illegal_explained(fen: str, uci: str) -> Fault:
    """An illegal move in that position."""
    board = board_of(fen)
    move = chess.Move.from_uci(uci)
    cells = [uci[:2], uci[2:4]]
    why: Why = "movement"
    if board.is_pseudo_legal(move):
        why = "stays_in_check" if board.is_check() else "into_check"
        king = board.king(board.turn)
        if king is not None and chess.square_name(king) not in cells:
            cells.append(chess.square_name(king))
    facts: Illegal = {"why": why, "cells": cells}
    return Fault(ILLEGAL, facts=facts)


def touch_explained(squares: tuple[str, ...]) -> Fault:
    """Another piece was moved than those touched on these squares."""
    facts: Touched = {"squares": list(squares), "cells": list(squares)}
    return Fault(TOUCH, facts=facts)


def recorded(before: str, ply: Ply) -> Fault:
    """The fault of a move on record, made in that position."""
    if ply.fault == "illegal":
        return illegal_explained(before, ply.uci)
    return touch_explained(tuple(ply.touched[at : at + 2] for at in range(0, len(ply.touched), 2)))


def offer_explained(details: tuple[str, ...]) -> Fault:
    return Fault(OFFER, details[0] if details else None)
