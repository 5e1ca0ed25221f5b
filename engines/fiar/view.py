"""What is seen of a game of FIAR: all that lies on the board, by everybody; hidden hands by nobody; faults by referees."""

from functools import lru_cache
from typing import Any, TypedDict

from msgspec.structs import replace

from engines.contract import REFEREE, Card, Viewer
from engines.fiar.board import CHIPS, COLOR_OF
from engines.fiar.faults import turn_faults
from engines.fiar.legal import wins
from engines.fiar.state import HAND, State, Turn, before
from engines.kit.chance import Chance
from engines.kit.duel.hand_pick import Color, hidden
from engines.kit.duel.state import clock_shown
from engines.kit.duel.view import DuelView, EndView, duel_view, end_view
from engines.kit.relocation.chips import HopView, Places, hops_shown


class TurnView(TypedDict):
    seat: int
    relocated: list[HopView]
    hops: list[HopView]
    is_touched: bool
    path: list[str] | None


class View(DuelView):
    colors: list[Color] | None  # null before a hand is picked
    starter: int
    called: Color | None  # the colour called to start
    board: dict[str, str]  # chip → circle
    hand: list[list[str]]  # each seat's chips that are not yet placed
    turn: TurnView
    last: TurnView | None
    relocations: int  # left to the holder after a correct challenge
    regular_window: bool  # the holder may challenge `last`
    pending: EndView | None  # a declared win
    paths: list[list[str]] | None  # with `hints` in assisted mode: the winning paths that stand
    turns: int
    move_range: str
    extinguisher: str


def view(state: State, viewer: Viewer, _now_ms: int) -> View:
    seen: View = {
        "colors": None if state.phase == "start" else list(state.colors),
        "starter": state.starter,
        "called": state.called,
        "board": _board(state.places),
        "hand": _hands(state.places, state.colors),
        "turn": _turn(state.turn),
        "last": None if state.last is None else _turn(state.last),
        "relocations": state.relocations,
        "regular_window": state.window,
        "pending": end_view(state.pending),
        "paths": _paths(state),
        "turns": state.turns,
        "move_range": state.options.move_range,
        "extinguisher": state.options.extinguisher,
        **duel_view(state, text(state), clock_shown(state, state.flag)),
    }
    if viewer == REFEREE:
        seen["record"] = _record(state)
    return seen


def _paths(state: State) -> list[list[str]] | None:
    if not state.options.hints or state.options.mode != "assisted" or state.phase not in ("placing", "moving"):
        return None
    return [list(action.path) for action in wins(state)]


def _record(state: State) -> dict[str, Any]:
    """The faults of the running turn and of the one before it."""
    turns = {"turn": (state.places, state.turn)}
    if state.last is not None:
        turns["last"] = (before(state.places, state.turn.relocated + state.turn.hops), state.last)
    return {
        name: [[fault.rule, fault.detail] for fault in turn_faults(places, turn, state.colors[turn.seat], state.options)]
        for name, (places, turn) in turns.items()
    }


# What did not change is the same object in every view, so that a comparison of two views ends at once.
@lru_cache(maxsize=4096)
def _board(places: Places) -> dict[str, str]:
    return {chip: space for chip, space in zip(CHIPS, places, strict=True) if space is not None and space != HAND}


@lru_cache(maxsize=4096)
def _hands(places: Places, colors: tuple[Color, Color]) -> list[list[str]]:
    held = [chip for chip, space in zip(CHIPS, places, strict=True) if space == HAND]
    return [[chip for chip in held if COLOR_OF[chip] == color] for color in colors]


@lru_cache(maxsize=4096)
def _lying(places: Places, colors: tuple[Color, Color]) -> str:
    chips = " ".join(f"{chip}{space}" for chip, space in _board(places).items())
    return " | ".join((chips, *map(" ".join, _hands(places, colors)), colors[0]))


@lru_cache(maxsize=4096)
def _turn(turn: Turn) -> TurnView:
    return {
        "seat": turn.seat,
        "relocated": hops_shown(turn.relocated),
        "hops": hops_shown(turn.hops),
        "is_touched": turn.is_touched,
        "path": None if turn.path is None else list(turn.path),
    }


def text(state: State) -> str:
    """`B1c3r3 R2c7r2 | BX1 | RX2 | blue 0 placing`: chips on the board, the hands, seat 0's colour, flag, phase."""
    return f"{_lying(state.places, state.colors)} {state.flag} {state.phase}"


def resample_hidden(state: State, _viewer: Viewer, chance: Chance) -> State:
    """The same table with other colours in the hands that nobody has opened."""
    return replace(state, hands=hidden(chance)) if state.phase == "start" else state


def card(state: State, seat: int) -> Card:
    """A line for each chip that the seat put somewhere, each claim and each lost turn; the total is the game's point."""
    lines = tuple(
        (line.turn, line.chip, None if line.start == HAND else line.start, line.to, line.note) for line in state.lines[seat]
    )
    total = state.result.points[seat] if state.result is not None else 0
    return Card(("turn", "chip", "from", "to", "note"), lines, total, state.book.marks[seat], state.book.violations[seat])
