"""Where a game stands, as everybody may know it: phase, flag, open actions and windows. The words are the contract's."""

import msgspec

from engines.kit.outcome import Result


class Window(msgspec.Struct, frozen=True):
    """An open window: `kind` (regular, capture, result, …), who may use it, and when it shuts by itself (server ms)."""

    kind: str
    seats: tuple[int, ...]
    closes_at_ms: int | None = None


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

    @property
    def is_over(self) -> bool:
        return self.result is not None and not self.provisional
