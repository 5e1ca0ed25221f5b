"""Claims of absence. If an opponent has been away for a stated time, the waiting player may claim the win, a draw, or that the
computer plays for the opponent.

A board of a class, a table with a referee and tournament mode do not allow such claims: there the rulebook and the referees
decide (`common.md`, Code of conduct). If a move may take days, absence is no fault. A player who returns in time is no longer
absent. A player who returns later gets the seat back from the computer.
"""

from typing import Final

from engines.contract import Refusal, Result
from protocol import errors, messages
from server.room.appeals.decided_result import rule
from server.room.clocks.clock import require_running
from server.room.endings.conduct import teams_of
from server.room.step_context import StepContext
from server.room.values.absence import absent_from_ms, is_offered
from server.room.values.roles import name_of, seat_of
from server.room.values.state import Seat

ABSENT: Final = "absent"
"""Reason of a result that a player claimed because the others were absent."""


def claim(context: StepContext, by: str, asked: messages.ClaimAbsence) -> None:
    """Carries out a claim of absence. Raises `Refusal` if this table has no such claims, or if no player has been away long
    enough."""
    room = context.room
    require_running(context)
    if not is_offered(room):
        raise Refusal(errors.ABSENCE_OFF)
    if asked.seat >= len(room.seats):
        raise Refusal(errors.SEAT_UNKNOWN)
    _require_absent(context, asked.seat)
    if asked.remedy == "bot":
        _seat_computer(context, asked.seat)
        return
    own = seat_of(room, by)
    assert own is not None
    teams = teams_of(context)
    others = [seat for seat in range(len(room.seats)) if teams[seat] != teams[own]]
    if asked.seat not in others:
        raise Refusal(errors.ABSENCE_OTHERS)
    for seat in others:
        _require_absent(context, seat)
    context.tell("absence_claimed", own, remedy=asked.remedy, absent=others)
    rule(context, _result(context, own, teams, asked.remedy))


def _require_absent(context: StepContext, seat: int) -> None:
    from_ms = absent_from_ms(context.room, seat)
    if from_ms is None:
        raise Refusal(errors.ABSENCE_NONE if context.room.seats[seat].kind == "person" else errors.ABSENCE_OTHERS)
    if context.now_ms < from_ms:
        raise Refusal(errors.ABSENCE_SOON, wait_ms=from_ms - context.now_ms)


def _result(context: StepContext, own: int, teams: tuple[int, ...], remedy: str) -> Result:
    seats = range(len(context.room.seats))
    if remedy == "draw":
        return Result("draw", ABSENT, (), (0.5,) * len(seats))
    winners = tuple(seat for seat in seats if teams[seat] == teams[own])
    return Result("win", ABSENT, winners, tuple(float(seat in winners) for seat in seats))


def _seat_computer(context: StepContext, seat: int) -> None:
    """Gives the seat to the computer. The absent player stays in the room's list of people, and gets the seat back by
    joining."""
    name = name_of(context.room, seat)
    context.set_seat(seat, Seat("bot", kept_for=context.room.seats[seat].person))
    context.tell("absence_claimed", seat_of(context.room, context.by), remedy="bot", absent=[seat])
    context.tell("bot_seated", seat, reason="", by="", name=name)
    context.wake_bots()
