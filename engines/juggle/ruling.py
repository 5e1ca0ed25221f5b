"""Challenges: their windows, rulings and consequences (rulebook, part 6).

challenger                                           challenged turn                               window
the flag holder, in review with its window open      the other seat's last turn                    regular
the seat that may challenge a declared win           the turn with the declaration                 result
the seat that may challenge another pending result   the other seat's last turn                    result

A challenge at any other time is ruled IA (inappropriate). A challenge of touching pieces is about the other seat's present
board.
"""

from msgspec.structs import replace

from engines.contract import GameEvent, Refusal, Step
from engines.juggle.board import mask
from engines.juggle.facts import covered_explained, must_use_explained, take_explained, touch_explained
from engines.juggle.faults import CHALLENGEABLE, COVERED, MUST_USE, SELECTION, TOUCH
from engines.juggle.flow import Outcome, add_line, adjudicated, confirmed, given_up, next_turn, over, settled
from engines.juggle.state import Boards, Deed, Lying, State, Turn
from engines.juggle.table import covered, empty_count, lying_at, touches_own, undo, was_returned, with_board, without
from engines.kit.clocks.turn import started
from engines.kit.duel import challenge_list
from engines.kit.duel.challenge_windows import Kind, open_window
from engines.kit.duel.flow import with_event_first
from engines.kit.referee.actions import Challenge, rules_named
from engines.kit.referee.record import Fault, Mark, Ruling, found, put, struck_out
from engines.kit.stakes import Stakes, each
from engines.kit.status import Window

GOAL = (TOUCH, COVERED)
_OF_TURN = {**each(CHALLENGEABLE, "undone"), **each(SELECTION, "pieces_home"), TOUCH: "pieces_off"}
_REGULAR = {rule: prize for rule, prize in _OF_TURN.items() if rule != COVERED}
STAKES = {
    "regular": Stakes(_REGULAR, "turn"),
    "roundoff": Stakes({**_REGULAR, **each(GOAL, "win")}, "turn"),
    "declared": Stakes({**_OF_TURN, **each(GOAL, "win")}, "win_stands"),
    "declared_both": Stakes(each(CHALLENGEABLE, "win"), "result_stands"),
    "result": Stakes(_REGULAR, "result_stands"),
}
"""The prizes and prices of a challenge, by window. `roundoff`: a win that the starter declared waits for the second seat's
turn. `declared_both`: the challenger's own declared win waits too."""


def challenge(state: State, seat: int, action: Challenge, now_ms: int, marks: tuple[Mark, ...] | None) -> Step[State]:
    """Rule on a challenge and carry out the consequences. Raises `Refusal` for a target that does not exist.

    Rules: part 6. `marks` are a person's ruling, one mark for each named rule.
    """
    rules = rules_named(action) or ()
    window = open_window(state, seat)
    target = tuple(map(str, action.target)) if isinstance(action.target, tuple) and TOUCH in rules else ()
    if window is not None and not all(lying_at(state.boards[1 - seat], piece) for piece in target):
        raise Refusal("not_on_board")

    def verdict(rule: str) -> Ruling:
        return _ruling(state, seat, window, target, rule)

    def consequence(state: State, rulings: tuple[Ruling, ...]) -> Outcome:
        return _consequence(state, seat, window, target, rulings, now_ms)

    return challenge_list.challenged(state, seat, rules, verdict, marks, consequence, list(target) or None)


def windows(state: State) -> tuple[Window, ...]:
    """Return the flag holder's window on the last turn, or the window on a pending result."""
    pending = state.pending
    if pending is None:
        stakes = "roundoff" if state.declared[1 - state.flag] else ""
        return (Window("regular", (state.flag,), stakes=stakes),) if state.window else ()
    declared = "declared_both" if state.declared[pending.seat] else "declared"
    return (Window("result", (pending.seat,), pending.closes.due_at_ms, declared if pending.is_declared else ""),)


def challenged(state: State, seat: int) -> Turn:
    """Return the turn that a challenge by the seat is about: the running turn if the other seat has declared a win,
    else the last turn."""
    return state.turn if seat != state.flag else state.last or Turn(1 - seat)


def _ruling(state: State, seat: int, window: Kind | None, target: tuple[str, ...], rule: str) -> Ruling:
    if window is None or rule not in CHALLENGEABLE:
        return Ruling(rule, "IA")
    if rule == TOUCH:
        if not all(_is_wrong(state, seat, piece) for piece in target):
            return Ruling(rule, "I")
        return found(rule, touch_explained(state.boards[1 - seat], 1 - seat, target[0]) if target else Fault(rule))
    turn = challenged(state, seat)
    deeds = ((deed, fault) for deed in turn.deeds for fault in deed.faults if fault.rule == rule)
    deed, fault = next(deeds, (None, None))
    if deed is None or fault is None:
        return Ruling(rule, "I")
    if rule == COVERED:
        return found(rule, covered_explained(int(fault.detail or 0)))
    if rule == MUST_USE:
        return found(rule, must_use_explained(state.boards[1 - seat], 1 - seat, deed.piece))
    return found(rule, take_explained(turn, deed, fault) if deed.kind == "take" else fault)


def _is_wrong(state: State, seat: int, piece: str) -> bool:
    """Return whether the piece that the challenge points at touches another piece of its colour, and the time to
    challenge this touch is not over."""
    if not touches_own(state.boards[1 - seat], piece):
        return False
    if state.options.touch_window == "always" or has_declared(state, 1 - seat):
        return True
    return any(deed.kind == "place" and deed.piece == piece for deed in challenged(state, seat).deeds)


def has_declared(state: State, seat: int) -> bool:
    """Return whether the seat has declared a win that is pending or waits for the roundoff."""
    return state.declared[seat] or (state.pending is not None and state.pending.is_declared and state.flag == seat)


def _consequence(
    state: State, seat: int, window: Kind | None, target: tuple[str, ...], rulings: tuple[Ruling, ...], now_ms: int
) -> Outcome:
    convicted = [ruling.rule for ruling in rulings if ruling.mark == "C"]
    is_lost = any(ruling.mark == "I" for ruling in rulings)
    if struck_out(state.book, seat):
        return over(state, 1 - seat, "strikes")
    if convicted and window is not None:
        if has_declared(state, 1 - seat) and any(rule in GOAL for rule in convicted):
            return over(state, seat, "false_win")
        return _remedied(state, seat, target, convicted, is_lost, now_ms)
    if not is_lost:
        return state, ()
    if state.pending is None:
        # Outside the window only a person can rule I (incorrect). It costs the seat its turn, if it has the turn.
        is_turn = seat == state.flag and state.phase != "start"
        return given_up(state, "turn_lost", now_ms) if is_turn else (state, ())
    if seat != state.pending.seat:
        return state, ()
    return _confirmed(state, seat, now_ms) if state.pending.is_declared else settled(state, now_ms)


def _confirmed(state: State, seat: int, now_ms: int) -> Outcome:
    """Confirm the declared win. If the starter declared it, the challenger loses its turn of the roundoff."""
    if state.flag == state.starter:
        state, events = confirmed(state, now_ms)
        state, following = given_up(state, "turn_lost", now_ms)
        return state, (*events, *following)
    return confirmed(state, now_ms)


def _remedied(state: State, seat: int, target: tuple[str, ...], convicted: list[str], is_lost: bool, now_ms: int) -> Outcome:
    """Apply the remedies in the order of the challenge. Then the challenger plays, or loses its turn if another rule of the
    challenge was ruled I (incorrect)."""
    other = 1 - seat
    turn = challenged(state, seat)
    boards = state.boards
    for rule in convicted:
        boards = _after_remedy(boards, turn, rule, target)
    event = GameEvent("restored", other, {"rules": convicted})
    pending = state.pending
    after = replace(state, boards=boards)
    if pending is not None and pending.is_declared:
        after = add_line(after)
    after = _line_restored(after, other)
    if pending is not None and not pending.is_declared:
        return with_event_first(event, adjudicated(after))
    if pending is not None:
        if state.declared[seat]:
            return with_event_first(event, over(after, seat, "goal"))
        after, events = next_turn(after, replace(turn, deeds=()), now_ms, window=False)
    else:
        after, events = replace(after, window=False, declared=(False, False), last=replace(turn, deeds=())), ()
        after = replace(after, clock=started(state.clock, seat, now_ms))
    if is_lost and after.phase == "review":
        after, following = given_up(after, "turn_lost", now_ms)
        events = (*events, *following)
    return after, (event, *events)


def _after_remedy(boards: Boards, turn: Turn, rule: str, target: tuple[str, ...]) -> Boards:
    """Return the boards after the remedy for one rule that the turn broke. Rules: part 6."""
    if rule == TOUCH:
        return with_board(boards, turn.seat, without(boards[turn.seat], target))
    if rule == COVERED:
        return boards
    if rule not in SELECTION:
        return undo(boards, turn)
    for take in _taken_against(turn, rule):
        boards = with_board(boards, turn.seat, without(boards[turn.seat], (take.piece,)))
        if take.cells and not was_returned(turn, take):
            boards = _gone_home(boards, 1 - turn.seat, take)
    return boards


def _gone_home(boards: Boards, home: int, deed: Deed) -> Boards:
    """Return the boards after taking back one piece of the turn. A piece from a board returns to its old cells on that
    board; any other piece returns to the bank."""
    board = boards[home]
    if lying_at(board, deed.piece) is not None or mask(deed.cells) & covered(board):
        return boards
    return with_board(boards, home, (*board, Lying(deed.piece, deed.cells)))


def _taken_against(turn: Turn, rule: str) -> tuple[Deed, ...]:
    """Return the actions that took a piece against the rule. If a person rules C (correct) on a fault that the record
    does not contain, return all actions that took a piece."""
    return tuple(take for take in turn.takes if any(fault.rule == rule for fault in take.faults)) or turn.takes


def _line_restored(state: State, seat: int) -> State:
    """Return the state with the seat's last line on the score card corrected: the present number of empty spaces, and a note on
    the challenge."""
    if not state.lines[seat]:
        return state
    *before, line = state.lines[seat]
    line = replace(line, empty=empty_count(state.boards[seat]), note="challenged")
    return replace(state, lines=put(state.lines, seat, (*before, line)))
