"""Named deadlines of a game that run at the same time, for example the deadline of a phase, of one seat's rewrite, and of the
whole game.

A halt stops them all. A resume moves them all by the length of the halt.
"""

import msgspec

from engines.kit.clocks.adjust import ClockAdjustment, ExtraTime, Halt, OutageCredit, Resume


class Timer(msgspec.Struct, frozen=True):
    """A timer that falls due at `due_at_ms`, `length_ms` after its start. `seats` are the seats that share the timer:
    extra time for one of them moves the deadline."""

    name: str
    due_at_ms: int
    length_ms: int
    seats: tuple[int, ...] = ()


class Timers(msgspec.Struct, frozen=True):
    """All started timers. While `halted_at_ms` is set, the remaining times stay as they were at that moment."""

    running: tuple[Timer, ...] = ()
    halted_at_ms: int | None = None


def started(timers: Timers, name: str, length_ms: int, now_ms: int, seats: tuple[int, ...] = ()) -> Timers:
    """Start a timer now and replace a timer of the same name. A length of 0 means no limit and starts nothing."""
    if not length_ms:
        return without(timers, name)
    # A timer started during a halt begins to run when the halt ends.
    begin_ms = now_ms if timers.halted_at_ms is None else timers.halted_at_ms
    others = [timer for timer in timers.running if timer.name != name]
    return Timers((*others, Timer(name, begin_ms + length_ms, length_ms, seats)), timers.halted_at_ms)


def without(timers: Timers, name: str) -> Timers:
    """Return the timers without the named one."""
    others = tuple([timer for timer in timers.running if timer.name != name])
    return timers if len(others) == len(timers.running) else Timers(others, timers.halted_at_ms)


def named(timers: Timers, name: str) -> Timer | None:
    for timer in timers.running:
        if timer.name == name:
            return timer
    return None


def next_due_at_ms(timers: Timers) -> int | None:
    """Return the server time of the next deadline; None while no timer runs."""
    if timers.halted_at_ms is not None or not timers.running:
        return None
    return min([timer.due_at_ms for timer in timers.running])


def first_due(timers: Timers, now_ms: int) -> Timer | None:
    """Return the timer whose deadline passed first; None if no deadline has passed."""
    due_at_ms = next_due_at_ms(timers)
    if due_at_ms is None or now_ms < due_at_ms:
        return None
    return next(timer for timer in timers.running if timer.due_at_ms == due_at_ms)


def left_ms(timers: Timers, name: str, now_ms: int) -> int | None:
    """Return the remaining time of the named timer in ms; None if no timer has that name."""
    timer = named(timers, name)
    if timer is None:
        return None
    at_ms = now_ms if timers.halted_at_ms is None else timers.halted_at_ms
    return max(0, timer.due_at_ms - at_ms)


def adjust(timers: Timers, operation: ClockAdjustment, now_ms: int) -> Timers:
    """Return the timers after an operation of the room, such as a halt."""
    match operation:
        case Halt() if timers.halted_at_ms is None:
            return Timers(timers.running, now_ms)
        case Resume() if timers.halted_at_ms is not None:
            return Timers(_moved(timers.running, now_ms - timers.halted_at_ms))
        case OutageCredit(ms) if timers.halted_at_ms is None:
            return Timers(_moved(timers.running, ms))
        case ExtraTime(seat, ms):
            return Timers(
                tuple(_later(timer, ms) if seat in timer.seats else timer for timer in timers.running), timers.halted_at_ms
            )
    return timers


def timer_view(timers: Timers, name: str) -> dict[str, object]:
    """Return one timer for a view, with kind `turn`. The key `seat` has the timer's seat; None if it has several seats or
    none."""
    timer = named(timers, name)
    if timer is None:
        return _NO_TIMER
    halted = timers.halted_at_ms
    return {
        "kind": "turn",
        "seat": timer.seats[0] if len(timer.seats) == 1 else None,
        "in_grace": False,
        "due_at_ms": timer.due_at_ms if halted is None else None,
        "left_ms": None if halted is None else max(0, timer.due_at_ms - halted),
        "turn_ms": timer.length_ms,
    }


_NO_TIMER: dict[str, object] = {
    "kind": "turn",
    "seat": None,
    "in_grace": False,
    "due_at_ms": None,
    "left_ms": None,
    "turn_ms": 0,
}


def _moved(running: tuple[Timer, ...], ms: int) -> tuple[Timer, ...]:
    return tuple(_later(timer, ms) for timer in running)


def _later(timer: Timer, ms: int) -> Timer:
    return Timer(timer.name, timer.due_at_ms + ms, timer.length_ms, timer.seats)
