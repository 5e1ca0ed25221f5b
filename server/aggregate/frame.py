"""The message that a step sends to its viewers."""

import msgspec

from protocol import messages, patch


class Frame(msgspec.Struct, frozen=True):
    """The effect of a step on the view of some viewers, as the same bytes for all of them. Empty `ops`: their view is
    unchanged."""

    viewers: tuple[str, ...]
    ops: list[patch.Op]
    happenings: list[messages.GameEvent]
