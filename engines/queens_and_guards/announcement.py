"""The announcement of a trap: in two ways by the flag holder, or at a wrong moment by the other seat (rulebook, part 4,
`announce_trap`).

    way a          by the flag holder, after its move: traps of this turn's moves
    way b          by the flag holder, before it touches a piece: any existing traps; this undoes the other seat's last turn
    wrong moment   by the other seat, before the flag holder has moved: the holder must then leave the trap in this turn
"""

from collections.abc import Callable

from msgspec.structs import replace

from engines.contract import GameEvent, Plain, Refusal, Step
from engines.queens_and_guards.actions import AnnounceTrap
from engines.queens_and_guards.board import COLOR_OF, GONE, PIECES, Piece, piece_names
from engines.queens_and_guards.flow import tallied
from engines.queens_and_guards.state import State, Turn, color_of
from engines.queens_and_guards.table import announced, held, retreats, unannounced

PHASE_CODES = {"start": "wrong_phase", "penalty": "penalty_pending", "result_pending": "result_pending"}


def announce_trap(state: State, seat: int, action: AnnounceTrap, _now_ms: int) -> Step[State]:
    """Carry out an announcement of any seat. Raises `Refusal`."""
    pieces = _pieces(state, seat, action.pieces)
    way = _with_flag(state, seat, pieces) if seat == state.flag else _without_flag(state, pieces)
    after, record = way(state, pieces)
    event = GameEvent("trap_announced", seat, {"pieces": piece_names(pieces), **record})
    return Step(after, (event,), record)


def _pieces(state: State, seat: int, names: tuple[str, ...]) -> frozenset[Piece]:
    """Return the named pieces. Raises `Refusal` if they do not exist or are not the opponent's, or if the phase is wrong."""
    pieces = frozenset(PIECES.get(name, GONE) for name in names)
    if any(piece == GONE or state.table.places[piece] == GONE for piece in pieces):
        raise Refusal("unknown_piece")
    if state.phase != "start" and any(COLOR_OF[piece] == color_of(state, seat) for piece in pieces):
        raise Refusal("not_opponents")
    if state.phase in PHASE_CODES:
        raise Refusal(PHASE_CODES[state.phase])
    return pieces


Way = Callable[[State, frozenset[Piece]], tuple[State, dict[str, Plain]]]


def _with_flag(state: State, seat: int, pieces: frozenset[Piece]) -> Way:
    table, turn, own = state.table, state.turn, color_of(state, seat)
    if must_go_back(state):
        raise Refusal("you_are_trapped")
    live = unannounced(table, 1 if own == 0 else 0)
    if turn.moves:
        fitting = frozenset(trap.victim for trap in table.traps if trap in turn.made)
    else:
        fitting = frozenset() if turn.is_touched else live
    unfit = pieces - fitting
    if unfit:
        raise Refusal("wrong_moment" if unfit & live else "no_trap")
    return _way_a if turn.moves else _way_b


def must_go_back(state: State) -> bool:
    """Return whether the flag holder must first move trapped pieces back (retreat), or whether its first move in this turn was
    a retreat."""
    moves = state.turn.moves
    return moves[0].kind == "retreat" if moves else bool(retreats(state.table, color_of(state, state.flag)))


def _way_a(state: State, pieces: frozenset[Piece]) -> tuple[State, dict[str, Plain]]:
    traps = frozenset(trap for trap in state.turn.made if trap.victim in pieces)
    after = replace(state, table=announced(state.table, traps), tally=tallied(state, state.flag, traps=len(pieces)))
    return after, {"way": "a"}


def _way_b(state: State, pieces: frozenset[Piece]) -> tuple[State, dict[str, Plain]]:
    last, table = state.last, state.table
    returned: frozenset[Piece] = frozenset()
    if last is not None and is_taken_back(last):
        table = last.before
        returned = frozenset(moved.piece for moved in last.moves)
        last = replace(last, ending="undone")
    traps = frozenset(trap for trap in table.traps if trap.victim in pieces and not trap.is_announced)
    table = announced(table, traps)
    after = replace(
        state,
        table=table,
        turn=replace(state.turn, before=table, is_touched=True),
        last=last,
        window=False,
        tally=tallied(state, state.flag, traps=len(pieces)),
    )
    return after, {"way": "b", "returned": piece_names(returned)}


def is_taken_back(last: Turn) -> bool:
    """Return whether way b undoes this turn. Way b undoes only a turn that is still valid and has regular moves or moves out of
    a trap."""
    return last.ending == "" and bool(last.moves) and last.moves[0].kind != "retreat"


def _without_flag(state: State, pieces: frozenset[Piece]) -> Way:
    color = color_of(state, state.flag)
    if state.turn.moves:
        raise Refusal("too_late")
    if held(state.table, color):
        raise Refusal("already_held")
    if pieces - unannounced(state.table, color):
        raise Refusal("no_trap")
    return _wrong_moment


def _wrong_moment(state: State, pieces: frozenset[Piece]) -> tuple[State, dict[str, Plain]]:
    leave = tuple(sorted(pieces.union(state.turn.leave)))
    return replace(state, turn=replace(state.turn, leave=leave)), {"way": "wrong_moment"}
