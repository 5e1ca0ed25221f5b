"""Sample actions of a seat for hints and tests, with and without a fault."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from engines.truco import actions, clock
from engines.truco.deck import MAX_ENVIDO, MAX_FLOR
from engines.truco.match import seating
from engines.truco.partial_game.rights import right_closed
from engines.truco.partial_game.tricks import card_laid, gone_to_mazo
from engines.truco.speech import signs, utterance
from engines.truco.speech.words import true_value, word_code
from engines.truco.state import Partial, State
from engines.truco.status import may_of

HINT_RULES: Final[Mapping[str, str]] = {
    "cut": "truco.corte",
    "discard": "truco.gallo-descarte",
    "play": "truco.carta-jugada",
    "say": "truco.palabras",
    "declare": "truco.envido-valor",
    "accept": "truco.tanteo",
    "signal": "truco.senas",
}

REPLIES = (("quiero", "retruco"), ("quiero", "vale_cuatro"), ("envido", "truco"), ("paso", "quiero"), ("quiero", "paso"))
"""Utterances of several words that are among the sample actions."""
UTTERANCES = (*((word,) for word in actions.WORDS if word not in ("mazo", "son_buenas")), *REPLIES)
OUT_OF_TURN = (("truco",), ("retruco",), ("vale_cuatro",), ("flor",))
"""All utterances that may have an effect when it is not the seat's turn."""


def faultless_actions(state: State, seat: int) -> Sequence[Any]:
    """Return faultless actions of a seat. Challenges are excluded, because the seat cannot know whether a challenge is
    right."""
    return tuple(action for action, faulty in sampled(state, seat) if not faulty)


def faulty_actions(state: State, seat: int) -> Sequence[Any]:
    """Return faulty actions that tournament mode accepts. Faulty words are included only if the seat has no faultless word. A
    faulty word has the same visible effect as a faultless one, so it would add nothing new to these sample actions."""
    found = tuple(sampled(state, seat))
    speaks_well = any(isinstance(action, actions.Say) for action, faulty in found if not faulty)
    return tuple(action for action, faulty in found if faulty and not (speaks_well and isinstance(action, actions.Say)))


def sampled(state: State, seat: int) -> Iterator[tuple[Any, bool]]:
    """Yield (action, whether it is faulty) for actions that the game accepts."""
    if state.result is not None:
        return
    awaited = clock.awaited(state)
    account = seating.own_accounts(state.options, state.players)[seat]
    may = may_of(state, seat, clock.phase(state), awaited, account)
    if "cut" in may:
        yield from ((actions.Cut(at), False) for at in (None, 1, 20, 39))
    if "discard" in may:
        yield from ((actions.Discard(card), False) for card in state.hands[seat])
    game = state.partial
    if game is None or state.stage != "game":
        return
    if "accept" in may and game.side(seat) not in game.accepted:
        yield actions.Accept(), False
    if game.outcome is not None:
        return
    if seat not in game.deal.seats:
        yield from _from_outside(state, seat, may)
        return
    yield from _in_game(game, seat, may, is_awaited=seat in awaited)
    # One sign and one look per turn are enough samples: there are many of both, and they have no consequences.
    if seat in awaited and "signal" in may and signs.signal_code(state, seat) is None:
        yield actions.Signal(actions.SIGNALS[(seat + state.utterances) % len(actions.SIGNALS)]), False
    if seat in awaited and "look" in may:
        yield actions.Look((seat + 1) % state.players), False


def _from_outside(state: State, seat: int, may: tuple[str, ...]) -> Iterator[tuple[Any, bool]]:
    """Yield (action, whether it is faulty) for a seat outside the duel, which should be silent."""
    if state.options.is_assisted:
        return
    yield actions.Say(text="che"), True
    if "signal" in may and signs.signal_code(state, seat) is None:
        yield actions.Signal(actions.SIGNALS[0]), True


def _in_game(game: Partial, seat: int, may: tuple[str, ...], *, is_awaited: bool) -> Iterator[tuple[Any, bool]]:
    if "play" in may:
        for card in game.hands[seat]:
            yield actions.Play(card), _is_faulty(game, card_laid(game, seat, card))
    if "mazo" in may:
        yield actions.Mazo(), _is_faulty(game, gone_to_mazo(game, seat))
    if "declare" in may:
        yield from _declared(game, seat)
    for words in UTTERANCES if is_awaited else OUT_OF_TURN:
        if word_code(game, seat, words[0]) in (None, "need_both"):
            spoken = utterance.uttered(game, seat, words, in_text=False)
            if spoken.effective:
                yield actions.Say(words=words), _is_faulty(game, spoken.game)


def _declared(game: Partial, seat: int) -> Iterator[tuple[Any, bool]]:
    of_flor = game.flor.stage == "declare"
    closes = _is_faulty(game, right_closed(game, seat))
    true = true_value(game, seat)
    given = [one.value for one in (game.flor if of_flor else game.envido).declared if one.value is not None]
    if true is not None:
        yield actions.Declare(true), closes
    if given:
        yield actions.Declare(None), closes
    most = MAX_FLOR if of_flor else MAX_ENVIDO
    # A wrong number is a fault only if it wins. So it is added only where the true number would win.
    if true is not None and true > max(given, default=-1):
        yield from ((actions.Declare(value), True) for value in (most, most - 1) if value not in given and value > true)


def _is_faulty(before: Partial, after: Partial) -> bool:
    return len(after.faults) > len(before.faults)


def challenge_forms(state: State, seat: int, _rule: str) -> Sequence[Mapping[str, Any]]:
    """Return one challenge form for each seat of the other side."""
    sides = seating.sides(state)
    return tuple({"target": other} for other in range(state.players) if sides[other] != sides[seat])
