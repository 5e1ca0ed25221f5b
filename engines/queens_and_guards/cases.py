"""Reads and writes the positions of the worked cases (rulebook, part 10)."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from engines.contract import Refusal
from engines.kit.clocks.turn import started
from engines.kit.duel import cases as case_words
from engines.kit.duel.cases import GivenBook, case_shown, read_given
from engines.kit.duel.hand_pick import Color, Hands
from engines.queens_and_guards.board import (
    AXES,
    COLOR_OF,
    GONE,
    OPENING,
    PIECES,
    SPACE_NAMES,
    SPACES,
    Places,
    piece_names,
)
from engines.queens_and_guards.rules import opened
from engines.queens_and_guards.state import Options, State, Turn, color_of
from engines.queens_and_guards.table import Table, Trap, held
from engines.queens_and_guards.view import board, trap_shown

Seat = Annotated[int, msgspec.Meta(ge=0, le=1)]


class _Trap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    victim: str
    captors: tuple[str, str]
    announced: bool = False


class _Given(GivenBook, frozen=True, forbid_unknown_fields=True):
    """A position at the start of the flag holder's turn, without an open challenge window; or the start of a game, before the
    call.

    If `board` is None, the pieces are in their first places. `chance` may name the colours in the hands: `{"hands": {…}}`.
    """

    phase: Literal["start", "play"] = "play"
    board: dict[str, str] | None = None
    flag: Seat = 0
    starter: Seat = 0
    colors: tuple[Color, Color] = ("blue", "red")
    traps: tuple[_Trap, ...] = ()
    turns: Annotated[int, msgspec.Meta(ge=0)] = 0
    time_called: bool = False
    chance: Any = None


class _Chance(msgspec.Struct, frozen=True):
    hands: Hands = Hands("blue", "red")


def position(given: Mapping[str, Any], now_ms: int) -> State:
    """Return the state that `given` describes. Raises `Refusal("malformed")`."""
    words, options = read_given(given, _Given, Options)
    try:
        chance = msgspec.convert(words.chance if isinstance(words.chance, dict) else {}, _Chance)
    except msgspec.ValidationError as error:
        raise Refusal("malformed", detail=str(error)) from None
    if words.colors[0] == words.colors[1] or chance.hands.left == chance.hands.right:
        raise Refusal("malformed", detail="one colour twice")
    places = _places(words.board)
    table = Table(places, tuple(_trap(places, each) for each in words.traps))
    book = words.book
    if words.phase == "start":
        state = opened(options, now_ms, hands=chance.hands)
        return replace(state, table=table, turn=Turn(0, table), book=book)
    state = opened(options, now_ms, colors=words.colors, starter=words.starter)
    return replace(
        state,
        table=table,
        turn=Turn(words.flag, table),
        clock=started(state.clock, words.flag, now_ms),
        book=book,
        turns=words.turns,
        time_called=words.time_called,
    )


def _places(given: dict[str, str] | None) -> Places:
    if given is None:
        return OPENING
    if not PIECES.keys() >= given.keys() or not SPACES.keys() >= set(given.values()) or len(set(given.values())) < len(given):
        raise Refusal("malformed", detail="pieces or spaces that do not exist, or two pieces on a space")
    return tuple(SPACES[given[name]] if name in given else GONE for name in PIECES)


def _trap(places: Places, given: _Trap) -> Trap:
    """Return the trap that a `given` describes. Raises `Refusal` unless two enemies are on opposite sides of the piece."""
    names = (given.victim, *given.captors)
    victim, first, second = (PIECES.get(name, GONE) for name in names)
    if GONE in (victim, first, second) or any(places[piece] == GONE for piece in (victim, first, second)):
        raise Refusal("malformed", detail="a trap of pieces that are not in the game")
    if not COLOR_OF[first] == COLOR_OF[second] != COLOR_OF[victim]:
        raise Refusal("malformed", detail="a trap of the player's own piece")
    if not any({places[first], places[second]} == set(axis) for axis in AXES[places[victim]]):
        raise Refusal("malformed", detail="a trap that is not straight")
    return Trap(victim, (first, second), given.announced)


def case_time(state: State, action: Mapping[str, Any], now_ms: int) -> int:
    """Return the server time after a clock action of a worked case, as in every duel. While a separate minute runs, as during a
    penalty, an action for the end of a turn means the end of that minute."""
    if state.minute.due_at_ms is not None and action["type"] not in ("advance", "time_up"):
        return state.minute.due_at_ms
    return case_words.case_time(state, action, now_ms)


def to_case(state: State, _now_ms: int) -> dict[str, Any]:
    """Return the whole state with the keys of `expected.state`. (A worked case itself lists only the pieces that it tests.)"""
    turn = state.turn
    return {
        **case_shown(state),
        "flag": None if state.phase == "start" else state.flag,
        "colors": list(state.colors) if state.colors else None,
        "starter": state.starter,
        "called": state.called,
        "board": board(state.table.places),
        "traps": [trap_shown(trap) for trap in state.table.traps],
        "held": [piece_names(held(state.table, color_of(state, seat))) if state.colors else [] for seat in (0, 1)],
        "touched": turn.is_touched,
        "moved": [SPACE_NAMES[moved.to] for moved in turn.moves],
        "window": "result" if state.pending else "regular" if state.window else None,
        "penalty": piece_names(state.penalty.pieces) if state.penalty else None,
        "turns": state.turns,
        "draw_offered_by": state.draw_offered_by,
    }
