"""What the holder can do without a fault, and what the server itself forbids (rulebook, parts 4 and 5)."""

from collections.abc import Iterator

from engines.ramrod.actions import Capture, Move
from engines.ramrod.board import LETTERS, LONG, PURPLE, RECTANGLES, RODS, START
from engines.ramrod.lying import at, is_full, is_others, is_quiet, kind_of, room
from engines.ramrod.state import State


def move_refusal(state: State, rod: str, to: str) -> str | None:
    """Why the holder may not move this rod there: a code, or None. Faults are none of it."""
    seat = state.flag
    if is_others(state.rods, seat, rod):
        return "not_your_rod"
    kind = kind_of(state.rods, seat, rod, to)
    if kind is None:
        return "bad_destination"
    if kind == "enter" and is_copy(state, rod, to):
        return "copies_first_play"
    is_tired = state.options.quiet_in_a_row is not None and state.quiet[seat]
    if is_tired and is_quiet(state.rods, seat, rod, to, state.options.min_rods_in_capture):
        return "quiet_shift_again"
    return None


def is_copy(state: State, rod: str, to: str) -> bool:
    """Whether entering there would copy the starter's first play (`ramrod.copy`)."""
    if state.first is None or state.flag == state.starter:
        return False
    first_rod, first_to = state.first
    return RODS[rod].colour == RODS[first_rod].colour and RECTANGLES[to].length == RECTANGLES[first_to].length


def free_moves(state: State) -> Iterator[Move]:
    """The moves of the holder that bear no fault."""
    seat = state.flag
    for rod in RODS.values():
        place = RECTANGLES[at(state.rods, rod.id)]
        if place.zone == "purple":
            targets = () if rod.id in state.turn.hot else PURPLE
        elif place.side != LETTERS[seat]:
            continue
        else:
            targets = START[seat] if place.id == LONG[seat] else PURPLE
        for to in targets:
            if room(state.rods, to) >= rod.length and move_refusal(state, rod.id, to) is None:
                yield Move(rod.id, to)


def free_captures(state: State) -> tuple[Capture, ...]:
    """The captures of the holder that bear no fault."""
    if state.turn.captured is not None:
        return ()
    where = PURPLE if state.turn.to is None else (state.turn.to,)
    least = state.options.min_rods_in_capture
    return tuple(
        Capture(rectangle)
        for rectangle in where
        if RECTANGLES[rectangle].zone == "purple" and is_full(state.rods, rectangle, least)
    )


def is_stuck(state: State) -> bool:
    """Whether the holder, who has not moved yet, has no faultless move, capture or recycling (`ramrod.no-move`)."""
    return not free_captures(state) and next(free_moves(state), None) is None
