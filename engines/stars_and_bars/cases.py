"""Reads and writes the positions of the worked cases (rulebook, part 10)."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec.structs import replace

from engines.contract import Refusal
from engines.kit.duel.cases import GivenBook, case_shown, read_given
from engines.stars_and_bars.actions import Count
from engines.stars_and_bars.board import CARD_SET, CENTRE, PLACE, SQUARES
from engines.stars_and_bars.rules import opened
from engines.stars_and_bars.state import Cards, Options, State, Table, Turn


class _Given(GivenBook, frozen=True, forbid_unknown_fields=True):
    """A position at the start of the flag holder's turn, without an open challenge window."""

    phase: Literal["review"] = "review"
    flag: Literal[0, 1] = 0
    starter: Literal[0, 1] = 0
    piles: dict[str, Cards] = {}
    flipped: Cards = ()
    hands: tuple[Cards, Cards] = ((), ())
    deck: Cards = ()
    discard: Cards = ()
    score: tuple[Count, Count] = (0, 0)
    time_called: bool = False
    chance: Any = None


def position(given: Mapping[str, Any], now_ms: int) -> State:
    """Return the state that `given` describes, which may have fewer than 54 cards. Raises `Refusal("malformed")`."""
    words, options = read_given(given, _Given, Options)
    named = [*words.deck, *words.discard, *words.hands[0], *words.hands[1]]
    named += [card for pile in words.piles.values() for card in pile]
    if not CARD_SET.issuperset(named) or any(len(set(hand)) != len(hand) for hand in words.hands):
        raise Refusal("malformed", detail="cards")
    if not PLACE.keys() >= words.piles.keys() or not all(cell in CENTRE and words.piles.get(cell) for cell in words.flipped):
        raise Refusal("malformed", detail="piles")
    piles = tuple(words.piles.get(cell, ()) for cell in SQUARES)
    flipped = tuple(cell for cell in CENTRE if cell in words.flipped)
    table = Table(piles, flipped, words.hands, words.discard)
    state = opened(options, words.starter, table, words.deck, now_ms)
    return replace(
        state,
        score=words.score,
        turn=Turn(words.flag, words.score[words.flag]),
        clock=replace(state.clock, seat=words.flag),
        book=words.book,
        time_called=words.time_called,
    )


def to_case(state: State, _now_ms: int) -> dict[str, Any]:
    """Return the state with the keys of `expected.state`. `piles` lists all piles that are not empty."""
    table = state.table
    return {
        **case_shown(state),
        "starter": state.starter,
        "piles": {cell: list(pile) for cell, pile in zip(SQUARES, table.piles, strict=True) if pile},
        "flipped": list(table.flipped),
        "hands": [list(hand) for hand in table.hands],
        "deck": len(state.deck),
        "discard": list(table.discard),
        "score": list(state.score),
    }
