"""Challenges of chess (rulebook part 6): their windows, rulings, remedies and strikes. A challenge names one rule."""

from msgspec.structs import replace

from engines.ajedrez.actions import Challenge
from engines.ajedrez.board import is_standard
from engines.ajedrez.ending.result import closed, won
from engines.ajedrez.facts import offer_explained, recorded
from engines.ajedrez.faults import ILLEGAL, OFFER, START, TOUCH
from engines.ajedrez.remedies.remedy import illegal_undone, offer_warned, start_annulled, touch_undone
from engines.ajedrez.remedies.undo import fen_before, is_completed, last_completed
from engines.ajedrez.state import State, mover_of, seat_to_move
from engines.contract import GameEvent, Refusal, Step
from engines.kit.referee.record import Mark, Ruling, evidence, found, noted, struck_out, with_mark
from engines.kit.stakes import Stakes

STAKES = {
    ILLEGAL: Stakes({ILLEGAL: "undone_time"}, "strike"),
    TOUCH: Stakes({TOUCH: "undone"}, "strike"),
    OFFER: Stakes({OFFER: "warned"}, "strike"),
    START: Stakes({START: "annulled"}, "strike"),
}


def challenge(state: State, seat: int, action: Challenge, now_ms: int, marks: tuple[Mark, ...] | None) -> Step[State]:
    """Rule on a challenge by looking at the record of the moves. `marks` are a person's ruling, which replaces the server's."""
    if state.options.mode == "assisted":
        raise Refusal("no_challenges")
    if state.phase != "playing":
        raise Refusal("clocks_stopped")
    ruling = _ruling(state, seat, action)
    if marks:
        ruling = with_mark(ruling, marks[0])
    mark = ruling.mark
    ruled = GameEvent("ruling", seat, {"rule": action.rule, "mark": mark, **evidence(ruling)})
    book = replace(state, book=noted(state.book, seat, mark))
    step = _remedied(book, seat, action, now_ms) if mark == "C" else _struck(book, seat, now_ms)
    return replace(
        step,
        happenings=(ruled, *step.happenings),
        record={"rulings": [[action.rule, mark]]},
        rulings=(ruling,),
    )


def _ruling(state: State, seat: int, action: Challenge) -> Ruling:
    mark, rule = _mark(state, seat, action), action.rule
    if mark != "C":
        return Ruling(rule, mark)
    if rule == ILLEGAL and (ply := _challenged_ply(state, seat, action)) is not None:
        return found(rule, recorded(fen_before(state, ply), state.record[ply]))
    if rule == TOUCH:
        return found(rule, recorded("", state.record[-1]))
    if rule == OFFER:
        return found(rule, offer_explained(state.offer_faults))
    return Ruling(rule, mark)


def _mark(state: State, seat: int, action: Challenge) -> Mark:
    match action.rule:
        case rule if rule == ILLEGAL:
            ply = _challenged_ply(state, seat, action)
            if ply is None or state.options.on_illegal != "claim":
                return "IA"
            return "C" if state.record[ply].fault == "illegal" else "I"
        case rule if rule == TOUCH:
            if not is_touch_window_open(state, seat):
                return "IA"
            return "C" if state.record[-1].fault == "touch" else "I"
        case rule if rule == OFFER:
            if state.offer != 1 - seat:
                return "IA"
            return "C" if state.offer_faults else "I"
        case rule if rule == START:
            return "C" if not is_standard(state.start_fen) and not state.options.training else "I"
    return "IA"


def is_touch_window_open(state: State, seat: int) -> bool:
    """Return whether the seat may challenge a disobeyed touch: after the rival completes its move, until the seat touches or
    moves a piece (4.6)."""
    return seat == touch_window(state)


def touch_window(state: State) -> int | None:
    """Return the seat that may challenge a disobeyed touch; None if there is none."""
    return seat_to_move(state) if state.can_claim_touch and not state.moved else None


def _challenged_ply(state: State, seat: int, action: Challenge) -> int | None:
    """Return the number of the rival's completed move that the challenge names; None if there is none."""
    if action.target is None:
        return last_completed(state, 1 - seat)
    ply = action.target
    is_rivals = 0 <= ply < len(state.record) and mover_of(state, ply) == 1 - seat
    return ply if is_rivals and is_completed(state.record[ply]) else None


def _remedied(state: State, seat: int, action: Challenge, now_ms: int) -> Step[State]:
    """Apply the remedy of a correct challenge. If a person rules C (correct) although there is no move to undo, do nothing."""
    match action.rule:
        case rule if rule == ILLEGAL:
            ply = _challenged_ply(state, seat, action)
            return Step(state) if ply is None else illegal_undone(state, ply, now_ms)
        case rule if rule == TOUCH:
            last = last_completed(state, 1 - seat)
            return Step(state) if last is None else touch_undone(state, last, now_ms)
        case rule if rule == OFFER:
            return offer_warned(state, 1 - seat)
        case rule if rule == START:
            return start_annulled(state, now_ms)
    return Step(state)


def _struck(state: State, seat: int, now_ms: int) -> Step[State]:
    warned = GameEvent("strike_warning", seat, {"strikes": state.book.strikes[seat]})
    if struck_out(state.book, seat):
        return closed(state, won(state, 1 - seat, "strikes"), now_ms)
    return Step(state, (warned,))
