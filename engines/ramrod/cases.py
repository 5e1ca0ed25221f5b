"""Reads and writes the positions of the worked cases (rulebook, part 10)."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from engines.contract import Refusal
from engines.kit.clocks.deadline import NEVER
from engines.kit.duel.cases import GivenBook, case_shown, read_given
from engines.ramrod.board import HOME, RECTANGLES, RODS
from engines.ramrod.flow import turn_begun
from engines.ramrod.rules import bare
from engines.ramrod.state import Both, Options, State
from engines.ramrod.table import LIFTED, lengths, with_rod

Seat = Literal[0, 1]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Named = Literal["first", "second"]


class _Hands(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hand that hides each of the two chosen rods."""

    left: Named
    right: Named


class _Chance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hands: _Hands | None = None


class _Given(GivenBook, frozen=True, forbid_unknown_fields=True):
    """A position at the start of the flag holder's turn, without an open challenge window, or in phase `start`.

    `rods`: the rods that have left their start. If `rods` is present, both seats have made their first play.
    """

    phase: Literal["start", "moving"] = "moving"
    flag: Seat = 0
    starter: Seat = 0
    round: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    rods: dict[str, str] | None = None
    hot: tuple[str, ...] = ()
    quiet: Both = (False, False)
    declared: Both = (False, False)
    time_called: bool = False
    chance: _Chance = _Chance()


def position(given: Mapping[str, Any], now_ms: int) -> State:
    """Return the state that `given` describes. Raises `Refusal("malformed")`."""
    words, options = read_given(given, _Given, Options)
    named = words.rods or {}
    if not (RODS.keys() >= named.keys() and RECTANGLES.keys() >= set(named.values()) and RODS.keys() >= set(words.hot)):
        raise Refusal("malformed", detail="rods or rectangles that do not exist")
    rods = HOME
    for rod, place in named.items():
        rods = with_rod(rods, rod, place)
    state = replace(
        bare(options, now_ms),
        starter=words.starter,
        rods=rods,
        round=words.round,
        # The starter has had its turn of the round if the other seat has the flag.
        is_begun=words.flag != words.starter,
        is_opening=words.rods is None,
        quiet=words.quiet,
        declared=words.declared,
        book=words.book,
        time_called=words.time_called,
        laid=_laid(words.chance.hands),
    )
    return state if words.phase == "start" else turn_begun(replace(state, minute=NEVER), words.flag, words.hot, now_ms)


def _laid(hands: _Hands | None) -> tuple[int, int] | None:
    if hands is None:
        return None
    if hands.left == hands.right:
        raise Refusal("malformed", detail="one rod in each hand")
    return (0, 1) if hands.left == "first" else (1, 0)


def to_case(state: State, _now_ms: int) -> dict[str, Any]:
    """Return the state with the keys of `expected.state`."""
    rods = {rod: place for rod, place, home in zip(RODS, state.rods, HOME, strict=True) if place not in (home, LIFTED)}
    waiting = state.turn.seat if state.pending is not None and state.pending.is_declared else None
    return {
        **case_shown(state),
        "starter": state.starter,
        "round": state.round,
        "rods": rods,
        "lengths": list(lengths(state.rods)),
        "hot": sorted(state.turn.hot),
        "quiet": list(state.quiet),
        "declared": [stands or seat == waiting for seat, stands in enumerate(state.declared)],
        "to_relocate": sorted(state.remedy.lifted) if state.remedy is not None else [],
        "window": state.phase == "moving" and state.window,
    }
