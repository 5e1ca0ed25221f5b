"""Challenges: their windows, rulings and consequences (rulebook, part 6).

challenger                                               challenged turn                        window
the flag holder, in review with its window open          the other seat's last regular turn     regular
the seat without the flag, while a capture is open       that capture                           capture
the flag holder, while an end by the clock is pending    the other seat's last regular turn     regular

A challenge at any other time is ruled IA (inappropriate).
"""

from typing import Literal

from msgspec.structs import replace

from engines.contract import GameEvent, Refusal, Step
from engines.fab_a_diffy import faults
from engines.fab_a_diffy.facts import explained
from engines.fab_a_diffy.flow import Outcome, add_line, next_turn, over, sample_away, settled
from engines.fab_a_diffy.state import ASIDE, Line, Pair, State, Trick, Turn, Work
from engines.kit.clocks.deadline import NEVER
from engines.kit.duel import challenge_list
from engines.kit.duel.flow import with_event_first
from engines.kit.duel.turns import turn_begun
from engines.kit.referee.actions import Challenge, rules_named
from engines.kit.referee.record import Mark, Ruling, found, put, struck_out
from engines.kit.stakes import Stakes, each

CAPTURE = "fab-a-diffy.capture"
CHALLENGEABLE = (faults.SENTENCE, faults.EQUIVALENT, faults.ORDER, faults.TOUCH)

STAKES = {
    "regular": Stakes(each(CHALLENGEABLE, "trick"), "turn"),
    "retired": Stakes(each(CHALLENGEABLE, "extra_turn"), "turn"),
    "capture": Stakes(each(CHALLENGEABLE, "trick"), "next_turn"),
    "result": Stakes(each(CHALLENGEABLE, "trick"), "result_stands"),
    "result_retired": Stakes(each(CHALLENGEABLE, "undone"), "result_stands"),
}
"""The prizes and prices of a challenge in each window. If a key contains `retired`, the challenged turn took no trick."""

Kind = Literal["regular", "capture"]


def challenge(state: State, seat: int, action: Challenge, now_ms: int, marks: tuple[Mark, ...] | None) -> Step[State]:
    """Rule on a challenge and carry out the consequences. Raises `Refusal` if the seat should instead use its right to capture.

    Rules: part 6. `marks` are a person's ruling, one mark for each named rule.
    """
    if CAPTURE in (rules_named(action) or ()) and seat == state.flag and can_capture(state):
        raise Refusal("use_capture")
    kind = open_window(state, seat)
    return challenge_list.challenged_in_window(state, seat, action, kind, _ruling, _consequence, now_ms, marks)


def can_capture(state: State) -> bool:
    """Return whether the flag holder could now capture the sample that the other seat retired."""
    return state.phase == "review" and state.capturable == "open" and not state.turn.is_lost


def open_window(state: State, seat: int) -> Kind | None:
    """Return the kind of the window that lets the seat challenge now; None if no window is open to it."""
    if state.phase == "over":
        return None
    if seat == state.flag:
        return "regular" if state.window else None
    return "capture" if _taken(state.turn.capture) else None


def regular_stakes(state: State) -> str:
    """Return the key of the stakes for the window on the last regular turn. An empty text says that the window's kind,
    `regular`, is the key."""
    took = state.last is not None and _taken(state.last.regular)
    if state.pending is not None:
        return "result" if took else "result_retired"
    return "" if took else "retired"


def _taken(work: Work | None) -> bool:
    return work is not None and work.taken is not None


def _ruling(state: State, kind: Kind | None, rule: str) -> Ruling:
    if kind is None or rule not in CHALLENGEABLE:
        return Ruling(rule, "IA")
    regular = state.last.regular if state.last else None
    work = state.turn.capture if kind == "capture" else regular
    fault = next((fault for fault in faults.work_faults(work, kind == "capture") if fault.rule == rule), None)
    return found(rule, None if fault is None or work is None else explained(work, fault))


def _consequence(state: State, seat: int, kind: Kind | None, rulings: tuple[Ruling, ...], now_ms: int) -> Outcome:
    marks = [ruling.mark for ruling in rulings]
    if struck_out(state.book, seat):
        return over(state, 1 - seat, "strikes")
    is_lost = "I" in marks
    if "C" in marks and kind == "regular":
        return _regular_remedy(state, seat, is_lost, now_ms)
    if "C" in marks and kind == "capture":
        return _capture_remedy(state, seat, is_lost, now_ms)
    if not is_lost:
        return state, ()
    if state.pending is not None:
        return settled(state, now_ms) if seat == state.pending.seat else (state, ())
    if seat != state.flag:
        return replace(state, turn_lost=_one_more(state.turn_lost, seat)), ()
    return _turn_given_up(state, now_ms)


def _regular_remedy(state: State, seat: int, is_lost: bool, now_ms: int) -> Outcome:
    """Give the trick of the last turn to the challenger. If that turn took no trick, the other seat loses its next turn. Then
    the challenger's turn starts."""
    ended = state.last or Turn(1 - seat)
    work = ended.regular
    lost = state.turn_lost
    if state.turn.is_lost:
        lost = put(lost, seat, lost[seat] - 1)
    after = state
    if work is not None and work.taken is not None:
        after = _trick_moved(state, ended.seat, work)
    else:
        after = sample_away(state)
        lost = _one_more(lost, ended.seat)
    after = replace(
        turn_begun(after, "review", Turn(seat), now_ms),
        last=replace(ended, regular=None),
        window=False,
        capturable="no",
        capture_by=NEVER,
        turn_lost=lost,
    )
    event = GameEvent("restored", ended.seat, {"kind": "regular", "is_trick": _taken(work)})
    events: tuple[GameEvent, ...] = ()
    if state.pending is not None:
        after, events = settled(after, now_ms)
    elif is_lost:
        after, events = _turn_given_up(after, now_ms)
    return after, (event, *events)


def _capture_remedy(state: State, seat: int, is_lost: bool, now_ms: int) -> Outcome:
    """Give the captured trick and the flag to the challenger. If a sample was drawn since the capture, the challenger's
    turn begins with this sample."""
    turn = state.turn
    assert turn.capture is not None
    after = _trick_moved(_undo(state), turn.seat, turn.capture)
    work = None if turn.regular is None else Work(turn.regular.sample)
    lost = _one_more(state.turn_lost, seat) if is_lost else state.turn_lost
    after = replace(
        turn_begun(after, "review" if work is None else "sampled", Turn(seat, work, is_lost=lost[seat] > 0), now_ms),
        sample_by=None if after.sample is None else seat,
        last=Turn(turn.seat),
        window=False,
        capturable="no",
        capture_by=NEVER,
        hold=NEVER,
        forfeit_waits=False,
        turn_lost=lost,
    )
    event = GameEvent("restored", turn.seat, {"kind": "capture", "is_trick": True})
    if state.time_called and seat == state.starter:
        return with_event_first(event, settled(after, now_ms))
    return after, (event,)


def _undo(state: State) -> State:
    """Undo the flag holder's regular turn: the sample is in its box again, and the strips of a trick are in their
    rectangles."""
    turn = state.turn
    work = turn.regular
    if work is None:
        return state
    face, aside, tricks, lines = state.face, state.aside, state.tricks, state.lines
    if work.taken is not None and work.places is not None:
        for place, strip in zip(work.places, work.taken, strict=True):
            face = put(face, place, strip)
        tricks = put(tricks, turn.seat, tricks[turn.seat][:-1])
    if work.retired_to == ASIDE:
        aside = aside[:-1]
    elif work.retired_to is not None:
        face = put(face, work.retired_to, None)
    if work.taken is not None or work.retired_to is not None:
        lines = put(lines, turn.seat, lines[turn.seat][:-1])
    return replace(state, face=face, aside=aside, tricks=tricks, lines=lines, sample=work.sample, sample_by=turn.seat)


def _trick_moved(state: State, loser: int, work: Work) -> State:
    """Give the trick made with a sample to the other seat, and change both score cards."""
    assert work.taken is not None
    trick: Trick = (*work.taken, work.sample)
    winner = 1 - loser
    left = list(state.tricks[loser])
    left.remove(trick)
    tricks = put(state.tricks, loser, tuple(left))
    tricks = put(tricks, winner, (*tricks[winner], trick))
    lines = tuple(
        replace(line, note="lost") if (line.game, line.sample, line.taken) == (state.game, work.sample, work.taken) else line
        for line in state.lines[loser]
    )
    after = replace(state, tricks=tricks, lines=put(state.lines, loser, lines))
    return add_line(after, winner, Line(state.game, work.sample, work.taken, None, "challenge"))


def _turn_given_up(state: State, now_ms: int) -> Outcome:
    """Take the turn away from the flag holder and give the flag to the other seat."""
    turn = state.turn
    event = GameEvent("turn_lost", turn.seat)
    return with_event_first(event, next_turn(state, replace(turn, regular=None), now_ms))


def _one_more(lost: Pair, seat: int) -> Pair:
    counted: Pair = put(lost, seat, lost[seat] + 1)
    return counted
