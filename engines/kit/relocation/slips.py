"""The wrong moves that people make on a net of circles, for the referees' exercises."""

from collections.abc import Callable, Sequence
from typing import Any

from engines.kit.declaration.practice import Slip
from engines.kit.referee.actions import PassFlag
from engines.kit.relocation.chips import HAND, Move
from engines.kit.relocation.state import RelocationState
from engines.kit.relocation.table import Table


def bends(table: Table, is_ready: Callable[[Any], bool]) -> Callable[[RelocationState, int], Sequence[Slip]]:
    """Return the function that makes moves with a bend. Such a move ends on an empty circle next to a circle that the chip
    can reach, but not on one line with the chip's start."""

    def made(state: RelocationState, seat: int) -> Sequence[Slip]:
        if seat != state.flag or not is_ready(state) or state.turn.hops:
            return ()
        taken, reach = frozenset(state.places), state.options.move_range
        found = [Slip(None, (move,)) for move in table.moves(state)]
        for chip, start in table.standing(state, seat):
            reached = table.net.reached(taken, start, reach)
            near = {to for space in reached for to in table.net.linked[space] if to not in taken}
            bent = [to for to in sorted(near) if table.net.between(start, to) is None]
            found += [Slip((Move(chip, to),), None) for to in bent]
        return found

    return made


def leaps(table: Table, is_ready: Callable[[Any], bool]) -> Callable[[RelocationState, int], Sequence[Slip]]:
    """Return the function that makes moves along a line over one chip. For comparison it adds faultless moves of more than one
    circle."""

    def made(state: RelocationState, seat: int) -> Sequence[Slip]:
        if seat != state.flag or not is_ready(state) or state.turn.hops:
            return ()
        taken = frozenset(state.places)
        linked = table.net.linked
        starts = dict(table.standing(state, seat))
        moves = table.moves(state)
        far = [move for move in moves if move.to not in linked[starts[move.chip]]] or moves
        found = [Slip(None, (move,)) for move in far]
        for chip, start in starts.items():
            for ray in table.net.rays[start]:
                stops = [place for place, space in enumerate(ray) if space in taken]
                if stops and stops[0] + 1 < len(ray) and ray[stops[0] + 1] not in taken:
                    found.append(Slip((Move(chip, ray[stops[0] + 1]),), None))
        return found

    return made


def seconds(table: Table) -> Callable[[RelocationState, int], Sequence[Slip]]:
    """Return the function that makes slips: the seat moves a second chip in its turn or, rightly, ends the turn after one move.
    Second moves of the same chip are left out, because they break another rule."""

    def made(state: RelocationState, seat: int) -> Sequence[Slip]:
        if seat != state.flag or not state.turn.hops or state.turn.hops[0].start == HAND:
            return ()
        others = [move for move in table.moves(state) if move.chip != state.turn.hops[0].chip]
        return [*(Slip((move,), None) for move in others), Slip(None, (PassFlag(),))]

    return made
