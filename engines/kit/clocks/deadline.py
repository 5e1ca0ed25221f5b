"""A single deadline that can be halted, such as the game's time limit or the end of a result window."""

import msgspec

from engines.kit.clocks.adjust import ClockAdjustment, Halt, OutageCredit, Resume


class Deadline(msgspec.Struct, frozen=True):
    """A deadline. `due_at_ms`: server time of the deadline; None during a halt. `left_ms`: time in ms that remained at the
    halt. If both are None, the deadline never falls due."""

    due_at_ms: int | None = None
    left_ms: int | None = None

    def is_due(self, now_ms: int) -> bool:
        return self.due_at_ms is not None and self.due_at_ms <= now_ms


NEVER = Deadline()


def due_in(ms: int, now_ms: int) -> Deadline:
    """Return a deadline `ms` from now. If `ms` is 0, the deadline never falls due."""
    return Deadline(now_ms + ms) if ms else NEVER


def deadline_adjusted(deadline: Deadline, operation: ClockAdjustment, now_ms: int) -> Deadline:
    """Return the deadline after an operation of the room, such as a halt. Extra time for one seat does not move the
    deadline."""
    match operation:
        case Halt() if deadline.due_at_ms is not None:
            return Deadline(None, max(0, deadline.due_at_ms - now_ms))
        case Resume() if deadline.left_ms is not None:
            return Deadline(now_ms + deadline.left_ms)
        case OutageCredit(ms) if deadline.due_at_ms is not None:
            return Deadline(deadline.due_at_ms + ms)
    return deadline


def soonest(*due: int | None) -> int | None:
    """Return the earliest of several times, None if there is none."""
    first = None
    for moment in due:
        if moment is not None and (first is None or moment < first):
            first = moment
    return first
