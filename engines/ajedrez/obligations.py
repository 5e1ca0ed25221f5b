"""The moves that a seat may make: they fit the position, its touched pieces and its announced claim."""

from engines.ajedrez.board import is_legal, legal_moves
from engines.ajedrez.state import State
from engines.ajedrez.touch import allowed_moves


def obeying_moves(state: State) -> tuple[str, ...]:
    """Return the legal moves that the touched pieces allow. If touching a piece does not bind in this game, return all legal
    moves."""
    return allowed_moves(state.fen, state.touched) if state.options.touch_binds else legal_moves(state.fen)


def obeys(state: State, uci: str) -> bool:
    """Return whether a well-formed move is one of the `obeying_moves`. If the seat has touched no piece, this function
    does not build the list of all moves."""
    if state.touched:
        return uci in obeying_moves(state)
    return is_legal(state.fen, uci)


def accepted_moves(state: State) -> tuple[str, ...]:
    """Return the faultless moves that the game accepts now. After a wrong claim that announced a move, return only that
    move. Return no move if the seat must first press the clock, or if the game is over."""
    if state.moved or state.result is not None:
        return ()
    moves = obeying_moves(state)
    return (state.claimed,) if state.claimed else moves
