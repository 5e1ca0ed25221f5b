"""Reads and writes the positions of the worked cases (rulebook, part 10)."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec.structs import replace

from engines.contig60.actions import Total
from engines.contig60.board import EDITION, NUMBERS, Dice
from engines.contig60.rules import opened
from engines.contig60.state import Options, State, Turn
from engines.contract import Refusal
from engines.kit.duel.cases import Counted, GivenBook, case_shown, read_given


class _Given(GivenBook, frozen=True, forbid_unknown_fields=True):
    """A position without an open challenge window: at the start of the flag holder's turn, or after its roll if `dice` has
    a value.

    `chance`: the results of the next rolls. Only the room reads this key (`kit.chance.rolls_of`).
    """

    phase: Literal["review", "rolled"] | None = None
    dice: Dice | None = None
    flag: int = 0
    starter: int = 0
    chips: dict[str, tuple[int, ...]] = {}
    supply: Counted | None = None
    score: tuple[Total, Total] = (60, 60)
    turn_lost: Counted = (0, 0)
    offer: Dice | None = None
    time_called: bool = False
    chance: Any = None


def position(given: Mapping[str, Any], now_ms: int) -> State:
    """Return the state that `given` describes. Raises `Refusal("malformed")`."""
    words, options = read_given(given, _Given, Options, window_min_ms=0)
    chips = (tuple(sorted(words.chips.get("0", ()))), tuple(sorted(words.chips.get("1", ()))))
    both = chips[0] + chips[1]
    seats = (words.flag, words.starter)
    if not NUMBERS.issuperset(both) or len(set(both)) != len(both) or not {0, 1}.issuperset(seats):
        raise Refusal("malformed", detail="chips or seats")
    if not {"0", "1"}.issuperset(words.chips):
        raise Refusal("malformed", detail="chips of a seat that does not exist")
    if (words.phase or ("rolled" if words.dice else "review")) != ("rolled" if words.dice else "review"):
        raise Refusal("malformed", detail="dice are on the table after the roll")
    for dice in (words.dice, words.offer):
        if dice is not None and not all(1 <= value <= 6 for value in dice):
            raise Refusal("malformed", detail="dice")
    state = opened(options, words.starter, now_ms)
    lost = words.turn_lost
    return replace(
        state,
        phase="rolled" if words.dice else "review",
        chips=chips,
        supply=words.supply or (EDITION.chips_per_seat - len(chips[0]), EDITION.chips_per_seat - len(chips[1])),
        score=words.score,
        turn=Turn(words.flag, words.dice, is_lost=lost[words.flag] > 0),
        clock=replace(state.clock, seat=words.flag),
        book=words.book,
        turn_lost=lost,
        offer=words.offer,
        time_called=words.time_called,
    )


def to_case(state: State, _now_ms: int) -> dict[str, Any]:
    """Return the state with the keys of `expected.state`."""
    turn = state.turn
    return {
        **case_shown(state),
        "starter": state.starter,
        "chips": {"0": list(state.chips[0]), "1": list(state.chips[1])},
        "supply": list(state.supply),
        "score": list(state.score),
        "dice": turn.dice and list(turn.dice),
        "offer": state.offer and list(state.offer),
        "turn_lost": list(state.turn_lost),
    }
