"""The faultless and faulty actions that a seat can send now, for hints, bots and tests."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from engines.kit.clocks.deadline import NEVER
from engines.kit.duel.off_turn import faultless_off_turn
from engines.kit.referee.actions import PassFlag
from engines.sum_dominoes import faults
from engines.sum_dominoes.actions import Draw, Give, Place, Reroll, Roll, WriteSum
from engines.sum_dominoes.board import Laid, field, fits, is_free, is_pair, spaces
from engines.sum_dominoes.infraction_tiles import giver
from engines.sum_dominoes.play import could_place, open_part, part_sum
from engines.sum_dominoes.state import State

HINT_RULES: Final[Mapping[str, str]] = {
    "place": "sum-dominoes.match-1",
    "roll": "sum-dominoes.second-part",
    "reroll": "sum-dominoes.second-part",
    "write_sum": "sum-dominoes.sum",
    "draw": "sum-dominoes.draw",
    "give": "sum-dominoes.draw",
    "pass_flag": "sum-dominoes.second-part",
    "accept_result": "sum-dominoes.end-1",
}

FEW_SPACES = 12
"""Minimum number of spaces on the board for a wrong placement among the faulty actions or in an exercise. With fewer spaces,
one tile might fill the board, and all viewers would see that."""


def faultless_actions(state: State, seat: int) -> Sequence[Any]:
    """Return all faultless actions except challenges, because challenges depend on faults, which are hidden."""
    if state.phase == "give":
        return [Give(tile) for tile in state.hands[seat]] if seat == giver(state) else ()
    off_turn = faultless_off_turn(state, seat)
    if off_turn is not None:
        return off_turn
    is_free_to_go = state.hold == NEVER
    can_pass: list[Any] = [PassFlag()] if is_free_to_go else []
    match state.phase:
        case "part1":
            again = [Reroll()] if state.can_reroll else []
            return [*again, *(_placements(state) or [Roll()])]
        case "rolled":
            assert state.turn.dice is not None
            return [WriteSum(sum(state.turn.dice))]
        case "part2":
            if could_place(state):
                return _placements(state) if is_free_to_go else ()
            return [Draw()] if state.bank else can_pass
    return can_pass


def _placements(state: State) -> list[Any]:
    """Return every fitting placement of the flag holder's tiles."""
    if open_part(state).how != "open":
        return []
    found = fits(state.options.size, state.board, state.hands[state.flag], part_sum(state))
    return [Place(laid.tile, laid.cells) for laid in found]


def faulty_actions(state: State, seat: int) -> Sequence[Any]:
    """Return some faulty actions: tiles that do not fit, wrong sums, missing steps."""
    if state.pending is not None or seat != state.flag or state.phase in ("give", "over") or state.forfeit_waits:
        return ()
    can_pass: list[Any] = [PassFlag()] if state.hold == NEVER else []
    can_draw: list[Any] = [Draw()] if state.bank else []
    if state.phase == "rolled":
        assert state.turn.dice is not None
        return [WriteSum(sum(state.turn.dice) + 1), WriteSum(sum(state.turn.dice) - 1)]
    if state.phase == "drawn":
        return can_pass if state.turn.dice is None else ()
    misses: list[Any] = []
    if could_place(state):
        misses = [Roll()] if state.phase == "part1" else can_draw
    if state.phase == "part1":
        return [*_misfits(state), *misses, *can_draw, *can_pass]
    return [*(_misfits(state) if state.hold == NEVER else ()), *misses, *(can_pass if state.bank or misses else ())]


def _misfits(state: State) -> list[Any]:
    """Return a few placements of the flag holder's tiles that do not fit. Return none if the board is nearly full."""
    size = state.options.size
    if open_part(state).how != "open" or len(spaces(size, state.board)) < FEW_SPACES:
        return []
    hand, total = state.hands[state.flag], part_sum(state)
    if len(hand) < 2:
        return []
    found: list[Any] = []
    ids = field(size).ids
    near = [(space.at, space.beyond) for space in spaces(size, state.board)[::5]]
    pairs = near + list(pairwise(ids))[::17]
    for number, cells in enumerate(pairs):
        laid = Laid(hand[number % len(hand)], cells)
        if not is_pair(size, cells) or not is_free(state.board, cells):
            continue
        if faults.match_detail(size, state.board, laid, total) is not None:
            found.append(Place(laid.tile, laid.cells))
    return found[:6]
