"""Reads and writes the positions of the worked cases (rulebook, part 10)."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from engines.kit.duel.cases import GivenBook, read_given
from engines.kit.outcome import Refusal
from engines.kit.relocation.cases import case_shown
from engines.kit.relocation.chips import Places
from engines.kit.relocation.flow import turn_begun
from engines.kwatro_sinko.board import CHIPS, HOMES, SLOTS, TABLE
from engines.kwatro_sinko.rules import bare
from engines.kwatro_sinko.state import Options, State, Turn

Seat = Literal[0, 1]


class _Chance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    slots: tuple[int, ...] = tuple(range(SLOTS))


class _Given(GivenBook, frozen=True, forbid_unknown_fields=True):
    """A position at the start of the flag holder's turn, without an open challenge window. Chips that a given board omits are
    not in the game."""

    phase: Literal["start", "moving"] = "moving"
    flag: Seat = 0
    starter: Seat = 0
    evens: Seat = 0
    board: dict[str, str] | None = None
    chance: _Chance = _Chance()


def position(given: Mapping[str, Any], now_ms: int) -> State:
    """Return the state that `given` describes. Raises `Refusal("malformed")`."""
    words, options = read_given(given, _Given, Options)
    if sorted(words.chance.slots) != list(range(SLOTS)):
        raise Refusal("malformed", detail="slots")
    state = bare(options, words.chance.slots, now_ms)
    state = replace(state, book=words.book, places=_places(words.board))
    if words.phase == "start":
        return state
    turn = Turn(seat=words.flag)
    return turn_begun(replace(state, turn=turn, starter=words.starter, evens=words.evens, slots=()), now_ms)


def _places(board: dict[str, str] | None) -> Places:
    """Return the place of each chip. Raises `Refusal` for an unknown chip or circle, or a repeated circle."""
    if board is None:
        return HOMES
    if not TABLE.is_position(board):
        raise Refusal("malformed", detail="chips or circles")
    return tuple(board.get(chip) for chip in CHIPS.ids)


def to_case(state: State, _now_ms: int) -> dict[str, Any]:
    """Return the state with the keys of `expected.state`."""
    return {"evens": state.evens, **case_shown(state, CHIPS.shown(state.places))}
