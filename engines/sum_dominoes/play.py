"""The actions of a turn (rulebook, part 4). Each function first checks its action, in the rulebook's order of refusals, and
then carries it out."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engines.contract import GameEvent, Refusal, Step
from engines.kit.chance import Chance
from engines.kit.clocks.deadline import NEVER, due_in
from engines.kit.duel.flow import with_event_first, with_events_first
from engines.kit.duel.state import Pending
from engines.kit.outcome import fault_refused
from engines.kit.referee.actions import PassFlag
from engines.sum_dominoes import faults
from engines.sum_dominoes.actions import Draw, Give, Place, Reroll, Roll, WriteSum
from engines.sum_dominoes.board import Laid, fits, has_space, is_free, rolled
from engines.sum_dominoes.facts import match_explained, sum_explained, unplaced_explained
from engines.sum_dominoes.flow import Outcome, drawn, left, passed, pending_end, perhaps_passed, without_tile
from engines.sum_dominoes.infraction_tiles import given
from engines.sum_dominoes.state import Part, State

PHASES: dict[type[Any], tuple[str, ...]] = {
    Place: ("part1", "part2"),
    Roll: ("part1",),
    WriteSum: ("rolled",),
    Draw: ("part1", "part2"),
    Reroll: ("part1",),
    PassFlag: ("part1", "rolled", "part2", "drawn"),
}


def give(state: State, _seat: int, action: Give, now_ms: int) -> Step[State]:
    """Give a tile to the other seat. `phase_refusal` has already checked that this seat must give. Raises
    `Refusal("not_in_hand")`."""
    return Step(*given(state, action.tile, now_ms))


def open_part(state: State) -> Part:
    """Return the current part of the turn."""
    return state.turn.second if state.phase in ("part2", "drawn") else state.turn.first


def part_sum(state: State) -> int:
    """Return the sum that a tile of the running part must make."""
    return state.sum if state.phase == "part1" or state.turn.dice is None else sum(state.turn.dice)


def could_place(state: State) -> bool:
    """Return whether the flag holder has placed no tile in this part and one of its tiles fits."""
    if open_part(state).how != "open":
        return False
    return bool(fits(state.options.size, state.board, state.hands[state.flag], part_sum(state)))


def _place(state: State, action: Place, now_ms: int, _chance: Chance) -> Outcome:
    seat = state.flag
    if action.tile not in state.hands[seat]:
        raise Refusal("not_in_hand")
    if not is_free(state.board, action.cells):
        raise Refusal("occupied")
    if open_part(state).how != "open":
        raise Refusal("piece_played")
    is_first = state.phase == "part1"
    if not is_first and state.hold != NEVER:
        raise Refusal("window_open")
    laid = Laid(action.tile, action.cells)
    total = part_sum(state)
    if state.options.mode == "assisted":
        detail = faults.match_detail(state.options.size, state.board, laid, total)
        if detail is not None:
            rule = faults.MATCH_1 if is_first else faults.MATCH_2
            raise fault_refused(match_explained(rule, detail, state.options.size, state.board, laid, total))
    part = Part(total, "placed", laid)
    after = replace(
        state,
        board=(*state.board, laid),
        hands=without_tile(state.hands, seat, action.tile),
        turn=replace(state.turn, first=part) if is_first else replace(state.turn, second=part),
        dry=0,
    )
    if is_first:
        after = replace(after, window=False, can_reroll=False, hold=due_in(state.options.wait_ms, now_ms))
    event = GameEvent("placed", seat, {"tile": action.tile, "cells": list(action.cells)})
    reason = _ending(after)
    if reason is None:
        after, events = perhaps_passed(after, now_ms)
    else:
        closes = due_in(state.options.win_challenge_ms, now_ms)
        after, events = pending_end(after, Pending(1 - seat, closes, reason, reason != "full"), now_ms)
    return after, (event, *events)


def _ending(state: State) -> str | None:
    """Return the reason why the game ends after the tile that the flag holder has just placed; None if play continues. Rule:
    part 7, `end-1`, `end-2` and `end-4`."""
    if not state.hands[state.flag] and (state.phase == "part1" or not state.bank):
        return state.phase
    return None if has_space(state.options.size, state.board) else "full"


def _roll(state: State, _action: Roll, now_ms: int, chance: Chance) -> Outcome:
    _refuse_unplaced(state)
    turn = state.turn
    dice = rolled(chance)
    hold = state.hold if turn.first.how != "open" else due_in(state.options.wait_ms, now_ms)
    turn = replace(turn, first=left(state, turn.first), dice=dice)
    after = replace(state, phase="rolled", turn=turn, window=False, can_reroll=False, hold=hold)
    return after, (GameEvent("rolled", turn.seat, {"dice": list(dice)}),)


def _write_sum(state: State, action: WriteSum, now_ms: int, _chance: Chance) -> Outcome:
    turn = replace(state.turn, written=action.sum)
    if state.options.mode == "assisted" and faults.is_sum_wrong(turn):
        raise fault_refused(sum_explained(turn.dice or (), action.sum))
    return with_event_first(
        GameEvent("sum_written", turn.seat, {"sum": action.sum}),
        perhaps_passed(replace(state, phase="part2", sum=action.sum, turn=turn), now_ms),
    )


def _draw(state: State, _action: Draw, now_ms: int, _chance: Chance) -> Outcome:
    if not state.bank:
        raise Refusal("bank_empty")
    _refuse_unplaced(state)
    _refuse_unrolled(state)
    state, events = drawn(state)
    return with_events_first(events, perhaps_passed(state, now_ms))


def _reroll(state: State, _action: Reroll, _now_ms: int, chance: Chance) -> Outcome:
    if not state.can_reroll:
        raise Refusal("no_offer")
    dice = rolled(chance)
    turn = replace(state.turn, reroll=dice)
    after = replace(state, sum=sum(dice), turn=turn, window=False, can_reroll=False)
    return after, (GameEvent("rerolled", turn.seat, {"dice": list(dice)}),)


def _pass_flag(state: State, _action: PassFlag, now_ms: int, _chance: Chance) -> Outcome:
    if state.phase == "rolled":
        raise Refusal("turn_incomplete", missing=["write_sum"])
    if state.phase != "drawn":
        _refuse_unplaced(state)
        _refuse_unrolled(state)
        if state.options.mode == "assisted" and state.bank:
            raise Refusal("turn_incomplete", missing=["draw"])
    if state.hold != NEVER:
        raise Refusal("window_open")
    return passed(state, now_ms)


ACTIONS: dict[type[Any], Callable[[State, Any, int, Chance], Outcome]] = {
    Place: _place,
    Roll: _roll,
    WriteSum: _write_sum,
    Draw: _draw,
    Reroll: _reroll,
    PassFlag: _pass_flag,
}


def _refuse_unplaced(state: State) -> None:
    """Refuse, in assisted mode, to end a part while a tile fits."""
    if state.options.mode == "assisted" and could_place(state):
        rule = faults.UNPLACED_1 if state.phase == "part1" else faults.UNPLACED_2
        raise fault_refused(unplaced_explained(rule, part_sum(state)))


def _refuse_unrolled(state: State) -> None:
    """Refuse, in assisted mode, to end a turn without its second part."""
    if state.options.mode == "assisted" and state.phase == "part1":
        raise Refusal("turn_incomplete", missing=["roll"])
