"""The actions of a turn (rulebook, part 4). Each function first checks its action, in the rulebook's order of refusals, and
then carries it out."""

from collections.abc import Callable
from itertools import combinations
from typing import Any, TypeAlias

from msgspec.structs import replace

from engines.contract import GameEvent, Refusal
from engines.fab_a_diffy import faults
from engines.fab_a_diffy.actions import Announce, Capture, DrawSample, RetireSample, Take, Touch
from engines.fab_a_diffy.facts import explained
from engines.fab_a_diffy.flow import Outcome, add_line, game_ended, laid_away, passed, replenished, sample_away
from engines.fab_a_diffy.state import Line, State, Turn, Work, open_strips, work_of
from engines.kit.chance import Chance
from engines.kit.clocks.deadline import NEVER, due_in
from engines.kit.duel.turns import passing_if_done
from engines.kit.outcome import fault_refused
from engines.kit.referee.actions import PassFlag
from engines.kit.referee.record import Fault, put

WORKING = ("sampled", "capturing")
Act: TypeAlias = Callable[[State, Any, int, Chance], Outcome]
PHASES: dict[type[Any], tuple[str, ...]] = {
    DrawSample: ("review", "capturing", "captured"),
    Touch: WORKING,
    Announce: WORKING,
    Take: WORKING,
    RetireSample: ("sampled",),
    Capture: ("review",),
    PassFlag: ("review", "capturing", "captured", "sampled"),
}


def _draw_sample(state: State, _action: DrawSample, now_ms: int, chance: Chance) -> Outcome:
    turn = state.turn
    # A capture without a trick is dropped here. Its sample leaves the box (`sample_away`) like any other.
    capture = turn.capture if turn.capture is not None and turn.capture.taken is not None else None
    after = replenished(sample_away(state))
    after = replace(after, window=False, capturable="no", capture_by=NEVER)
    if not after.pile:
        if state.hold != NEVER:
            raise Refusal("window_open")
        return game_ended(replace(after, turn=Turn(turn.seat, capture=capture)), chance, now_ms)
    sample, pile = after.pile[0], after.pile[1:]
    after = replace(
        after,
        phase="sampled",
        pile=pile,
        sample=sample,
        sample_by=turn.seat,
        turn=Turn(turn.seat, Work(sample), capture),
    )
    return after, (GameEvent("sample_drawn", turn.seat, {"sample": sample}),)


def _capture(state: State, _action: Capture, _now_ms: int, _chance: Chance) -> Outcome:
    if state.capturable == "late":
        raise Refusal("capture_late")
    if state.capturable == "no" or state.sample is None:
        raise Refusal("nothing_to_capture")
    turn = replace(state.turn, capture=Work(state.sample))
    after = replace(state, phase="capturing", turn=turn, window=False, capturable="no", capture_by=NEVER)
    return after, (GameEvent("capture_announced", turn.seat),)


def _touch(state: State, action: Touch, _now_ms: int, _chance: Chance) -> Outcome:
    work = _open_work(state)
    if action.strip not in state.face:
        raise Refusal("not_there")
    if action.strip in work.touched:
        raise Refusal("already_touched")
    is_bound = state.phase == "sampled"  # Touch-take applies only to regular turns
    if is_bound and state.options.mode == "assisted" and len(work.touched) == faults.TOUCHES_OF_A_TRICK:
        raise fault_refused(explained(work, Fault(faults.TOUCH, "unused")))
    after = _worked(state, replace(work, touched=(*work.touched, action.strip)))
    return after, (GameEvent("touched", state.flag, {"strip": action.strip}),)


def _announce(state: State, action: Announce, _now_ms: int, _chance: Chance) -> Outcome:
    work = replace(_open_work(state), sentence=action.sentence)
    work = replace(work, said_at=len(work.touched))
    if state.options.mode == "assisted":
        _refuse_early(work)
        _refuse_sentence(work, work.touched)
    after = _worked(state, work)
    return after, (GameEvent("announced", state.flag, {"sentence": action.sentence}),)


def _take(state: State, action: Take, now_ms: int, _chance: Chance) -> Outcome:
    work = _open_work(state)
    first, second = action.strips
    if first not in state.face or second not in state.face:
        raise Refusal("not_there")
    seat = state.flag
    work = replace(work, taken=action.strips, places=(state.face.index(first), state.face.index(second)))
    if state.options.mode == "assisted":
        _refuse_take(state, work)
    tricks = put(state.tricks, seat, (*state.tricks[seat], (first, second, work.sample)))
    face = tuple(None if strip in action.strips else strip for strip in state.face)
    is_capture = state.phase == "capturing"
    after = _worked(replace(state, tricks=tricks, face=face, sample=None, sample_by=None), work)
    after = add_line(after, seat, Line(state.game, work.sample, work.taken, work.sentence, "capture" if is_capture else ""))
    event = GameEvent("trick_taken", seat, {"strips": [first, second, work.sample]})
    if is_capture:
        return replace(after, phase="captured", hold=due_in(state.options.wait_ms, now_ms)), (event,)
    return perhaps_passed(after, (event,), now_ms)


def _retire_sample(state: State, _action: RetireSample, now_ms: int, _chance: Chance) -> Outcome:
    work = _open_work(state)
    if not work.touched:
        raise Refusal("nothing_touched")
    usable = faults.is_usable(work.touched, work.sample, open_strips(state))
    if usable and state.options.mode == "assisted":
        raise fault_refused(explained(work, Fault(faults.TOUCH, "usable")))
    after, place = laid_away(state, work.sample)
    after = replace(_worked(after, replace(work, retired_to=place, usable=usable)), sample=None, sample_by=None)
    after = add_line(after, state.flag, Line(state.game, work.sample, None, None, "retired"))
    return perhaps_passed(after, (GameEvent("sample_retired", state.flag, {"sample": work.sample}),), now_ms)


def _pass_flag(state: State, _action: PassFlag, now_ms: int, _chance: Chance) -> Outcome:
    if state.phase != "sampled" and not state.turn.is_lost:
        raise Refusal("turn_incomplete", missing=["draw_sample"])
    work = state.turn.regular
    if state.options.mode == "assisted" and work is not None and faults.touch_detail(work) == "sample_left":
        raise Refusal("turn_incomplete", missing=["take", "retire_sample"])
    if state.hold != NEVER:
        raise Refusal("window_open")
    return passed(state, now_ms)


def _is_done(state: State) -> bool:
    """Return whether the sample is used or retired, and the time to challenge the turn's capture is over."""
    work = state.turn.regular if state.phase == "sampled" else None
    return work is not None and (work.taken is not None or work.retired_to is not None) and state.hold == NEVER


perhaps_passed = passing_if_done(_is_done, passed)


def _unless_lost(act: Act) -> Act:
    """Return the handler of an action, changed so that it refuses the action in a lost turn."""

    def unless_lost(state: State, action: Any, now_ms: int, chance: Chance) -> Outcome:
        if state.turn.is_lost:
            raise Refusal("turn_lost")
        return act(state, action, now_ms, chance)

    return unless_lost


ACTIONS: dict[type[Any], Act] = {
    DrawSample: _unless_lost(_draw_sample),
    Touch: _unless_lost(_touch),
    Announce: _unless_lost(_announce),
    Take: _unless_lost(_take),
    RetireSample: _unless_lost(_retire_sample),
    Capture: _unless_lost(_capture),
    PassFlag: _pass_flag,
}


def _open_work(state: State) -> Work:
    """Return the use of a sample that is in progress (a capture or the regular use). Raises `Refusal` if it is already
    finished."""
    work = work_of(state)
    if work.taken is not None:
        raise Refusal("trick_taken")
    if work.retired_to is not None:
        raise Refusal("sample_retired")
    return work


def _worked(state: State, work: Work) -> State:
    """Return the state with `work` as the flag holder's current use of a sample."""
    name = "capture" if state.phase == "capturing" else "regular"
    return replace(state, turn=replace(state.turn, **{name: work}))


def _refuse_early(work: Work) -> None:
    if work.said_at < faults.TOUCHES_OF_A_TRICK:
        raise fault_refused(explained(work, Fault(faults.ORDER, "early")))


def _refuse_sentence(work: Work, strips: tuple[str, ...]) -> None:
    """Refuse a wrong sentence: a sentence that is true for no pair of `strips` with the sample, or that gives a fraction a name
    that no strip can have."""
    sentence = faults.said(work)
    details = {faults.sentence_detail(sentence, (*pair, work.sample)) for pair in combinations(strips, 2)}
    if None not in details:
        detail = "false" if "false" in details else "missing" if sentence is None else "strips"
        raise fault_refused(explained(work, Fault(faults.SENTENCE, detail)))
    outside = faults.equivalent_detail(sentence)
    if outside is not None:
        raise fault_refused(explained(work, Fault(faults.EQUIVALENT, outside)))


def _refuse_take(state: State, work: Work) -> None:
    for fault in faults.work_faults(work, state.phase == "capturing"):
        raise fault_refused(explained(work, fault))
