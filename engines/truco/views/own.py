"""The part of the view that only the seat itself sees: its hand, the words and the number that it may say, its signs."""

from typing import Any

from engines.truco import clock
from engines.truco.betting import flor
from engines.truco.deck import has_flor
from engines.truco.match import seating
from engines.truco.speech import signs
from engines.truco.speech.words import true_value, with_word, words_now
from engines.truco.state import Partial, State


def own_view(state: State, seat: int) -> dict[str, Any]:
    """Return the part of the view that only the seat itself sees."""
    game = state.partial if state.stage == "game" else None
    hands = state.hands if game is None else game.hands
    inside = game is not None and game.outcome is None and seat in game.deal.seats
    is_cut, made = state.stage == "cut", state.signs
    return {
        "hand": [] if is_cut or state.stage == "over" else list(hands[seat]),
        "dealt": [] if is_cut else list(state.hands[seat]),
        "discard": None if is_cut or state.discarded is None or seat != seating.gallo(state) else state.discarded,
        "words": _words(state, game, seat) if inside and game is not None else [],
        "point": _point(state, game, seat) if inside and game is not None else None,
        "signs": [[sign.signal, sign.seat] for sign in signs.visible(state, seat)] if made.sent else [],
        "looked": seat in made.looked,
        "signalled": seat in made.signalled,
    }


def _words(state: State, game: Partial, seat: int) -> list[str]:
    """Return the words that would take effect now. In assisted mode they exclude words that are false for the seat's own cards:
    a false flor, a false denial, or any other word before a true flor."""
    working = words_now(game, seat)
    if not game.deal.options.flor:
        working = [word for word in working if word not in flor.WORDS and word not in flor.DENIALS]
    if "con_flor_quiero" in working and not flor.stands_against(game, game.side(seat)):
        # The word would announce a first flor, but it means the acceptance of a flor. So the view offers it only as an
        # answer.
        working.remove("con_flor_quiero")
    if not state.options.is_assisted:
        return working
    # The filter uses only the seat's own cards, because a fault in another word may depend on hidden cards.
    false = flor.DENIALS if has_flor(game.deal.dealt[seat]) else flor.WORDS
    return [word for word in working if word not in false and not _passes_over_flor(game, seat, word)]


def _passes_over_flor(game: Partial, seat: int, word: str) -> bool:
    """Return whether the word would end the seat's right to announce its flor."""
    after = with_word(game, seat, word)
    return has_flor(game.deal.dealt[seat]) and seat in after.flor.silent and seat not in game.flor.silent


def _point(state: State, game: Partial, seat: int) -> int | None:
    """Return the number that the seat must declare now, in assisted mode only; else None."""
    if not state.options.is_assisted or clock.phase(state) not in ("declare_envido", "declare_flor"):
        return None
    return true_value(game, seat) if seat in clock.awaited(state) else None
