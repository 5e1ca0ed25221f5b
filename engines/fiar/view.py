"""The view of a game of FIAR. All viewers see the board; none sees the hidden hands; only referees see the faults."""

from msgspec.structs import replace

from engines.contract import Viewer
from engines.fiar.board import CHIP_SET, TABLE
from engines.fiar.faults import turn_faults
from engines.fiar.possible_actions import wins
from engines.fiar.state import State
from engines.kit.chance import Chance
from engines.kit.duel.hand_pick import Color, hidden
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


class View(RelocationView):
    colors: list[Color] | None  # the colour of each seat; null before the pick
    called: Color | None  # the colour called to start
    hand: list[list[str]]  # chips that each seat must still place
    turn: HopTurnView
    last: HopTurnView | None
    extinguisher: str


def view(state: State, viewer: Viewer, _now_ms: int) -> View:
    return {
        "colors": None if state.phase == "start" else list(state.colors),
        "called": state.called,
        "hand": _hands(state.places, state.colors),
        "turn": hop_turn_view(state.turn),
        "last": None if state.last is None else hop_turn_view(state.last),
        "extinguisher": state.options.extinguisher,
        **relocation_view(state, CHIP_SET.shown(state.places), wins, text(state), state.flag),
        **record_shown(viewer, TABLE, state, turn_faults),
    }


@shown_once
def _hands(places: Places, colors: tuple[Color, Color]) -> list[list[str]]:
    return [CHIP_SET.in_hand(places, color) for color in colors]


@shown_once
def _lying(places: Places, colors: tuple[Color, Color]) -> str:
    chips = " ".join(f"{chip}{space}" for chip, space in CHIP_SET.shown(places).items())
    return " | ".join((chips, *map(" ".join, _hands(places, colors)), colors[0]))


def text(state: State) -> str:
    """Return a text such as `B1c3r3 R2c7r2 | BX1 | RX2 | blue 0 placing`: chips on the board, the hands, seat 0's colour, flag,
    phase."""
    return f"{_lying(state.places, state.colors)} {state.flag} {state.phase}"


def resample_hidden(state: State, _viewer: Viewer, chance: Chance) -> State:
    """Return the same table with other colours in the hands while no seat has picked a hand. Afterwards the game hides
    nothing, so the state stays the same."""
    return replace(state, hands=hidden(chance)) if state.phase == "start" else state


card = relocation_card
