"""The faultless and faulty actions that a seat can send now, for hints, bots and tests."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engines.fab_a_diffy import faults
from engines.fab_a_diffy.actions import Announce, Capture, DrawSample, RetireSample, Take, Touch
from engines.fab_a_diffy.board import FACE_UP, true_sentence
from engines.fab_a_diffy.ruling import can_capture
from engines.fab_a_diffy.state import State, Work, open_strips, work_of
from engines.kit.clocks.deadline import NEVER
from engines.kit.duel.off_turn import in_own_turn
from engines.kit.referee.actions import PassFlag

HINT_RULES: Final[Mapping[str, str]] = {
    "draw_sample": "fab-a-diffy.three-open",
    "touch": "fab-a-diffy.touch",
    "announce": "fab-a-diffy.sentence",
    "take": "fab-a-diffy.sentence",
    "retire_sample": "fab-a-diffy.touch",
    "pass_flag": "fab-a-diffy.touch",
    "capture": "fab-a-diffy.capture",
}


@in_own_turn
def faultless_actions(state: State, seat: int) -> Sequence[Any]:
    """Return all faultless actions except challenges, because challenges depend on faults, which are hidden."""
    can_pass: list[Any] = [PassFlag()] if state.hold == NEVER else []
    if state.turn.is_lost:
        return can_pass
    can_draw: list[Any] = [DrawSample()] if state.hold == NEVER or not _would_end(state) else []
    match state.phase:
        case "review":
            return [*can_draw, Capture()] if can_capture(state) else can_draw
        case "captured":
            return can_draw
        case "capturing":
            return [*_with_sample(state, work_of(state)), *can_draw]
    work = work_of(state)
    if work.taken is not None or work.retired_to is not None:
        return can_pass
    return [*_with_sample(state, work), *_leaving(state, work, can_pass)]


def _with_sample(state: State, work: Work) -> list[Any]:
    """Return the possible next steps towards a trick. Until two strips are touched: a touch of any other open strip. If the two
    touched strips make a trick: first the true sentence, then the trick."""
    strips = open_strips(state)
    if len(work.touched) < faults.TOUCHES_OF_A_TRICK:
        return [Touch(strip) for strip in strips if strip not in work.touched]
    if not faults.is_usable(work.touched, work.sample, strips):
        return []
    first, second = work.touched
    trick = Take((first, second))
    if not faults.work_faults(_as_taken(work, trick), False):
        return [trick]
    return [Announce(true_sentence(first, second, work.sample))]


def _leaving(state: State, work: Work, can_pass: list[Any]) -> list[Any]:
    """Return the actions that end the turn without a trick."""
    if not work.touched:
        return can_pass
    if faults.is_usable(work.touched, work.sample, open_strips(state)):
        return []
    return [RetireSample()]


def _as_taken(work: Work, trick: Take) -> Work:
    return Work(work.sample, work.touched, work.sentence, work.said_at, trick.strips)


def _would_end(state: State) -> bool:
    """Return whether the next draw would end the game: after filling up the open strips to three, the pile would have
    none left to draw."""
    return len(state.pile) <= max(0, FACE_UP - len(open_strips(state)))


def faulty_actions(state: State, seat: int) -> Sequence[Any]:
    """Return some faulty actions: a third touch, a false or unannounced trick, and the end of a turn without taking the
    touched strips."""
    if seat != state.flag or state.phase not in ("sampled", "capturing") or state.turn.is_lost:
        return ()
    work = work_of(state)
    if work.taken is not None or work.retired_to is not None:
        return ()
    strips = open_strips(state)
    found: list[Any] = [Announce("1/2+1/2=1/3"), Announce("5/15 - 1/5 = 2/15")]
    if state.phase == "sampled" and len(work.touched) >= faults.TOUCHES_OF_A_TRICK:
        found += [Touch(strip) for strip in strips if strip not in work.touched][:1]
    pairs = [(first, second) for first in strips[:3] for second in strips[:3] if first < second]
    found += [Take(pair) for pair in pairs if faults.work_faults(_as_taken(work, Take(pair)), state.phase == "capturing")]
    if state.phase == "sampled" and work.touched:
        found += [RetireSample()] if faults.is_usable(work.touched, work.sample, strips) else []
        found += [PassFlag()] if state.hold == NEVER else []
    return found
