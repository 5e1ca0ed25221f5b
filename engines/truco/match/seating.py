"""Seats, sides and accounts (rulebook part 2). Seats have counter-clockwise numbers. The gallo is the seat without a partner,
and an account holds the points of a side or of a seat."""

from functools import cache

from engines.truco.state import Options, State


def gallo_of(options: Options, players: int, dealer: int) -> int | None:
    """Return the gallo (the seat without a partner) of a hand with three seats: the dealer, or always the same seat."""
    if players != 3:
        return None
    return dealer if options.gallo == "turno" else options.gallo_seat


def sides_of(options: Options, players: int, dealer: int) -> tuple[int, ...]:
    """Return the side of each seat, 0 or 1, in a hand of this dealer."""
    return _sides(players, gallo_of(options, players, dealer))


@cache
def _sides(players: int, gallo: int | None) -> tuple[int, ...]:
    return tuple(seat % 2 if gallo is None else int(seat != gallo) for seat in range(players))


def own_accounts(options: Options, players: int) -> tuple[int, ...]:
    """Return the account of each seat: that of its side, or its own if three seats take turns as gallo."""
    if players == 3 and options.gallo == "turno":
        return (0, 1, 2)
    return sides_of(options, players, 0)


def teams(options: Options, players: int) -> tuple[int, ...]:
    """Return the team of each seat. Seats of one team win together."""
    return own_accounts(options, players)


def from_mano(state: State) -> tuple[int, ...]:
    """Return all seats in order, from the seat on the dealer's right (the mano)."""
    return tuple((state.dealer + 1 + place) % state.players for place in range(state.players))


def gallo(state: State) -> int | None:
    return gallo_of(state.options, state.players, state.dealer)


def sides(state: State) -> tuple[int, ...]:
    return sides_of(state.options, state.players, state.dealer)


@cache
def pies(side_of: tuple[int, ...], dealer: int) -> tuple[int, ...]:
    """Return the last seat of each side, counted from the mano. The view shows these seats, and no rule uses them."""
    # The dealer is the last from the mano on.
    last = [side_of[dealer - place] for place in range(len(side_of))]
    return tuple((dealer - last.index(side)) % len(side_of) for side in (0, 1))


def accounts_of(state: State, side: int) -> tuple[int, ...]:
    """Return the accounts that receive a side's points, in the order of their seats from the mano."""
    own, side_of = own_accounts(state.options, state.players), sides(state)
    return tuple(dict.fromkeys(own[seat] for seat in from_mano(state) if side_of[seat] == side))


def seats_of(state: State, account: int) -> tuple[int, ...]:
    own = own_accounts(state.options, state.players)
    return tuple(seat for seat in range(state.players) if own[seat] == account)


def partner_of(state: State, seat: int) -> int | None:
    """Return the seat that a seat looks at first: its partner; for the gallo the next seat. None in a match of two seats."""
    if state.players == 2:
        return None
    if state.players == 3:
        lone = gallo(state)
        return (seat + 1) % 3 if seat == lone else next(one for one in range(3) if one not in (seat, lone))
    return (seat + 2) % state.players
