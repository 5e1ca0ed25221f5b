"""Cards on the table: playing a card, winning a trick or the partial game, and giving up the cards (the mazo) (rulebook 4.7,
4.8)."""

from msgspec.structs import replace

from engines.kit.referee.record import put
from engines.truco.deck import RANK
from engines.truco.partial_game.outcome import finished, left_alone
from engines.truco.partial_game.phases import after, answering_side, phase_of, present
from engines.truco.partial_game.rights import right_closed
from engines.truco.state import Laid, Partial, Trick


def play_code(game: Partial, seat: int, card: str) -> str | None:
    """Return the refusal code if the seat cannot play this card now; else None."""
    if phase_of(game) != "play":
        return "answer_pending"
    if seat in game.out:
        return "in_mazo"
    if seat != game.turn:
        return "not_your_turn"
    return None if card in game.hands[seat] else "not_your_card"


def card_laid(game: Partial, seat: int, card: str) -> Partial:
    """Return the game after a card is played. If it completes the trick, decide the trick and, if possible, the partial
    game."""
    game = right_closed(game, seat)
    hand = tuple(held for held in game.hands[seat] if held != card)
    return _turn_passed(replace(game, hands=put(game.hands, seat, hand), laid=(*game.laid, Laid(seat, card))))


def mazo_code(game: Partial, seat: int, phase: str | None = None) -> str | None:
    """Return the refusal code if the seat cannot give up its cards (go to the mazo) now; else None. `phase`: the phase of the
    game, if the caller knows it."""
    if seat in game.out:
        return "in_mazo"
    phase = phase or phase_of(game)
    match phase:
        case "play":
            return None if seat == game.turn else "not_your_turn"
        case "answer_truco":
            if game.side(seat) != answering_side(game, phase):
                return "own_proposal"
            return None if present(game, game.side(seat)) == (seat,) else "must_answer"
        case _:
            return "must_answer"


def gone_to_mazo(game: Partial, seat: int, *, by_time: bool = False) -> Partial:
    """Return the game after the seat gave up its cards. Its partners continue; without partners the other side has won."""
    game = right_closed(game, seat, by_time=by_time)
    game = replace(game, out=(*game.out, seat))
    side = game.side(seat)
    return _turn_passed(game) if present(game, side) else left_alone(game, side)


def _turn_passed(game: Partial) -> Partial:
    """Give the turn to the next seat that has no card in this trick. If there is none, complete the trick."""
    done = {laid.seat for laid in game.laid}
    for seat in after(game, game.turn):
        if seat not in game.out and seat not in done:
            return replace(game, turn=seat)
    return _trick_won(game)


def _trick_won(game: Partial) -> Partial:
    best = max(RANK[laid.card] for laid in game.laid)
    winners = [laid.seat for laid in game.laid if RANK[laid.card] == best]
    sides = {game.side(seat) for seat in winners}
    if len(sides) == 1:
        trick = Trick(game.laid, sides.pop(), winners[0])
    else:
        trick = Trick(game.laid, None, next((past.winner for past in reversed(game.tricks) if past.side is not None), None))
    leader = game.mano if trick.winner is None else trick.winner
    if leader in game.out:
        leader = next(seat for seat in after(game, leader) if seat not in game.out)
    game = replace(game, tricks=(*game.tricks, trick), laid=(), turn=leader)
    winner = decided(tuple(past.side for past in game.tricks), game.side(game.mano), game.deal.options.second_parda)
    return game if winner is None else finished(game, winner, game.truco.value, "bazas")


def decided(sides: tuple[int | None, ...], mano_side: int, parda_segunda: str) -> int | None:
    """Return the side that has won the partial game by its tricks; None while the next trick still matters."""
    match sides:
        case (None, None, None):
            return mano_side
        case (None, None, int(won)) | (None, int(won)):
            return won
        case (int(first), None):
            return first if parda_segunda == "primera" else None
        case (int(first), None, third):
            return first if third is None else third
        case (int(first), int(second)):
            return first if first == second else None
        case (int(first), int(), third):
            return first if third is None else third
        case _:
            return None
