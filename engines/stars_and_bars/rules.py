"""Stars & Bars: its rules by their ids, the actions open to each seat, and the function that handles each action (rulebook,
parts 3, 4 and 8)."""

from msgspec.structs import replace

from engines.contract import Choice
from engines.kit.chance import Chance
from engines.kit.declaration.rule import challengeable, rules_of
from engines.kit.duel.challenge_windows import regular_till_result
from engines.kit.duel.flow import DUEL_CODES, DUEL_EVENTS, FORFEIT_EVENTS, DuelRules
from engines.kit.duel.off_turn import off_turn_types
from engines.kit.duel.options import AUTO_FLAG, duel_about
from engines.kit.duel.state import opening
from engines.kit.referee.actions import DeclareWin
from engines.kit.referee.record import put
from engines.stars_and_bars import flow, play
from engines.stars_and_bars.actions import Peek, is_well_formed
from engines.stars_and_bars.board import CARDS, CENTRE, EDITION, PLACE, SQUARES, STARS
from engines.stars_and_bars.faults import can_place
from engines.stars_and_bars.play import peek
from engines.stars_and_bars.ruling import challenge, declare_win, is_open
from engines.stars_and_bars.state import Cards, Options, State, Table, Turn

ABOUT = duel_about(
    "stars-and-bars",
    "III",
    AUTO_FLAG,
    Choice("over_target_short", ("draw", "continue")),
    names=("Stars & Bars", "Stars & Bars"),
)
RULES = (
    *challengeable("stars-and-bars.cover", "stars-and-bars.points", "stars-and-bars.total", "stars-and-bars.announce"),
    *rules_of("right", "stars-and-bars.bonus"),
    *rules_of("supervised", "stars-and-bars.pile"),
    *rules_of("impossible", "stars-and-bars.flipped", "stars-and-bars.card-played"),
    *rules_of(
        "supervised",
        "stars-and-bars.start",
        "stars-and-bars.hand",
        "stars-and-bars.end-cards",
        "stars-and-bars.end-lead",
        "stars-and-bars.end-target",
        "stars-and-bars.time-limit",
    ),
)
EVENTS = DUEL_EVENTS | {
    *FORFEIT_EVENTS,
    "center_removed",
    "discarded",
    "drawn",
    "end_announced",
    "flipped",
    "peeked",
    "placed",
    "removed",
    "restored",
    "scored",
    "win_declared",
}
CODES = DUEL_CODES | {
    "nothing_placed",
    "not_central",
    "not_outside",
    "flipped_pile",
    "pile_too_small",
    "not_all_flipped",
    "not_in_hand",
    "can_place",
    "not_won",
}


def setup(options: Options, _seats: int, chance: Chance, now_ms: int) -> State:
    """Deal four cards to the centre and four to each hand, in turn. If the options name no starter, the seat that draws the
    first star starts."""
    cards = chance.shuffle(CARDS)
    first = chance.below(2)
    dealt = len(CENTRE) + 2 * EDITION.hand
    star = next((place for place, card in enumerate(cards[:dealt]) if card in STARS), 0)
    starter = (first + star) % 2 if options.starter is None else options.starter
    piles: tuple[Cards, ...] = ((),) * len(SQUARES)
    for cell, card in zip(CENTRE, cards, strict=False):
        piles = put(piles, PLACE[cell], (card,))
    theirs = (cards[len(CENTRE) : dealt : 2], cards[len(CENTRE) + 1 : dealt : 2])
    hands = theirs if first == 0 else theirs[::-1]
    return replace(opened(options, starter, Table(piles, (), hands, ()), cards[dealt:], now_ms), first=first)


def opened(options: Options, starter: int, table: Table, deck: Cards, now_ms: int) -> State:
    """Return the first position of a game on that table."""
    return State(
        options=options,
        starter=starter,
        table=table,
        deck=deck,
        score=(0, 0),
        turn=Turn(starter, 0),
        **opening(options, starter, now_ms),
    )


def _may(state: State, seat: int) -> tuple[str, ...]:
    """Return the types of action open to the seat, including actions that would be a fault."""
    types_off_turn = off_turn_types(state, seat)
    if state.pending is not None:
        is_ahead = state.score[seat] - state.score[1 - seat] >= EDITION.margin
        return ("declare_win", *types_off_turn) if is_ahead else types_off_turn
    return (*MAY[state.phase](state), *types_off_turn) if seat == state.flag else types_off_turn


def _may_before_placing(state: State) -> tuple[str, ...]:
    looks = ("peek",) if state.phase == "review" and state.placed[1 - state.flag] is not None else ()
    if not state.hand:
        return (*looks, *TIDYING, *(("score",) if state.phase == "bonus" else ()), "pass_flag")
    lays = ("place",) if can_place(state.table, state.hand) else ("place", "discard")
    return (*looks, *TIDYING, *lays)


def _may_once_placed(_state: State) -> tuple[str, ...]:
    return (*TIDYING, "score", "pass_flag")


TIDYING = ("flip", "remove", "remove_center")
"""Types of action that `may` always lists for the flag holder, even if they are not possible. If the list depended on the
square of the placed card, it would be a hint."""
MAY = {"review": _may_before_placing, "bonus": _may_before_placing, "placed": _may_once_placed}


DUEL_RULES: DuelRules[State] = DuelRules(
    play,
    challenge,
    flow,
    _may,
    lambda state: regular_till_result(state, is_open(state, state.flag)),
    is_well_formed=is_well_formed,
    handlers={Peek: peek, DeclareWin: declare_win},
)
apply = DUEL_RULES.apply
status = DUEL_RULES.status
