"""The message that a step sends to its viewers."""

import msgspec

from protocol import messages, patch


class Frame(msgspec.Struct, frozen=True):
    """How one step changes the view of `viewers`. They all get the same encoded bytes. If `ops` is empty, their view is
    unchanged."""

    viewers: tuple[str, ...]
    ops: list[patch.Op]
    happenings: list[messages.GameEvent]
