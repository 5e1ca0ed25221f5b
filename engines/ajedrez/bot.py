"""A bot that uses only its view.

It takes undefended pieces, avoids leaving its own pieces undefended, mates in one move if it can, and claims its
rights. The bot never touches a piece in a separate action. If a piece is touched, the bot moves that piece.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from engines.ajedrez import evaluation
from engines.ajedrez.faults import ILLEGAL
from engines.ajedrez.record.san import LETTERS, SIGNS
from engines.ajedrez.touch import allowed_moves
from engines.kit.chance import Chance
from engines.kit.levels.program import Ask, Bot

Mover: TypeAlias = Callable[[str, tuple[str, ...], Chance], str | None]
"""Function (fen, squares of the touched pieces, chance) → the move; None if there is no move."""

_HOPELESS = -150
"""Evaluation, in centipawns, below which the bot accepts a draw."""


def bot(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance) -> dict[str, Any] | None:
    """Return the next action of the seat, or None."""
    return _next(view, status, seat, chance, evaluation.best_move)


def deep_bot(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance) -> dict[str, Any] | None:
    """Return the action that `bot` would return if it searched deeper. The search is too slow for the server's event loop."""
    return _next(view, status, seat, chance, evaluation.deep_move)


def asking_bot(ask: Ask) -> Bot:
    """Return a bot of the deep level that asks an external program for each move. If `ask` returns no answer of the program,
    the bot searches itself."""

    def mover(fen: str, touched: tuple[str, ...], chance: Chance) -> str | None:
        moves = allowed_moves(fen, touched)
        return (ask(fen, moves) if moves else None) or evaluation.deep_move(fen, touched, chance)

    def bot_that_asks(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance) -> dict[str, Any] | None:
        return _next(view, status, seat, chance, mover)

    return bot_that_asks


def _next(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance, mover: Mover) -> dict[str, Any] | None:
    may = status["may"][seat]
    for answer in (_courtesies, _line_to_write, _claim):
        action = answer(view, may, seat, chance)
        if action is not None:
            return action
    return _move(view, may, chance, mover)


def _courtesies(view: Mapping[str, Any], may: Sequence[str], seat: int, _chance: Chance) -> dict[str, Any] | None:
    if "arrive" in may:
        return {"type": "arrive"}
    if "pass_flag" in may:
        return {"type": "pass_flag"}
    if "accept_draw" in may:
        worth = evaluation.balance(view["fen"], view["white_seat"] == seat)
        return {"type": "accept_draw"} if worth <= _HOPELESS else {"type": "decline_draw"}
    return None


def _line_to_write(view: Mapping[str, Any], may: Sequence[str], seat: int, _chance: Chance) -> dict[str, Any] | None:
    """Return the next line that the seat must write on its score sheet: its own last move or the rival's, in the order of the
    moves."""
    if "write" not in may or not view["recent"]:
        return None
    lines = len(view["sheet"])
    has_move = evaluation.is_to_move(view["fen"], view["white_seat"] == seat) and not view["moved"]
    starts = evaluation.is_to_move(view["start_fen"], view["white_seat"] == seat)
    is_own_line = (lines % 2 == 0) == starts
    place = -2 if has_move and is_own_line else -1
    if len(view["recent"]) < -place:
        return None
    move = view["recent"][place]
    return {"type": "write", "ply": lines, "san": _long_form(move["uci"], move["piece"], move["offered"])}


def _long_form(uci: str, piece: str, offered: bool) -> str:
    """Return a move as the start and target squares, which the reader accepts in every position: `Cg1f3`, `e7e8=D`, `Cg1f3
    (=)`."""
    offer = SIGNS["draw_offer"] if offered else ""
    promotion = "=" + LETTERS["es"][uci[4]] if len(uci) == 5 else ""
    return (piece if piece.startswith("0") else piece + uci[:4] + promotion) + offer


def _claim(view: Mapping[str, Any], may: Sequence[str], seat: int, _chance: Chance) -> dict[str, Any] | None:
    moves = view.get("moves")
    if "challenge" in may and "move" in may and view["recent"] and _saw_illegal(view):
        return {"type": "challenge", "rule": ILLEGAL}
    if "claim_draw" not in may or view["claimed"]:
        return None
    if evaluation.is_fifty(view["fen"]):
        return {"type": "claim_draw", "ground": "fifty"}
    if moves and evaluation.is_threefold(view["start_fen"], moves["uci"]):
        return {"type": "claim_draw", "ground": "threefold"}
    return None


def _saw_illegal(view: Mapping[str, Any]) -> bool:
    """Return whether the bot has noticed that the rival's last move was illegal.

    A bot that keeps its own score sheet does not see the record of moves. It notices the fault when it has no legal move: after
    a real mate or stalemate the game would be over.
    """
    if not evaluation.has_moves(view["fen"]):
        return True
    return "moves" in view and evaluation.is_last_illegal(view["start_fen"], view["moves"]["uci"])


def _move(view: Mapping[str, Any], may: Sequence[str], chance: Chance, mover: Mover) -> dict[str, Any] | None:
    if "move" not in may:
        return None
    uci = view["claimed"] or mover(view["fen"], tuple(view["touched"]), chance)
    return {"type": "move", "uci": uci} if uci else None
