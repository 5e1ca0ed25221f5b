"""Claims and their consequences (rulebook part 6): the soplo (removal of a piece), a repeated turn, and claims of a draw."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from engines.contract import GameEvent, Plain, Refusal, Step
from engines.damas.actions import Challenge, ClaimDraw
from engines.damas.board import OWN, piece_at, without
from engines.damas.facts import capture_found, touch_explained
from engines.damas.faults import CAPTURE, DRAW, MAY_CLAIM, TOUCH_DEAD, blowable, fault_of
from engines.damas.flow import Outcome, blocked, counted, drawn, fresh_turn, with_event_first, won
from engines.damas.moves import Path, captures, legal_paths
from engines.damas.play import need_turn
from engines.damas.record import HUFFED, UNDONE, repetitions
from engines.damas.state import Last, State, is_black
from engines.kit.referee.record import Mark, Ruling, evidence, found, put, struck_out
from engines.kit.referee.rulings import ruled, rulings_record, warned, with_rulings
from engines.kit.stakes import Stakes

STAKES = {
    "claim": Stakes({CAPTURE: "huffed_or_undone", TOUCH_DEAD: "undone"}, "strike"),
    "rectify": Stakes({CAPTURE: "undone", TOUCH_DEAD: "undone"}, "strike"),
    "forced": Stakes({TOUCH_DEAD: "undone"}, "strike"),
}
"""The prizes and prices of a claim, by the option `capture_rule`. With the soplo the challenger chooses the remedy."""


def challenge(state: State, seat: int, action: Challenge, now_ms: int, marks: tuple[Mark, ...] | None) -> Step[State]:
    """Rule on a claim against the rival's last turn. `marks` are a person's ruling, which replaces the server's. An incorrect
    claim costs no turn."""
    if state.options.mode == "assisted":
        raise Refusal("no_challenges")
    if action.rule == CAPTURE and action.target is not None:
        if state.options.capture_rule == "rectify":
            raise Refusal("no_soplo")
        if piece_at(state.board, action.target) not in OWN[not is_black(state, seat)]:
            raise Refusal("not_their_piece", square=action.target)
    rulings = ruled((action.rule,), lambda _rule: _ruling(state, seat, action), marks)
    if rulings is None:
        raise Refusal("malformed", detail="one mark for one rule")
    about = {"remedy": action.remedy, "target": action.target}
    return _carried_out(state, seat, rulings, about, lambda noted: _remedied(noted, seat, action, now_ms), now_ms)


def claim_draw(state: State, seat: int, action: ClaimDraw, now_ms: int, marks: tuple[Mark, ...] | None) -> Step[State]:
    """Rule at once on a claim of a draw. The seat must make the claim before it touches a piece. Rule: `damas.draw`."""
    need_turn(state, seat)
    if state.touched is not None:
        raise Refusal("already_touched", square=state.touched)
    is_right = holds(state, action)
    if state.options.mode == "assisted" and not is_right:
        raise Refusal("fault", rule=DRAW)
    rulings = ruled((DRAW,), lambda rule: Ruling(rule, "C" if is_right else "I"), marks)
    if rulings is None:
        raise Refusal("malformed", detail="one mark for one claim")
    about = {"ground": action.ground}
    return _carried_out(state, seat, rulings, about, lambda noted: drawn(noted, action.ground, now_ms), now_ms)


def holds(state: State, claim: ClaimDraw) -> bool:
    """Return whether the position fulfils the condition of this draw claim."""
    if claim.ground == "no_progress":
        return state.idle >= state.options.no_progress
    return repetitions(state.start, state.record) >= state.options.repetition


def _carried_out(
    state: State,
    seat: int,
    rulings: tuple[Ruling, ...],
    about: Mapping[str, Plain],
    remedy: Callable[[State], Outcome],
    now_ms: int,
) -> Step[State]:
    """Record the ruling and apply its consequence: the remedy of a correct claim, or a strike. `about`: details for the
    event."""
    ruling = rulings[0]
    book = with_rulings(state.book, seat, rulings)
    warning = warned(state.book, book, seat)
    after = replace(state, book=book)
    event = GameEvent("ruling", seat, {"rule": ruling.rule, "mark": ruling.mark, **about, **evidence(ruling)})
    if ruling.mark == "C":
        outcome = remedy(after)
    elif struck_out(book, seat):
        outcome = won(after, 1 - seat, "strikes", now_ms)
    else:
        outcome = after, (GameEvent("strike_warning", seat, {"strikes": warning.strikes}),) if warning else ()
    after, events = with_event_first(event, outcome)
    return Step(after, events, rulings_record(rulings), rulings)


def _ruling(state: State, seat: int, action: Challenge) -> Ruling:
    mark, last = _mark(state, seat, action), state.last
    if mark != "C" or last is None:
        return Ruling(action.rule, mark)
    if action.rule == TOUCH_DEAD:
        return found(action.rule, touch_explained(last.before, is_black(state, last.seat)))
    black = is_black(state, last.seat)
    detail = fault_of(last.before, black, last.path)
    assert detail is not None, "a skipped capture is always a fault"
    return found(action.rule, capture_found(last.before, black, last.path, detail))


def _mark(state: State, seat: int, action: Challenge) -> Mark:
    last = state.last
    if last is None or not state.window or seat != state.flag or action.rule not in MAY_CLAIM:
        return "IA"
    if action.rule == TOUCH_DEAD:
        if action.remedy == "huff":
            return "IA"
        return "C" if last.lost is not None else "I"
    if not state.options.captures_claimed:
        return "IA"
    if action.target is not None:
        return "C" if action.target in blowable(last.before, is_black(state, last.seat), last.path) else "I"
    return "C" if fault_of(last.before, is_black(state, last.seat), last.path) else "I"


def _remedied(state: State, seat: int, action: Challenge, now_ms: int) -> Outcome:
    """Apply the remedy of a correct claim. If a person rules C (correct) although the seat cannot make this claim now, do
    nothing."""
    last = state.last
    if last is None or seat != state.flag or last.seat == seat or action.rule not in MAY_CLAIM:
        return state, ()
    if action.target is not None:
        return _huffed(state, action.target, now_ms)
    return _rectified(state, last, action.rule, now_ms)


def _huffed(state: State, target: int, now_ms: int) -> Outcome:
    """Remove the piece. The rival's turn stays, and the claimant moves next. After the time limit, Black does not move: the
    pieces are counted. Rule: part 6, `huff`."""
    after = replace(
        state,
        board=without(state.board, target),
        idle=0,
        last=None,
        window=False,
        record=(*state.record, f"{HUFFED}{target}"),
    )
    event = GameEvent("huffed", state.flag, {"square": target})
    rival = 1 - state.flag
    if not any(piece in OWN[is_black(state, rival)] for piece in after.board):
        return with_event_first(event, won(after, state.flag, "captured_all", now_ms))
    black = is_black(state, state.flag)
    if not legal_paths(after.board, black):
        return with_event_first(event, blocked(after, now_ms))
    if state.time_called and black:
        return with_event_first(event, counted(after, now_ms))
    # In a running turn the time continues, and a "¡Tiempo!" remains valid.
    return fresh_turn(after, now_ms) if state.phase == "blocked" else after, (event,)


def _rectified(state: State, last: Last, rule: str, now_ms: int) -> Outcome:
    """Let the rival repeat its turn: from the position before it, with full time, and only with correct moves. Rule: part 6,
    `rectify`."""
    offender = last.seat
    back = replace(
        state,
        board=last.before,
        flag=offender,
        idle=last.idle,
        turns=put(state.turns, offender, state.turns[offender] - 1),
        record=(*state.record[:-1], UNDONE + state.record[-1]),
        last=None,
        window=False,
        touched=None,
        must=_allowed(state, last, rule),
    )
    return fresh_turn(back, now_ms), (GameEvent("rectified", offender, {"rule": rule, "entry": state.record[-1]}),)


def _allowed(state: State, last: Last, rule: str) -> tuple[Path, ...]:
    black = is_black(state, last.seat)
    takes = captures(last.before, black)
    match fault_of(last.before, black, last.path):
        case "short":
            return tuple(path for path in takes if path[: len(last.path)] == last.path)
        case "omitted" if rule == CAPTURE and state.options.touch_binds:
            return tuple(path for path in takes if path[0] == last.path[0]) or takes
    return legal_paths(last.before, black)


def waive(state: State, seat: int, now_ms: int) -> Outcome:
    """Let the game continue, because the flag holder makes no claim. Rule: part 4, `waive`."""
    if seat != state.flag:
        raise Refusal("not_your_turn")
    if not state.window:
        raise Refusal("not_now")
    event = GameEvent("waived", seat)
    after = replace(state, window=False)
    match state.phase:
        case "blocked":
            return with_event_first(event, blocked(after, now_ms))
        case "limit":
            return with_event_first(event, counted(after, now_ms))
    return after, (event,)


def out_of_time(state: State, now_ms: int) -> Outcome:
    """Handle the end of the flag holder's time, either the minute after "¡Tiempo!" or the time for its last claims."""
    match state.phase:
        case "blocked":
            return blocked(replace(state, window=False), now_ms)
        case "limit":
            return counted(state, now_ms)
    return won(state, 1 - state.flag, "time", now_ms)
