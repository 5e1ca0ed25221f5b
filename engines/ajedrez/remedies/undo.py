"""Undoes moves (rulebook part 6, Clocks after an undoing): restores position, clocks, score sheets and touched pieces from
before a move."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from engines.ajedrez.board import after, captured_square
from engines.ajedrez.state import Ply, State, mover_of
from engines.kit.clocks.chess import ended, reading, rewound

_TOGETHER: Final = 8
"""Number of moves whose effect `fen_before` looks up at once."""


def fen_before(state: State, ply: int) -> str:
    """Return the position before a move of the record."""
    fen, moves = state.start_fen, [made.uci for made in state.record[:ply]]
    for first in range(0, ply, _TOGETHER):
        fen = _after_all(fen, *moves[first : first + _TOGETHER])
    return fen


@lru_cache(maxsize=512)
def _after_all(fen: str, *moves: str) -> str:
    for uci in moves:
        fen = after(fen, uci)
    return fen


def squares(text: str) -> tuple[str, ...]:
    return tuple(text[place : place + 2] for place in range(0, len(text), 2))


def undo(state: State, ply: int, note: str, now_ms: int, *, touching: bool) -> State:
    """Return the state before a move of the record. The seat that made the move must move again, and the game
    now accepts only a legal move that obeys the touched pieces.

    `note`: the remark on the undone move, for the record. `touching`: the moved piece and the captured piece count as touched.
    Time added by rulings, counts of illegal moves, warnings and strikes stay. Later moves, with their claims and offers, no
    longer exist.
    """
    taken_back = state.record[ply]
    fen = fen_before(state, ply)
    seat = mover_of(state, ply)
    then = taken_back.then or reading(state.clock, now_ms)
    touched = squares(taken_back.touched)
    if touching:
        target = captured_square(fen, taken_back.uci)
        touched = tuple(dict.fromkeys((*touched, taken_back.uci[:2], *((target,) if target else ()))))
    return replace(
        state,
        fen=fen,
        clock=rewound(ended(state.clock, now_ms), then, seat, now_ms),
        record=state.record[:ply],
        phase="stopped" if state.clock.stopped else "playing",
        moved=False,
        touched=touched,
        forced=True,
        claimed=None,
        can_claim_touch=False,
        offer=None,
        offer_faults=(),
        offered=(False, False),
        streak=taken_back.streak,
        last_two=None if state.last_two == "pending" else state.last_two,
        sheets=(min(state.sheets[0], ply), min(state.sheets[1], ply)),
        notes=(*taken_back.notes, note),
    )


def last_completed(state: State, seat: int) -> int | None:
    """Return the number of the last completed move of a seat; None if it has none."""
    last = len(state.record) - 1
    if mover_of(state, last) != seat:
        last -= 1
    for ply in range(last, -1, -2):
        if is_completed(state.record[ply]):
            return ply
    return None


def is_completed(ply: Ply) -> bool:
    return ply.then is not None
