"""The end of a partial game: its points (entries), and the cards that the winners reveal (rulebook 4.8, 4.9)."""

from msgspec.structs import replace

from engines.kit.referee.record import put
from engines.truco.partial_game.phases import first_trick
from engines.truco.state import Entry, Outcome, Partial


def finished(game: Partial, side: int, points: int, by: str) -> Partial:
    """End the partial game, which `side` has won. Record its points in the order flor, envido, truco, and reveal the winners'
    cards."""
    entries: list[Entry] = []
    if game.flor.stage == "done" and game.flor.side is not None and game.flor.worth:
        entries.append(Entry("flor", game.flor.side, game.flor.worth))
    if game.envido.status == "done" and game.envido.side is not None and game.envido.worth:
        entries.append(Entry("envido", game.envido.side, game.envido.worth))
    entries.append(Entry("truco", side, points))
    game = replace(game, outcome=Outcome(side, points, by), entries=tuple(entries), put_off=(), double=False)
    for seat in game.deal.seats:
        won_flor = game.flor.stage == "done" and seat in game.flor.sung and game.side(seat) == game.flor.side
        if won_flor or (game.envido.status == "done" and game.envido.winner == seat):
            game = shown(game, seat)
    return game


def shown(game: Partial, seat: int) -> Partial:
    """Reveal a seat's three cards to all."""
    seats = game.shown if seat in game.shown else tuple(sorted((*game.shown, seat)))
    return replace(game, shown=seats, shown_cards=put(game.shown_cards, seat, game.deal.dealt[seat]))


def left_alone(game: Partial, side: int) -> Partial:
    """End the partial game because no seat of this side is left. The other side gets the last accepted value."""
    quiet = not (game.envido.calls or game.flor.sung or game.truco.sayers)
    untouched = quiet and first_trick(game) and not game.laid
    points = game.deal.options.mazo_first if untouched else game.truco.value
    return finished(game, 1 - side, points, "mazo")
