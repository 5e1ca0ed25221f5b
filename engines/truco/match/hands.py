"""One hand, from the shuffle to its partial games: cut, deal, discard, duels (rulebook part 3, 4.10). A partial game is played
by all seats or, in a duel, by two."""

from msgspec.structs import replace

from engines.kit.chance import Chance
from engines.kit.referee.record import put
from engines.truco.deck import DECK, HAND_SIZE, POINTS
from engines.truco.match import seating
from engines.truco.state import Deal, Flor, Partial, Right, Signs, State

DUELS = 3


def shuffled(state: State, chance: Chance) -> State:
    """Return the next hand of the chico (a game to the target points), ready for the cut. The seat on the last dealer's right
    deals."""
    dealer = (state.dealer + 1) % state.players
    hand_no = state.hand_no + 1
    return replace(
        state,
        stage="cut",
        dealer=dealer,
        hand_no=hand_no,
        is_pica=is_pica(state, hand_no),
        deck=chance.shuffle(DECK),
    )


def is_pica(state: State, hand_no: int) -> bool:
    """Return whether a hand of the running chico consists of three duels."""
    return state.players == 6 and hand_no % 2 == 0 and max(state.accounts) < state.options.pica_until


def cutter(state: State) -> int:
    return (state.dealer - 1) % state.players


def dealt(state: State, at: int | None) -> State:
    """Cut, and deal three cards to each seat, one card at a time, starting with the mano (the seat that plays first).
    The gallo (the seat without a partner) gets a fourth card."""
    deck = state.deck if at is None else state.deck[at:] + state.deck[:at]
    order = seating.from_mano(state)
    hands: list[tuple[str, ...]] = [()] * state.players
    for place, seat in enumerate(order):
        hands[seat] = deck[place : HAND_SIZE * state.players : state.players]
    used = HAND_SIZE * state.players
    lone = seating.gallo(state)
    if lone is not None:
        hands[lone] = (*hands[lone], deck[used])
        used += 1
    return begun(replace(state, deck=deck[used:], hands=tuple(hands)))


def begun(state: State) -> State:
    """Return the hand after the deal. If the hand has a gallo (a seat without a partner), this seat must first discard.
    Otherwise the first partial game begins."""
    looking = tuple(seating.partner_of(state, seat) for seat in range(state.players))
    state = replace(
        state,
        signs=Signs(looking),
        said=(None,) * state.players,
        discarded=None,
        partial=None,
        duel_no=0,
        rulings=(),
        noted=(),
        chico_winner=None,
    )
    lone = seating.gallo(state)
    if lone is not None and len(state.hands[lone]) > HAND_SIZE:
        return replace(state, stage="discard")
    return partial_begun(state)


def discarded(state: State, card: str) -> State:
    """Return the hand without the card that the gallo discards, and begin the partial game."""
    lone = seating.gallo(state)
    assert lone is not None
    hand = tuple(held for held in state.hands[lone] if held != card)
    return partial_begun(replace(state, hands=put(state.hands, lone, hand), discarded=card))


def partial_begun(state: State) -> State:
    """Begin the next partial game of the hand, for all seats or for the next duel."""
    order = seating.from_mano(state)
    if state.is_pica:
        first = order[state.duel_no]
        order = (first, (first + DUELS) % state.players)
    right: Right = "open" if state.options.flor else "closed"
    own = seating.own_accounts(state.options, state.players)
    deal = Deal(
        options=state.options,
        seats=order,
        is_duel=state.is_pica,
        sides=seating.sides(state),
        dealt=state.hands,
        own=tuple(state.accounts[account] for account in own),
        rest=POINTS["pica_falta"] if state.is_pica else state.options.target - max(state.accounts),
    )
    nothing: tuple[tuple[str, ...], ...] = ((),) * state.players
    partial = Partial(deal, state.hands, order[0], Flor((right,) * state.players), shown_cards=nothing)
    signs = replace(state.signs, looked=(), signalled=())
    return replace(state, stage="game", partial=partial, signs=signs)


def next_duel(state: State) -> State | None:
    """Return the hand with its next duel; None after the last duel, or in a hand without duels."""
    if not state.is_pica or state.duel_no + 1 == DUELS:
        return None
    return partial_begun(replace(state, duel_no=state.duel_no + 1))
