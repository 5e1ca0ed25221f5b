"""Carries out an utterance, one word after another, and the words that it postpones (rulebook 4.3). Two words may answer the
two halves of a double challenge together."""

from typing import NamedTuple

from msgspec.structs import replace

from engines.truco.betting import envido, truco
from engines.truco.partial_game.phases import phase_of
from engines.truco.partial_game.rights import flor_named
from engines.truco.speech.words import ANSWERS, DEFERRABLE, both_answered, may_answer_both, with_word, word_code
from engines.truco.state import Call, Partial

TOO_EARLY = ("not_now", "answer_flor_words")


class Spoken(NamedTuple):
    """The effect of an utterance. `calls`: all words that took effect now, with postponed words of other seats.
    `effective`: the speaker's own words among them. `code`: the reason why the first word had no effect."""

    game: Partial
    calls: tuple[Call, ...]
    effective: tuple[str, ...]
    code: str | None


def uttered(game: Partial, seat: int, words: tuple[str, ...], *, in_text: bool) -> Spoken:
    """Return the effect of an utterance. Words without effect are skipped. But in a text (`in_text`), *flor* binds its speaker
    even without effect."""
    calls: list[Call] = []
    own: list[str] = []
    spent = set[int]()
    made_envido = False
    first_code: str | None = None
    for place, word in enumerate(words):
        if place in spent:  # it has answered already; a postponed word may wait for another answer by now
            continue
        second = next((later for later in range(place + 1, len(words)) if words[later] in ANSWERS), None)
        if word in ANSWERS and second is not None and may_answer_both(game, seat):
            game = both_answered(game, seat, word, words[second])
            spent.add(second)
            said: tuple[str, ...] = (word, words[second])
        else:
            code = word_code(game, seat, word, made_envido=made_envido)
            if code is not None:
                first_code = code if place == 0 else first_code
                if own and word in DEFERRABLE and code in TOO_EARLY:
                    game = replace(game, put_off=(*game.put_off, Call(word, seat)))
                if in_text and word == "flor" and code not in ("flor_not_played", "hand_over"):
                    game = flor_named(game, seat)
                continue
            game = with_word(game, seat, word)
            made_envido = made_envido or word in envido.CALLS
            said = (word,)
        own += said
        calls += [Call(one, seat) for one in said]
        game, late = carried_on(game)
        calls += late
    return Spoken(game, tuple(calls), tuple(own), first_code)


def carried_on(game: Partial) -> tuple[Partial, tuple[Call, ...]]:
    """Return the game after the postponed words, and the postponed words that took effect. As soon as no envido or flor is
    running, each postponed word gets one try. But if a side has refused the truco of a double challenge, that refusal then ends
    the game, and the words get no try."""
    done: list[Call] = []
    if game.truco.refused and phase_of(game) == "answer_truco":
        return truco.refused(game, None), ()
    if not game.put_off or phase_of(game) not in ("play", "answer_truco"):
        return game, ()
    waiting, game = game.put_off, replace(game, put_off=())
    for call in waiting:
        if word_code(game, call.seat, call.word) is None:
            game = with_word(game, call.seat, call.word)
            done.append(call)
    return game, tuple(done)
