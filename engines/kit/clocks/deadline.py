"""A lone moment that something falls due (the game's time limit, the end of a result window), which can stand still."""

import msgspec

from engines.kit.clocks.adjust import ClockAdjustment, Halt, OutageCredit, Resume


class Deadline(msgspec.Struct, frozen=True):
    """`due_at_ms`: when it falls due, None while it stands; `left_ms`: what was left then. Both None: it never does."""

    due_at_ms: int | None = None
    left_ms: int | None = None

    def is_due(self, now_ms: int) -> bool:
        return self.due_at_ms is not None and self.due_at_ms <= now_ms


NEVER = Deadline()


def due_in(ms: int, now_ms: int) -> Deadline:
    """A deadline `ms` from now; 0 is never."""
    return Deadline(now_ms + ms) if ms else NEVER


def deadline_adjusted(deadline: Deadline, operation: ClockAdjustment, now_ms: int) -> Deadline:
    """The deadline after an operation of the room. A gift to a seat is none to it."""
    match operation:
        case Halt() if deadline.due_at_ms is not None:
            return Deadline(None, max(0, deadline.due_at_ms - now_ms))
        case Resume() if deadline.left_ms is not None:
            return Deadline(now_ms + deadline.left_ms)
        case OutageCredit(ms) if deadline.due_at_ms is not None:
            return Deadline(deadline.due_at_ms + ms)
    return deadline


def soonest(*due: int | None) -> int | None:
    """The first of several moments, None where there is none."""
    return min((moment for moment in due if moment is not None), default=None)
