"""Where a game stands, as everybody may know it: phase, flag, open actions and windows. The words are the contract's."""

import msgspec

from engines.kit.outcome import Result

OFF_TURN = frozenset(("challenge", "offer_draw", "accept_draw", "decline_draw", "resign", "call_time"))
"""Types of action that are open while the game waits for another seat."""


class Window(msgspec.Struct, frozen=True):
    """An open window: `kind` (regular, capture, result, …), who may use it, and when it shuts by itself (server ms)."""

    kind: str
    seats: tuple[int, ...]
    closes_at_ms: int | None = None
    stakes: str = ""
    """Which of the game's `Engine.stakes` a challenge in it has; empty where its kind says so."""


class Status(msgspec.Struct, frozen=True):
    """Where a game stands. All of it is public: it must not differ where only hidden things differ."""

    phase: str
    """One of `Engine.phases`."""
    flag: int | None
    """The seat that holds it; None where nobody or everybody may act."""
    may: tuple[tuple[str, ...], ...]
    """By seat: the types of action that it may send now, faulty or not (never a hint)."""
    windows: tuple[Window, ...] = ()
    """Those that are open."""
    due_at_ms: int | None = None
    """When the clock must be told next (`apply(…, CLOCK, Tick(), …)`); None if nothing runs."""
    result: Result | None = None
    """None while the game goes on."""
    provisional: bool = False
    """The result may still be challenged."""
    waits_for: tuple[int, ...] | None = None
    """The seats that must act now, where neither the flag nor `may` tells them."""

    @property
    def is_over(self) -> bool:
        return self.result is not None and not self.provisional

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that must act now: those of `waits_for`, else those that have a result to accept, else the flag's; where
        nobody holds it, those that may do more than what is always open."""
        if self.is_over:
            return ()
        if self.waits_for is not None:
            return self.waits_for
        accepting = tuple(seat for seat, types in enumerate(self.may) if "accept_result" in types)
        if accepting or self.provisional:
            return accepting or tuple(sorted({seat for window in self.windows for seat in window.seats}))
        if self.flag is not None:
            return (self.flag,)
        return tuple(seat for seat, types in enumerate(self.may) if not OFF_TURN.issuperset(types))
