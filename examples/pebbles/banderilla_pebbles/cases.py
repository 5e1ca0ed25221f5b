"""Reads and writes the positions of the worked cases (`tests/cases.json`)."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec.structs import replace

from banderilla_pebbles.actions import Count
from banderilla_pebbles.rules import opened
from banderilla_pebbles.state import STONES, Options, State, Turn
from engines.contract import Refusal
from engines.kit.duel.cases import Given, case_shown, read_given


class _Given(Given, frozen=True, forbid_unknown_fields=True):
    """A position at the start of the flag holder's turn, without an open challenge window. The room, not this module, reads
    `chance` and puts its results on the tape of random draws."""

    pile: Count = STONES
    flag: Literal[0, 1] = 0
    chance: Any = None


def position(given: Mapping[str, Any], now_ms: int) -> State:
    """Return the state that `given` describes. Raises `Refusal("malformed")`."""
    words, options = read_given(given, _Given, Options)
    if words.pile == 0:
        raise Refusal("malformed", detail="no stones")
    state = opened(options, words.flag, now_ms)
    return replace(state, pile=words.pile, turn=Turn(words.flag, words.pile))


def to_case(state: State, _now_ms: int) -> dict[str, Any]:
    """Return the state with the keys of `expected.state` in a worked case."""
    return {
        **case_shown(state),
        "pile": state.pile,
    }
