"""The actions of a turn that FIAR and Kwatro-Sinko share: touch, place or move, declare, relocate (rulebooks, part 4)."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from engines.kit.clocks.deadline import due_in
from engines.kit.clocks.turn import stopped
from engines.kit.duel.flow import Outcome, with_event_first
from engines.kit.duel.state import Pending
from engines.kit.outcome import GameEvent, Refusal, fault_refused
from engines.kit.referee.record import Fault
from engines.kit.relocation.chips import HAND, Hop, Move, Relocate, Select
from engines.kit.relocation.flow import R, over, relocation_done, with_line, with_touch
from engines.kit.relocation.state import HopTurn, Line
from engines.kit.relocation.table import Table


def refuse_faults(found: tuple[Fault, ...]) -> None:
    """Raise `Refusal("fault")` for the first of the given faults; do nothing if there is none. Callers use this
    function in assisted mode."""
    for fault in found:
        raise fault_refused(fault)


def select(table: Table, state: R, action: Select) -> Outcome[R]:
    """Touch a chip of the flag holder."""
    table.own_place(state, action.chip)
    return with_touch(state), (GameEvent("touched", state.flag, {"chip": action.chip}),)


def let_go(table: Table, state: R, hop: Hop, kind: str) -> Outcome[R]:
    """Put the chip of `hop` on its new circle and end the touch of that chip. `kind` names the event: `placed` or `moved`."""
    seat = state.flag
    turn = replace(state.turn, hops=(*state.turn.hops, hop))
    after = with_touch(replace(state, places=table.chips.moved(state.places, hop.chip, hop.to), turn=turn))
    after = with_line(after, seat, Line(state.turns + 1, hop.chip, hop.start, hop.to))
    return after, (_went(kind, seat, hop),)


def move(table: Table, state: R, action: Move, found: tuple[Fault, ...]) -> Outcome[R]:
    """Move a chip on the board to another circle. `found`: the faults of this move. Raises `Refusal`."""
    start = table.place(state, action.chip)
    if start == action.to:
        raise Refusal("same_space")
    table.require_free(state, action.to)
    if state.is_assisted:
        refuse_faults(found)
    return let_go(table, state, Hop(action.chip, start, action.to), "moved")


def declare(
    state: R, turn: HopTurn, said: str, evidence: Mapping[str, Any], found: tuple[Fault, ...], now_ms: int
) -> Outcome[R]:
    """Declare a win. In tournament mode the other seat may challenge it. In assisted mode a correct declaration ends the game.

    `turn`: the flag holder's turn with the declaration. `said`: the text for the score card. `evidence`: the params
    of the event. `found`: the faults of the declaration.
    """
    seat = state.flag
    event = GameEvent("win_declared", seat, evidence)
    after = with_line(with_touch(replace(state, turn=turn)), seat, Line(state.turns + 1, to=said, note="declared"))
    if state.is_assisted:
        refuse_faults(found)
        return with_event_first(event, over(after, seat, "goal"))
    pending = Pending(1 - seat, due_in(state.options.win_challenge_ms, now_ms), "goal", is_declared=True)
    return replace(after, phase="result_pending", pending=pending, clock=stopped(state.clock)), (event,)


def relocate(table: Table, state: R, action: Relocate, now_ms: int) -> Outcome[R]:
    """Move a chip of the other seat to another circle. Raises `Refusal`."""
    start = table.place(state, action.chip)
    if table.seat_of(state, action.chip) == state.flag:
        raise Refusal("not_opponents")
    if start == HAND:
        raise Refusal("not_on_board")
    table.require_free(state, action.to)
    hop = Hop(action.chip, start, action.to)
    turn = replace(state.turn, relocated=(*state.turn.relocated, hop))
    after = replace(state, places=table.chips.moved(state.places, hop.chip, hop.to), turn=turn)
    after = with_line(after, state.flag, Line(state.turns + 1, hop.chip, hop.start, hop.to, "relocated"))
    return with_event_first(_went("relocated", state.flag, hop), relocation_done(after, now_ms))


def _went(kind: str, seat: int, hop: Hop) -> GameEvent:
    return GameEvent(kind, seat, {"chip": hop.chip, "from": hop.start, "to": hop.to})
