"""The envido, a bet on the value of a hand: calls, answers, declared values (rulebook 4.5)."""

from msgspec.structs import replace

from engines.truco.deck import POINTS, envido_of
from engines.truco.partial_game.phases import answering_side, first_trick, has_laid, to_declare
from engines.truco.partial_game.rights import ENVIDO_MAL_CANTADO, noted, right_closed
from engines.truco.state import Call, Declared, Partial

FALTA = "falta_envido"
CALLS = ("envido", "real_envido", FALTA)


def call_code(game: Partial, seat: int, phase: str) -> str | None:
    """Return the refusal code if the seat cannot call envido now; else None. `phase`: the phase of the game."""
    if game.envido.status == "pending":
        if game.side(seat) != answering_side(game, phase):
            return "own_proposal"
        if game.envido.calls[-1].word == FALTA:
            return "falta_is_last"
        return "stake_full" if _sum(game.envido.calls) >= game.deal.options.target else None
    closed = game.envido.calls or game.flor.sung or not first_trick(game) or has_laid(game, seat)
    if closed or game.truco.value > 1 or seat in game.truco.sayers:
        return "envido_closed"
    match phase:
        case "play":
            return None if seat == game.turn else "not_your_turn"
        case "answer_truco":
            return None if game.side(seat) == answering_side(game, phase) else "own_proposal"
        case _:
            return "not_now"


def called(game: Partial, seat: int, word: str) -> Partial:
    """Return the game after a call of envido: the first call or a raise. The call ends a double challenge, so afterwards only
    the envido needs an answer."""
    game = right_closed(game, seat)
    envido = replace(game.envido, status="pending", calls=(*game.envido.calls, Call(word, seat)))
    return replace(game, envido=envido, double=False)


def taken(game: Partial, seat: int) -> Partial:
    """Accept an envido (*Quiero*)."""
    game = right_closed(game, seat)
    return replace(game, envido=replace(game.envido, status="accepted"))


def refused(game: Partial) -> Partial:
    """Refuse an envido (*No quiero*). The side of the last call gets the points that were accepted before it, or 1 point for a
    first call."""
    calls = game.envido.calls
    worth = _sum(calls[:-1]) if len(calls) > 1 else POINTS["envido_first_refused"]
    envido = replace(game.envido, status="done", worth=worth, side=game.side(calls[-1].seat))
    return replace(game, envido=envido)


def declared(game: Partial, seat: int, value: int | None, *, by_time: bool = False) -> Partial:
    """Return the game after a seat declared its number or *son buenas*. The last declaration decides the envido."""
    game = right_closed(game, seat, by_time=by_time)
    envido = replace(game.envido, declared=(*game.envido.declared, Declared(seat, value)))
    game = replace(game, envido=envido)
    return game if len(to_declare(game)) else _settled(game)


def true_value(game: Partial, seat: int) -> int:
    return envido_of(game.deal.dealt[seat])


def stake(game: Partial, winner: int | None = None) -> int:
    """Return the points of an accepted envido. With the option `falta` `chico`, a *falta envido* outside a duel gives the
    points that `winner` still needs to win the chico."""
    calls = game.envido.calls
    if calls[-1].word != FALTA:
        return _sum(calls)
    if game.deal.options.falta == "chico" and not game.deal.is_duel and winner is not None:
        return game.deal.options.target - game.deal.own[winner]
    return game.deal.rest


def _settled(game: Partial) -> Partial:
    best = winner_of(game.envido.declared)
    envido = replace(game.envido, status="done", winner=best.seat, side=game.side(best.seat), worth=stake(game, best.seat))
    game = replace(game, envido=envido)
    return game if best.value == true_value(game, best.seat) else noted(game, ENVIDO_MAL_CANTADO, best.seat)


def winner_of(all_declared: tuple[Declared, ...]) -> Declared:
    """Return the declaration with the highest number; of several equal numbers, the first in order. There is always a
    declaration, because the first seat to declare must say a number."""
    return max((one for one in all_declared if one.value is not None), key=lambda one: one.value or 0)


def _sum(calls: tuple[Call, ...]) -> int:
    return sum(POINTS[call.word] for call in calls if call.word != FALTA)
