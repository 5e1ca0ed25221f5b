"""The faults that people make in Sum Dominoes, for the referees' exercises."""

from collections.abc import Callable, Sequence

from engines.kit.arithmetic.slips import slipped
from engines.kit.clocks.deadline import NEVER
from engines.kit.declaration.practice import FaultKind, Practice, Slip
from engines.kit.referee.actions import PassFlag
from engines.sum_dominoes.actions import Draw, Place, Roll, WriteSum
from engines.sum_dominoes.board import FACES, Laid, contact_sums, faces, field, fits, is_free, is_pair, spaces
from engines.sum_dominoes.faults import UNPLACED_1, UNPLACED_2
from engines.sum_dominoes.play import could_place, open_part, part_sum
from engines.sum_dominoes.possible_actions import FEW_SPACES
from engines.sum_dominoes.state import State

NEAR = 2
"""Maximum difference between a false sum and the right one."""
PARTS = {"part1": 1, "part2": 2}


def _is_plain(state: State, total: int) -> bool:
    """Return whether the numbers alone show that no tile fits: no number on a tile of the hand, added to a number on the board,
    makes `total`. Otherwise a person must search the whole board, and no exercise asks that."""
    there = set(faces(state.board).values())
    return not any(total - face in there for tile in state.hands[state.flag] for face in FACES[tile])


def _is_told(state: State) -> bool:
    """Return False if the first part of the turn ended without a tile although, by the numbers alone, a tile may have fitted;
    else True."""
    first = state.turn.first
    return first.how != "left" or first.sum is None or _is_plain(state, first.sum)


def sums(state: State, seat: int) -> Sequence[Slip]:
    """Return wrong sums of the dice."""
    if not _is_ready(state, seat, "rolled") or state.turn.dice is None:
        return ()
    if not _is_told(state):
        return ()
    right = sum(state.turn.dice)
    return [Slip((WriteSum(wrong),), (WriteSum(right),)) for wrong in slipped(right)]


def _is_wrong(contacts: list[int], total: int, *, touching_one: bool) -> bool:
    if touching_one:
        return len(contacts) == 1 and 0 < abs(contacts[0] - total) <= NEAR
    return len(contacts) > 1 and total in contacts


def places(phase: str, *, touching_one: bool) -> Callable[[State, int], Sequence[Slip]]:
    """Return the function that makes wrong placements: with `touching_one`, tiles that touch one face with a nearly right sum;
    else tiles that touch several faces."""

    def made(state: State, seat: int) -> Sequence[Slip]:
        if seat != state.flag or state.phase != phase or state.forfeit_waits:
            return ()
        if phase == "part2" and (state.hold != NEVER or not _is_told(state)):
            return ()
        size = state.options.size
        near = spaces(size, state.board)
        if open_part(state).how != "open" or len(near) < FEW_SPACES or len(state.hands[seat]) < 2:
            return ()
        hand, total = state.hands[seat], part_sum(state)
        pairs = [
            cells
            for space in near
            for other in ((space.beyond,) if touching_one else field(size).ids)
            if is_pair(size, cells := (space.at, other)) and is_free(state.board, cells)
        ]
        found = [Slip(None, (Place(laid.tile, laid.cells),)) for laid in fits(size, state.board, hand, total)]
        found += [
            Slip((Place(tile, cells),), None)
            for tile in hand
            for cells in pairs
            if _is_wrong(contact_sums(size, state.board, Laid(tile, cells)), total, touching_one=touching_one)
        ]
        return found

    return made


def unplaced(phase: str) -> Callable[[State, int], Sequence[Slip]]:
    """Return the function that makes parts that end without a tile although a tile fits. For comparison, it also makes parts
    that rightly end without a tile, because none can make the sum."""

    def made(state: State, seat: int) -> Sequence[Slip]:
        if not _is_ready(state, seat, phase) or open_part(state).how != "open" or (phase == "part2" and not state.bank):
            return ()
        ends = (Roll() if phase == "part1" else Draw(),)
        if could_place(state):
            return [Slip(ends, None)]
        return [Slip(None, ends)] if _is_plain(state, part_sum(state)) else ()

    return made


def undrawn(state: State, seat: int) -> Sequence[Slip]:
    """Return turns that end without a tile from the bank. For comparison, also return turns that draw."""
    if not _is_ready(state, seat, "part2") or not state.bank or not _is_told(state) or _needs_search(state):
        return ()
    return [*([Slip((PassFlag(),), None)] if state.hold == NEVER else []), Slip(None, (Draw(),))]


def unrolled(state: State, seat: int) -> Sequence[Slip]:
    """Return turns that end after their first part. For comparison, also return turns that go on with the roll."""
    if not _is_ready(state, seat, "part1") or _needs_search(state):
        return ()
    return [Slip((Draw(),) if state.bank else (PassFlag(),), (Roll(),))]


def _needs_search(state: State) -> bool:
    """Return whether a person would have to search the board: the current part has no tile yet and, by the numbers alone, one
    may fit."""
    return could_place(state) or (open_part(state).how == "open" and not _is_plain(state, part_sum(state)))


def _is_ready(state: State, seat: int, phase: str) -> bool:
    return seat == state.flag and state.phase == phase and not state.forfeit_waits


PRACTICE = Practice(
    kinds=(
        FaultKind(id="sum", rule="sum-dominoes.sum", skill="arithmetic", difficulty=1, weight=4),
        FaultKind(id="match1", rule="sum-dominoes.match-1", skill="arithmetic", difficulty=2, weight=3, detail="sum"),
        FaultKind(id="match2", rule="sum-dominoes.match-2", skill="arithmetic", difficulty=2, weight=3, detail="sum"),
        FaultKind(id="contact1", rule="sum-dominoes.match-1", skill="geometry", difficulty=2, weight=2, detail="contact"),
        FaultKind(id="contact2", rule="sum-dominoes.match-2", skill="geometry", difficulty=2, weight=2, detail="contact"),
        FaultKind(id="draw", rule="sum-dominoes.draw", skill="procedure", difficulty=1, weight=1, act="pass_flag"),
        FaultKind(id="unplaced1", rule=UNPLACED_1, skill="arithmetic", difficulty=3, weight=1),
        FaultKind(id="unplaced2", rule=UNPLACED_2, skill="arithmetic", difficulty=3, weight=1),
        FaultKind(id="second", rule="sum-dominoes.second-part", skill="procedure", difficulty=1, weight=1, act="draw"),
    ),
    makers={
        "sum": sums,
        "match1": places("part1", touching_one=True),
        "match2": places("part2", touching_one=True),
        "contact1": places("part1", touching_one=False),
        "contact2": places("part2", touching_one=False),
        "draw": undrawn,
        "unplaced1": unplaced("part1"),
        "unplaced2": unplaced("part2"),
        "second": unrolled,
    },
    assents=("no_challenge",),
)
