"""Sum Dominoes & Dice: its rules by their ids, the actions open to each seat, and the function that handles each action
(rulebook, parts 3, 4 and 8)."""

from typing import Any

from msgspec.structs import replace

from engines.contract import Choice, Window
from engines.kit.chance import Chance
from engines.kit.clocks.adjust import ClockAdjustment, ExtraTime
from engines.kit.clocks.deadline import NEVER
from engines.kit.clocks.turn import adjust
from engines.kit.declaration.rule import challengeable, rules_of
from engines.kit.duel.flow import DUEL_CODES, DUEL_EVENTS, DuelRules
from engines.kit.duel.options import AUTO_FLAG, duel_about
from engines.kit.duel.state import duel_adjusted, opening
from engines.kit.duel.status import duel_may
from engines.kit.referee.actions import Resign
from engines.sum_dominoes import faults, flow, play
from engines.sum_dominoes.actions import Challenge, Give, is_well_formed
from engines.sum_dominoes.board import EDITION, TILES, Dice, Laid, centre, rolled
from engines.sum_dominoes.flow import Outcome, perhaps_passed
from engines.sum_dominoes.infraction_tiles import giver, not_given
from engines.sum_dominoes.play import PHASES, give, open_part
from engines.sum_dominoes.ruling import FIRST_PART, challenge, open_rules, stakes_of
from engines.sum_dominoes.state import Hand, Hands, Options, State, Turn

ABOUT = duel_about(
    "sum-dominoes",
    "II",
    AUTO_FLAG,
    Choice("incorrect_tile", ("challenger", "challenged")),
    names=("Dominó de sumas y dados", "Sum Dominoes & Dice"),
)
RULES = (
    *challengeable(faults.MATCH_1),
    *challengeable(faults.UNPLACED_1, target="placement"),
    *challengeable(faults.MATCH_2),
    *challengeable(faults.UNPLACED_2, target="placement"),
    *challengeable(faults.SUM, faults.DRAW, faults.SECOND_PART),
    *rules_of("impossible", "sum-dominoes.edge", "sum-dominoes.piece-played"),
    *rules_of("supervised", "sum-dominoes.start"),
    *rules_of("supervised", *(f"sum-dominoes.end-{number}" for number in (1, 2, 3, 4, 5))),
    *rules_of("supervised", "sum-dominoes.time-limit"),
)
EVENTS = DUEL_EVENTS | {
    "no_challenge",
    "drawn",
    "drawn_late",
    "end_announced",
    "given",
    "infraction_tile",
    "laid",
    "made_good",
    "placed",
    "rerolled",
    "rolled",
    "sum_corrected",
    "sum_written",
    "taken_back",
}
CODES = DUEL_CODES | {"not_in_hand", "occupied", "piece_played", "window_open", "bank_empty", "no_window"}


def setup(options: Options, _seats: int, chance: Chance, now_ms: int) -> State:
    """Deal seven tiles to each seat, in turn, and place a tile in the centre. Each seat rolls the dice. The seat with the
    lower sum starts, and this sum goes on the flag card.

    If the options name the starter, the lower sum counts as that seat's.
    """
    bank = chance.shuffle(TILES)
    first = chance.below(2)
    dealt, bank = bank[: 2 * EDITION.hand], bank[2 * EDITION.hand :]
    throws = _throws(chance)
    lower = 0 if sum(throws[0]) < sum(throws[1]) else 1
    if options.starter not in (None, lower):
        throws, lower = (throws[1], throws[0]), 1 - lower
    hands: Hands = (dealt[first::2], dealt[1 - first :: 2])
    state = opened(options, lower, hands, bank[1:], sum(throws[lower]), now_ms)
    return replace(state, board=(Laid(bank[0], centre(options.size)),), throws=throws)


def _throws(chance: Chance) -> tuple[Dice, Dice]:
    """Roll the dice for each seat, and repeat both rolls while the sums are equal."""
    while True:
        throws = rolled(chance), rolled(chance)
        if sum(throws[0]) != sum(throws[1]):
            return throws


def opened(options: Options, starter: int, hands: Hands, bank: Hand, total: int, now_ms: int) -> State:
    """Return a position at the start of the starter's turn, with an empty board."""
    return State(
        options=options,
        starter=starter,
        board=(),
        hands=hands,
        bank=bank,
        sum=total,
        turn=Turn(starter),
        **opening(options, starter, now_ms),
    )


def _phase_refusal(state: State, seat: int, action: Any) -> str | None:
    """Return the refusal code if the phase does not allow the action; else None. In phase `give` only the giver acts,
    and only by giving a tile. In other phases no seat gives a tile. Challenges are possible at any time."""
    if state.phase != "give":
        return "wrong_phase" if isinstance(action, Give) else None
    if isinstance(action, Resign | Challenge) or (isinstance(action, Give) and seat == giver(state)):
        return None
    return "no_flag" if type(action) in PHASES and seat != state.flag else "wrong_phase"


def _is_awaited(state: State, seat: int) -> bool:
    return seat != state.flag and state.pending is None and any(rule in FIRST_PART for rule in open_rules(state, seat))


def _fell_due(state: State, now_ms: int) -> Outcome | None:
    if state.minute.is_due(now_ms):
        return not_given(state, now_ms)
    # A forfeit that waits for the end of the hold also waits for the tile (`flow.resumed`).
    return (replace(state, hold=NEVER), ()) if state.phase == "give" and state.hold.is_due(now_ms) else None


def _may(state: State, seat: int) -> tuple[str, ...]:
    """Return the types of action open to the seat, including actions that would be a fault."""
    if state.phase == "give":
        return ("give", "resign") if seat == giver(state) else ("resign",)
    return _may_by_turn(state, seat)


def _may_in_turn(state: State) -> tuple[str, ...]:
    is_free = state.hold == NEVER
    leave = (("draw",) if state.bank else ()), (("pass_flag",) if is_free else ())
    place = ("place",) if open_part(state).how == "open" else ()
    is_helped = state.options.mode == "assisted"
    match state.phase:
        case "part1":
            reroll = ("reroll",) if state.can_reroll else ()
            return (*place, "roll", *reroll, *(() if is_helped else (*leave[0], *leave[1])))
        case "rolled":
            return ("write_sum",)
        case "part2":
            can_pass = () if is_helped and state.bank else leave[1]
            return (*(place if is_free else ()), *leave[0], *can_pass)
    return leave[1]


_may_by_turn = duel_may(_may_in_turn)


def _windows(state: State) -> tuple[Window, ...]:
    """Return the open windows: for the first part, the second part, a finished turn, and a result."""
    found: list[Window] = []
    for seat in (0, 1):
        rules = open_rules(state, seat)
        if not rules:
            continue
        if state.pending is not None:
            found.append(Window("result", (seat,), state.pending.closes.due_at_ms, stakes_of(state, "result")))
        elif seat == state.flag:
            found.append(Window("regular", (seat,), stakes=stakes_of(state, "regular")))
        else:
            kinds = ("first_part" if rule in FIRST_PART else "second_part" for rule in rules)
            found += [Window(kind, (seat,), stakes=stakes_of(state, kind)) for kind in sorted(set(kinds))]
    return tuple(found)


def adjust_clock(state: State, operation: ClockAdjustment, now_ms: int) -> State:
    after = duel_adjusted(state, operation, now_ms)
    if isinstance(operation, ExtraTime) and state.paused is not None:
        after = replace(after, paused=adjust(state.paused, operation, now_ms))
    return after


DUEL_RULES: DuelRules[State] = DuelRules(
    play,
    challenge,
    flow,
    _may,
    _windows,
    challenge_type=Challenge,
    released=perhaps_passed,
    is_awaited=_is_awaited,
    is_well_formed=is_well_formed,
    fell_due=_fell_due,
    phase_refusal=_phase_refusal,
    incorrect_costs_turn=False,
    handlers={Give: give},
)
apply = DUEL_RULES.apply
status = DUEL_RULES.status
