"""Everything that stops and starts a game's clocks from outside: pauses, games put away, gifts, outages.

Several reasons may hold the clocks at once; they stand from the first to the last. While they stand the engine is told nothing
and its due times do not count; when they go on, what the engine keeps as a lone deadline is moved by the time that was lost.
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


def require_running(run: StepContext) -> None:
    """Raises `Refusal` with the reason for which a seat may not act."""
    reasons = run.room.held_by
    for reason, code in _REFUSALS.items():
        if reason in reasons:
            raise Refusal(code, reasons=list(reasons))


def halt(run: StepContext, reason: StandReason) -> None:
    """The clocks stand for this reason too."""
    if not run.room.pauses:
        run.adjust_clock(Halt())
        run.set(halted_at_ms=run.now_ms)
    run.set(pauses=(*run.room.pauses, reason))


def release(run: StepContext, *reasons: StandReason) -> None:
    """These reasons are gone; with the last one the clocks run on with what was left."""
    if not run.room.pauses:
        return
    left = tuple(reason for reason in run.room.pauses if reason not in reasons)
    run.set(pauses=left)
    if not left and run.room.halted_at_ms is not None:
        lost_ms = run.now_ms - run.room.halted_at_ms
        run.adjust_clock(OutageCredit(lost_ms))
        run.adjust_clock(Resume())
        run.set(halted_at_ms=None)


def pause(run: StepContext, _by: str, asked: messages.Pause) -> None:
    require_not_adjourned(run)
    if run.room.pause is not None:
        raise Refusal(errors.PAUSE_ALREADY)
    halt(run, "pause")
    run.set(pause=Pause(asked.reason, run.now_ms))
    run.tell_ruled("paused", asked.reason)


def resume_play(run: StepContext, _by: str, asked: messages.ResumePlay) -> None:
    if run.room.pause is None and "limit" not in run.room.pauses:
        raise Refusal(errors.PAUSE_NONE)
    if run.room.pause is not None:
        go_on(run, run.room.pause)
    release(run, "limit")
    run.tell_ruled("resumed", asked.reason)


def hold_for_hand(run: StepContext, _by: str | None, asked: ClocksHeld) -> None:
    """The clocks stand while a hand is up. What a referee has paused or put away stays so."""
    is_held = "hand" in run.room.pauses
    if asked.on == is_held:
        return
    if asked.on:
        halt(run, "hand")
        run.tell("hand_holds")
    else:
        release(run, "hand")
        run.tell("hand_released")


def adjourn(run: StepContext, _by: str, asked: messages.Adjourn) -> None:
    """The game is put away as it stands. A referee's pause becomes part of it."""
    require_not_adjourned(run)
    standing = run.room.pause
    halt(run, "adjourned")
    run.set(
        adjourned=Pause(asked.reason, run.now_ms if standing is None else standing.since_ms),
        pause=None,
        pauses=tuple(reason for reason in run.room.pauses if reason != "pause"),
    )
    run.tell_ruled("adjourned", asked.reason)


def resume_adjourned(run: StepContext, _by: str, asked: messages.ResumeAdjourned) -> None:
    """On from where it stood: an open appeal is still open, a window has as long as it had."""
    if run.room.adjourned is None:
        raise Refusal(errors.ADJOURNED_NOT)
    go_on(run, run.room.adjourned)
    run.tell_ruled("taken_up", asked.reason)


def require_not_adjourned(run: StepContext) -> None:
    if run.room.adjourned is not None:
        raise Refusal(errors.ADJOURNED)


def go_on(run: StepContext, stood: Pause) -> None:
    """What a referee had stopped goes on."""
    appeal = run.room.appeal
    if appeal is not None and appeal.closes_at_ms is not None:
        opened_at_ms = appeal.closes_at_ms - run.room.settings.appeal_ms
        put_off(run, run.now_ms - max(stood.since_ms, opened_at_ms))
    run.set(pause=None, adjourned=None)
    release(run, "pause", "adjourned")


def put_off(run: StepContext, ms: int) -> None:
    """The window for an appeal closes that much later."""
    appeal = run.room.appeal
    if appeal is not None and appeal.closes_at_ms is not None:
        run.set(appeal=replace(appeal, closes_at_ms=appeal.closes_at_ms + ms))


def give_time(run: StepContext, _by: str, asked: messages.GiveTime) -> None:
    if asked.seat >= len(run.room.seats):
        raise Refusal(errors.SEAT_UNKNOWN)
    run.adjust_clock(ExtraTime(asked.seat, asked.ms))
    if run.room.appeal is not None:
        # An opinion starts again from before the challenge; the gift must not be lost by it.
        gifts = (*run.room.appeal.gifts, (asked.seat, asked.ms))
        run.set(appeal=replace(run.room.appeal, gifts=gifts))
    run.tell_ruled("time_given", asked.reason, asked.seat, ms=asked.ms)


def recover(run: StepContext, _by: str | None, asked: Recover) -> None:
    """Credits an outage to every deadline that was running. Clocks that stand anyway get theirs when they go on."""
    if run.room.state != "playing" or asked.away_ms <= 0:
        return
    if not run.room.pauses:
        run.adjust_clock(OutageCredit(asked.away_ms))
        if run.room.bot_at_ms is not None:
            run.set(bot_at_ms=run.room.bot_at_ms + asked.away_ms)
    elif run.room.pause is None and run.room.adjourned is None:
        put_off(run, asked.away_ms)
    _credit_absent(run, asked.away_ms)
    run.tell("outage", ms=asked.away_ms)


def _credit_absent(run: StepContext, away_ms: int) -> None:
    """Who was away before an outage is not charged with it: nobody could come back in it."""
    if any(person.away_since_ms is not None for person in run.room.people):
        run.set(people=tuple(_later(person, away_ms) for person in run.room.people))


def _later(person: Person, ms: int) -> Person:
    return person if person.away_since_ms is None else replace(person, away_since_ms=person.away_since_ms + ms)
