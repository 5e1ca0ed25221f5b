"""The remedies of broken rules (rulebook part 6, Challenges)."""

from msgspec.structs import replace

from engines.ajedrez.ending.result import annulled, closed, won
from engines.ajedrez.faults import ILLEGAL, TOUCH
from engines.ajedrez.remedies.undo import undo
from engines.ajedrez.state import FIGURES, State, mover_of
from engines.contract import GameEvent, Step
from engines.kit.clocks.chess import add_time
from engines.kit.referee.record import put


def illegal_undone(state: State, ply: int, now_ms: int) -> Step[State]:
    """Restore the position before an illegal move. If the move counts (`_counts`), also give the rival two minutes. A seat
    loses at its third illegal move that counts. Rule: `ajedrez.illegal-move` (7.4, 10.3)."""
    offender = mover_of(state, ply)
    uci = state.record[ply].uci
    back = undo(state, ply, f"ilegal: {uci}", now_ms, touching=state.options.touch_binds)
    if not _counts(state, ply):
        return Step(back, (GameEvent("undone", offender, {"rule": ILLEGAL, "uci": uci}),))
    count = back.illegal_moves[offender] + 1
    back = replace(back, illegal_moves=put(back.illegal_moves, offender, count))
    event = GameEvent("undone", offender, {"rule": ILLEGAL, "uci": uci, "count": count})
    if count >= FIGURES["illegal_limit"]:
        return closed(back, won(back, 1 - offender, "illegal_third"), now_ms, event)
    bonus = FIGURES["illegal_bonus_ms"]
    back = replace(back, clock=add_time(back.clock, 1 - offender, bonus, now_ms))
    return Step(back, (event, GameEvent("time_given", 1 - offender, {"ms": bonus})))


def _counts(state: State, ply: int) -> bool:
    """Return whether this illegal move counts for the two minutes and for the loss by the third illegal move (article 10.3).
    The option `last_two` decides whether every move counts, or only a move in the mover's last period."""
    options, then = state.options, state.record[ply].then
    return options.last_two == "all" or then is None or then.period[mover_of(state, ply)] == len(options.control.periods) - 1


def touch_undone(state: State, ply: int, now_ms: int) -> Step[State]:
    """Restore the position before the move; its mover must now move the touched piece. The rival gets no extra time, and the
    move does not count as an illegal move. Rule: `ajedrez.touch-move`."""
    uci = state.record[ply].uci
    back = undo(state, ply, "toque", now_ms, touching=False)
    return Step(back, (GameEvent("undone", mover_of(state, ply), {"rule": TOUCH, "uci": uci}),))


def offer_warned(state: State, offender: int) -> Step[State]:
    """Warn the seat that offered a draw at a wrong moment (13.4a). The offer stays valid. Rule: `ajedrez.offer`."""
    return Step(replace(warned(state, offender), offer_faults=()), (GameEvent("warning", offender, {"article": "12.5"}),))


def warned(state: State, seat: int) -> State:
    return replace(state, warnings=put(state.warnings, seat, state.warnings[seat] + 1))


def start_annulled(state: State, now_ms: int) -> Step[State]:
    """Annul the game; the players must start a new one. Rule: `ajedrez.start-position` (7.1a)."""
    return closed(state, annulled(), now_ms)
