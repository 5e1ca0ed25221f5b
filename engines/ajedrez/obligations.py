"""The moves of the seat to move that the position and its obligations allow."""

from engines.ajedrez.board import legal_moves
from engines.ajedrez.state import State
from engines.ajedrez.touch import allowed_moves


def obeying_moves(state: State) -> tuple[str, ...]:
    """Return the moves that obey the touched pieces, if the touches bind."""
    return allowed_moves(state.fen, state.touched) if state.options.touch_binds else legal_moves(state.fen)


def accepted_moves(state: State) -> tuple[str, ...]:
    """Return the only faultless moves that the game accepts now; none after the seat's own move or the end."""
    if state.moved or state.result is not None:
        return ()
    moves = obeying_moves(state)
    return (state.claimed,) if state.claimed else moves
