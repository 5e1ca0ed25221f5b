"""Touching, moving, pressing the clock, and draw offers with a move (rulebook parts 4, 6 and 8)."""

import re
from typing import Literal

from msgspec.structs import replace

from engines.ajedrez.actions import Move, Touch
from engines.ajedrez.board import (
    after,
    ending,
    halfmoves,
    is_legal,
    is_square,
    is_white,
    piece_at,
    reaches_last_rank,
)
from engines.ajedrez.ending.result import closed, drawn, won
from engines.ajedrez.facts import illegal_explained, offer_explained, touch_explained
from engines.ajedrez.faults import ILLEGAL, OFFER, TOUCH
from engines.ajedrez.obligations import obeys
from engines.ajedrez.record.san import write_san
from engines.ajedrez.record.sheet import must_write
from engines.ajedrez.remedies.remedy import illegal_undone
from engines.ajedrez.state import FIGURES, Ply, State, flag_of, is_white_seat, seat_to_move
from engines.contract import GameEvent, Refusal, Step
from engines.kit.clocks.chess import left_ms, pressed, reading
from engines.kit.outcome import fault_refused
from engines.kit.referee.actions import AcceptDraw, DeclineDraw
from engines.kit.referee.record import put

_UCI = re.compile(r"[a-h][1-8][a-h][1-8][qrbn]?")


def touch(state: State, seat: int, action: Touch) -> Step[State]:
    """Touch a piece. Touching the same piece again has no effect. Rule: `ajedrez.touch-move`."""
    if not is_square(action.square):
        raise Refusal("malformed", detail=action.square)
    _need_play(state)
    if not state.options.touch_binds:
        raise Refusal("no_touch_rule")
    _need_move(state, seat)
    if piece_at(state.fen, action.square) is None:
        raise Refusal("empty_square", square=action.square)
    touched = state.touched if action.square in state.touched else (*state.touched, action.square)
    after_touch = replace(state, touched=touched, can_claim_touch=False)
    return Step(after_touch, (GameEvent("touched", seat, {"square": action.square}),))


def move(state: State, seat: int, action: Move, now_ms: int) -> Step[State]:
    """Make a move on the board. Afterwards the seat cannot change the move. Rules: `ajedrez.move`, `ajedrez.release`, and the
    section "Checking" of part 4."""
    fault = check_move(state, seat, action.uci, now_ms)
    if action.offer and state.offer == seat:
        raise Refusal("offer_open")
    faults = _offer_faults(state, seat, right_moment=True) if action.offer else ()
    if faults and state.options.mode == "assisted":
        raise fault_refused(offer_explained(faults))
    uci, fen = action.uci, after(state.fen, action.uci)
    san = write_san(state.fen, uci, offered=action.offer)
    ply = Ply(
        uci,
        san,
        left_ms(state.clock, seat, now_ms),
        None,
        "".join(state.touched),
        fault,
        action.offer,
        state.streak,
        state.notes,
    )
    made = replace(
        state,
        fen=fen,
        record=(*state.record, ply),
        moved=True,
        touched=(),
        forced=False,
        claimed=None,
        can_claim_touch=False,
        offer=seat if action.offer else None if state.offer == 1 - seat else state.offer,
        offer_faults=faults if action.offer else state.offer_faults if state.offer == seat else (),
        offered=_with(state.offered, seat, action.offer),
        streak=_streak(state.streak, seat) if action.offer else state.streak,
        notes=(),
    )
    details = {"uci": uci} if state.options.by_hand else {"uci": uci, "san": san}
    event = GameEvent("moved", seat, {**details, "offer": True} if action.offer else details)
    is_end = fault != "illegal" and _end_reason(state, fen) is not None
    step = _completed(made, seat, now_ms) if state.options.auto_flag or is_end else Step(made)
    noted = [[ILLEGAL if fault == "illegal" else TOUCH, uci]] if fault else []
    noted += [[OFFER, detail] for detail in faults]
    record = step.record or ({"faults": noted} if noted else {})
    return replace(step, happenings=(event, *step.happenings), record=record)


def check_move(state: State, seat: int, uci: str, now_ms: int) -> Literal["", "illegal", "touch"]:
    """Return the fault of a move that the game accepts: empty for none, `illegal` or `touch`. Raises `Refusal`; the
    checks follow the order of the rulebook."""
    if not well_formed(state, uci):
        raise Refusal("malformed", detail=uci)
    _need_play(state)
    _need_move(state, seat)
    mine = piece_at(state.fen, uci[:2])
    white = is_white_seat(state, seat)
    if mine is None or is_white(mine) != white:
        raise Refusal("not_your_piece", square=uci[:2])
    there = piece_at(state.fen, uci[2:4])
    if there is not None and is_white(there) == white:
        raise Refusal("own_piece_there", square=uci[2:4])
    if reaches_last_rank(state.fen, uci) and len(uci) == 4:
        raise Refusal("promotion_needed")
    if there in ("K", "k"):
        raise Refusal("king_capture")
    if must_write(state, seat, now_ms):
        raise Refusal("not_written")
    if state.claimed not in (None, uci):
        raise Refusal("claimed_move", move=state.claimed)
    is_obeying = obeys(state, uci)
    if state.forced and not is_obeying:
        raise fault_refused(touch_explained(state.touched))
    if not is_legal(state.fen, uci):
        if state.options.on_illegal == "refuse":
            raise fault_refused(illegal_explained(state.fen, uci))
        return "illegal"
    if not is_obeying:
        if state.options.mode == "assisted" or _end_reason(state, after(state.fen, uci)):
            raise fault_refused(touch_explained(state.touched))
        return "touch"
    return ""


def press(state: State, seat: int, now_ms: int) -> Step[State]:
    """Press the clock, which completes the move. Rule: `ajedrez.press`."""
    _need_play(state)
    if seat != flag_of(state):
        raise Refusal("not_your_turn")
    if not state.moved:
        raise Refusal("turn_incomplete", missing="move")
    return _completed(state, seat, now_ms)


def offer_draw(state: State, seat: int) -> Step[State]:
    """Offer a draw. An offer at a wrong moment is valid, but it is a fault. Rule: `ajedrez.offer`."""
    _need_play(state)
    if state.offer is not None:
        raise Refusal("offer_open")
    if state.offered[seat]:
        raise Refusal("already_offered")
    faults = _offer_faults(state, seat, right_moment=state.moved and flag_of(state) == seat)
    if faults and state.options.mode == "assisted":
        raise fault_refused(offer_explained(faults))
    after_offer = replace(
        state,
        offer=seat,
        offer_faults=faults,
        offered=_with(state.offered, seat, True),
        streak=_streak(state.streak, seat),
        record=_marked_offer(state) if state.moved and flag_of(state) == seat else state.record,
    )
    record = {"faults": [[OFFER, detail] for detail in faults]} if faults else {}
    return Step(after_offer, (GameEvent("draw_offered", seat),), record)


def answer_draw(state: State, seat: int, action: AcceptDraw | DeclineDraw, now_ms: int) -> Step[State]:
    """Answer an offer of a draw. The offer stays valid until the answer, even while the clocks are stopped (5.3, 9.1)."""
    if state.phase not in ("playing", "stopped"):
        raise Refusal("clocks_stopped")
    if state.offer != 1 - seat:
        raise Refusal("no_offer")
    if isinstance(action, AcceptDraw):
        return closed(state, drawn("agreement"), now_ms, GameEvent("draw_accepted", seat))
    return Step(replace(state, offer=None, offer_faults=()), (GameEvent("draw_declined", seat),))


def _completed(state: State, seat: int, now_ms: int) -> Step[State]:
    """Complete the last move of the record, because the seat pressed the clock or because the move ended the game."""
    ply = state.record[-1]
    then = reading(state.clock, now_ms)
    reason = None if ply.fault == "illegal" else _end_reason(state, state.fen)
    if reason:
        clock_ms = left_ms(state.clock, seat, now_ms)
        done = replace(state, moved=False, record=_last(state, replace(ply, then=then, clock_ms=clock_ms)))
        return closed(done, won(state, seat, reason) if reason == "checkmate" else drawn(reason), now_ms)
    clock = pressed(state.clock, now_ms)
    ply = replace(ply, then=then, clock_ms=clock.left_ms[seat])
    done = replace(state, moved=False, clock=clock, record=_last(state, ply), can_claim_touch=True)
    if ply.fault == "illegal" and state.options.on_illegal == "arbiter":
        step = illegal_undone(done, len(done.record) - 1, now_ms)
        return replace(step, record={"undone": ILLEGAL})
    pressing = () if state.options.auto_flag else (GameEvent("pressed", seat),)
    return Step(done, pressing)


def _end_reason(state: State, fen: str) -> str | None:
    """Return the reason why a legal move to this position ends the game; None if it does not. Rule: part 7."""
    reason = ending(fen)
    return reason or ("auto_75" if state.options.auto_75 and halfmoves(fen) >= 150 else None)


def well_formed(state: State, uci: str) -> bool:
    """Return whether the move is UCI between two different squares, with a promotion letter only for a pawn that reaches its
    last rank."""
    if not _UCI.fullmatch(uci) or uci[:2] == uci[2:4]:
        return False
    return len(uci) == 4 or reaches_last_rank(state.fen, uci)


def _need_play(state: State) -> None:
    if state.phase != "playing":
        raise Refusal("clocks_stopped")


def _need_move(state: State, seat: int) -> None:
    if state.moved or seat != seat_to_move(state):
        raise Refusal("not_your_turn")


def _offer_faults(state: State, seat: int, *, right_moment: bool) -> tuple[str, ...]:
    in_a_row = abs(_streak(state.streak, seat)) >= FIGURES["offers_in_a_row"]
    return (() if right_moment else ("moment",)) + (("persistent",) if in_a_row else ())


def _streak(streak: int, seat: int) -> int:
    return max(streak, 0) + 1 if seat == 0 else min(streak, 0) - 1


def _with(offered: tuple[bool, bool], seat: int, value: bool) -> tuple[bool, bool]:
    return put(offered, seat, value)


def _marked_offer(state: State) -> tuple[Ply, ...]:
    ply = state.record[-1]
    return _last(state, replace(ply, offered=True, san=ply.san + " (=)"))


def _last(state: State, ply: Ply) -> tuple[Ply, ...]:
    return (*state.record[:-1], ply)
