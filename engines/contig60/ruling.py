"""Challenges: their windows, rulings and consequences (rulebook, part 6). `remedy.py` carries out correct challenges.

challenger                                                    what is challenged                              window
the flag holder, before its roll, while its window is open    the other seat's last turn                      regular
the flag holder, if the other seat's turn was cut short       the capture in the other seat's last turn       capture
the seat without the flag, while a capture is open            that capture                                    capture
the seat that faces a declared win                            the declaration, the chip and the capture       result
the flag holder, while the monitor's result is pending        as for the flag holder above                    regular

A challenge at any other time is ruled IA (inappropriate).
"""

from msgspec.structs import replace

from engines.contig60 import facts, faults
from engines.contig60.flow import Outcome, over, settled
from engines.contig60.remedy import POINTED, Target, challenged, one_more, remedied, turn_given_up
from engines.contig60.state import State
from engines.contract import Refusal, Step
from engines.kit.duel import challenge_list
from engines.kit.referee.actions import Challenge, rules_named
from engines.kit.referee.record import Fault, Mark, Ruling, found, struck_out
from engines.kit.stakes import Stakes, each

CAPTURE = "contig60.capture"
PIECE_PLAYED = "contig60.piece-played"
CHALLENGEABLE = (*POINTED, faults.GOAL, PIECE_PLAYED)

_OF_TURN = each(POINTED, "undone_points")
STAKES = {
    "regular": Stakes(_OF_TURN, "turn"),
    "capture": Stakes(_OF_TURN, "next_turn"),
    "kept": Stakes(_OF_TURN, "turn"),
    "declared": Stakes({**_OF_TURN, faults.GOAL: "win"}, "win_stands"),
    "result": Stakes(_OF_TURN, "result_stands"),
}
"""The prizes and prices of a challenge, by window. `kept`: the flag holder challenges a capture in a finished turn. `result`:
it challenges a result that the monitor announced."""


def challenge(state: State, seat: int, action: Challenge, now_ms: int, marks: tuple[Mark, ...] | None) -> Step[State]:
    """Rule on a challenge and carry out the consequences. Raises `Refusal` if the seat should instead use its right to capture.

    Rules: part 6. `marks` are a person's ruling, one mark for each rule that the challenge names.
    """
    rules = rules_named(action) or ()
    if CAPTURE in rules and seat == state.flag and can_capture(state):
        raise Refusal("use_capture")
    target = _target(state, seat, action)

    def ruling(state: State, target: Target | None, rule: str) -> Ruling:
        return _ruling(state, seat, target, rule)

    def is_ended(before: State, after: State) -> bool:
        """Return whether a correct challenge has won the game, or its points have brought the challenger's total to zero."""
        is_zero = after.result is not None and after.score[seat] <= 0 < before.score[seat]
        return challenge_list.is_false_win(before, after) or is_zero

    return challenge_list.challenged_in_window(state, seat, action, target, ruling, _consequence, now_ms, marks, is_ended)


def can_capture(state: State) -> bool:
    """Return whether the flag holder could now capture with the dice that the other seat left unused."""
    return state.phase == "review" and state.can_capture and not state.turn.is_lost and state.supply[state.flag] > 0


def open_targets(state: State, seat: int) -> tuple[Target, ...]:
    """Return the parts of a turn that the seat may challenge now, the default part first. Empty if the seat has no window."""
    if state.phase == "over":
        return ()
    pending = state.pending
    if pending is not None and pending.is_declared:
        if seat != pending.seat:
            return ()
        if state.turn.capture is None:
            return ("turn",)
        return ("turn", "capture") if state.turn.played is not None else ("capture", "turn")
    if seat == state.turn.seat:
        of_turn: tuple[Target, ...] = ("turn",) if state.phase != "rolled" and state.window else ()
        return of_turn if state.kept is None else (*of_turn, "capture")
    return ("capture",) if state.turn.capture is not None else ()


def _target(state: State, seat: int, action: Challenge) -> Target | None:
    """Return the part that the challenge is about; None outside the seat's windows.

    A challenge of the capture in a finished turn must name its target. Without a target, the challenge is about the regular
    part of that turn.
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


def _consequence(state: State, seat: int, target: Target | None, rulings: tuple[Ruling, ...], now_ms: int) -> Outcome:
    marks = [ruling.mark for ruling in rulings]
    pending = state.pending
    if struck_out(state.book, seat):
        return over(state, 1 - seat, "strikes")
    if "C" in marks and target is not None:
        if pending is not None and pending.is_declared and any(r.rule == faults.GOAL and r.mark == "C" for r in rulings):
            return over(state, seat, "false_win")
        return remedied(state, seat, target, rulings, now_ms)
    if "I" not in marks:
        return state, ()
    if pending is not None:
        return settled(state, now_ms) if seat == pending.seat else (state, ())
    if seat != state.flag:
        return replace(state, turn_lost=one_more(state.turn_lost, seat)), ()
    return turn_given_up(state, now_ms)
