"""A match of truco: its setup, and the functions that carry out one action or one tick of the clock."""

from typing import Any

from msgspec.structs import replace

from engines.contract import CLOCK, About, Actor, Choice, Refusal, Step
from engines.kit.chance import Chance
from engines.kit.clocks.adjust import ClockAdjustment
from engines.kit.clocks.timers import adjust, first_due, started
from engines.kit.referee.record import Mark
from engines.truco import actions, clock, play, ruling
from engines.truco.faults import RULES as RULES
from engines.truco.match import hands, seating
from engines.truco.partial_game.consequences import consequences
from engines.truco.state import Options, Signs, State
from engines.truco.status import status as status

ABOUT = About(
    slug="truco",
    well_known=True,
    seats=(2, 3, 4, 6, 8),
    choices=(
        Choice("mode", ("assisted", "tournament")),
        Choice("length", ("match", "chico", "fifteen")),
        Choice("flor", (True, False)),
        Choice("gallo", ("turno", "fijo")),
        Choice("gallo_seat", (0, 1, 2)),
        Choice("parda_segunda", (None, "siguiente", "primera")),
        Choice("falta", ("falta", "chico")),
        Choice("resto", ("falta", "chico")),
        Choice("pica_until", (25, 15)),
        Choice("pido_flor_false", (3, 4)),
        Choice("mazo_first", (1, 2)),
        Choice("expressions", (None, "campeonato", "comun")),
        Choice("signals", ("look", "public", "off")),
        Choice("decision_seconds", (30, 15, 60, 120, 0), at_home=0),
        Choice("review_seconds", (20, 10, 40, 0), at_home=0),
    ),
    names=("Truco", "Truco"),
)

_CALLS_OF_TIME = (actions.CallTime, actions.TimeLimit)


def setup(options: Options, seats: int, chance: Chance, now_ms: int) -> State:
    """Return a match before its first cut, with a random dealer."""
    accounts = max(seating.own_accounts(options, seats)) + 1
    state = State(
        options=options,
        players=seats,
        stage="cut",
        # The shuffle passes the deal on, so chance selects the seat before the first dealer.
        dealer=chance.below(seats),
        hand_no=0,
        is_pica=False,
        deck=(),
        hands=((),) * seats,
        accounts=(0,) * accounts,
        chicos=(0,) * accounts,
        strikes=(0,) * accounts,
        marks=((),) * seats,
        said=(None,) * seats,
        signs=Signs((None,) * seats),
    )
    state = replace(state, timers=started(state.timers, clock.GAME, options.game_ms, now_ms))
    return clock.wound(None, hands.shuffled(state, chance), now_ms)


def for_game(options: Options, _number: int) -> Options:
    """Return the options of one game of a match: always the same. They name no first dealer, because `setup` draws one by
    chance for each game."""
    return options


def apply(state: State, actor: Actor, action: Any, now_ms: int, chance: Chance, marks: tuple[Mark, ...] | None) -> Step[State]:
    if actor == CLOCK:
        return _tick(state, now_ms, chance)
    if not isinstance(actor, int):
        return _refereed(state, action)
    if not 0 <= actor < state.players:
        raise Refusal("malformed")
    if type(action) in _CALLS_OF_TIME:
        raise Refusal("not_a_referee")
    if state.result is not None:
        raise Refusal("game_over")
    if type(action) is actions.Challenge:
        ruling.refuse_in_assisted(state, action)
        play.must_be_in_game(state)
        after, events, rulings = ruling.challenged(state, actor, action, chance, marks)
        done = play.Done(after, events, rulings)
    else:
        done = play.ACTIONS[type(action)](state, actor, action, chance)
    events = done.events
    if state.partial is not None and done.state.partial is not None and state.partial.deal is done.state.partial.deal:
        events += consequences(state.partial, done.state.partial)
    return Step(clock.wound(state, done.state, now_ms), events, rulings=done.rulings)


def _refereed(state: State, action: Any) -> Step[State]:
    if type(action) not in _CALLS_OF_TIME:
        raise Refusal("malformed")
    if state.result is not None:
        raise Refusal("game_over")
    if state.time_called:
        raise Refusal("not_now")
    after, events = clock.limit_called(state)
    return Step(clock.wound(state, after, 0), events)


def _tick(state: State, now_ms: int, chance: Chance) -> Step[State]:
    due = first_due(state.timers, now_ms)
    if due is None or state.result is not None:
        return Step(state)
    if due.name == clock.GAME:
        after, events = clock.limit_called(state)
    else:
        after, events = clock.acted(state, chance)
        if state.partial is not None and after.partial is not None and state.partial.deal is after.partial.deal:
            events += consequences(state.partial, after.partial)
    return Step(clock.wound(state, after, due.due_at_ms), events)


def adjust_clock(state: State, operation: ClockAdjustment, now_ms: int) -> State:
    return replace(state, timers=adjust(state.timers, operation, now_ms))


EVENTS = frozenset(
    {
        "accepted",
        "achica",
        "challenge",
        "chico",
        "cut",
        "dealt",
        "declared",
        "discarded",
        "draw_accepted",
        "draw_declined",
        "draw_offered",
        "duel",
        "envido_accepted",
        "envido_done",
        "envido_pending",
        "envido_void",
        "flor_done",
        "game_over",
        "hand",
        "hand_won",
        "laid",
        "look",
        "mazo",
        "noted",
        "points_moved",
        "resigned",
        "ruling",
        "said",
        "shown",
        "signal",
        "time_called",
        "time_up",
        "trick",
        "word",
    }
)
CODES = frozenset(
    {
        "malformed", "game_over", "not_a_referee", "not_now", "not_your_turn", "not_your_card", "hand_over", "answer_pending",
        "in_mazo", "nothing_to_declare", "nothing_to_beat", "own_proposal", "must_answer", "signals_off", "no_partner",
        "signal_spent", "look_spent", "own_team", "not_in_play", "fault", "reserved_word", "falta_is_last", "stake_full",
        "envido_closed", "already_said", "truco_not_accepted", "not_your_right", "nothing_to_answer", "need_both",
        "answer_flor_words", "flor_not_played", "not_your_answer", "already_sung", "flor_closed", "no_flor_to_answer",
        "resto_quiero_or_no", "achico_instead", "own_offer", "draw_offered", "no_offer", "notation_unknown",
        "no_challenges",
    }
)  # fmt: skip
