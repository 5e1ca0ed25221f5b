"""The remedy of a correct challenge: a table of the parts that it undoes, and the challenger's turn afterwards (rulebook, part
6)."""

from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias

from msgspec.structs import replace

from engines.contig60 import faults
from engines.contig60.board import EDITION, Dice
from engines.contig60.flow import (
    Outcome,
    add_line,
    adjudicated,
    ending_for,
    is_zero_end,
    lifted,
    roll_on_table,
    turn_cut_short,
    with_score,
)
from engines.contig60.state import Line, Pair, State, Turn
from engines.contract import GameEvent
from engines.kit.clocks.deadline import NEVER
from engines.kit.duel.turns import turn_begun
from engines.kit.referee.record import Ruling, put

POINTED = (faults.SENTENCE, faults.SCORE)
"""The rules whose violation earns the challenger points."""

Target: TypeAlias = Literal["turn", "capture"]
Challenger: TypeAlias = Literal["holder", "other"]


class Remedy(NamedTuple):
    """The consequences of a correct challenge. They depend on two things: whether the challenger holds the flag, and which part
    of the turn it challenges (`REMEDIES`)."""

    undone: tuple[Literal["played", "capture"], ...]
    """The parts of the challenged turn that the game takes back, the later part first."""
    roll: Callable[[State, Turn], Dice | None]
    """(state, challenged turn) → the roll that the challenger may take. The challenger may take that roll only if the
    challenge gave points and the challenger's turn is not lost."""
    is_own_turn: bool
    """True if the challenger is already in its own turn. That turn starts again and keeps its capture and its minimum time. If
    another rule of the challenge is ruled I (incorrect), that turn is lost. False if the challenger receives the flag now; in
    that case a ruling I costs the challenger the turn that now begins."""
    capture_open: bool
    """True if the challenger may afterwards still challenge the capture of the challenged turn."""


REMEDIES: dict[tuple[Challenger, Target], Remedy] = {
    ("holder", "turn"): Remedy(("played",), lambda _state, turn: turn.dice, is_own_turn=True, capture_open=True),
    ("holder", "capture"): Remedy(("played", "capture"), lambda state, _turn: state.kept, is_own_turn=True, capture_open=False),
    ("other", "turn"): Remedy(("played",), lambda _state, turn: turn.dice, is_own_turn=False, capture_open=False),
    ("other", "capture"): Remedy(
        ("played", "capture"), lambda _state, turn: roll_on_table(turn), is_own_turn=False, capture_open=False
    ),
}


def challenged(state: State, seat: int) -> Turn:
    """Return the turn that a challenge by the seat is about: the last turn if the seat holds the flag, else the running
    turn."""
    return state.turn if seat != state.flag else state.last or Turn(1 - seat)


def remedied(state: State, seat: int, target: Target, rulings: tuple[Ruling, ...], now_ms: int) -> Outcome:
    """Undo the challenged parts and start the challenger's turn. If one of the rulings is I (incorrect), the challenger
    loses that turn."""
    remedy = REMEDIES["holder" if seat == state.flag else "other", target]
    turn = challenged(state, seat)
    points = EDITION.challenge_points * sum(ruling.mark == "C" and ruling.rule in POINTED for ruling in rulings)
    is_incorrect = any(ruling.mark == "I" for ruling in rulings)
    turn_lost = _turn_lost(state, seat, remedy, is_incorrect)
    # The challenger receives the flag for a turn that is already lost, because of an I (incorrect) in this challenge or
    # an earlier one.
    comes_lost = not remedy.is_own_turn and turn_lost[seat] > 0
    capture = state.turn.capture if remedy.is_own_turn else None
    after = _with_points(_undone(state, turn, target, remedy), seat, points)
    after = replace(
        turn_begun(after, "review", Turn(seat, capture=capture, is_lost=comes_lost), now_ms),
        last=replace(turn, dice=None, played=None, capture=None if "capture" in remedy.undone else turn.capture),
        window=False,
        can_capture=False,
        offer=remedy.roll(state, turn) if points and not is_incorrect and not comes_lost else None,
        kept=state.kept if remedy.capture_open else None,
        hold=state.hold if remedy.is_own_turn else NEVER,
        forfeit_waits=False,
        turn_lost=turn_lost,
    )
    restored = GameEvent("restored", turn.seat, {"target": target, "points": points})
    after, events = _ended(state, after, seat, points) or (
        turn_given_up(after, now_ms) if is_incorrect and remedy.is_own_turn else (after, ())
    )
    return after, (restored, *events)


def _undone(state: State, turn: Turn, target: Target, remedy: Remedy) -> State:
    """Take back the challenged parts. If the challenger was already in its own turn, also take back the chip of that turn,
    because that turn starts again."""
    if remedy.is_own_turn and state.turn.played is not None:
        state = lifted(state, state.turn.seat, state.turn.played)
    after = _struck(state, turn, target)
    for part in remedy.undone:
        played = turn.played if part == "played" else turn.capture
        if played is not None:
            after = lifted(after, turn.seat, played)
    return after


def _with_points(state: State, seat: int, points: int) -> State:
    """Subtract the points of a correct challenge from the challenger's total, and add a line to its score card."""
    if not points:
        return state
    total = state.score[seat] - points
    line = Line(None, None, None, total, "challenge")
    return replace(state, score=with_score(state, seat, total), lines=add_line(state, seat, line))


def _turn_lost(state: State, seat: int, remedy: Remedy, is_incorrect: bool) -> Pair:
    """Return the number of turns that each seat must still lose. If the challenger is already in a lost turn of
    its own, that turn no longer counts. If the challenger receives the flag only now, an incorrect challenge adds one turn."""
    if remedy.is_own_turn:
        return put(state.turn_lost, seat, state.turn_lost[seat] - 1) if state.turn.is_lost else state.turn_lost
    return one_more(state.turn_lost, seat) if is_incorrect else state.turn_lost


def _ended(state: State, after: State, seat: int, points: int) -> Outcome | None:
    """Return the outcome if the remedy ends the game, or if the result that the monitor (the server) announced stays
    pending. None if play continues."""
    if points and is_zero_end(after, seat):
        return adjudicated(after, "zero")
    ending = ending_for(after, seat)
    if ending is None:
        return None
    if state.pending is not None and after.kept is not None:
        # The capture of the challenged turn is still open to a challenge, so the result stays pending.
        return _waiting_on(state, after), ()
    return adjudicated(after, ending)


def _waiting_on(pending: State, after: State) -> State:
    """Return the state after the remedy (`after`) with the monitor's result still pending, because the challenger may also
    challenge the capture. `pending`: the state before the challenge."""
    return replace(after, phase="result_pending", pending=pending.pending, clock=pending.clock)


def _struck(state: State, turn: Turn, target: Target) -> State:
    """Strike out the line of the challenged chip on the score card, and all lines after it."""
    lines = state.lines[turn.seat]
    undone = turn.capture if target == "capture" else turn.played
    note = "capture" if target == "capture" else ""
    if undone is None:
        return state
    # At most one line of a cell is valid: if a chip comes back to a cell, the earlier line of the cell has been struck
    # out.
    place = next((place for place, line in enumerate(lines) if line.note == note and line.cell == undone.cell), None)
    if place is None:
        return state
    kept, gone = lines[:place], lines[place:]
    gone = tuple(replace(line, total=undone.before, note="undone") for line in gone)
    return replace(state, lines=put(state.lines, turn.seat, kept + gone))


def turn_given_up(state: State, now_ms: int) -> Outcome:
    """Take the turn away from the flag holder and give the flag to the other seat. That seat cannot capture with the
    dice of the lost turn."""
    turn = state.turn
    if turn.played is not None:
        state = lifted(state, turn.seat, turn.played)
    return turn_cut_short(state, "turn_lost", now_ms)


def one_more(lost: Pair, seat: int) -> Pair:
    counted: Pair = put(lost, seat, lost[seat] + 1)
    return counted
