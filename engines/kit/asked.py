"""The base of every action of every game."""

import msgspec


class Asked(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """What is asked for: it bears its tag as `type`, and no fields but its own."""
