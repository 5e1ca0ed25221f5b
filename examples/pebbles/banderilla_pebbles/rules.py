"""Pebbles: its rules by their ids, the open actions of each seat, and the handler of each action (README.md)."""

from banderilla_pebbles import flow, play
from banderilla_pebbles.actions import is_well_formed
from banderilla_pebbles.ruling import challenge, is_on_time
from banderilla_pebbles.state import Options, State, Turn
from engines.kit.chance import Chance
from engines.kit.declaration.rule import challengeable, rules_of
from engines.kit.duel.challenge_windows import regular_till_result
from engines.kit.duel.flow import DUEL_CODES, DUEL_EVENTS, FORFEIT_EVENTS, DuelRules
from engines.kit.duel.options import AUTO_FLAG, duel_about
from engines.kit.duel.state import opening
from engines.kit.duel.status import duel_may

ABOUT = duel_about("pebbles", None, AUTO_FLAG, names=("Piedritas", "Pebbles"))
RULES = (
    *challengeable("pebbles.take", "pebbles.count"),
    *rules_of("supervised", "pebbles.time-limit"),
)
EVENTS = DUEL_EVENTS | {
    *FORFEIT_EVENTS,
    "end_announced",
    "restored",
    "said",
    "taken",
}
CODES = DUEL_CODES | {"not_enough"}


def setup(options: Options, _seats: int, chance: Chance, now_ms: int) -> State:
    """Return the first state, with a whole pile. The starter is random if the options name none."""
    return opened(options, chance.below(2) if options.starter is None else options.starter, now_ms)


def opened(options: Options, starter: int, now_ms: int) -> State:
    """Return the first position of a game."""
    return State(
        options=options,
        starter=starter,
        turn=Turn(starter),
        **opening(options, starter, now_ms),
    )


DUEL_RULES: DuelRules[State] = DuelRules(
    play,
    challenge,
    flow,
    duel_may(lambda state: ("take",) if state.phase == "review" else ("say", "pass_flag")),
    lambda state: regular_till_result(state, is_on_time(state, state.flag)),
    is_well_formed=is_well_formed,
)
apply = DUEL_RULES.apply
status = DUEL_RULES.status
