"""The view of a game of Par 55. Everybody sees the whole table; only referees see the faults."""

from functools import partial
from typing import TypedDict

from engines.contract import Card, Viewer
from engines.kit.duel.hand_pick import Color
from engines.kit.duel.score_card import duel_card
from engines.kit.duel.state import clock_shown
from engines.kit.duel.view import DuelView, PendingView, duel_view, pending_view, record_view
from engines.kit.view_cache import shown_once
from engines.par55.board import BASES, SHORT
from engines.par55.facts import faults_explained
from engines.par55.state import State, Turn


class TurnView(TypedDict):
    seat: int
    before: list[int]  # the spaces of both pawns at the start of the turn
    selected: str | None
    block: str | None
    base: str | None
    announced: int | None
    to: int | None
    path: list[int] | None  # null before the pawn has moved
    is_moved_first: bool
    bumped: int | None
    declared: bool
    is_ended: bool
    is_lost: bool


class View(DuelView):
    bases: dict[str, str]  # base → the block on it; all other blocks are in the bank
    pawns: list[int]  # the space of each seat's pawn
    colors: list[Color] | None  # of each seat's pawn, null before the pick
    called: Color | None  # the starting colour, before the pick
    starter: int | None  # null before the pick
    turn: TurnView
    last: TurnView | None
    regular_window: bool  # the holder may challenge `last`
    final: int | None  # the seat that has the final turn
    landed: int | None  # the seat that landed first
    declared: list[bool]  # by seat: whether it has declared a win
    pending: PendingView | None
    hints: bool  # the client may show neighbours and likenesses
    bounces: bool
    undeclared: str
    score: list[int]


def view(state: State, viewer: Viewer, _now_ms: int) -> View:
    options = state.options
    is_start = state.phase == "start"
    return {
        "bases": dict(state.laid),
        "pawns": list(state.pawns),
        "colors": None if is_start else list(state.colors),
        "called": state.called,
        "starter": None if is_start else state.starter,
        "turn": _turn(state.turn),
        "last": None if state.last is None else _turn(state.last),
        "regular_window": state.window,
        "final": state.final,
        "landed": state.landed,
        "declared": list(state.declared),
        "pending": pending_view(state.pending),
        "hints": options.hints and options.mode == "assisted",
        "bounces": state.bounces,
        "undeclared": options.undeclared,
        "score": [options.score.par, options.score.per_likeness],
        **duel_view(state, text(state), clock_shown(state, state.flag)),
        **record_view(viewer, {"turn": state.turn, "last": state.last}, partial(faults_explained, state)),
    }


@shown_once
def _turn(turn: Turn) -> TurnView:
    moved = turn.moved
    return {
        "seat": turn.seat,
        "before": list(turn.before),
        "selected": turn.selected,
        "block": turn.block,
        "base": turn.base,
        "announced": turn.announced,
        "to": None if moved is None else moved.to,
        "path": None if moved is None else list(moved.path),
        "is_moved_first": moved is not None and moved.said is None,
        "bumped": turn.bumped,
        "declared": turn.declared,
        "is_ended": turn.is_ended,
        "is_lost": turn.is_lost,
    }


def text(state: State) -> str:
    """Return a text such as `C2T:lrc,C2B:lrh 5,7 0 placing -`: blocks on the bases, the pawns, the flag holder, phase, the
    announced number."""
    laid = ",".join(f"{base}:{SHORT[state.laid[base]]}" for base in BASES if base in state.laid) or "-"
    first, second = state.pawns
    said = "-" if state.turn.announced is None else state.turn.announced
    return f"{laid} {first},{second} {state.flag} {state.phase} {said}"


def card(state: State, seat: int) -> Card:
    """Return the score card: a line for each turn with block, base, announced number, reached space and note. The total is the
    pawn's space."""
    lines = tuple((line.block, line.base, line.score, line.space, line.note) for line in state.lines[seat])
    columns = ("block", "base", "score", "space", "note")
    return duel_card(state, seat, columns, lines, state.pawns[seat])
