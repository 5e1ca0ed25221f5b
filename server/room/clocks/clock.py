"""Stops and starts a game's clocks for reasons outside the game: pauses, adjourned games, extra time, outages of the server.

Several reasons may apply at once. The clocks are stopped from the first reason until the last one ends. Meanwhile deadlines do
not fall due, and most reasons also keep the seats from acting (`RoomOf.held_by`). When the clocks resume, the room also moves
the engine's other deadlines by the lost time.
"""

from msgspec.structs import replace

from engines.contract import Refusal
from engines.kit.clocks.adjust import ExtraTime, Halt, OutageCredit, Resume
from protocol import errors, messages
from server.room.command import ClocksHeld, Recover
from server.room.step_context import StepContext
from server.room.values.state import Pause, PauseReason, Person, StandReason

_REFUSALS: dict[PauseReason, str] = {
    "adjourned": errors.ADJOURNED,
    "appeal": errors.APPEAL_OPEN,
    "ruling": errors.RULING_PENDING,
    "window": errors.APPEAL_WINDOW,
    "pause": errors.PAUSED,
    "hand": errors.PAUSED,
    "limit": errors.PAUSED,
    "home": errors.PAUSED,
}


def require_running(context: StepContext) -> None:
    """Raises `Refusal` if there are reasons that keep the seats from acting. The refusal names the reasons."""
    reasons = context.room.held_by
    for reason, code in _REFUSALS.items():
        if reason in reasons:
            raise Refusal(code, reasons=list(reasons))


def halt(context: StepContext, reason: StandReason) -> None:
    """Stops the clocks for this reason, in addition to any earlier reasons."""
    if not context.room.pauses:
        context.adjust_clock(Halt())
        context.set(halted_at_ms=context.now_ms)
    context.set(pauses=(*context.room.pauses, reason))


def release(context: StepContext, *reasons: StandReason) -> None:
    """Removes these reasons. If no reason is left, the clocks resume with their remaining time."""
    if not context.room.pauses:
        return
    left = tuple(reason for reason in context.room.pauses if reason not in reasons)
    context.set(pauses=left)
    if not left and context.room.halted_at_ms is not None:
        lost_ms = context.now_ms - context.room.halted_at_ms
        context.adjust_clock(OutageCredit(lost_ms))
        context.adjust_clock(Resume())
        context.set(halted_at_ms=None)


def pause(context: StepContext, _by: str, asked: messages.Pause) -> None:
    require_not_adjourned(context)
    if context.room.pause is not None:
        raise Refusal(errors.PAUSE_ALREADY)
    halt(context, "pause")
    context.set(pause=Pause(asked.reason, context.now_ms))
    context.tell_ruled("paused", asked.reason)


def resume_play(context: StepContext, _by: str, asked: messages.ResumePlay) -> None:
    if context.room.pause is None and "limit" not in context.room.pauses:
        raise Refusal(errors.PAUSE_NONE)
    if context.room.pause is not None:
        go_on(context, context.room.pause)
    release(context, "limit")
    context.tell_ruled("resumed", asked.reason)


def hold_for_hand(context: StepContext, _by: str | None, asked: ClocksHeld) -> None:
    """Stops the clocks while a hand is raised at this board. A referee's pause and an adjournment are unaffected."""
    is_held = "hand" in context.room.pauses
    if asked.on == is_held:
        return
    if asked.on:
        halt(context, "hand")
        context.tell("hand_holds")
    else:
        release(context, "hand")
        context.tell("hand_released")


def adjourn(context: StepContext, _by: str, asked: messages.Adjourn) -> None:
    """Adjourns the game, which then waits in its present state. A referee's pause becomes part of the adjournment."""
    require_not_adjourned(context)
    standing = context.room.pause
    halt(context, "adjourned")
    context.set(
        adjourned=Pause(asked.reason, context.now_ms if standing is None else standing.since_ms),
        pause=None,
        pauses=tuple(reason for reason in context.room.pauses if reason != "pause"),
    )
    context.tell_ruled("adjourned", asked.reason)


def resume_adjourned(context: StepContext, _by: str, asked: messages.ResumeAdjourned) -> None:
    """Resumes an adjourned game in the same state: an open appeal is still open, and a window has its remaining time."""
    if context.room.adjourned is None:
        raise Refusal(errors.ADJOURNED_NOT)
    go_on(context, context.room.adjourned)
    context.tell_ruled("taken_up", asked.reason)


def require_not_adjourned(context: StepContext) -> None:
    if context.room.adjourned is not None:
        raise Refusal(errors.ADJOURNED)


def go_on(context: StepContext, stood: Pause) -> None:
    """Resumes a game that a referee has paused or adjourned (`stood`)."""
    appeal = context.room.appeal
    if appeal is not None and appeal.closes_at_ms is not None:
        opened_at_ms = appeal.closes_at_ms - context.room.settings.appeal_ms
        put_off(context, context.now_ms - max(stood.since_ms, opened_at_ms))
    context.set(pause=None, adjourned=None)
    release(context, "pause", "adjourned")


def put_off(context: StepContext, ms: int) -> None:
    """Moves the end of the window for an appeal by `ms`."""
    appeal = context.room.appeal
    if appeal is not None and appeal.closes_at_ms is not None:
        context.set(appeal=replace(appeal, closes_at_ms=appeal.closes_at_ms + ms))


def give_time(context: StepContext, _by: str, asked: messages.GiveTime) -> None:
    if asked.seat >= len(context.room.seats):
        raise Refusal(errors.SEAT_UNKNOWN)
    context.adjust_clock(ExtraTime(asked.seat, asked.ms))
    if context.room.appeal is not None:
        # Each opinion restarts the game from before the challenge. The room notes the gift, so that the time is not
        # lost.
        gifts = (*context.room.appeal.gifts, (asked.seat, asked.ms))
        context.set(appeal=replace(context.room.appeal, gifts=gifts))
    context.tell_ruled("time_given", asked.reason, asked.seat, ms=asked.ms)


def recover(context: StepContext, _by: str | None, asked: Recover) -> None:
    """Credits an outage of the server to every running deadline. Clocks that were already stopped get the credit when they
    resume."""
    if context.room.state != "playing" or asked.away_ms <= 0:
        return
    if not context.room.pauses:
        context.adjust_clock(OutageCredit(asked.away_ms))
        if context.room.bot_at_ms is not None:
            context.set(bot_at_ms=context.room.bot_at_ms + asked.away_ms)
    elif context.room.pause is None and context.room.adjourned is None:
        put_off(context, asked.away_ms)
    _credit_absent(context, asked.away_ms)
    context.tell("outage", ms=asked.away_ms)


def _credit_absent(context: StepContext, away_ms: int) -> None:
    """Credits the outage to players who were already absent, because they could not return during the outage. Their absence
    counts as shorter."""
    if any(person.away_since_ms is not None for person in context.room.people):
        context.set(people=tuple(_later(person, away_ms) for person in context.room.people))


def _later(person: Person, ms: int) -> Person:
    return person if person.away_since_ms is None else replace(person, away_since_ms=person.away_since_ms + ms)
