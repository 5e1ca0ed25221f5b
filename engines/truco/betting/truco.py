"""The truco, a bet on the tricks: call, raise, answer (rulebook 4.3, 4.7)."""

from msgspec.structs import replace

from engines.truco.deck import POINTS
from engines.truco.partial_game.outcome import finished
from engines.truco.partial_game.phases import answering_side, phase_of
from engines.truco.partial_game.rights import right_closed
from engines.truco.state import Partial

FIGURE: dict[str, int] = {word: POINTS[word] for word in ("truco", "retruco", "vale_cuatro")}


def call_code(game: Partial, seat: int, word: str, phase: str, *, made_envido: bool = False) -> str | None:
    """Return the refusal code if the seat cannot make the call now; else None. `phase`: the phase of the game. `made_envido`:
    the pending envido was called in this same utterance."""
    figure, truco = FIGURE[word], game.truco
    if truco.value >= figure:
        return "already_said"
    if truco.pending is not None:
        if phase != "answer_truco":
            return "not_now"
        return "truco_not_accepted" if game.side(seat) == answering_side(game, phase) else "own_proposal"
    if truco.value != figure - 1:
        return "truco_not_accepted"
    if figure > FIGURE["truco"] and game.side(seat) != truco.right_side:
        return "not_your_right"
    if phase == "answer_envido" and made_envido:
        return None
    return None if phase == "play" else "not_now"


def called(game: Partial, seat: int, word: str) -> Partial:
    """Return the game with the call waiting for an answer. If the same utterance also called envido, both together are a double
    challenge."""
    double = phase_of(game) == "answer_envido"
    game = right_closed(game, seat)
    truco = replace(game.truco, pending=FIGURE[word], pending_side=game.side(seat), sayers=(*game.truco.sayers, seat))
    return replace(game, truco=truco, double=double)


def taken(game: Partial, seat: int) -> Partial:
    """Accept a truco (*Quiero*). Its value counts, and the side that accepted may make the next raise."""
    game = right_closed(game, seat)
    assert game.truco.pending is not None
    truco = replace(game.truco, value=game.truco.pending, pending=None, pending_side=None, right_side=game.side(seat))
    return replace(game, truco=truco)


def refused(game: Partial, seat: int | None) -> Partial:
    """Refuse a truco (*No quiero*). `seat` is None if the side's time has run out.

    The calling side wins the value that was accepted before.
    """
    if seat is not None:
        game = right_closed(game, seat)
    assert game.truco.pending_side is not None
    side = game.truco.pending_side
    # A finished partial game has no pending call, so the call is removed first.
    game = replace(game, truco=replace(game.truco, pending=None, pending_side=None, refused=False))
    return finished(game, side, game.truco.value, "no_quiero")
