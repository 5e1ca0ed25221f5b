"""Reads and writes the positions of the worked cases (rulebook, part 10)."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from engines.contract import Refusal
from engines.kit.clocks.deadline import NEVER, due_in
from engines.kit.clocks.turn import started, stopped
from engines.kit.duel.cases import GivenBook, case_shown, read_given
from engines.kit.duel.hand_pick import Color, Hands
from engines.par55.actions import Space
from engines.par55.board import BLOCK_SET, BLOCKS, NEIGHBOURS
from engines.par55.rules import opened
from engines.par55.state import Options, State, Turn

Seat = Literal[0, 1]


class _Chance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hands: Hands | None = None


class _Given(GivenBook, frozen=True, forbid_unknown_fields=True):
    """A position at the start of the flag holder's turn, without an open challenge window; or, in `start`, before the
    call.

    If `landed` is None, the seat that does not have the final turn has landed.
    """

    phase: Literal["start", "placing"] = "placing"
    flag: Seat = 0
    starter: Seat = 0
    colors: tuple[Color, Color] = ("blue", "red")
    bases: dict[str, str] = {}
    pawns: tuple[Space, Space] = (0, 0)
    final: Seat | None = None
    landed: Seat | None = None
    declared: tuple[bool, bool] = (False, False)
    time_called: bool = False
    chance: _Chance | None = None


def position(given: Mapping[str, Any], now_ms: int) -> State:
    """Return the state that `given` describes. Raises `Refusal("malformed")`."""
    words, options = read_given(given, _Given, Options)
    blocks = words.bases.values()
    if not NEIGHBOURS.keys() >= words.bases.keys() or not BLOCK_SET.issuperset(blocks) or len(set(blocks)) != len(blocks):
        raise Refusal("malformed", detail="bases or blocks")
    if words.colors[0] == words.colors[1]:
        raise Refusal("malformed", detail="colors")
    if words.final is not None and words.final != words.flag:
        raise Refusal("malformed", detail="the final turn is the holder's")
    state = opened(options, now_ms)
    state = replace(
        state,
        phase=words.phase,
        starter=words.starter,
        turn=Turn(words.flag, words.pawns),
        colors=words.colors,
        hands=words.chance and words.chance.hands,
        laid=words.bases,
        pawns=words.pawns,
        final=words.final,
        landed=words.landed if words.final is None or words.landed is not None else 1 - words.final,
        declared=words.declared,
        clock=started(state.clock, words.flag, now_ms),
        book=words.book,
        time_called=words.time_called,
    )
    if words.phase == "placing":
        return replace(state, minute=NEVER)
    if words.flag != 0 or words.final is not None:
        raise Refusal("malformed", detail="neither seat has the flag at the start")
    return replace(state, clock=stopped(state.clock), minute=due_in(options.turn_ms, now_ms))


def to_case(state: State, _now_ms: int) -> dict[str, Any]:
    """Return the state with the keys of `expected.state`."""
    turn = state.turn
    laid = set(state.laid.values())
    return {
        **case_shown(state),
        "flag": None if state.phase == "start" else state.flag,
        "starter": state.starter,
        "colors": list(state.colors),
        "bases": dict(state.laid),
        "bank": [block for block in BLOCKS if block not in laid],
        "pawns": list(state.pawns),
        "filled": len(state.laid),
        "final": state.final,
        "landed": state.landed,
        "declared": list(state.declared),
        "selected": turn.selected,
        "placed": None if turn.block is None else [turn.block, turn.base],
        "announced": turn.announced,
        "moved": turn.moved and turn.moved.to,
        "bumped": turn.bumped,
        "window": state.window,
    }
