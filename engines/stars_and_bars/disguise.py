"""Replaces all hidden cards of a game with other cards, for a viewer (`Engine.resample_hidden`)."""

from collections.abc import Iterator

from msgspec.structs import replace

from engines.contract import REFEREE, Viewer
from engines.kit.chance import Chance
from engines.stars_and_bars.board import CARDS, SQUARES
from engines.stars_and_bars.faults import top
from engines.stars_and_bars.state import Cards, Placed, State, Table, Turn


def resample_hidden(state: State, viewer: Viewer, chance: Chance) -> State:
    """Return the state with other hidden cards: in the deck, under the top cards, face down and discarded. Only the deck
    changes for a referee, who sees the faults."""
    if viewer == REFEREE:
        return replace(state, deck=chance.shuffle(sorted(state.deck)))
    open_cards = _open_cards(state)
    hidden = [card for card in CARDS if card not in open_cards]
    # The order follows the places, so that the result does not depend on the cards in them.
    placed = [card for card in dict.fromkeys((*_placed(state), *hidden)) if card not in open_cards]
    again = dict(zip(placed, chance.shuffle(hidden), strict=True))

    def turned(cards: Cards) -> Cards:
        return tuple(again.get(card, card) for card in cards)

    def table_turned(table: Table | None) -> Table | None:
        return table and replace(table, piles=tuple(map(turned, table.piles)), discard=turned(table.discard))

    def turn_turned(turn: Turn) -> Turn:
        under = turn.covered and again.get(turn.covered, turn.covered)
        return replace(turn, covered=under, start=table_turned(turn.start), laid=table_turned(turn.laid))

    def placed_turned(placed: Placed | None) -> Placed | None:
        return placed and replace(placed, under=placed.under and again.get(placed.under, placed.under))

    return replace(
        state,
        table=table_turned(state.table) or state.table,
        deck=turned(state.deck),
        turn=turn_turned(state.turn),
        last=state.last and turn_turned(state.last),
        placed=tuple(map(placed_turned, state.placed)),
    )


def _placed(state: State) -> Iterator[str]:
    """Yield every card on the table in the order of the places; the cards of the deck come last."""
    for pile in (*state.table.piles, state.table.discard):
        yield from pile
    for turn in (state.turn, state.last):
        for table in () if turn is None else (turn.start, turn.laid):
            for pile in () if table is None else (*table.piles, table.discard):
                yield from pile
    yield from state.deck


def _open_cards(state: State) -> set[str]:
    """Return the visible cards: cards that lie face up in the hands or on a pile, and cards that this turn or the last
    turn announced or revealed."""
    found = {card for hand in state.table.hands for card in hand}
    found |= {card for cell in SQUARES if (card := top(state.table, cell)) is not None}
    found |= {turn.card for turn in (state.turn, state.last) if turn is not None and turn.card is not None}
    shown = state.placed[1 - state.flag] if state.peeked else None
    if shown is not None:
        found |= {shown.card, shown.under or shown.card}
    return found
