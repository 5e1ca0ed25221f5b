"""The public status of a game: phase, flag, possible actions and windows. The contract uses these types."""

from functools import lru_cache

import msgspec

from engines.kit.outcome import Result

OFF_TURN = frozenset(("challenge", "offer_draw", "accept_draw", "decline_draw", "resign", "call_time"))
"""Types of action that may be open to a seat while the game waits for another seat."""


class Window(msgspec.Struct, frozen=True):
    """An open challenge window: its `kind` (regular, capture, result, …), the seats that may use it, and the server time of its
    end in ms."""

    kind: str
    seats: tuple[int, ...]
    closes_at_ms: int | None = None
    stakes: str = ""
    """Key of the window's stakes in `Engine.stakes`; empty if the window's kind is the key."""


class Status(msgspec.Struct, frozen=True):
    """The public status of a game. It must not depend on hidden things."""

    phase: str
    """One of `Engine.phases`."""
    flag: int | None
    """Seat that holds the flag; None if no seat or every seat may act."""
    may: tuple[tuple[str, ...], ...]
    """Types of action that each seat may send now, faulty or not. The types never hint at the right action."""
    windows: tuple[Window, ...] = ()
    """Open windows."""
    due_at_ms: int | None = None
    """Server time of the next due event; None if no clock runs. At that time the room calls `apply(…, CLOCK, Tick(), …)`."""
    result: Result | None = None
    """The result of the game; None during the game."""
    waits_for: tuple[int, ...] | None = None
    """Seats that must act now. None if they follow from the flag and from `may`."""

    @property
    def is_over(self) -> bool:
        return self.result is not None

    @property
    def awaited(self) -> tuple[int, ...]:
        """Seats that must act now: the seats of `waits_for`; else the seats that must accept a result; else the flag
        holder. If no seat holds the flag: the seats that may send an action of a type that is not in `OFF_TURN`."""
        return awaited_seats(self.may, self.flag, self.waits_for, self.is_over)


@lru_cache(maxsize=1024)
def awaited_seats(
    may: tuple[tuple[str, ...], ...], flag: int | None, waits_for: tuple[int, ...] | None, is_over: bool
) -> tuple[int, ...]:
    """Return the seats that must act now (`Status.awaited`), from these fields of a status."""
    if is_over:
        return ()
    if waits_for is not None:
        return waits_for
    accepting = tuple(seat for seat, types in enumerate(may) if "accept_result" in types)
    if accepting:
        return accepting
    if flag is not None:
        return (flag,)
    return tuple(seat for seat, types in enumerate(may) if not OFF_TURN.issuperset(types))
