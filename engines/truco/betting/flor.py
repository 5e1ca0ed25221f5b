"""The flor, a hand of three cards of one suit: how seats sing (announce) it, the round of answers, bets, and declared values
(rulebook 4.6)."""

from msgspec.structs import replace

from engines.kit.referee.record import put
from engines.truco.betting.envido import winner_of
from engines.truco.deck import POINTS, flor_of, has_flor
from engines.truco.partial_game.phases import after, answering_side, first_trick, to_declare
from engines.truco.partial_game.rights import FLOR_MAL_CANTADA, FLOR_SIN_TENER, noted, right_closed
from engines.truco.state import Declared, Envido, Partial

WORDS = ("flor", "contraflor", "contraflor_al_resto", "con_flor_quiero", "con_flor_me_achico", "con_flor_no_quiero")
DENIALS = ("es_buena", "no_tengo", "sin_ley")
FIRST = ("flor", "con_flor_quiero")
"""Words that announce (sing) a first flor."""
CONTRAFLOR, AL_RESTO = 1, 2


def word_code(game: Partial, seat: int, word: str, phase: str) -> str | None:
    """Return the refusal code if the seat cannot say this flor word now; else None. `phase`: the phase of the game."""
    if not game.deal.options.flor:
        return "flor_not_played"
    if phase == "answer_flor":
        if game.side(seat) != answering_side(game, phase) or seat not in game.flor.sung:
            return "not_your_answer"
        return "already_sung" if word == "flor" else _bet_code(game, seat, word)
    if game.flor.rights[seat] != "open":
        return "already_sung" if seat in game.flor.sung else "flor_closed"
    if phase == "flor_round":
        if seat != game.flor.queue[0]:
            return "not_your_turn"
        return None if word == "flor" else _bet_code(game, seat, word)
    if word not in FIRST:
        return "no_flor_to_answer"
    if not first_trick(game):
        return "flor_closed"
    match phase:
        case "play":
            return None if seat == game.turn else "not_your_turn"
        case "answer_envido" | "answer_truco":
            return None
        case "declare_envido":
            return None if seat == to_declare(game, phase)[0] else "not_your_turn"
        case _:
            return "not_now"


def denial_code(game: Partial, seat: int, phase: str) -> str | None:
    if phase != "flor_round":
        return "no_flor_to_answer"
    return None if seat == game.flor.queue[0] else "not_your_turn"


def stands_against(game: Partial, side: int) -> bool:
    """Return whether this side may answer a flor or a bet of the other side."""
    flor = game.flor
    if flor.closed or flor.yielded is not None:
        return False
    if flor.level:
        return flor.level_side != side
    return any(game.side(seat) != side for seat in flor.sung)


def _bet_code(game: Partial, seat: int, word: str) -> str | None:
    if not stands_against(game, game.side(seat)):
        return "no_flor_to_answer"
    level = game.flor.level
    match word:
        case "contraflor":
            return None if level < CONTRAFLOR else "already_said"
        case "contraflor_al_resto":
            return None if level < AL_RESTO else "already_said"
        case "con_flor_me_achico":
            return None if level < AL_RESTO else "resto_quiero_or_no"
        case "con_flor_no_quiero":
            return None if level == AL_RESTO else "achico_instead"
        case _:
            return None


def spoken(game: Partial, seat: int, word: str) -> Partial:
    """Return the game after a flor word with effect. If the speaker has not announced its flor yet, the word first
    announces it. Then the word counts as a bet or an answer."""
    opens = game.flor.stage == "none"
    if seat not in game.flor.sung:
        game = _sung(game, seat)
    if not opens:
        game = _bet(game, game.side(seat), word)
    return _carried_on(game, seat)


def denied(game: Partial, seat: int, *, by_time: bool = False) -> Partial:
    """Return the game after the seat said that it has no flor."""
    return _carried_on(right_closed(game, seat, by_time=by_time), seat)


def _sung(game: Partial, seat: int) -> Partial:
    flor = replace(game.flor, rights=put(game.flor.rights, seat, "sung"), sung=(*game.flor.sung, seat))
    if flor.stage == "none":
        queue = tuple(one for one in after(game, seat) if one not in game.out and flor.rights[one] == "open")
        flor = replace(flor, stage="round", queue=queue)
        # The first flor cancels the envido with all its results, and ends a double challenge.
        envido = game.envido if game.envido.status == "none" else Envido("void", game.envido.calls)
        game = replace(game, envido=envido, double=False)
    game = replace(game, flor=flor)
    return game if has_flor(game.deal.dealt[seat]) else noted(game, FLOR_SIN_TENER, seat)


def _bet(game: Partial, side: int, word: str) -> Partial:
    flor = game.flor
    match word:
        case "contraflor":
            flor = replace(flor, level=CONTRAFLOR, level_side=side, contra=True)
        case "contraflor_al_resto":
            flor = replace(flor, level=AL_RESTO, level_side=side)
        case "con_flor_quiero":
            flor = replace(flor, closed=True)
        case "con_flor_me_achico":
            flor = replace(flor, yielded=side)
        case "con_flor_no_quiero":
            flor = replace(flor, yielded=side, refused=True)
    return replace(game, flor=flor)


def _carried_on(game: Partial, seat: int) -> Partial:
    """Continue the round of answers without this seat. After the last answer, decide how the hand continues."""
    queue = tuple(one for one in game.flor.queue if one != seat)
    game = replace(game, flor=replace(game.flor, queue=queue))
    return game if game.flor.stage == "round" and queue else _tested(game)


def _tested(game: Partial) -> Partial:
    flor = game.flor
    sides = {game.side(seat) for seat in flor.sung}
    if len(sides) == 1:
        return _settled(game, sides.pop(), None)
    if flor.yielded is not None:
        return _settled(game, 1 - flor.yielded, None)
    if flor.closed:
        queue = tuple(seat for seat in game.deal.seats if seat in flor.sung)
        return replace(game, flor=replace(flor, stage="declare", queue=queue))
    return replace(game, flor=replace(flor, stage="answer"))


def declared(game: Partial, seat: int, value: int | None) -> Partial:
    """Return the game after a seat with an announced flor declared its number or *son buenas*. The last declaration decides the
    flor."""
    flor = replace(game.flor, declared=(*game.flor.declared, Declared(seat, value)), queue=game.flor.queue[1:])
    game = replace(game, flor=flor)
    if flor.queue:
        return game
    best = winner_of(flor.declared)
    game = _settled(game, game.side(best.seat), best.seat)
    return game if best.value == true_value(game, best.seat) else noted(game, FLOR_MAL_CANTADA, best.seat)


def true_value(game: Partial, seat: int) -> int | None:
    return flor_of(game.deal.dealt[seat])


def _settled(game: Partial, side: int, winner: int | None) -> Partial:
    worth = _worth(game, side, winner)
    return replace(game, flor=replace(game.flor, stage="done", queue=(), side=side, winner=winner, worth=worth))


def _worth(game: Partial, side: int, winner: int | None) -> int:
    """Return the points for `side` by the table of rulebook 4.6. `winner`: the seat with the best declared value, None if no
    seat declared."""
    flor, each = game.flor, POINTS["flor"]
    own = each * sum(game.side(seat) == side for seat in flor.sung)
    every = each * len(flor.sung)
    if winner is None:
        return every if flor.refused and flor.contra else own
    if flor.level < AL_RESTO:
        return every if flor.level == CONTRAFLOR else own
    if game.deal.options.resto == "chico" and not game.deal.is_duel:
        return game.deal.options.target - game.deal.own[winner]
    return game.deal.rest + every
