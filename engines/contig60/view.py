"""The view of a game of Contig 60. All viewers see the whole table; only referees see the faults."""

from functools import partial
from typing import TypedDict

from engines.contig60.facts import faults_explained
from engines.contig60.state import Pending, Played, State, Turn
from engines.contract import REFEREE, Card, Viewer
from engines.kit.duel.score_card import duel_card
from engines.kit.duel.view import DuelView, PendingView, duel_view, pending_view, record_view
from engines.kit.view_cache import shown_once


class WinView(PendingView):
    line: list[int]


class CaptureView(TypedDict):
    cell: int
    dice: list[int]
    sentence: str | None
    total: int | None
    before: int


class TurnView(TypedDict):
    seat: int
    dice: list[int] | None
    cell: int | None
    sentence: str | None
    total: int | None
    before: int | None  # the total before the chip
    is_lost: bool
    capture: CaptureView | None


class View(DuelView):
    chips: list[list[int]]  # numbers that each seat covers
    supply: list[int]  # remaining chips of each seat
    score: list[int]  # totals of the score cards
    starter: int
    throw: list[int] | None  # the dice of the start
    dice: list[int] | None  # this turn's roll
    offer: list[int] | None  # the roll that `use_roll` takes
    regular_window: bool  # the holder may challenge `last`
    kept_capture: bool
    capture: list[int] | None  # the dice that the other seat left unused, for the holder's capture
    turn: TurnView
    last: TurnView | None
    turn_lost: list[int]
    hold_ms: int | None  # server time until which a capture blocks the flag
    pending: WinView | None
    parentheses: bool


def view(state: State, viewer: Viewer, _now_ms: int) -> View:
    public_view: View = {
        "chips": [list(state.chips[0]), list(state.chips[1])],
        "supply": list(state.supply),
        "score": list(state.score),
        "starter": state.starter,
        "throw": state.throw and list(state.throw),
        "dice": state.turn.dice and list(state.turn.dice),
        "offer": state.offer and list(state.offer),
        "regular_window": state.window,
        "kept_capture": state.kept is not None,
        "capture": list(state.last.dice) if state.can_capture and state.last and state.last.dice else None,
        "turn": _turn(state.turn),
        "last": None if state.last is None else _turn(state.last),
        "turn_lost": list(state.turn_lost),
        "hold_ms": state.hold.due_at_ms,
        "pending": _pending(state.pending),
        "parentheses": state.options.parentheses,
        **duel_view(state, text(state)),
    }
    if viewer != REFEREE:
        return public_view
    return {**public_view, **record_view(viewer, {"turn": state.turn, "last": state.last}, partial(faults_explained, state))}


@shown_once
def _turn(turn: Turn) -> TurnView:
    played = turn.played
    return {
        "seat": turn.seat,
        "dice": turn.dice and list(turn.dice),
        "cell": None if played is None else played.cell,
        "sentence": None if played is None else played.sentence,
        "total": None if played is None else played.total,
        "before": None if played is None else played.before,
        "is_lost": turn.is_lost,
        "capture": None if turn.capture is None else _capture(turn.capture),
    }


def _capture(capture: Played) -> CaptureView:
    return {
        "cell": capture.cell,
        "dice": list(capture.dice),
        "sentence": capture.sentence,
        "total": capture.total,
        "before": capture.before,
    }


def _pending(pending: Pending | None) -> WinView | None:
    shown = pending_view(pending)
    return None if pending is None or shown is None else {**shown, "line": list(pending.line or ())}


def text(state: State) -> str:
    """Return the position as a text such as `0.27.28/1 57,60 1 review 4.6.4`: each seat's numbers, the totals, the flag holder,
    the phase, the dice."""
    turn, chips, (first, second) = state.turn, state.chips, state.score
    dice = _joined(turn.dice or ())
    return f"{_joined(chips[0])}/{_joined(chips[1])} {first},{second} {turn.seat} {state.phase} {dice}"


@shown_once
def _joined(numbers: tuple[int, ...]) -> str:
    return ".".join(map(str, numbers)) or "-"


def card(state: State, seat: int) -> Card:
    """Return the score card: a line for each roll, capture and correct challenge, with dice, number, sentence, total and
    note."""
    lines = tuple((_dice(line.dice), line.cell, line.sentence, line.total, line.note) for line in state.lines[seat])
    columns = ("dice", "number", "sentence", "total", "note")
    return duel_card(state, seat, columns, lines, state.score[seat])


def _dice(dice: tuple[int, ...] | None) -> str | None:
    return None if dice is None else ".".join(map(str, dice))
