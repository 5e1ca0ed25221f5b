"""The faultless and faulty actions that a seat can send now, for hints, bots and tests."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engines.kit.duel.hand_pick import StartCall, StartPick
from engines.kit.referee.actions import AcceptResult, DeclareWin, PassFlag
from engines.queens_and_guards.actions import AnnounceTrap, Banish, Move, WaiveBanish
from engines.queens_and_guards.announcement import must_go_back
from engines.queens_and_guards.board import CROWNS, GONE, OUTER, OWN, PIECE_NAMES, SPACE_NAMES, Color, piece_names
from engines.queens_and_guards.faults import move_faults
from engines.queens_and_guards.flow import holder_color
from engines.queens_and_guards.play import may_pass, owed_moves
from engines.queens_and_guards.state import State
from engines.queens_and_guards.table import Moves, held, is_goal, regular_moves, unannounced

HINT_RULES: Final[Mapping[str, str]] = {
    "move": "queens-and-guards.one-space",
    "announce_trap": "queens-and-guards.trap",
    "declare_win": "queens-and-guards.win",
    "pass_flag": "queens-and-guards.move-one",
    "start_call": "queens-and-guards.start",
    "start_pick": "queens-and-guards.start",
}

FEW = 6


def faultless_actions(state: State, seat: int) -> Sequence[Any]:
    """Return faultless actions, except challenges, touches without a move, and announcements by a seat without the flag."""
    match state.phase:
        case "over":
            return ()
        case "start":
            if state.called is None:
                return (StartCall("blue"), StartCall("red")) if seat == 0 else ()
            return (StartPick("left"), StartPick("right")) if seat == 1 else ()
        case "result_pending":
            return (AcceptResult(),) if state.pending is not None and seat == state.pending.seat else ()
        case "penalty":
            return _banishments(state) if seat == state.flag else ()
    return _in_turn(state) if seat == state.flag else ()


def _banishments(state: State) -> list[Any]:
    assert state.penalty is not None
    free = [space for space in OUTER if space not in CROWNS and space not in state.table.places]
    return [
        WaiveBanish(),
        *(Banish(PIECE_NAMES[piece], SPACE_NAMES[space]) for piece in state.penalty.pieces for space in free),
    ]


def _in_turn(state: State) -> list[Any]:
    found: list[Any] = []
    if not state.turn.moves:
        found += [Move(PIECE_NAMES[piece], SPACE_NAMES[to]) for piece, spaces in moves_of(state).items() for to in spaces]
    found += _announcements(state)
    if is_goal(state.table.places, holder_color(state)):
        found.append(DeclareWin())
    if may_pass(state):
        found.append(PassFlag())
    return found


def moves_of(state: State) -> Moves:
    """Return the faultless moves of the flag holder. If it has already moved, return none."""
    owed, kind = owed_moves(state)
    return regular_moves(state.table, holder_color(state)) if kind == "regular" else owed


def _announcements(state: State) -> list[Any]:
    turn = state.turn
    if must_go_back(state) or (turn.is_touched and not turn.moves):
        return []
    enemy: Color = 1 if holder_color(state) == 0 else 0
    live = unannounced(state.table, enemy)
    if turn.moves:
        live = live.intersection(trap.victim for trap in state.table.traps if trap in turn.made)
    names = piece_names(live)
    single = [AnnounceTrap((name,)) for name in names]
    return [*single, AnnounceTrap(tuple(names))] if len(names) > 1 else single


def faulty_actions(state: State, seat: int) -> Sequence[Any]:
    """Return some faulty moves, and a false win."""
    if state.phase != "play" or seat != state.flag:
        return ()
    color = holder_color(state)
    found: list[Any] = [] if is_goal(state.table.places, color) else [DeclareWin()]
    moves = state.turn.moves
    is_further = bool(moves)
    if (moves and moves[0].kind != "regular") or (not moves and owed_moves(state)[1] != "regular"):
        return found
    table = state.table
    caught = held(table, color)
    for piece in OWN[color]:
        if table.places[piece] == GONE or piece in caught:
            continue
        spaces = [
            space
            for space in range(len(SPACE_NAMES))
            if space not in table.places and move_faults(table.places, piece, space, is_further)
        ]
        # Some spaces are near the middle and some far out, so the moves include the throne, crowns, backward moves and
        # leaps.
        found += [Move(PIECE_NAMES[piece], SPACE_NAMES[space]) for space in (*spaces[:1], *spaces[-1:])]
        if len(found) > FEW:
            break
    return found
