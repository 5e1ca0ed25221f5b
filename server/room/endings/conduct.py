"""The code of conduct, and results that a director decides (rulebook `common.md`, Code of conduct). Each of these actions goes
on the score card."""

from typing import Final

from engines.contract import Refusal, Result
from protocol import errors, messages
from server.room.appeals.decided_result import rule
from server.room.endings.correction import replace_result
from server.room.match.score_card import write
from server.room.step_context import StepContext
from server.room.values.room_states import require

FORCED: Final = "forced"
"""Reason of a result that a director decided."""


def sanction(context: StepContext, _by: str, asked: messages.Sanction) -> None:
    """Sanctions a player. The kinds are a warning; the loss of the game with 0 points, so that the others win; and expulsion,
    which also loses a running game."""
    room = context.room
    if asked.seat >= len(room.seats) or room.seats[asked.seat].kind != "person":
        raise Refusal(errors.SEAT_EMPTY)
    running = room.state == "playing"
    if asked.kind == "take_game":
        require(room.state, "end")
    person = room.seats[asked.seat].person
    write(context, asked.seat, asked.kind, asked.reason)
    context.tell_ruled("sanction", asked.reason, asked.seat, sanction=asked.kind)
    if asked.kind != "warn" and running:
        teams = teams_of(context)
        others = tuple(seat for seat in range(len(room.seats)) if teams[seat] != teams[asked.seat])
        rule(context, Result("win", asked.kind, others, tuple(float(seat in others) for seat in range(len(room.seats)))))
    if asked.kind == "expel" and person is not None:
        context.empty_seat(asked.seat)
        context.set(
            people=tuple(known for known in context.room.people if known.id != person),
            expelled=(*context.room.expelled, person),
        )


def force_result(context: StepContext, _by: str, asked: messages.ForceResult) -> None:
    """Sets the result of the running or the finished game, as the director decides. Rule: common, The end, A result put
    right."""
    if asked.running:
        require(context.room.state, "end")
    result = _asked_result(context, asked)
    if context.room.state == "over":
        replace_result(context, result, asked.reason)
        return
    for seat in range(len(context.room.seats)):
        write(context, seat, "force_result", asked.reason)
    context.tell_ruled("result_forced", asked.reason)
    rule(context, result)


def _asked_result(context: StepContext, asked: messages.ForceResult) -> Result:
    """Returns the result that the director asks for. If a seat wins, its partners win too. Raises `Refusal`."""
    seats = range(len(context.room.seats))
    if any(winner not in seats for winner in asked.winners):
        raise Refusal(errors.SEAT_UNKNOWN)
    if asked.void:
        return Result("void", FORCED, (), (0.0,) * len(seats))
    teams = teams_of(context)
    winning = {teams[winner] for winner in asked.winners}
    winners = tuple(seat for seat in seats if teams[seat] in winning)
    if winners:
        return Result("win", FORCED, winners, tuple(float(seat in winners) for seat in seats))
    return Result("draw", FORCED, (), (0.5,) * len(seats))


def teams_of(context: StepContext) -> tuple[int, ...]:
    """Returns the team of each seat in this game."""
    return context.engine.teams(context.engine.read_options(context.room.options), len(context.room.seats))
