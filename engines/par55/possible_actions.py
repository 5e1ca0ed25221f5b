"""The faultless and faulty actions that a seat can send now, for hints, bots and tests."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engines.kit.duel.hand_pick import StartCall, StartPick
from engines.kit.duel.off_turn import in_own_turn
from engines.kit.referee.actions import DeclareWin, PassFlag
from engines.par55.actions import Announce, Bump, MovePawn, Place, PutBack, Select
from engines.par55.board import BASES, BLOCKS, GOAL
from engines.par55.faults import due_bump, due_path, owes_bump
from engines.par55.play import must_declare
from engines.par55.state import State

HINT_RULES: Final[Mapping[str, str]] = {
    "place": "par55.score",
    "announce": "par55.score",
    "move_pawn": "par55.count",
    "bump": "par55.bump",
    "declare_win": "par55.win",
    "accept_result": "par55.win",
    "pass_flag": "par55.block-played",
    "start_call": "par55.start",
    "start_pick": "par55.start",
}


@in_own_turn
def faultless_actions(state: State, seat: int) -> Sequence[Any]:
    """Return all faultless actions except challenges, because challenges depend on faults, which are hidden."""
    if state.phase == "start":
        return (StartCall("blue"), StartCall("red")) if state.called is None else (StartPick("left"), StartPick("right"))
    return _placing(state) if state.phase == "placing" else _scoring(state)


def _placing(state: State) -> list[Any]:
    laid = set(state.laid.values())
    bank = [block for block in BLOCKS if block not in laid]
    found: list[Any] = [Place(block, base) for base in BASES if base not in state.laid for block in bank]
    found += [Select(block) for block in bank]
    return found if state.turn.selected is None else [*found, PutBack()]


def _scoring(state: State) -> list[Any]:
    turn = state.turn
    if turn.announced is None:
        return [Announce(turn.worth)]
    if turn.moved is None:
        path = due_path(turn, turn.announced, state.bounces)
        return [MovePawn(path[-1] if path else state.pawns[turn.seat], path)]
    due = due_bump(turn)
    if due is not None and turn.bumped is None:
        return [Bump(due)]
    declares: list[Any] = [DeclareWin()] if state.has_landed else []
    return declares if must_declare(state) else [*declares, PassFlag()]


def faulty_actions(state: State, seat: int) -> Sequence[Any]:
    """Return some faulty actions: too high a number, a pawn moved too soon or miscounted, a wrong or missing move after a
    collision (bump), a false win."""
    turn = state.turn
    if state.phase != "scoring" or seat != turn.seat:
        return ()
    found: list[Any] = []
    if turn.announced is None:
        found.append(Announce(turn.worth + 1))
    if turn.moved is None:
        path = due_path(turn, turn.announced, state.bounces)
        end = path[-1] if path else state.pawns[seat]
        found += [MovePawn(end, path[1:]), MovePawn(max(0, end - 1), path)] if path else [MovePawn(GOAL, ())]
        return [*found, MovePawn(end, path)] if turn.announced is None else found
    if turn.bumped is None:
        found.append(Bump(1 if due_bump(turn) != 1 else 2))
    if not turn.missing:
        found += [DeclareWin()] if turn.moved.to != GOAL and state.final != seat else []
        found += [PassFlag()] if owes_bump(turn) else []
    return found
