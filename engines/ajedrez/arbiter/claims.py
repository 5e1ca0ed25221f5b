"""Claims, which are not challenges (rulebook part 6). An *aguja* is the small flag on a chess clock that falls when the time is
over.

A seat may claim a draw by repetition or fifty moves, a dead position, a draw in its last two minutes, or a fallen aguja, and it
may call the arbiter.
"""

from msgspec.structs import replace

from engines.ajedrez.actions import CallArbiter, ClaimDraw
from engines.ajedrez.board import after, halfmoves, is_dead, legal_moves, repetitions
from engines.ajedrez.ending.can_mate import can_mate
from engines.ajedrez.ending.result import closed, drawn, flag_fell
from engines.ajedrez.facts import touch_explained
from engines.ajedrez.faults import CLAIMS
from engines.ajedrez.obligations import obeying_moves
from engines.ajedrez.play import well_formed
from engines.ajedrez.state import FIGURES, State, is_white_seat, mover_of, seat_to_move
from engines.contract import GameEvent, Refusal, Step
from engines.kit.clocks.chess import add_time, fallen, is_last_period, left_ms, stopped
from engines.kit.outcome import fault_refused


def claim_draw(state: State, seat: int, action: ClaimDraw, now_ms: int) -> Step[State]:
    """Rule on a draw claim at once. The clocks are stopped during the ruling. Rules: `ajedrez.claim-repetition`,
    `ajedrez.claim-fifty`, `ajedrez.wrong-claim`."""
    if action.move is not None and not well_formed(state, action.move):
        raise Refusal("malformed", detail=action.move)
    _need_play(state)
    if state.moved or seat != seat_to_move(state):
        has_just_moved = bool(state.record) and mover_of(state, len(state.record) - 1) == seat
        raise Refusal("right_lost" if has_just_moved else "not_your_turn")
    if action.move is not None:
        _check_announced(state, action.move)
    claimed = GameEvent("draw_claimed", seat, {"ground": action.ground, "move": action.move})
    if holds(state, action):
        return replace(closed(state, drawn(action.ground), now_ms, claimed), record={"claim": "right"})
    if state.options.mode == "assisted":
        raise Refusal("fault", rule=CLAIMS[action.ground])
    left = max(0, left_ms(state.clock, seat, now_ms))
    cut = min(left // FIGURES["wrong_claim_divisor"], FIGURES["wrong_claim_cut_max_ms"])
    bonus = FIGURES["wrong_claim_bonus_ms"]
    clock = add_time(add_time(state.clock, seat, -cut, now_ms), 1 - seat, bonus, now_ms)
    must = action.move or state.claimed
    event = GameEvent("wrong_claim", seat, {"cut_ms": cut, "bonus_ms": bonus})
    return Step(
        replace(state, clock=clock, claimed=must, notes=(*state.notes, "reclamación")), (claimed, event), {"claim": "wrong"}
    )


def holds(state: State, action: ClaimDraw) -> bool:
    """Return whether the draw claim is right. If the claim announces a (legal) move, the position after that move counts."""
    if action.ground == "fifty":
        fen = after(state.fen, action.move) if action.move else state.fen
        return halfmoves(fen) >= FIGURES["fifty_halfmoves"]
    moves = [ply.uci for ply in state.record]
    return repetitions(state.start_fen, [*moves, action.move] if action.move else moves) >= FIGURES["repetition"]


def claim_dead(state: State, seat: int, now_ms: int) -> Step[State]:
    """Handle the claim that the position is dead: neither side can mate. Rule: `ajedrez.dead-position`.

    If the material proves the claim, the server grants it. Otherwise the arbiter rules. Without an arbiter, the server grants
    the claim only if it can prove it in another way (`is_proven_dead`).
    """
    _need_play(state)
    claimed = GameEvent("dead_claimed", seat)
    if is_dead(state.fen) or (state.options.arbiter == "none" and is_proven_dead(state)):
        return closed(state, drawn("dead_position"), now_ms, claimed)
    _need_arbiter(state)
    return _halted(state, now_ms, claimed)


def is_proven_dead(state: State) -> bool:
    """Return whether the server can prove that neither side can mate. The test is the same as after a fallen aguja."""
    return not can_mate(state.fen, True) and not can_mate(state.fen, False)


def claim_last_two(state: State, seat: int, now_ms: int) -> Step[State]:
    """Handle a claim of a draw in the seat's last two minutes. The arbiter rules on it; without an arbiter the server grants
    the claim only if the draw is obvious (`_is_plain_draw`). Rule: `ajedrez.last-two` (10.2)."""
    _need_play(state)
    if state.last_two is not None:
        raise Refusal("already_postponed")
    if not is_last_period(state.clock, seat):
        raise Refusal("not_last_period")
    left = left_ms(state.clock, seat, now_ms)
    if left >= FIGURES["last_two_ms"]:
        raise Refusal("too_much_time", left_ms=left)
    if left <= 0:
        raise Refusal("flag_fallen")
    if state.options.arbiter == "none":
        if not _is_plain_draw(state, seat):
            raise Refusal("not_plain")
        return closed(state, drawn("art_10_2"), now_ms, GameEvent("last_two_claimed", seat))
    pending = replace(state, last_two="pending", last_two_by=seat)
    return _halted(pending, now_ms, GameEvent("last_two_claimed", seat))


def _is_plain_draw(state: State, seat: int) -> bool:
    """Return whether the rival obviously cannot win by normal means: it cannot mate, or the last half-moves (the figure
    `plain_halfmoves`) contain no capture and no pawn move."""
    return halfmoves(state.fen) >= FIGURES["plain_halfmoves"] or not can_mate(state.fen, is_white_seat(state, 1 - seat))


def claim_flag(state: State, now_ms: int) -> Step[State]:
    """Handle the claim, by a seat or the arbiter, that an aguja has fallen. Rule: `ajedrez.flag`."""
    _need_play(state)
    if state.options.flag != "claim" or not fallen(state.clock, now_ms):
        raise Refusal("flag_not_fallen")
    return flag_fell(state, now_ms)


def call_arbiter(state: State, seat: int, action: CallArbiter, now_ms: int) -> Step[State]:
    """Call the arbiter. Only referees see the reason. Rule: article 6.12b."""
    _need_play(state)
    _need_arbiter(state)
    reason = GameEvent("arbiter_reason", seat, {"reason": action.reason}, to=())
    step = _halted(state, now_ms, GameEvent("arbiter_called", seat))
    return replace(step, happenings=(*step.happenings, reason)) if action.reason else step


def _halted(state: State, now_ms: int, event: GameEvent) -> Step[State]:
    return Step(replace(state, phase="stopped", clock=stopped(state.clock, now_ms)), (event,))


def _check_announced(state: State, uci: str) -> None:
    if uci not in legal_moves(state.fen):
        raise Refusal("illegal_move", move=uci)
    if state.claimed not in (None, uci):
        raise Refusal("claimed_move", move=state.claimed)
    if uci not in obeying_moves(state):
        raise fault_refused(touch_explained(state.touched))


def _need_play(state: State) -> None:
    if state.phase != "playing":
        raise Refusal("clocks_stopped")


def _need_arbiter(state: State) -> None:
    if state.options.arbiter == "none":
        raise Refusal("no_arbiter")
