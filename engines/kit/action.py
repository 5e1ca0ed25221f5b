"""The base class of every action of every game."""

import msgspec


class BaseAction(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """An action of a player or a referee. On the wire its tag is the field `type`, and unknown fields are an error."""
