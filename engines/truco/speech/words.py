"""The conditions and effects of each word (rulebook 4.3): a table of checks and a table of effects.

The checks use no card, because the validity of a word is public.
"""

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from engines.truco.actions import WORDS
from engines.truco.betting import envido, flor, truco
from engines.truco.deck import MAX_ENVIDO, MAX_FLOR, MIN_FLOR
from engines.truco.partial_game.phases import answering_side, phase_of, to_declare
from engines.truco.partial_game.tricks import gone_to_mazo, mazo_code
from engines.truco.state import Partial

ANSWERS = ("quiero", "no_quiero", "paso")
DEFERRABLE = ("quiero", "no_quiero", *truco.FIGURE)
"""Words that wait if they come too early and an earlier word of the same utterance had an effect."""

Check = Callable[[Partial, int, str, str], str | None]
"""(game, seat, word, phase of the game) → the reason why the word would have no effect, or None."""
Effect = Callable[[Partial, int, str], Partial]


def word_code(game: Partial, seat: int, word: str, *, made_envido: bool = False) -> str | None:
    """Return the reason why a single word would have no effect; None if it would have an effect. `made_envido`: the
    pending envido was called in this same utterance."""
    if game.outcome is not None:
        return "hand_over"
    if seat in game.out:
        return "in_mazo"
    phase = phase_of(game)
    if word in truco.FIGURE:
        return truco.call_code(game, seat, word, phase, made_envido=made_envido)
    return _CHECKS[word](game, seat, word, phase)


def words_now(game: Partial, seat: int) -> list[str]:
    """Return the words of the seat that would take effect now, in the order of `WORDS`. The function checks only words
    that are possible in this phase."""
    now: list[str] = []
    if game.outcome is None and seat not in game.out:
        phase = phase_of(game)
        for words in _IN_PLAY[seat == game.turn, game.truco.value] if phase == "play" else _WORDS_OF[phase]:
            if _CHECKS[words[0]](game, seat, words[0], phase) is None:
                now += words
    return now


def with_word(game: Partial, seat: int, word: str) -> Partial:
    """Return the game after a word with effect."""
    return _EFFECTS[word](game, seat, word)


def _answer_code(game: Partial, seat: int, word: str, phase: str) -> str | None:
    match phase:
        case "answer_envido":
            if game.side(seat) != answering_side(game, phase):
                return "own_proposal"
            if word == "paso":
                return "need_both" if game.double else "nothing_to_answer"
            return None
        case "answer_truco":
            if word == "paso":
                return "nothing_to_answer"
            return None if game.side(seat) == answering_side(game, phase) else "own_proposal"
        case "flor_round" | "answer_flor":
            return "answer_flor_words"
        case _:
            return "nothing_to_answer"


def may_answer_both(game: Partial, seat: int) -> bool:
    """Return whether two answers of the seat in one utterance would answer both parts of a double challenge."""
    open_pair = game.double and phase_of(game) == "answer_envido" and seat not in game.out
    return open_pair and game.side(seat) == answering_side(game)


def both_answered(game: Partial, seat: int, to_envido: str, to_truco: str) -> Partial:
    """Answer both parts of a double challenge; *paso* refuses. If the envido is accepted and the truco refused, the envido is
    played first."""
    game = replace(game, double=False)
    takes_truco = to_truco == "quiero"
    if to_envido == "quiero":
        game = envido.taken(game, seat)
        return truco.taken(game, seat) if takes_truco else replace(game, truco=replace(game.truco, refused=True))
    game = envido.refused(game)
    return truco.taken(game, seat) if takes_truco else truco.refused(game, seat)


def all_refused(game: Partial) -> Partial:
    """Refuse for a side whose time is over: *no quiero* to an envido, a truco or both."""
    if phase_of(game) == "answer_truco":
        return truco.refused(game, None)
    double = game.double
    game = replace(envido.refused(game), double=False)
    return truco.refused(game, None) if double else game


def _answered(game: Partial, seat: int, word: str) -> Partial:
    if game.double:
        return both_answered(game, seat, word, word)
    takes = word == "quiero"
    if phase_of(game) == "answer_envido":
        return envido.taken(game, seat) if takes else envido.refused(game)
    return truco.taken(game, seat) if takes else truco.refused(game, seat)


def declare_code(game: Partial, seat: int, value: int | None) -> str | None:
    """Return the refusal code if a seat cannot declare this number; else None. The number None means *son buenas*."""
    queue = to_declare(game)
    if not queue:
        return "nothing_to_declare"
    if value is not None and not _may_be_declared(game, value):
        return "malformed"
    if seat != queue[0]:
        return "not_your_turn"
    given = game.envido.declared if phase_of(game) == "declare_envido" else game.flor.declared
    return "nothing_to_beat" if value is None and all(one.value is None for one in given) else None


def _may_be_declared(game: Partial, value: int) -> bool:
    if phase_of(game) == "declare_envido":
        return 0 <= value <= MAX_ENVIDO
    return MIN_FLOR <= value <= MAX_FLOR


def declared(game: Partial, seat: int, value: int | None, *, by_time: bool = False) -> Partial:
    if phase_of(game) == "declare_envido":
        return envido.declared(game, seat, value, by_time=by_time)
    return flor.declared(game, seat, value)


def true_value(game: Partial, seat: int) -> int | None:
    """Return the true number of a seat that must declare; None for a flor that it does not have."""
    return envido.true_value(game, seat) if phase_of(game) == "declare_envido" else flor.true_value(game, seat)


_CHECKS: dict[str, Check] = {
    **dict.fromkeys(envido.CALLS, lambda game, seat, _word, phase: envido.call_code(game, seat, phase)),
    **dict.fromkeys(truco.FIGURE, truco.call_code),
    **dict.fromkeys(ANSWERS, _answer_code),
    **dict.fromkeys(flor.WORDS, flor.word_code),
    **dict.fromkeys(flor.DENIALS, lambda game, seat, _word, phase: flor.denial_code(game, seat, phase)),
    "son_buenas": lambda game, seat, _word, _phase: declare_code(game, seat, None),
    "mazo": lambda game, seat, _word, phase: mazo_code(game, seat, phase),
}
_EFFECTS: dict[str, Effect] = {
    **dict.fromkeys(envido.CALLS, envido.called),
    **dict.fromkeys(truco.FIGURE, truco.called),
    **dict.fromkeys(ANSWERS, _answered),
    **dict.fromkeys(flor.WORDS, flor.spoken),
    **dict.fromkeys(flor.DENIALS, lambda game, seat, _word: flor.denied(game, seat)),
    "son_buenas": lambda game, seat, _word: declared(game, seat, None),
    "mazo": lambda game, seat, _word: gone_to_mazo(game, seat),
}


def _each(words: Iterable[str]) -> tuple[tuple[str, ...], ...]:
    return tuple((word,) for word in words)


def _of(*groups: Sequence[str]) -> tuple[Sequence[str], ...]:
    """Return the groups in the order of `WORDS`."""
    return tuple(sorted(groups, key=lambda words: WORDS.index(words[0])))


_YES_OR_NO = ("quiero", "no_quiero")
_WORDS_OF: dict[str, tuple[Sequence[str], ...]] = {
    "answer_truco": _of(flor.FIRST, envido.CALLS, _YES_OR_NO, ("mazo",)),
    "answer_envido": _of(flor.FIRST, envido.CALLS, _YES_OR_NO, ("paso",)),
    "declare_envido": _of(flor.FIRST, ("son_buenas",)),
    "flor_round": _of(*_each(flor.WORDS), flor.DENIALS),
    "answer_flor": _of(*_each(flor.WORDS)),
    "declare_flor": (("son_buenas",),),
}
"""The words that the checks may accept, by phase. One check decides about all words of a group, so the first word stands
for them."""
_RAISES: dict[int, tuple[tuple[str, ...], ...]] = {figure - 1: ((word,),) for word, figure in truco.FIGURE.items()}
_HIGHEST = max(truco.FIGURE.values())
_IN_PLAY: dict[tuple[bool, int], tuple[Sequence[str], ...]] = {
    **{(True, value): _of(flor.FIRST, envido.CALLS, *_RAISES.get(value, ()), ("mazo",)) for value in range(1, _HIGHEST + 1)},
    **{(False, value): _RAISES.get(value, ()) for value in range(1, _HIGHEST + 1)},
}
"""The words that the checks may accept in the phase of play. Key: whether it is the seat's turn, and the accepted value of the
truco."""
