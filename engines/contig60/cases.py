"""The words of the worked cases (rulebook, part 10)."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from engines.contig60.board import CHIPS, NUMBERS
from engines.contig60.rules import opened
from engines.contig60.state import Options, Pair, State, Turn
from engines.contract import Refusal
from engines.kit.refereeing import Book, Mark


class _Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position at the start of the holder's turn, no window open; `chance` is laid down by whoever holds the tape."""

    mode: str = "tournament"
    options: dict[str, Any] = {}
    flag: int = 0
    starter: int = 0
    chips: dict[str, tuple[int, ...]] = {}
    supply: Pair | None = None
    score: Pair = (60, 60)
    strikes: Pair = (0, 0)
    violations: Pair = (0, 0)
    marks: tuple[tuple[Mark, ...], tuple[Mark, ...]] = ((), ())
    turn_lost: Pair = (0, 0)
    offer: tuple[int, int, int] | None = None
    chance: Any = None


def position(given: Mapping[str, Any], now_ms: int) -> State:
    """The state of a `given`. Raises `Refusal("malformed")`."""
    try:
        words = msgspec.convert(given, _Given)
        options = msgspec.convert({"mode": words.mode, "window_min_ms": 0, **words.options}, Options)
    except msgspec.ValidationError as wrong:
        raise Refusal("malformed", detail=str(wrong)) from None
    chips = (tuple(sorted(words.chips.get("0", ()))), tuple(sorted(words.chips.get("1", ()))))
    both = chips[0] + chips[1]
    seats = (words.flag, words.starter)
    if not NUMBERS.issuperset(both) or len(set(both)) != len(both) or not {0, 1}.issuperset(seats):
        raise Refusal("malformed", detail="chips or seats")
    if not {"0", "1"}.issuperset(words.chips):
        raise Refusal("malformed", detail="chips of a seat that there is not")
    state = opened(options, words.starter, now_ms)
    lost = words.turn_lost
    return replace(
        state,
        chips=chips,
        supply=words.supply or (CHIPS - len(chips[0]), CHIPS - len(chips[1])),
        score=words.score,
        turn=Turn(words.flag, is_lost=lost[words.flag] > 0),
        clock=replace(state.clock, seat=words.flag),
        book=Book(words.marks, words.strikes, words.violations),
        turn_lost=lost,
        offer=words.offer,
    )


def probe(state: State, _now_ms: int) -> dict[str, Any]:
    """The state in the words of `expected.state`."""
    result = state.result
    shown: dict[str, Any] | None = None
    if result is not None:
        shown = {"result": result.result, "reason": result.reason}
        if result.winners:
            shown["seat"] = result.winners[0]
    turn = state.turn
    return {
        "phase": state.phase,
        "flag": state.flag,
        "starter": state.starter,
        "chips": {"0": list(state.chips[0]), "1": list(state.chips[1])},
        "supply": list(state.supply),
        "score": list(state.score),
        "dice": turn.dice and list(turn.dice),
        "offer": state.offer and list(state.offer),
        "turn_lost": list(state.turn_lost),
        "strikes": list(state.book.strikes),
        "violations": list(state.book.violations),
        "marks": [list(marks) for marks in state.book.marks],
        "time_called": state.time_called,
        "result": shown,
    }


def until(state: State, action: Mapping[str, Any], now_ms: int) -> int:
    """`turn_expired`: the grace is over; `result_window_over`, `minute_over`: no more challenge of the result;
    `time_up`: the game's limit; `advance`: `ms` more."""
    match action["type"]:
        case "turn_expired":
            clock = state.clock
            if clock.due_at_ms is None:
                return _pending_due(state, now_ms)
            return clock.due_at_ms if clock.in_grace else clock.due_at_ms + clock.grace_ms
        case "result_window_over" | "minute_over":
            return _pending_due(state, now_ms)
        case "time_up":
            return state.limit.due_at_ms or now_ms
    return now_ms + int(action.get("ms", 0))


def _pending_due(state: State, now_ms: int) -> int:
    closes = state.pending.closes.due_at_ms if state.pending else None
    return now_ms if closes is None else closes
