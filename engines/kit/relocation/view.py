"""The part of the views and the score cards that FIAR and Kwatro-Sinko share."""

from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypedDict

from engines.kit.duel.score_card import duel_card
from engines.kit.duel.state import clock_shown
from engines.kit.duel.view import DuelView, EndView, RecordView, duel_view, end_view, record_view
from engines.kit.referee.record import Fault
from engines.kit.relocation.chips import HAND, HopView, Places, hops_shown
from engines.kit.relocation.flow import R
from engines.kit.relocation.state import HopTurn, RelocationState
from engines.kit.relocation.table import Table
from engines.kit.score_card import Card
from engines.kit.view_cache import shown_once
from engines.kit.viewer import Viewer


class HopTurnView(TypedDict):
    """A turn. A game's turn is a subclass."""

    seat: int
    relocated: list[HopView]  # the remedy, before the turn
    hops: list[HopView]  # chips placed and moved, in order
    is_touched: bool  # the seat has touched a chip, which closes the regular window
    path: list[str] | None  # the declared path


class RelocationView(DuelView):
    """The part of the view that FIAR and Kwatro-Sinko share. A game's view is a subclass."""

    starter: int  # seat
    board: dict[str, str]  # chip → circle; empty while all chips lie face down
    relocations: int  # number that the holder may still make after a correct challenge
    regular_window: bool  # the holder may challenge `last`
    pending: EndView | None  # a declared win
    paths: list[list[str]] | None  # with `hints` in assisted mode: the winning paths on the board
    turns: int  # number of finished turns
    move_range: str


class Declaration(Protocol):
    """An action that declares a path."""

    @property
    def path(self) -> tuple[str, ...]: ...


def relocation_view(
    state: R, board: dict[str, str], wins: Callable[[R], Iterable[Declaration]], text: str, clock_seat: int | None
) -> RelocationView:
    """Return the shared part of a view. `wins`: state → every win that the flag holder may declare. `clock_seat`: the owner of
    the minute of a remedy or of the start."""
    is_hinted = state.options.hints and state.is_assisted and state.is_playing
    return {
        "starter": state.starter,
        "board": board,
        "relocations": state.relocations,
        "regular_window": state.window,
        "pending": end_view(state.pending),
        "paths": [list(action.path) for action in wins(state)] if is_hinted else None,
        "turns": state.turns,
        "move_range": state.options.move_range,
        **duel_view(state, text, clock_shown(state, clock_seat)),
    }


@shown_once
def hop_turn_view(turn: HopTurn) -> HopTurnView:
    """Return a turn in the form that the views of both games use."""
    return {
        "seat": turn.seat,
        "relocated": hops_shown(turn.relocated),
        "hops": hops_shown(turn.hops),
        "is_touched": turn.is_touched,
        "path": None if turn.path is None else list(turn.path),
    }


def record_shown(
    viewer: Viewer, table: Table, state: RelocationState, turn_faults: Callable[[Places, Any, Any, Any], tuple[Fault, ...]]
) -> RecordView:
    """Return the faults of the running and the previous turn, for a referee. `turn_faults`: as in `Judge`."""
    turns: dict[str, tuple[Places, HopTurn]] = {"turn": (state.places, state.turn)}
    if state.last is not None:
        turns["last"] = (table.chips.before(state.places, state.turn.relocated + state.turn.hops), state.last)

    def faults_of(at: tuple[Places, HopTurn]) -> tuple[Fault, ...]:
        places, turn = at
        return turn_faults(places, turn, state.sides[turn.seat], state.options)

    return record_view(viewer, turns, faults_of)


def relocation_card(state: RelocationState, seat: int) -> Card:
    """Return the score card: a line for each chip that the seat placed, moved or relocated, for each declared win and for each
    lost turn.

    The total is the seat's point for the game.
    """
    lines = tuple(
        (line.turn, line.chip, None if line.start == HAND else line.start, line.to, line.note) for line in state.lines[seat]
    )
    total = state.result.points[seat] if state.result is not None else 0
    return duel_card(state, seat, ("turn", "chip", "from", "to", "note"), lines, total)
