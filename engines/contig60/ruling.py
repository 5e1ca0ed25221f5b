"""Challenges: their windows, rulings and consequences (rulebook, part 6).

the holder, in review in its window                about the other's last turn          regular
the seat without the flag, while a capture is open  about that capture and the rest      capture
the holder, after that turn ended early             about the other's last capture       capture
the seat with a pending result                      a declared win and its turn, or as regular
any seat at any other time                          IA
"""

from typing import Literal

from msgspec.structs import replace

from engines.contig60 import facts, faults
from engines.contig60.board import EDITION, Dice
from engines.contig60.flow import (
    Outcome,
    add_line,
    adjudicated,
    ending_for,
    is_zero_end,
    lifted,
    over,
    roll_on_table,
    settled,
    turn_cut_short,
    with_score,
)
from engines.contig60.state import Line, Pair, State, Turn
from engines.contract import GameEvent, Refusal, Step
from engines.kit.clocks.deadline import NEVER
from engines.kit.duel import challenge_list
from engines.kit.duel.turns import turn_begun
from engines.kit.referee.actions import Challenge, rules_named
from engines.kit.referee.record import Fault, Mark, Ruling, found, put, struck_out
from engines.kit.stakes import Stakes, each

CAPTURE = "contig60.capture"
PIECE_PLAYED = "contig60.piece-played"
POINTED = (faults.SENTENCE, faults.SCORE)
CHALLENGEABLE = (*POINTED, faults.GOAL, PIECE_PLAYED)

_OF_TURN = each(POINTED, "undone_points")
STAKES = {
    "regular": Stakes(_OF_TURN, "turn"),
    "capture": Stakes(_OF_TURN, "next_turn"),
    "kept": Stakes(_OF_TURN, "turn"),
    "declared": Stakes({**_OF_TURN, faults.GOAL: "win"}, "win_stands"),
    "result": Stakes(_OF_TURN, "result_stands"),
}
"""`kept`: the holder's challenge of a capture in a finished turn. `result`: the monitor's result."""

Target = Literal["turn", "capture"]


def challenge(state: State, seat: int, action: Challenge, now_ms: int, marks: tuple[Mark, ...] | None) -> Step[State]:
    """Rule on a challenge and carry out the consequences. Raises `Refusal` if the seat should capture instead.

    Rule: part 6. `marks` are a person's, one for each named rule.
    """
    rules = rules_named(action) or ()
    if CAPTURE in rules and seat == state.flag and can_capture(state):
        raise Refusal("use_capture")
    target = _target(state, seat, action)

    def ruling(state: State, target: Target | None, rule: str) -> Ruling:
        return _ruling(state, seat, target, rule)

    def is_ended(before: State, after: State) -> bool:
        """Return whether the C has won, or its points have brought the challenger to zero."""
        is_zero = after.result is not None and after.result.reason == "zero"
        return challenge_list.is_false_win(before, after) or (is_zero and after.score[seat] <= 0 < before.score[seat])

    return challenge_list.challenged_in_window(state, seat, action, target, ruling, _consequence, now_ms, marks, is_ended)


def can_capture(state: State) -> bool:
    """Return whether the holder could capture the other's pass now."""
    return state.phase == "review" and state.can_capture and not state.turn.is_lost and state.supply[state.flag] > 0


def open_targets(state: State, seat: int) -> tuple[Target, ...]:
    """Return the possible targets of the seat's challenge now, the usual one first; empty outside its windows."""
    if state.phase == "over":
        return ()
    pending = state.pending
    if pending is not None and pending.is_declared:
        if seat != pending.seat:
            return ()
        if state.turn.capture is None:
            return ("turn",)
        return ("turn", "capture") if state.turn.played is not None else ("capture", "turn")
    if seat == state.flag:
        of_turn: tuple[Target, ...] = ("turn",) if state.phase != "rolled" and state.window else ()
        return of_turn if state.kept is None else (*of_turn, "capture")
    return ("capture",) if state.turn.capture is not None else ()


def _target(state: State, seat: int, action: Challenge) -> Target | None:
    """Return the target of the challenge; None outside the seat's windows.

    A challenge must name the capture of a finished turn; without a target it refers to that turn's regular part.
    """
    targets = open_targets(state, seat)
    if action.target is None:
        default = targets[0] if targets else None
        return None if default == "capture" and state.kept is not None else default
    return next((target for target in targets if target == action.target), None)


def _ruling(state: State, seat: int, target: Target | None, rule: str) -> Ruling:
    if target is None or rule not in CHALLENGEABLE:
        return Ruling(rule, "IA")
    if rule == faults.GOAL:
        return found(rule, _goal_fault(state))
    turn, is_capture = challenged(state, seat), target == "capture"
    played = turn.capture if is_capture else turn.played
    fault = next((fault for fault in faults.played_faults(played, is_capture) if fault.rule == rule), None)
    if fault is not None and played is not None:
        fault = facts.explained(state, played, fault, is_capture)
    return found(rule, fault)


def _goal_fault(state: State) -> Fault | None:
    pending = state.pending
    if pending is None or not pending.is_declared:
        return None
    detail = faults.goal_detail(state, 1 - pending.seat, pending)
    return None if detail is None else facts.goal_explained(state, 1 - pending.seat, pending, detail)


def challenged(state: State, seat: int) -> Turn:
    """Return the turn that a challenge of the seat targets: the last one for the holder, the running one for the other seat."""
    return state.turn if seat != state.flag else state.last or Turn(1 - seat)


def _consequence(state: State, seat: int, target: Target | None, rulings: tuple[Ruling, ...], now_ms: int) -> Outcome:
    marks = [ruling.mark for ruling in rulings]
    pending = state.pending
    if struck_out(state.book, seat):
        return over(state, 1 - seat, "strikes")
    if "C" in marks and target is not None:
        if pending is not None and pending.is_declared and any(r.rule == faults.GOAL and r.mark == "C" for r in rulings):
            return over(state, seat, "false_win")
        return _remedied(state, seat, target, rulings, now_ms)
    if "I" not in marks:
        return state, ()
    if pending is not None:
        return settled(state, now_ms) if seat == pending.seat else (state, ())
    if seat != state.flag:
        return replace(state, turn_lost=_one_more(state.turn_lost, seat)), ()
    return _turn_given_up(state, now_ms)


def _remedied(state: State, seat: int, target: Target, rulings: tuple[Ruling, ...], now_ms: int) -> Outcome:
    """Undo the challenged actions and start the challenger's turn; an I among its rulings costs it that turn."""
    held_flag = seat == state.flag
    turn = challenged(state, seat)
    if held_flag and target == "capture" and state.turn.played is not None:
        # The challenger had started its turn: it starts again.
        state = lifted(state, seat, state.turn.played)
    points = EDITION.challenge_points * sum(ruling.mark == "C" and ruling.rule in POINTED for ruling in rulings)
    offer: Dice | None = turn.dice
    after = _struck(state, turn, target)
    if turn.played is not None:
        after = lifted(after, turn.seat, turn.played)
    if target == "capture" and turn.capture is not None:
        offer = state.kept if held_flag else roll_on_table(turn)
        after = lifted(after, turn.seat, turn.capture)
    if points:
        total = after.score[seat] - points
        after = replace(after, score=with_score(after, seat, total))
        after = replace(after, lines=add_line(after, seat, Line(None, None, None, total, "challenge")))
    is_lost = any(ruling.mark == "I" for ruling in rulings)
    lost = after.turn_lost
    if held_flag and state.turn.is_lost:
        lost = put(lost, seat, lost[seat] - 1)
    if is_lost and not held_flag:
        lost = _one_more(lost, seat)
    own = state.turn.capture if held_flag else None
    # The flag comes with a turn that an I has already cost, in this challenge or an earlier one.
    came_lost = not held_flag and lost[seat] > 0
    after = replace(
        turn_begun(after, "review", Turn(seat, capture=own, is_lost=came_lost), now_ms),
        last=replace(turn, dice=None, played=None, capture=None if target == "capture" else turn.capture),
        window=False,
        can_capture=False,
        offer=offer if points and not is_lost and not came_lost else None,
        kept=state.kept if target == "turn" else None,
        hold=state.hold if held_flag else NEVER,
        forfeit_waits=False,
        turn_lost=lost,
    )
    event = GameEvent("restored", turn.seat, {"target": target, "points": points})
    if points and is_zero_end(after, seat):
        after, events = adjudicated(after, "zero")
    elif (ending := ending_for(after, seat)) is not None:
        is_open = state.pending is not None and after.kept is not None
        # The capture of that turn is still open to a challenge, so the result stays pending.
        after, events = (_waiting_on(state, after), ()) if is_open else adjudicated(after, ending)
    elif is_lost and held_flag:
        after, events = _turn_given_up(after, now_ms)
    else:
        events = ()
    return after, (event, *events)


def _waiting_on(pending: State, after: State) -> State:
    """Keep the monitor's result pending for the parts that the challenger may still challenge."""
    return replace(after, phase="result_pending", pending=pending.pending, clock=pending.clock)


def _struck(state: State, turn: Turn, target: Target) -> State:
    """Strike the line of that turn on the score card, or everything from its capture on."""
    lines = state.lines[turn.seat]
    undone = turn.capture if target == "capture" else turn.played
    note = "capture" if target == "capture" else ""
    if undone is None:
        return state
    # A cell has at most one such line: a chip that comes back to it has been struck through before.
    place = next((place for place, line in enumerate(lines) if line.note == note and line.cell == undone.cell), None)
    if place is None:
        return state
    kept, gone = lines[:place], lines[place:]
    gone = tuple(replace(line, total=undone.before, note="undone") for line in gone)
    return replace(state, lines=put(state.lines, turn.seat, kept + gone))


def _turn_given_up(state: State, now_ms: int) -> Outcome:
    """Take the turn from the holder: the flag goes back, and nobody can capture the pass."""
    turn = state.turn
    if turn.played is not None:
        state = lifted(state, turn.seat, turn.played)
    return turn_cut_short(state, "turn_lost", now_ms)


def _one_more(lost: Pair, seat: int) -> Pair:
    counted: Pair = put(lost, seat, lost[seat] + 1)
    return counted
