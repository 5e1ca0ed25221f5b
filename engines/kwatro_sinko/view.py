"""The view of a game of Kwatro-Sinko. All viewers see the chips on the board, and none sees face-down chips; only referees see
the faults."""

from typing import TypedDict

from msgspec.structs import replace

from engines.contract import Viewer
from engines.kit.chance import Chance
from engines.kit.relocation.chips import Places
from engines.kit.relocation.view import (
    HopTurnView,
    RelocationView,
    hop_turn_view,
    record_shown,
    relocation_card,
    relocation_view,
)
from engines.kit.view_cache import shown_once
from engines.kwatro_sinko.board import CHIPS, TABLE
from engines.kwatro_sinko.faults import turn_faults
from engines.kwatro_sinko.possible_actions import wins
from engines.kwatro_sinko.state import State, Turn


class SentenceView(TypedDict):
    like: tuple[int, int]
    opposite: int
    result: int


class TurnView(HopTurnView):
    sentence: SentenceView | None


class StartView(TypedDict):
    slots: list[int | None]
    numbers: list[int] | None


class View(RelocationView):
    evens: int | None  # the seat with the even chips, null before the start is over
    start: StartView | None  # the slots that the seats drew, later also the numbers; null if no chips decide who starts
    turn: TurnView
    last: TurnView | None
    pair: str
    three_on: str


def view(state: State, viewer: Viewer, _now_ms: int) -> View:
    is_start = state.phase == "start"
    board = {} if is_start else CHIPS.shown(state.places)
    return {
        "evens": None if is_start else state.evens,
        "start": _start(state),
        "turn": _turn(state.turn),
        "last": None if state.last is None else _turn(state.last),
        "pair": state.options.pair,
        "three_on": state.options.three_on,
        **relocation_view(state, board, wins, text(state), None if is_start else state.flag),
        **record_shown(viewer, TABLE, state, turn_faults),
    }


def _start(state: State) -> StartView | None:
    if state.phase != "start" and state.numbers is None:
        return None
    return {"slots": list(state.drawn), "numbers": state.numbers and list(state.numbers)}


@shown_once
def _lying(places: Places) -> str:
    return " ".join(f"{chip}{space}" for chip, space in CHIPS.shown(places).items())


@shown_once
def _turn(turn: Turn) -> TurnView:
    said = turn.sentence
    shown: SentenceView | None = None if said is None else {"like": said.like, "opposite": said.opposite, "result": said.result}
    return {**hop_turn_view(turn), "sentence": shown}


def text(state: State) -> str:
    """Return a text such as `N0b8 N4e6 | evens 0 | 1 moving`: chips on the board, the seat with the even chips, flag holder,
    phase. Before the seats have drawn, return `start`."""
    if state.phase == "start":
        return "start"
    return f"{_lying(state.places)} | evens {state.evens} | {state.flag} {state.phase}"


def resample_hidden(state: State, _viewer: Viewer, chance: Chance) -> State:
    """Return the same table with other face-down chips."""
    return replace(state, slots=chance.shuffle(sorted(state.slots))) if state.phase == "start" else state


card = relocation_card
