"""Time limits (rulebook part 8). One clock limits the present decision; it starts again with each phase, speaker or
turn. This module also carries out the end of a time limit."""

from msgspec.structs import replace

from engines.contract import GameEvent
from engines.kit.chance import Chance
from engines.kit.clocks.timers import Timers, started, without
from engines.truco.betting import flor
from engines.truco.deck import MIN_FLOR, lowest
from engines.truco.match import hands, seating, tally
from engines.truco.partial_game.phases import phase_of, to_declare, waiting
from engines.truco.partial_game.tricks import gone_to_mazo
from engines.truco.speech import signs, utterance
from engines.truco.speech.words import all_refused, declared, true_value, with_word
from engines.truco.state import Call, Partial, State

DECISION, GAME = "decision", "game"
SECOND_MS = 1000

FLOR_BY_TIME = ("con_flor_quiero", "con_flor_me_achico", "con_flor_no_quiero")
"""The cautious answer to a flor when the time is over, by the level of the bet."""


def phase(state: State) -> str:
    """Return the phase of the match, with the name that clients and cases use."""
    if state.stage != "game":
        return state.stage
    assert state.partial is not None
    return phase_of(state.partial)


def awaited(state: State) -> tuple[int, ...]:
    """Return the seats that the match waits for. In a review it waits for all seats that may still accept or challenge."""
    return awaited_in(state, phase(state))


def awaited_in(state: State, where: str) -> tuple[int, ...]:
    """Return the `awaited` seats. `where`: the phase of the match."""
    match where:
        case "over":
            return ()
        case "cut":
            return (hands.cutter(state),)
        case "discard":
            lone = seating.gallo(state)
            return () if lone is None else (lone,)
        case "review":
            return tuple(range(state.players))
        case _:
            assert state.partial is not None
            return waiting(state.partial, where)


def _moment(state: State, where: str) -> tuple[object, ...]:
    """Return public values that change with each new decision. They tell whether the present decision is a new one.
    `where`: the phase of the match."""
    game = state.partial
    if state.stage != "game" or game is None:
        return (where, state.dealer)
    if where == "review":
        return (where, state.duel_no)
    progress = (len(game.tricks), len(game.laid), len(game.envido.calls), game.flor.level, game.truco.pending)
    return (where, state.duel_no, waiting(game, where), progress)


def wound(before: State | None, state: State, now_ms: int) -> State:
    """Return the state with a new clock if the present decision is a new one."""
    if state.stage == "over":
        return replace(state, timers=Timers())
    where = phase(state)
    if before is not None and phase(before) == where and _moment(before, where) == _moment(state, where):
        return state
    seconds = state.options.review_seconds if where == "review" else state.options.decision_seconds
    return replace(state, timers=started(state.timers, DECISION, seconds * SECOND_MS, now_ms, awaited_in(state, where)))


def limit_called(state: State) -> tally.Outcome:
    """Apply the time limit. The time limit cancels the running play, but a review first comes to its end. Rule: part 7,
    Time limit."""
    if phase(state) != "review":
        return tally.adjudged(state, "time_limit")
    called = replace(state, time_called=True, timers=without(state.timers, GAME))
    return called, (GameEvent("time_called"),)


def acted(state: State, chance: Chance) -> tally.Outcome:
    """Return the match after the server decides for the seats whose time is over."""
    where = phase(state)
    events: tuple[GameEvent, ...] = (GameEvent("time_up", None, {"phase": where, "seats": list(awaited(state))}),)
    if where == "cut":
        state = hands.dealt(state, None)
    elif where == "discard":
        lone = awaited(state)[0]
        state = hands.discarded(state, lowest(state.hands[lone]))
    elif where == "review":
        state, more = tally.all_noted(state, chance)
        return state, events + more
    elif where != "over":
        assert state.partial is not None
        game, calls = _decided(state.partial, where)
        game, late = utterance.carried_on(game)
        calls = (*calls, *late)
        state = replace(state, partial=game, signs=signs.after_event(state.signs))
        events += tuple(GameEvent("word", call.seat, {"word": call.word}) for call in calls)
    return state, events


def _decided(game: Partial, where: str) -> tuple[Partial, tuple[Call, ...]]:
    seat = waiting(game)[0]
    match where:
        case "play":
            return gone_to_mazo(game, seat, by_time=True), (Call("mazo", seat),)
        case "answer_envido" | "answer_truco":
            return all_refused(game), (Call("no_quiero", seat),)
        case "flor_round":
            if flor.true_value(game, seat) is None:
                return flor.denied(game, seat, by_time=True), (Call("es_buena", seat),)
            return flor.spoken(game, seat, "flor"), (Call("flor", seat),)
        case "answer_flor":
            word = FLOR_BY_TIME[game.flor.level]
            return with_word(game, seat, word), (Call(word, seat),)
        case _:
            return declared(game, to_declare(game)[0], _truth(game, seat), by_time=True), ()


def _truth(game: Partial, seat: int) -> int | None:
    """Return the true value of the seat's envido or flor. For a false flor return None (*son buenas*), or the lowest value
    if no seat has declared a number yet."""
    value = true_value(game, seat)
    if value is None and all(one.value is None for one in game.flor.declared):
        return MIN_FLOR
    return value
