"""The base of every action of every game."""

import msgspec


class BaseAction(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """What is asked of a game: it bears its tag as `type`, and no fields but its own."""
