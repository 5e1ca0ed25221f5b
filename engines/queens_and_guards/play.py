"""The actions of the seats, except challenges and the announcement of a trap (rulebook, part 4). Each function first checks its
action, in the rulebook's order of refusals, and then carries it out."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engines.contract import GameEvent, Plain, Refusal, Step
from engines.kit.chance import Chance
from engines.kit.clocks.deadline import NEVER, due_in
from engines.kit.clocks.turn import started
from engines.kit.duel.flow import refuse, with_event_first
from engines.kit.duel.hand_pick import (
    CALLER,
    PICKER,
    StartCall,
    StartPick,
    color_by_lot,
    colors_after,
    hand_by_lot,
    start_refusal,
)
from engines.kit.duel.state import Pending
from engines.kit.outcome import fault_refused
from engines.kit.referee.actions import AcceptDraw, DeclareWin, DeclineDraw, OfferDraw, PassFlag
from engines.queens_and_guards import faults
from engines.queens_and_guards.actions import Banish, Move, Select, WaiveBanish
from engines.queens_and_guards.announcement import PHASE_CODES
from engines.queens_and_guards.board import (
    COLOR_OF,
    CROWNS,
    GONE,
    OUTER,
    PIECE_NAMES,
    PIECES,
    SPACE_NAMES,
    SPACES,
    Piece,
    Space,
    piece_names,
)
from engines.queens_and_guards.facts import move_explained, win_explained
from engines.queens_and_guards.flow import Outcome, holder_color, passed, penalty_done, settled, tallied, waiting
from engines.queens_and_guards.state import Kind, Moved, State, Turn, color_of
from engines.queens_and_guards.table import (
    Moves,
    can_move,
    faultless_of,
    has_regular_move,
    held,
    is_goal,
    retreats,
    traps_by,
    unannounced,
    with_piece_at,
)

PHASES: dict[type[Any], tuple[str, ...]] = {}
ACTIONS: dict[type[Any], Callable[[State, Any, int, Chance], Outcome]] = {}
"""Empty, because the game checks every action in its own order (`DuelRules.handlers`)."""


def phase_refusal(state: State, _seat: int, action: Any) -> str | None:
    """Return the refusal code if a seat may not send this draw action now; else None. Draw actions are possible only in phase
    `play`. If the option `check_agreed_draw` applies, a seat may offer a draw only if neither seat can move."""
    if not isinstance(action, OfferDraw | AcceptDraw | DeclineDraw):
        return None
    if state.phase in PHASE_CODES:
        return PHASE_CODES[state.phase]
    if isinstance(action, OfferDraw) and state.options.is_agreement_checked and _somebody_can_move(state):
        return "moves_left"
    return None


def _somebody_can_move(state: State) -> bool:
    """Return whether either seat has a faultless move. A flag holder that has moved in this turn has none."""
    own = holder_color(state)
    other = color_of(state, 1 - state.flag)
    return (not state.turn.moves and can_move(state.table, own)) or can_move(state.table, other)


def start_call(state: State, seat: int, action: StartCall, now_ms: int) -> Step[State]:
    _refuse_phase(state, "start")
    refuse(start_refusal(action, seat, state.called))
    after = replace(state, called=action.color, minute=due_in(state.options.turn_ms, now_ms))
    return Step(after, (GameEvent("start_called", seat, {"color": action.color}),))


def start_pick(state: State, seat: int, action: StartPick, now_ms: int) -> Step[State]:
    """Give the seat that picked the colour in the hand. The seat with the called colour receives the flag."""
    _refuse_phase(state, "start")
    refuse(start_refusal(action, seat, state.called))
    assert state.hands is not None
    assert state.called is not None
    colors = colors_after(state.hands, action.hand)
    starter = colors.index(state.called)
    after = replace(
        state,
        phase="play",
        colors=colors,
        starter=starter,
        turn=Turn(starter, state.table),
        minute=NEVER,
        clock=started(state.clock, starter, now_ms),
    )
    event = GameEvent("start_picked", seat, {"hand": action.hand, "color": colors[seat], "starter": starter})
    return Step(after, (event,))


def start_expired(state: State, now_ms: int, chance: Chance) -> Outcome:
    """Let chance call the colour or pick the hand for a seat whose minute is over."""
    if state.called is None:
        step = start_call(state, CALLER, StartCall(color_by_lot(chance)), now_ms)
    else:
        step = start_pick(state, PICKER, StartPick(hand_by_lot(chance)), now_ms)
    return step.state, step.happenings


def select(state: State, seat: int, action: Select, _now_ms: int) -> Step[State]:
    piece = _own_piece(state, seat, action.piece)
    return Step(_with_touch(state), (GameEvent("touched", seat, {"piece": PIECE_NAMES[piece]}),))


def move(state: State, seat: int, action: Move, _now_ms: int) -> Step[State]:
    """Make a retreat, a move out of a trap, or a regular move, as the position requires. Raises `Refusal`."""
    piece = _own_piece(state, seat, action.piece)
    to = SPACES.get(action.to)
    if to is None:
        raise Refusal("unknown_space")
    table, turn = state.table, state.turn
    if to == table.places[piece]:
        raise Refusal("same_space")
    if to in table.places:
        raise Refusal("occupied")
    kind = _kind(state, piece, to)
    found = faults.move_faults(table.places, piece, to, bool(turn.moves)) if kind == "regular" else ()
    if found and state.options.mode == "assisted":
        raise fault_refused(move_explained(table.places, piece, to, found[0]))
    moved = Moved(piece, table.places[piece], to, kind)
    table = with_piece_at(table, piece, to)
    made = traps_by(table.places, piece) if kind != "retreat" else ()
    after = replace(
        _with_touch(state),
        table=replace(table, traps=table.traps + made) if made else table,
        turn=replace(turn, moves=(*turn.moves, moved), made=turn.made + made, is_touched=True),
        tally=tallied(state, seat, retreats=1) if kind == "retreat" else state.tally,
    )
    said = {"piece": action.piece, "from": SPACE_NAMES[moved.start], "to": action.to, "kind": kind}
    record: dict[str, Plain] = {}
    if found:
        record["faults"] = faults.record_of(found)
    if made:
        record["trapped"] = piece_names([trap.victim for trap in made])
    return Step(after, (GameEvent("moved", seat, said),), record)


def _kind(state: State, piece: Piece, to: Space) -> Kind:
    """Return the kind of this move: retreat, move out of a trap, or regular. Raises `Refusal` if the position requires another
    kind."""
    turn, color = state.turn, holder_color(state)
    if turn.moves:
        if turn.moves[0].kind != "regular":
            raise Refusal("turn_done")
        if piece in held(state.table, color):
            raise Refusal("piece_trapped")
        return "regular"
    owed, kind = owed_moves(state)
    if kind == "regular":
        if piece in held(state.table, color):
            raise Refusal("piece_trapped")
        return kind
    if to not in owed.get(piece, ()):
        raise Refusal("must_retreat" if kind == "retreat" else "must_leave_trap", pieces=piece_names(tuple(owed)))
    return kind


def owed_moves(state: State) -> tuple[Moves, Kind]:
    """Return the moves from which the flag holder must choose first, and their kind. Return no moves if the flag holder may
    make a regular move."""
    back = retreats(state.table, holder_color(state))
    if back:
        return back, "retreat"
    out = _leaves(state)
    return out, "leave" if out else "regular"


def _leaves(state: State) -> Moves:
    """Return the faultless moves of pieces that must leave a trap. Pieces whose trap has ended have none."""
    turn = state.turn
    if not turn.leave:
        return {}
    trapped = unannounced(state.table, holder_color(state))
    out = {piece: faultless_of(state.table.places, piece) for piece in turn.leave if piece in trapped}
    return {piece: spaces for piece, spaces in out.items() if spaces}


def may_pass(state: State) -> bool:
    """Return whether the flag holder may pass the flag. A turn must move a piece, unless there is no faultless move
    (`queens-and-guards.move-one`)."""
    if state.turn.moves:
        return True
    owed, _kind = owed_moves(state)
    return not owed and not has_regular_move(state.table, holder_color(state))


def declare_win(state: State, seat: int, _action: DeclareWin, now_ms: int) -> Step[State]:
    _refuse_to_holder(state, seat)
    is_true = is_goal(state.table.places, holder_color(state))
    event = GameEvent("win_declared", seat)
    after = waiting(
        _with_touch(state), Pending(1 - seat, due_in(state.options.win_challenge_ms, now_ms), "goal", is_declared=True)
    )
    if state.options.mode == "assisted":
        if not is_true:
            raise fault_refused(win_explained(state.table.places, holder_color(state)))
        return Step(*with_event_first(event, settled(after, now_ms)))
    return Step(after, (event,), {} if is_true else {"faults": [[faults.WIN, None]]})


def pass_flag(state: State, seat: int, _action: PassFlag, now_ms: int) -> Step[State]:
    _refuse_to_holder(state, seat)
    if not may_pass(state):
        raise Refusal("turn_incomplete", missing="move")
    return Step(*passed(state, now_ms))


def banish(state: State, seat: int, action: Banish, now_ms: int) -> Step[State]:
    """Move a piece that broke a rule to the outermost ring. After the last such piece the challenger's turn begins."""
    _refuse_penalty(state, seat)
    penalty = state.penalty
    piece = PIECES.get(action.piece, GONE)
    if penalty is None or piece not in penalty.pieces:
        raise Refusal("wrong_piece")
    to = SPACES.get(action.to)
    if to is None:
        raise Refusal("unknown_space")
    if to not in OUTER or to in CROWNS:
        raise Refusal("not_outer_band")
    if to in state.table.places:
        raise Refusal("occupied")
    left = tuple(each for each in penalty.pieces if each != piece)
    after = replace(state, table=with_piece_at(state.table, piece, to), penalty=replace(penalty, pieces=left))
    event = GameEvent("banished", seat, {"piece": action.piece, "to": action.to})
    return Step(*with_event_first(event, (after, ()) if left else penalty_done(after, now_ms)))


def waive_banish(state: State, seat: int, _action: WaiveBanish, now_ms: int) -> Step[State]:
    _refuse_penalty(state, seat)
    return Step(*with_event_first(GameEvent("banish_waived", seat), penalty_done(state, now_ms)))


def _refuse_penalty(state: State, seat: int) -> None:
    if state.phase != "penalty":
        raise Refusal("no_penalty")
    if seat != state.flag:
        raise Refusal("not_challenger")


def _with_touch(state: State) -> State:
    """Return the state after the flag holder has touched a piece. The touch closes the window on the last turn. It also ends
    the flag holder's right to announce a trap in way b (see `announcement`)."""
    if not state.window and state.turn.is_touched:
        return state
    return replace(state, window=False, turn=replace(state.turn, is_touched=True))


def _refuse_phase(state: State, wanted: str) -> None:
    if state.phase == wanted:
        return
    raise Refusal("wrong_phase" if wanted == "start" else PHASE_CODES[state.phase])


def _refuse_to_holder(state: State, seat: int) -> None:
    _refuse_phase(state, "play")
    if seat != state.flag:
        raise Refusal("no_flag")


def _own_piece(state: State, seat: int, name: str) -> Piece:
    """Return the piece of that name if the flag holder may move or touch it. Raises `Refusal` otherwise."""
    _refuse_to_holder(state, seat)
    piece = PIECES.get(name, GONE)
    if piece == GONE or state.table.places[piece] == GONE:
        raise Refusal("unknown_piece")
    if COLOR_OF[piece] != color_of(state, seat):
        raise Refusal("not_yours")
    return piece
