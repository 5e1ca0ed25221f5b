"""Reads and writes the positions of the worked cases (rulebook, part 10)."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from engines.contract import Refusal
from engines.kit.clocks.turn import started
from engines.kit.duel.cases import GivenBook, case_shown, read_given
from engines.sum_dominoes.actions import Sum
from engines.sum_dominoes.board import FACES, Laid, Two, is_pair, pips
from engines.sum_dominoes.rules import opened
from engines.sum_dominoes.state import Hand, Hands, Options, State, Turn

Seat = Literal[0, 1]
Counted = Annotated[int, msgspec.Meta(ge=0, le=99)]
Pair = tuple[Counted, Counted]


class _Given(GivenBook, frozen=True, forbid_unknown_fields=True):
    """A position at the start of the flag holder's turn, without an open challenge window.

    `chance`: the next rolls, which the room reads, not this module.
    """

    flag: Seat = 0
    starter: Seat = 0
    board: dict[str, Two] = {}
    hands: Hands = ((), ())
    bank: Hand = ()
    sum: Sum = 0
    dry: Counted = 0
    time_called: bool = False
    phase: Literal["part1"] = "part1"
    chance: Any = None


def position(given: Mapping[str, Any], now_ms: int) -> State:
    """Return the state that `given` describes. Raises `Refusal("malformed")`."""
    words, options = read_given(given, _Given, Options, window_min_ms=0)
    board = tuple(Laid(tile, cells) for tile, cells in words.board.items())
    _refuse_impossible(words, board, options)
    state = opened(options, words.starter, words.hands, words.bank, words.sum, now_ms)
    return replace(
        state,
        board=board,
        turn=Turn(words.flag),
        clock=started(state.clock, words.flag, now_ms),
        dry=words.dry,
        book=words.book,
        time_called=words.time_called,
    )


def _refuse_impossible(given: _Given, board: tuple[Laid, ...], options: Options) -> None:
    """Refuse an unknown tile, a tile outside the board, two tiles on one square, or a tile that occurs twice in a hand or the
    bank.

    The position of a lesson need not be possible with the real set of tiles.
    """
    for tiles in (tuple(given.board), *given.hands, given.bank):
        if not FACES.keys() >= set(tiles) or len(set(tiles)) != len(tiles):
            raise Refusal("malformed", detail="tiles")
    squares = [square for laid in board for square in laid.cells]
    if len(set(squares)) != len(squares) or not all(is_pair(options.size, laid.cells) for laid in board):
        raise Refusal("malformed", detail="squares")


def to_case(state: State, _now_ms: int) -> dict[str, Any]:
    """Return the state with the keys of `expected.state`."""
    return {
        **case_shown(state),
        "starter": state.starter,
        "board": {laid.tile: list(laid.cells) for laid in state.board},
        "hands": [sorted(hand) for hand in state.hands],
        "pips": [pips(hand) for hand in state.hands],
        "bank": len(state.bank),
        "sum": state.sum,
        "dice": state.turn.dice and list(state.turn.dice),
        "dry": state.dry,
    }
