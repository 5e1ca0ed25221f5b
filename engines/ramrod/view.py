"""The view of a game of Ramrod. All viewers see the whole board; only referees see the faults."""

from typing import Any, Literal, TypedDict

from engines.contract import Card, Viewer
from engines.kit.duel.score_card import duel_card
from engines.kit.duel.state import clock_shown
from engines.kit.duel.view import DuelView, PendingView, duel_view, pending_view, record_view
from engines.kit.view_cache import shown_once
from engines.ramrod.board import HOME, LETTERS, RECTANGLES, RODS
from engines.ramrod.facts import faults_explained
from engines.ramrod.faults import captured_rods
from engines.ramrod.state import Line, Remedy, State, Turn
from engines.ramrod.table import LIFTED, Lying, at, lengths


class RemedyView(TypedDict):
    seat: int
    lifted: list[str]  # rods that `seat` must still relocate
    back: dict[str, str]  # the old place of each lifted rod
    then: Literal["play", "lose", "result"]


class HandsView(TypedDict):
    left: str  # a colour
    right: str


class LotView(TypedDict):
    colours: list[str]
    picked: str | None  # the hand that the seat picked
    hands: HandsView | None


class NoCopyView(TypedDict):
    colour: str
    length: int


TurnView = TypedDict(
    "TurnView",
    {
        "seat": int,
        "hot": list[str],
        "touched": str | None,
        "rod": str | None,
        "from": str | None,
        "to": str | None,
        "rectangle": str | None,
        "captured": list[str],
        "declared": int | None,
        "is_lost": bool,
    },
)


class View(DuelView):
    rods: dict[str, str | None]  # the rectangle of each rod, null while a challenger has it in hand
    lengths: list[int]  # the contents of the two long rectangles
    goal: int  # content of a filled long rectangle
    hot: list[str]  # the rods that are hot for the holder; marked only where `hints` says so
    starter: int
    round: int
    max_rounds: int
    turn: TurnView
    last: TurnView | None
    regular_window: bool  # the holder may challenge `last`
    quiet: list[bool]
    declared: list[bool]
    no_copy: NoCopyView | None  # the first play that the second seat must not copy
    lot: LotView | None  # the choice of the starter
    remedy: RemedyView | None
    minute_ms: int | None
    pending: PendingView | None
    hints: bool
    quiet_in_a_row: int | None
    min_rods: int


def view(state: State, viewer: Viewer, _now_ms: int) -> View:
    options = state.options
    return {
        "rods": _rods(state.rods),
        "lengths": list(lengths(state.rods)),
        "goal": options.goal,
        "hot": list(state.turn.hot),
        "starter": state.starter,
        "round": state.round,
        "max_rounds": options.max_rounds,
        "turn": _turn(state.turn),
        "last": None if state.last is None else _turn(state.last),
        "regular_window": state.phase == "moving" and state.window,
        "quiet": list(state.quiet),
        "declared": list(state.declared),
        "no_copy": _no_copy(state),
        "lot": _lot(state),
        "remedy": None if state.remedy is None else _remedy(state.remedy),
        "minute_ms": state.minute.due_at_ms,
        "pending": pending_view(state.pending),
        "hints": options.hints and options.mode == "assisted",
        "quiet_in_a_row": options.quiet_in_a_row,
        "min_rods": options.min_rods_in_capture,
        **duel_view(state, text(state), clock_shown(state, state.flag)),
        **record_view(viewer, {"turn": state.turn, "last": state.last}, lambda turn: faults_explained(turn, options)),
    }


@shown_once
def _rods(lying: Lying) -> dict[str, str | None]:
    return {rod: place or None for rod, place in zip(RODS, lying, strict=True)}


@shown_once
def _turn(turn: Turn) -> TurnView:
    return {
        "seat": turn.seat,
        "hot": list(turn.hot),
        "touched": turn.touched,
        "rod": turn.rod,
        "from": None if turn.rod is None else at(turn.before, turn.rod),
        "to": turn.to,
        "rectangle": turn.captured,
        "captured": list(captured_rods(turn)),
        "declared": turn.declared,
        "is_lost": turn.is_lost,
    }


def _no_copy(state: State) -> NoCopyView | None:
    if state.first is None:
        return None
    rod, to = state.first
    return {"colour": RODS[rod].colour, "length": RECTANGLES[to].length}


def _lot(state: State) -> LotView | None:
    lot = state.lot
    if lot is None:
        return None
    hands: HandsView | None = (
        None if lot.hands is None else {"left": lot.colours[lot.hands[0]], "right": lot.colours[lot.hands[1]]}
    )
    return {"colours": list(lot.colours), "picked": lot.picked, "hands": hands}


def _remedy(remedy: Remedy) -> RemedyView:
    return {
        "seat": 1 - remedy.of.seat,
        "lifted": list(remedy.lifted),
        "back": {rod: at(remedy.of.before, rod) for rod in remedy.lifted},
        "then": remedy.then,
    }


def text(state: State) -> str:
    """Return a text such as `P9a:lime-A+green-B AL:brown-A 8,0 1 moving`: rods that have left their start, the contents of the
    two long rectangles, flag holder, phase."""
    first, second = lengths(state.rods)
    return f"{_places(state.rods)} {first},{second} {state.flag} {state.phase}"


@shown_once
def _places(lying: Lying) -> str:
    found: dict[str, list[str]] = {}
    for rod, place, home in zip(RODS, lying, HOME, strict=True):
        if place != home:
            found.setdefault("hand" if place == LIFTED else place, []).append(rod)
    return " ".join(f"{place}:{'+'.join(rods)}" for place, rods in found.items()) or "-"


def card(state: State, seat: int) -> Card:
    """Return the score card: a line for each turn with round, rod and its target, captured length, content of the long
    rectangle and note.

    The first line of the starter's card has a mark, like the circled letter on a paper card.
    """
    lines = tuple(_line(line) for line in state.lines[seat])
    if seat == state.starter and state.phase != "start":
        lines = ((0, LETTERS[seat], None, 0, "starter"), *lines)
    columns = ("round", "rod", "captured", "length", "note")
    return duel_card(state, seat, columns, lines, lengths(state.rods)[seat])


def _line(line: Line) -> tuple[Any, ...]:
    moved = None if line.rod is None else f"{line.rod} {line.to}"
    return (line.round, moved, line.captured, line.total, line.note)
