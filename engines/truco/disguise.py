"""Replaces all hidden data of a match with other data, for a viewer (`Engine.resample_hidden`)."""

from collections.abc import Iterator

from msgspec.structs import replace

from engines.contract import REFEREE, Viewer
from engines.kit.chance import Chance
from engines.truco.deck import DECK
from engines.truco.state import Partial, Sign, State


def resample_hidden(state: State, viewer: Viewer, chance: Chance) -> State:
    """Return the state without the signs that the viewer did not see, and with all cards that the viewer does not see drawn
    again: in the hands, the discard and the pack.

    A referee sees all hands, so for a referee only the order of the pack changes.
    """
    if viewer == REFEREE:
        return replace(state, deck=chance.shuffle(sorted(state.deck)))
    known = _known(state, viewer)
    hidden = [card for card in DECK if card not in known]
    # The order follows the places, so that the result does not depend on the cards in them.
    placed = [card for card in dict.fromkeys((*_placed(state), *hidden)) if card not in known]
    turned = dict(zip(placed, chance.shuffle(hidden), strict=True))

    def cards(row: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(turned.get(card, card) for card in row)

    def hands(rows: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
        return tuple(map(cards, rows))

    game = state.partial
    if game is not None:
        game = replace(game, hands=hands(game.hands), deal=replace(game.deal, dealt=hands(game.deal.dealt)))
    sent = tuple(sign for sign in state.signs.sent if _is_known(state, sign, viewer))
    signalled = tuple(seat for seat in state.signs.signalled if seat == viewer)
    return replace(
        state,
        hands=hands(state.hands),
        deck=chance.shuffle(sorted(state.deck)) if state.stage == "cut" else cards(state.deck),
        discarded=state.discarded and turned.get(state.discarded, state.discarded),
        partial=game,
        signs=replace(state.signs, sent=sent, signalled=signalled),
    )


def _placed(state: State) -> Iterator[str]:
    """Yield every card in the order of the places: hands as dealt, the pack, and the discards."""
    for hand in state.hands:
        yield from hand
    if state.stage != "cut":
        yield from state.deck
    if state.discarded:
        yield state.discarded


def _known(state: State, viewer: Viewer) -> set[str]:
    """Return the cards that the viewer knows: cards on the table, revealed cards, and cards that are or were in its
    hand."""
    known: set[str] = set()
    if isinstance(viewer, int):
        known.update(state.hands[viewer])
    game = state.partial
    if game is not None:
        known.update(one.card for trick in game.tricks for one in trick.laid)
        known.update(one.card for one in game.laid)
        known.update(card for shown in game.shown_cards for card in shown)
        if viewer == _gallo(game) and state.discarded:
            known.add(state.discarded)
    return known


def _gallo(game: Partial) -> int | None:
    """Return the gallo (the seat without a partner) of the current hand; during the cut, that of the last hand."""
    return game.deal.sides.index(0) if len(game.deal.sides) == 3 else None


def _is_known(state: State, sign: Sign, viewer: Viewer) -> bool:
    return state.options.signals == "public" or viewer == sign.seat or viewer in sign.seen_by
