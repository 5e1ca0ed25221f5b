"""The base of every action of every game."""

import msgspec


class BaseAction(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """A player's or referee's action. It has its tag as `type`, and only its own fields."""
