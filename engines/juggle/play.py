"""The actions of a turn (rulebook, part 4). Each function first checks its action, in the rulebook's order of refusals, and
then carries it out.

In tournament mode the turn stores a fault without showing it; in assisted mode the function refuses the action.
"""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from engines.contract import GameEvent, Plain, Refusal
from engines.juggle import facts, faults
from engines.juggle.actions import Place, Remove, Return, Roll, Take
from engines.juggle.board import CALCULATED_PIECES, CELL_OF, DICE, PIECES, PLACEMENT_SETS, mask, names_of
from engines.juggle.flow import Outcome, confirmed, passed
from engines.juggle.state import Deed, Lying, State
from engines.juggle.table import (
    covered,
    empty_count,
    fits,
    has_twin_in_bank,
    lying_at,
    out_of_bank,
    touches_own,
    touching,
    with_board,
    without,
)
from engines.kit.chance import Chance
from engines.kit.clocks.deadline import due_in
from engines.kit.clocks.turn import stopped
from engines.kit.duel.flow import with_event_first
from engines.kit.duel.state import Pending
from engines.kit.duel.turns import passing_if_done
from engines.kit.outcome import fault_refused
from engines.kit.referee.actions import DeclareWin, PassFlag
from engines.kit.referee.record import Fault

IN_TURN = ("review", "rolled", "holding")
PHASES: dict[type[Any], tuple[str, ...]] = dict.fromkeys((Remove, Roll, Take, Place, Return, DeclareWin, PassFlag), IN_TURN)
"""The phases that allow each action. The functions themselves refuse an action that comes too early or too late within the
turn."""

NO_EVIDENCE: Mapping[str, Plain] = {}


def done(state: State, deed: Deed) -> State:
    """Return the state with one more action (deed) in the running turn."""
    turn = state.turn
    return replace(state, turn=replace(turn, deeds=(*turn.deeds, deed)))


def _remove(state: State, action: Remove, _now_ms: int, _chance: Chance) -> Outcome:
    seat = state.flag
    if state.phase == "holding":
        raise Refusal("hand_full")
    board = state.boards[seat]
    lying = lying_at(board, action.piece)
    if lying is None:
        raise Refusal("not_on_board")
    fault = faults.removal_fault(state.turn, action.piece)
    found = _allowed(state, () if fault is None else (fault,))
    after = replace(state, boards=with_board(state.boards, seat, without(board, (action.piece,))))
    after = done(after, Deed("remove", action.piece, lying.cells, faults=found))
    return after, (GameEvent("removed", seat, {"piece": action.piece, "cells": names_of(lying.cells)}),)


def _roll(state: State, _action: Roll, _now_ms: int, chance: Chance) -> Outcome:
    if state.phase != "review":
        raise Refusal("already_rolled")
    first, second = chance.dice(DICE)
    turn = replace(state.turn, dice=(first, second))
    after = done(replace(state, phase="rolled", window=False, turn=turn), Deed("roll"))
    return after, (GameEvent("rolled", turn.seat, {"dice": [first, second]}),)


def _take(state: State, action: Take, _now_ms: int, _chance: Chance) -> Outcome:
    seat, piece = state.flag, action.piece
    if state.phase == "review":
        raise Refusal("not_rolled")
    if state.phase == "holding":
        raise Refusal("hand_full")
    boards, origin = state.boards, None
    if action.from_ == "bank":
        if piece in out_of_bank(state):
            raise Refusal("not_in_bank")
    else:
        origin = lying_at(boards[1 - seat], piece)
        if origin is None:
            raise Refusal("not_on_board")
        if state.declared[1 - seat]:
            raise Refusal("win_declared")
        boards = with_board(boards, 1 - seat, without(boards[1 - seat], (piece,)))
    deed = Deed("take", piece, origin.cells if origin else (), action.method, action.die, action.sentence)
    wrong = faults.take_faults(state.turn, deed, origin is not None and has_twin_in_bank(state, piece))
    found = _allowed(state, wrong, lambda fault: facts.take_explained(state.turn, deed, fault))
    after = done(replace(state, phase="holding", boards=boards), replace(deed, faults=found))
    said = {"piece": piece, "from": action.from_, "method": action.method, "die": action.die, "sentence": action.sentence}
    return after, (GameEvent("taken", seat, said),)


def _place(state: State, action: Place, now_ms: int, _chance: Chance) -> Outcome:
    seat, hand = state.flag, _hand(state)
    cells = tuple(sorted(CELL_OF[name] for name in action.cells))
    board = state.boards[seat]
    if mask(cells) not in PLACEMENT_SETS[PIECES[hand.piece].shape]:
        raise Refusal("wrong_shape")
    if mask(cells) & covered(board):
        raise Refusal("occupied")
    board = (*board, Lying(hand.piece, cells))
    found = _allowed(
        state,
        (Fault(faults.TOUCH, hand.piece),) if touches_own(board, hand.piece) else (),
        lambda _: facts.touch_explained(board, seat, hand.piece),
    )
    after = replace(state, phase="rolled", boards=with_board(state.boards, seat, board))
    after = done(after, Deed("place", hand.piece, cells, faults=found))
    return _perhaps_passed(after, (GameEvent("placed", seat, {"piece": hand.piece, "cells": names_of(cells)}),), now_ms)


def _return(state: State, _action: Return, now_ms: int, _chance: Chance) -> Outcome:
    seat, hand = state.flag, _hand(state)
    found = _allowed(
        state,
        (Fault(faults.MUST_USE, hand.piece),) if fits(state.boards[seat], hand.piece) else (),
        lambda _: facts.must_use_explained(state.boards[seat], seat, hand.piece),
    )
    boards = state.boards
    if hand.cells:
        boards = with_board(boards, 1 - seat, (*boards[1 - seat], Lying(hand.piece, hand.cells)))
    after = done(replace(state, phase="rolled", boards=boards), Deed("return", hand.piece, faults=found))
    return _perhaps_passed(after, (GameEvent("returned", seat, {"piece": hand.piece}),), now_ms)


def _declare_win(state: State, _action: DeclareWin, now_ms: int, _chance: Chance) -> Outcome:
    if state.phase == "holding":
        raise Refusal("hand_full")
    seat = state.flag
    board = state.boards[seat]
    empty = empty_count(board)
    found = _allowed(state, (Fault(faults.COVERED, empty),) if empty else (), lambda _: facts.covered_explained(empty))
    after = done(state, Deed("declare", faults=found))
    event = GameEvent("win_declared", seat)
    if state.is_assisted:
        wrong = next(iter(touching(board)), None)
        if wrong is not None:
            raise fault_refused(facts.touch_explained(board, seat, wrong))
        return with_event_first(event, confirmed(after, now_ms))
    pending = Pending(1 - seat, due_in(state.options.win_challenge_ms, now_ms), "goal", True)
    return replace(after, phase="result_pending", pending=pending, window=False, clock=stopped(state.clock)), (event,)


def _pass_flag(state: State, _action: PassFlag, now_ms: int, _chance: Chance) -> Outcome:
    if state.phase != "rolled":
        raise Refusal("turn_incomplete", missing=["roll" if state.phase == "review" else "hand"])
    return passed(state, now_ms)


def _is_done(state: State) -> bool:
    """Return whether the seat may take no more pieces and has no win to declare, because its board is not covered."""
    return _has_taken_all(state) and empty_count(state.boards[state.flag]) > 0


_perhaps_passed = passing_if_done(_is_done, passed)


def _has_taken_all(state: State) -> bool:
    takes = state.turn.takes
    calculated = sum(take.method == "calculated" for take in takes)
    was_returned = any(deed.kind == "return" for deed in state.turn.deeds)
    return was_returned or calculated >= CALCULATED_PIECES or len({take.die for take in takes}) >= DICE


ACTIONS: dict[type[Any], Callable[[State, Any, int, Chance], Outcome]] = {
    Remove: _remove,
    Roll: _roll,
    Take: _take,
    Place: _place,
    Return: _return,
    DeclareWin: _declare_win,
    PassFlag: _pass_flag,
}


def _hand(state: State) -> Deed:
    """Return the action of this turn that took the piece in the hand."""
    hand = state.turn.hand
    if hand is None:
        raise Refusal("hand_empty")
    return hand


def _allowed(
    state: State, found: tuple[Fault, ...], explained: Callable[[Fault], Fault] = lambda fault: fault
) -> tuple[Fault, ...]:
    """Return the faults, for the turn's record. In assisted mode, if there are faults, raise `Refusal("fault")` for the
    first fault, with the facts that `explained` adds."""
    if found and state.is_assisted:
        raise fault_refused(explained(found[0]))
    return found
