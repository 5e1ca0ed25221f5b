"""Reads and writes the positions of the worked cases (`tests/engines/takeaway/cases.json`)."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec.structs import replace

from engines.contract import Refusal
from engines.kit.duel.cases import Given, case_shown, read_given
from engines.takeaway.actions import Count
from engines.takeaway.rules import opened
from engines.takeaway.state import COUNTERS, Options, State, Turn


class _Given(Given, frozen=True, forbid_unknown_fields=True):
    """A position at the start of the flag holder's turn, without an open challenge window. The room, not this module, reads
    `chance`, the fixed draws of the position."""

    pile: Count = COUNTERS
    flag: Literal[0, 1] = 0
    chance: Any = None


def position(given: Mapping[str, Any], now_ms: int) -> State:
    """Return the state that `given` describes. Raises `Refusal("malformed")`."""
    words, options = read_given(given, _Given, Options)
    if words.pile == 0:
        raise Refusal("malformed", detail="no counters")
    state = opened(options, words.flag, now_ms)
    return replace(state, pile=words.pile, turn=Turn(words.flag, words.pile))


def to_case(state: State, _now_ms: int) -> dict[str, Any]:
    """Return the state with the keys of `expected.state`."""
    return {
        **case_shown(state),
        "pile": state.pile,
    }
