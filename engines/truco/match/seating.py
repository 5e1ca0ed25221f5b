"""Seats, sides and accounts (rulebook part 2): counter-clockwise numbers, the gallo, whose points go where."""

from functools import cache

from engines.truco.state import Options, State


def gallo_of(options: Options, players: int, dealer: int) -> int | None:
    """The gallo of a hand with three seats: the dealer, or always the same seat."""
    if players != 3:
        return None
    return dealer if options.gallo == "turno" else options.gallo_seat


def sides_of(options: Options, players: int, dealer: int) -> tuple[int, ...]:
    """The side of each seat in a hand of this dealer."""
    return _sides(players, gallo_of(options, players, dealer))


@cache
def _sides(players: int, gallo: int | None) -> tuple[int, ...]:
    return tuple(seat % 2 if gallo is None else int(seat != gallo) for seat in range(players))


def own_accounts(options: Options, players: int) -> tuple[int, ...]:
    """The account of each seat: its side's, or its own where three take turns as gallo."""
    if players == 3 and options.gallo == "turno":
        return (0, 1, 2)
    return sides_of(options, players, 0)


def teams(options: Options, players: int) -> tuple[int, ...]:
    """Seats of one team win together."""
    return own_accounts(options, players)


def from_mano(state: State) -> tuple[int, ...]:
    """All seats, from the right of the dealer on."""
    return tuple((state.dealer + 1 + place) % state.players for place in range(state.players))


def gallo(state: State) -> int | None:
    return gallo_of(state.options, state.players, state.dealer)


def sides(state: State) -> tuple[int, ...]:
    return sides_of(state.options, state.players, state.dealer)


def pies(state: State) -> tuple[int, ...]:
    """The last seat of each side, counted from the mano: shown at the table, no rule hangs on it."""
    side_of = sides(state)
    return tuple(next(seat for seat in reversed(from_mano(state)) if side_of[seat] == side) for side in (0, 1))


def accounts_of(state: State, side: int) -> tuple[int, ...]:
    """The accounts that a side's points are noted to, the first from the mano before the other."""
    own, side_of = own_accounts(state.options, state.players), sides(state)
    return tuple(dict.fromkeys(own[seat] for seat in from_mano(state) if side_of[seat] == side))


def seats_of(state: State, account: int) -> tuple[int, ...]:
    own = own_accounts(state.options, state.players)
    return tuple(seat for seat in range(state.players) if own[seat] == account)


def partner_of(state: State, seat: int) -> int | None:
    """Whom a seat looks at first: its partner, the gallo the next seat; None for two."""
    if state.players == 2:
        return None
    if state.players == 3:
        lone = gallo(state)
        return (seat + 1) % 3 if seat == lone else next(one for one in range(3) if one not in (seat, lone))
    return (seat + 2) % state.players
