"""The message that a step sends to its viewers."""

import msgspec

from protocol import messages, patch


class Frame(msgspec.Struct, frozen=True):
    """The change of the view of these viewers by a step, encoded once for all of them. If `ops` is empty, their view is
    unchanged."""

    viewers: tuple[str, ...]
    ops: list[patch.Op]
    happenings: list[messages.GameEvent]
