"""The actions of a turn (rulebook, part 4). Each function first checks its action in the rulebook's order of refusals, then
carries it out."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engines.contig60 import facts, faults
from engines.contig60.actions import Announce, Capture, DeclareWin, Place, Roll, Score, UseRoll
from engines.contig60.board import NEIGHBOUR_SETS, ROWS, Dice, rolled
from engines.contig60.flow import Outcome, add_line, declared, passed, with_score
from engines.contig60.solver import sentences
from engines.contig60.state import Line, Pending, Played, State, is_free
from engines.contract import GameEvent, Refusal
from engines.kit.chance import Chance
from engines.kit.clocks.deadline import NEVER, due_in
from engines.kit.duel.turns import passing_if_done
from engines.kit.outcome import fault_refused
from engines.kit.referee.actions import PassFlag
from engines.kit.referee.record import Fault, put

PHASES: dict[type[Any], tuple[str, ...]] = {
    Roll: ("review",),
    UseRoll: ("review",),
    Capture: ("review",),
    Place: ("rolled",),
    Announce: ("rolled",),
    Score: ("rolled",),
    DeclareWin: ("review", "rolled"),
    PassFlag: ("review", "rolled"),
}


def _roll(state: State, _action: Roll, _now_ms: int, chance: Chance) -> Outcome:
    _refuse_lost(state)
    if state.supply[state.flag] == 0:
        raise Refusal("no_chip")
    return _with_touch(state, rolled(chance), "rolled")


def _use_roll(state: State, _action: UseRoll, _now_ms: int, _chance: Chance) -> Outcome:
    if state.offer is None or state.turn.is_lost:
        raise Refusal("no_offer")
    return _with_touch(state, state.offer, "roll_used")


def _with_touch(state: State, dice: Dice, kind: str) -> Outcome:
    turn = replace(state.turn, dice=dice)
    after = replace(state, phase="rolled", turn=turn, window=False, can_capture=False, offer=None)
    return after, (GameEvent(kind, turn.seat, {"dice": list(dice)}),)


def _capture(state: State, action: Capture, now_ms: int, _chance: Chance) -> Outcome:
    _refuse_lost(state)
    dice = state.last.dice if state.can_capture and state.last else None
    if dice is None:
        raise Refusal("nothing_to_capture")
    seat = state.flag
    if state.supply[seat] == 0:
        raise Refusal("no_chip")
    if not is_free(state, action.cell):
        raise Refusal("occupied")
    played = Played(action.cell, dice, beside(state, action.cell), state.score[seat], action.sentence, action.total)
    if state.options.mode == "assisted":
        _refuse_sentence(state, played)
        _refuse_score(state, played, is_capture=True)
    state = _with_chip(state, seat, action.cell)
    if action.total is not None:
        state = replace(state, score=with_score(state, seat, action.total))
    after = replace(
        state,
        turn=replace(state.turn, capture=played),
        can_capture=False,
        hold=due_in(state.options.wait_ms, now_ms),
        lines=add_line(state, seat, Line(dice, action.cell, action.sentence, state.score[seat], "capture")),
    )
    said = {"cell": action.cell, "sentence": action.sentence, "total": action.total}
    return after, (GameEvent("captured", seat, said),)


def _place(state: State, action: Place, _now_ms: int, _chance: Chance) -> Outcome:
    seat, turn = state.flag, state.turn
    assert turn.dice is not None
    if turn.played is not None:
        raise Refusal("piece_played")
    if not is_free(state, action.cell):
        raise Refusal("occupied")
    if state.supply[seat] == 0:
        raise Refusal("no_chip")
    if state.options.mode == "assisted" and action.cell not in sentences(turn.dice, state.options.parentheses):
        raise fault_refused(facts.unreachable(Fault(faults.SENTENCE, "unreachable"), turn.dice, action.cell))
    played = Played(action.cell, turn.dice, beside(state, action.cell), state.score[seat])
    after = replace(_with_chip(state, seat, action.cell), turn=replace(turn, played=played))
    return after, (GameEvent("placed", seat, {"cell": action.cell}),)


def _announce(state: State, action: Announce, now_ms: int, _chance: Chance) -> Outcome:
    played = replace(_placed(state), sentence=action.sentence)
    if state.options.mode == "assisted":
        _refuse_sentence(state, played)
    after = replace(state, turn=replace(state.turn, played=played))
    return perhaps_passed(after, (GameEvent("announced", state.flag, {"sentence": action.sentence}),), now_ms)


def _score(state: State, action: Score, now_ms: int, _chance: Chance) -> Outcome:
    played = replace(_placed(state), total=action.total)
    if state.options.mode == "assisted":
        _refuse_score(state, played, is_capture=False)
    score = with_score(state, state.flag, action.total)
    after = replace(state, turn=replace(state.turn, played=played), score=score)
    return perhaps_passed(after, (GameEvent("scored", state.flag, {"total": action.total}),), now_ms)


def _declare_win(state: State, action: DeclareWin, now_ms: int, _chance: Chance) -> Outcome:
    _refuse_lost(state)
    seat = state.flag
    pending = Pending(1 - seat, due_in(state.options.win_challenge_ms, now_ms), action.claim, True, action.line)
    if state.options.mode == "assisted":
        detail = faults.goal_detail(state, seat, pending)
        if detail is not None:
            raise fault_refused(facts.goal_explained(state, seat, pending, detail))
        _refuse_unsaid(state)
    said = {"claim": action.claim, "line": list(action.line) if action.line else None}
    return declared(state, pending), (GameEvent("win_declared", seat, said),)


def _pass_flag(state: State, _action: PassFlag, now_ms: int, _chance: Chance) -> Outcome:
    turn = state.turn
    spent = turn.capture is not None and state.supply[turn.seat] == 0
    if state.phase == "review" and not turn.is_lost and not spent:
        raise Refusal("turn_incomplete", missing=["roll"])
    if state.options.mode == "assisted":
        _refuse_unsaid(state)
    if state.hold != NEVER:
        raise Refusal("window_open")
    return passed(state, now_ms)


def _is_done(state: State) -> bool:
    """Return whether the turn is complete: its chip has both announcements, the time to challenge its capture is over, and
    there is no row of five to declare."""
    played = state.turn.played
    is_complete = state.phase == "rolled" and played is not None and played.sentence is not None and played.total is not None
    return is_complete and state.hold == NEVER and own_row(state, state.flag) is None


perhaps_passed = passing_if_done(_is_done, passed)


ACTIONS: dict[type[Any], Callable[[State, Any, int, Chance], Outcome]] = {
    Roll: _roll,
    UseRoll: _use_roll,
    Capture: _capture,
    Place: _place,
    Announce: _announce,
    Score: _score,
    DeclareWin: _declare_win,
    PassFlag: _pass_flag,
}


def beside(state: State, cell: int) -> int:
    """Return the number of occupied neighbours of a cell, of either colour."""
    first, second = state.chips
    around = NEIGHBOUR_SETS[cell]
    return len(around.intersection(first)) + len(around.intersection(second))


def own_row(state: State, seat: int) -> tuple[int, ...] | None:
    """Return a row of five chips of the seat; None if it has no such row."""
    own = frozenset(state.chips[seat])
    return next((tuple(sorted(row)) for row in ROWS if row <= own), None)


def _with_chip(state: State, seat: int, cell: int) -> State:
    chips = put(state.chips, seat, tuple(sorted((*state.chips[seat], cell))))
    return replace(state, chips=chips, supply=put(state.supply, seat, state.supply[seat] - 1))


def _placed(state: State) -> Played:
    if state.turn.played is None:
        raise Refusal("nothing_placed")
    return state.turn.played


def _refuse_lost(state: State) -> None:
    if state.turn.is_lost:
        raise Refusal("turn_lost")


def _refuse_sentence(state: State, played: Played) -> None:
    """Refuse a wrong sentence in assisted mode. The refusal explains the fault."""
    detail = faults.sentence_detail(played)
    if detail is not None:
        raise fault_refused(facts.explained(state, played, Fault(faults.SENTENCE, detail)))


def _refuse_score(state: State, played: Played, *, is_capture: bool) -> None:
    """Refuse a wrong total in assisted mode. The refusal explains the right total."""
    detail = faults.score_detail(played, is_capture)
    if detail is not None:
        raise fault_refused(facts.explained(state, played, Fault(faults.SCORE, detail), is_capture))


def _refuse_unsaid(state: State) -> None:
    """Refuse to continue in assisted mode while the chip lacks its sentence or its total."""
    played = state.turn.played
    if played is None:
        return
    missing = [name for name, said in (("announce", played.sentence), ("score", played.total)) if said is None]
    if missing:
        raise Refusal("turn_incomplete", missing=missing)
