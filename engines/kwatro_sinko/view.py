"""What is seen of a game of Kwatro-Sinko: all chips, by everybody; faults by referees; chips that lie face down by nobody."""

from functools import lru_cache
from typing import Any, TypedDict

from msgspec.structs import replace

from engines.contract import REFEREE, Card, Viewer
from engines.kit.chance import Chance
from engines.kit.duel.state import clock_shown
from engines.kit.duel.view import DuelView, EndView, duel_view, end_view
from engines.kit.relocation.chips import HopView, Places, hops_shown
from engines.kwatro_sinko.board import CHIPS
from engines.kwatro_sinko.faults import turn_faults
from engines.kwatro_sinko.legal import wins
from engines.kwatro_sinko.state import State, Turn, before, parity_of


class SentenceView(TypedDict):
    like: tuple[int, int]
    opposite: int
    result: int


class TurnView(TypedDict):
    seat: int
    relocated: list[HopView]
    hops: list[HopView]
    is_touched: bool
    path: list[str] | None
    sentence: SentenceView | None


class StartView(TypedDict):
    slots: list[int | None]
    numbers: list[int] | None


class View(DuelView):
    evens: int | None  # the seat with the even chips, null before the start is over
    starter: int
    start: StartView | None  # slots while chips are drawn, then numbers as well; null if none were drawn
    board: dict[str, str]  # chip → circle; empty while all chips lie face down
    turn: TurnView
    last: TurnView | None
    relocations: int  # left to the holder after a correct challenge
    regular_window: bool  # the holder may challenge `last`
    pending: EndView | None  # a declared win
    paths: list[list[str]] | None  # with `hints` in assisted mode: the winning paths that stand
    turns: int
    move_range: str
    pair: str
    three_on: str


def view(state: State, viewer: Viewer, _now_ms: int) -> View:
    is_start = state.phase == "start"
    seen: View = {
        "evens": None if is_start else state.evens,
        "starter": state.starter,
        "start": _start(state),
        "board": {} if is_start else _board(state.places),
        "turn": _turn(state.turn),
        "last": None if state.last is None else _turn(state.last),
        "relocations": state.relocations,
        "regular_window": state.window,
        "pending": end_view(state.pending),
        "paths": _paths(state),
        "turns": state.turns,
        "move_range": state.options.move_range,
        "pair": state.options.pair,
        "three_on": state.options.three_on,
        **duel_view(state, text(state), clock_shown(state, None if is_start else state.flag)),
    }
    if viewer == REFEREE:
        seen["record"] = _record(state)
    return seen


def _start(state: State) -> StartView | None:
    if state.phase != "start" and state.numbers is None:
        return None
    return {"slots": list(state.drawn), "numbers": state.numbers and list(state.numbers)}


def _paths(state: State) -> list[list[str]] | None:
    if not state.options.hints or state.options.mode != "assisted" or state.phase != "moving":
        return None
    return [list(action.path) for action in wins(state)]


def _record(state: State) -> dict[str, Any]:
    """The faults of the running turn and of the one before it."""
    turns = {"turn": (state.places, state.turn)}
    if state.last is not None:
        turns["last"] = (before(state.places, state.turn.relocated + state.turn.hops), state.last)
    return {
        name: [[fault.rule, fault.detail] for fault in turn_faults(places, turn, parity_of(state, turn.seat), state.options)]
        for name, (places, turn) in turns.items()
    }


# What did not change is the same object in every view, so that a comparison of two views ends at once.
@lru_cache(maxsize=4096)
def _board(places: Places) -> dict[str, str]:
    return {chip: space for chip, space in zip(CHIPS.ids, places, strict=True) if space is not None}


@lru_cache(maxsize=4096)
def _lying(places: Places) -> str:
    return " ".join(f"{chip}{space}" for chip, space in _board(places).items())


@lru_cache(maxsize=4096)
def _turn(turn: Turn) -> TurnView:
    said = turn.sentence
    return {
        "seat": turn.seat,
        "relocated": hops_shown(turn.relocated),
        "hops": hops_shown(turn.hops),
        "is_touched": turn.is_touched,
        "path": None if turn.path is None else list(turn.path),
        "sentence": None if said is None else {"like": said.like, "opposite": said.opposite, "result": said.result},
    }


def text(state: State) -> str:
    """`N0b8 N4e6 | evens 0 | 1 moving`: chips on the board, the seat with the evens, flag, phase. `start` before all that."""
    if state.phase == "start":
        return "start"
    return f"{_lying(state.places)} | evens {state.evens} | {state.flag} {state.phase}"


def resample_hidden(state: State, _viewer: Viewer, chance: Chance) -> State:
    """The same table with other chips face down."""
    return replace(state, slots=chance.shuffle(state.slots)) if state.phase == "start" else state


def card(state: State, seat: int) -> Card:
    """A line for each chip that the seat moved, each claim and each lost turn; the total is the game's point."""
    lines = tuple((line.turn, line.chip, line.start, line.to, line.note) for line in state.lines[seat])
    total = state.result.points[seat] if state.result is not None else 0
    return Card(("turn", "chip", "from", "to", "note"), lines, total, state.book.marks[seat], state.book.violations[seat])
