"""Replaces all hidden data of a match with other data, for a viewer (`Engine.resample_hidden`)."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from msgspec.structs import replace

from engines.contract import REFEREE, Viewer
from engines.kit.chance import Chance
from engines.kit.referee.record import Mark, put
from engines.truco.deck import DECK
from engines.truco.faults import verdict
from engines.truco.partial_game import rights
from engines.truco.state import Partial, Sign, State

BY_CARDS = (rights.FLOR_CALLADA, rights.FLOR_SIN_TENER, rights.ENVIDO_MAL_CANTADO, rights.FLOR_MAL_CANTADA)
"""Rules whose rulings depend on the cards that a seat was dealt."""


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
    deck = chance.shuffle(sorted(state.deck)) if state.stage == "cut" else state.deck
    return _exchanged(replace(state, deck=deck), viewer, turned)


def every_ruling(state: State, viewer: Viewer) -> Iterator[State]:
    """Yield states that the viewer cannot distinguish from this one (`Engine.every_ruling`). For each other seat, the states
    have hands with all rulings that the cards unknown to the viewer allow on a challenge of that seat."""
    game = state.partial
    if game is None or viewer == REFEREE:
        return
    known = _known(state, viewer)
    pool = [card for card in DECK if card not in known]
    for seat, dealt in enumerate(game.deal.dealt):
        unseen = [card for card in dealt if card not in known]
        if not unseen or all(verdict(game, rule, seat) == "IA" for rule in BY_CARDS):
            continue
        found = set[tuple[Mark, ...]]()
        for other in combinations(pool, len(unseen)):
            turned = _exchange(unseen, other)
            cards = tuple(turned.get(card, card) for card in dealt)
            imagined = replace(game, deal=replace(game.deal, dealt=put(game.deal.dealt, seat, cards)))
            marks = tuple(verdict(imagined, rule, seat) for rule in BY_CARDS)
            if marks not in found:
                found.add(marks)
                yield _exchanged(state, viewer, turned)


def _exchange(ones: Sequence[str], others: Sequence[str]) -> dict[str, str]:
    """Return a mapping that puts the cards `others` in the places of `ones`, and the cards of `ones` in the places that become
    free."""
    into = [card for card in others if card not in ones]
    out = [card for card in ones if card not in others]
    return {**dict(zip(out, into, strict=True)), **dict(zip(into, out, strict=True))}


def _exchanged(state: State, viewer: Viewer, turned: Mapping[str, str]) -> State:
    """Return the state with other cards: the card `turned[card]` in the place of `card`. The signs that the viewer did not see
    are removed."""

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
        deck=state.deck if state.stage == "cut" else cards(state.deck),
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
