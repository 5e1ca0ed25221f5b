"""The flag holder's faultless choices, and the moves that the server always refuses (rulebook, parts 4 and 5)."""

from collections.abc import Iterator

from engines.ramrod.actions import Capture, Move
from engines.ramrod.board import LETTERS, LONG, PURPLE, RECTANGLES, RODS, START
from engines.ramrod.state import State
from engines.ramrod.table import at, contents, is_full, is_others, is_quiet, kind_of


def move_refusal(state: State, rod: str, to: str) -> str | None:
    """Return the refusal code if the server does not let the flag holder move this rod to that place; else None. The
    server may allow a move with a fault."""
    seat = state.flag
    if is_others(state.rods, seat, rod):
        return "not_your_rod"
    kind = kind_of(state.rods, seat, rod, to)
    if kind is None:
        return "bad_destination"
    if kind == "enter" and is_copy(state, rod, to):
        return "copies_first_play"
    return "quiet_shift_again" if kind == "shift" and _is_tired_shift(state, rod, to) else None


def _is_tired_shift(state: State, rod: str, to: str) -> bool:
    """Return whether a move would be a second quiet shift in a row of the same seat. A shift is quiet if it does not fill its
    rectangle (`ramrod.quiet`)."""
    if state.options.quiet_in_a_row is None or not state.quiet[state.flag]:
        return False
    return is_quiet(state.rods, state.flag, rod, to, state.options.min_rods_in_capture)


def is_copy(state: State, rod: str, to: str) -> bool:
    """Return whether moving the rod to that place would copy the starter's first play (`ramrod.copy`)."""
    if state.first is None or state.flag == state.starter:
        return False
    first_rod, first_to = state.first
    return RODS[rod].colour == RODS[first_rod].colour and RECTANGLES[to].length == RECTANGLES[first_to].length


def free_moves(state: State) -> Iterator[Move]:
    """Yield the faultless moves that the server accepts from the flag holder."""
    seat, sums = state.flag, contents(state.rods)
    for rod in RODS.values():
        place = RECTANGLES[at(state.rods, rod.id)]
        if place.zone == "purple":
            is_barred, targets = _is_tired_shift, () if rod.id in state.turn.hot else PURPLE
        elif place.side == LETTERS[seat]:
            is_barred, targets = is_copy, START[seat] if place.id == LONG[seat] else PURPLE
        else:
            continue
        for to in targets:
            has_room = RECTANGLES[to].length - sums[to] >= rod.length
            if has_room and to != place.id and not is_barred(state, rod.id, to):
                yield Move(rod.id, to)


def free_captures(state: State) -> tuple[Capture, ...]:
    """Return the flag holder's faultless captures."""
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
    """Return whether the flag holder has not moved and has no faultless move, capture or recycling (`ramrod.no-move`)."""
    return next(free_moves(state), None) is None and not free_captures(state)
