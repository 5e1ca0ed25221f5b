"""What a step sends to its viewers."""

import msgspec

from protocol import messages, patch


class Frame(msgspec.Struct, frozen=True):
    """What one step brings to some viewers: the same bytes for all of them. Empty `ops`: they see nothing of it."""

    viewers: tuple[str, ...]
    ops: list[patch.Op]
    happenings: list[messages.GameEvent]
