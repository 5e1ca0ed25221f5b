"""Score sheets that the players write by hand (rulebook: `ajedrez.score-sheet`, article 8)."""

from msgspec.structs import replace

from engines.ajedrez.actions import Write
from engines.ajedrez.record.san import bears_offer, names_move
from engines.ajedrez.remedies.undo import fen_before
from engines.ajedrez.state import FIGURES, State, mover_of
from engines.contract import GameEvent, Refusal, Step
from engines.kit.clocks.chess import ChessClock, left_ms


def write(state: State, seat: int, action: Write) -> Step[State]:
    """Write the next line of the seat's score sheet. If the move came with a draw offer, the line has `(=)` (9.1)."""
    if not state.options.by_hand:
        raise Refusal("no_sheet")
    lines = state.sheets[seat]
    if action.ply != lines:
        raise Refusal("write_in_order", ply=lines)
    if lines == len(state.record):
        raise Refusal("nothing_to_write")
    ply = state.record[lines]
    if not names_move(fen_before(state, lines), ply.uci, action.san) or (ply.offered and not bears_offer(action.san)):
        raise Refusal("wrong_san", ply=lines)
    first, second = state.sheets
    sheets = (first + 1, second) if seat == 0 else (first, second + 1)
    return Step(replace(state, sheets=sheets), (GameEvent("written", seat, {"ply": lines}, to=(seat,)),))


def must_write(state: State, seat: int, now_ms: int) -> bool:
    """Return whether the seat must write its last move on its score sheet before it moves again. A seat with little time left
    is exempt (8.4)."""
    if not state.options.by_hand or _is_exempt(state.clock, seat, now_ms):
        return False
    own = [ply for ply in range(max(0, len(state.record) - 2), len(state.record)) if mover_of(state, ply) == seat]
    return bool(own) and state.sheets[seat] <= own[-1]


def _is_exempt(clock: ChessClock, seat: int, now_ms: int) -> bool:
    period = clock.control.periods[clock.period[seat]]
    extra = 0 if clock.control.kind == "plain" else period.extra_ms
    return left_ms(clock, seat, now_ms) < FIGURES["sheet_exempt_below_ms"] and extra < FIGURES["sheet_exempt_extra_below_ms"]
