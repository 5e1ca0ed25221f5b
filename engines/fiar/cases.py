"""Reads and writes the positions of the worked cases (rulebook, part 10)."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from engines.fiar.board import CHIP_SET, CHIPS, COLOR_OF, TABLE
from engines.fiar.rules import bare
from engines.fiar.state import SET_UP, Options, State, Turn, in_hand
from engines.kit.clocks.deadline import NEVER
from engines.kit.clocks.turn import started
from engines.kit.duel.cases import GivenBook, read_given
from engines.kit.duel.hand_pick import Color, Hands
from engines.kit.outcome import Refusal
from engines.kit.relocation.cases import case_shown
from engines.kit.relocation.chips import HAND, Places

Seat = Literal[0, 1]


class _Chance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hands: Hands = Hands("blue", "red")


class _Given(GivenBook, frozen=True, forbid_unknown_fields=True):
    """A position at the start of the flag holder's turn, without an open challenge window. Chips that the position
    omits are not in the game."""

    phase: Literal["start", "placing", "moving"] = "moving"
    flag: Seat = 0
    starter: Seat = 0
    colors: tuple[Color, Color] = ("blue", "red")
    board: dict[str, str] | None = None
    hand: tuple[tuple[str, ...], tuple[str, ...]] | None = None
    chance: _Chance = _Chance()


def position(given: Mapping[str, Any], now_ms: int) -> State:
    """Return the state that `given` describes. Raises `Refusal("malformed")`."""
    words, options = read_given(given, _Given, Options)
    places = _places(words)
    state = replace(bare(options, words.chance.hands, now_ms), book=words.book, places=places)
    if words.phase == "start":
        return state
    return replace(
        state,
        phase=words.phase,
        stage=words.phase,
        colors=words.colors,
        starter=words.starter,
        turn=Turn(words.flag, placing=words.phase == "placing"),
        clock=started(state.clock, words.flag, now_ms),
        minute=NEVER,
    )


def _places(given: _Given) -> Places:
    """Return the place of each chip. Raises `Refusal` for an unknown or repeated chip or circle, or a chip in a wrong hand."""
    if given.board is None and given.hand is None and given.phase != "moving":
        return SET_UP
    board, hands = given.board or {}, given.hand or ((), ())
    held = [chip for hand in hands for chip in hand]
    is_sound = (
        set(given.colors) == set(CHIP_SET.of_side)
        and TABLE.is_position(board)
        and COLOR_OF.keys() >= {*held}
        and len({*board, *held}) == len(board) + len(held)
        and all(COLOR_OF[chip] == given.colors[seat] for seat in (0, 1) for chip in hands[seat])
    )
    if not is_sound:
        raise Refusal("malformed", detail="chips or circles")
    return tuple(HAND if chip in held else board.get(chip) for chip in CHIPS)


def to_case(state: State, _now_ms: int) -> dict[str, Any]:
    """Return the state with the keys of `expected.state`."""
    return {
        "colors": list(state.colors),
        "hand": [in_hand(state, 0), in_hand(state, 1)],
        **case_shown(state, CHIP_SET.shown(state.places)),
    }
