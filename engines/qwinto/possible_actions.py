"""The faultless and faulty actions that a seat can send now, for hints, bots and tests."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from engines.qwinto import actions as act
from engines.qwinto.facts import SUM
from engines.qwinto.faults import entry_of_round
from engines.qwinto.sheet import BOXES, DICE, HIGHEST, errors
from engines.qwinto.state import State

HINT_RULES: Final[Mapping[str, str]] = {
    "roll": "qwinto.throw",
    "reroll": "qwinto.throw",
    "announce": "qwinto.sum",
    "write": "qwinto.row",
    "pass": "qwinto.write",
    "miss": "qwinto.misthrow",
    "ready": "qwinto.review",
}


def faultless_actions(state: State, seat: int) -> Sequence[Any]:
    """Return faultless actions that advance the game. A seat that has already decided gets none, although it may still change
    its decision."""
    if state.result is not None or state.retired[seat]:
        return ()
    if seat == state.active and state.phase == "throw":
        return [act.Roll(dice) for count in range(1, len(DICE) + 1) for dice in combinations(DICE, count)]
    if seat == state.active and state.phase in ("keep", "say"):
        said = act.Announce(sum(state.throw))
        return (said, act.Reroll()) if state.phase == "keep" else (said,)
    if state.phase == "write" and state.commits[seat] is None:
        assert state.announced is not None
        number = state.announced
        nothing = act.Miss() if seat == state.active else act.Pass()
        return [*(act.Write(BOXES[box], number) for box in _fitting(state, seat, number)), nothing]
    if seat in state.owes:
        assert state.announced is not None
        return [*(act.Rewrite(BOXES[box]) for box in _fitting(state, seat, state.announced)), act.Leave()]
    return (act.Ready(),) if state.phase == "review" and not state.ready[seat] else ()


def _fitting(state: State, seat: int, number: int) -> list[int]:
    sheet, entry = state.sheets[seat], entry_of_round(state, number)
    return [box for box, there in enumerate(sheet) if there is None and not errors(sheet, box, entry)]


def faulty_actions(state: State, seat: int) -> Sequence[Any]:
    """Return wrong sums, or a wrong entry for each empty box: the announced number where it breaks a rule, another number where
    the announced number would be right."""
    if state.result is not None or state.retired[seat] or not state.is_tournament:
        return ()
    if seat == state.active and state.phase in ("keep", "say"):
        true_sum = sum(state.throw)
        return [act.Announce(number) for number in (true_sum - 1, true_sum + 1) if 1 <= number <= HIGHEST]
    if state.phase != "write" or state.commits[seat] is not None:
        return ()
    assert state.announced is not None
    number, sheet = state.announced, state.sheets[seat]
    fitting = set(_fitting(state, seat, number))
    empty = [box for box, there in enumerate(sheet) if there is None]
    other = number + 1 if number < HIGHEST else 1
    return [act.Write(BOXES[box], other if box in fitting else number) for box in empty]


def challenge_forms(state: State, seat: int, rule: str) -> Sequence[Mapping[str, Any]]:
    """Return a challenge for each entry that another seat has written in this round."""
    if rule == SUM:
        return ({},)
    return tuple(
        {"target": {"seat": other, "box": BOXES[box]}}
        for other, sheet in enumerate(state.sheets)
        for box, entry in enumerate(sheet)
        if other != seat and entry is not None and entry.round == state.round
    )
