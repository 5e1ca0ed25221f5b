"""A pentathlon: its plan, groups and teams."""

import msgspec

from protocol.session_commands import SetPentathlon


class Team(msgspec.Struct, frozen=True, array_like=True):
    """A team of pupils in a pentathlon."""

    name: str
    pupils: tuple[str, ...]
    """The ids of its pupils."""


class Pentathlon(msgspec.Struct, frozen=True, array_like=True):
    """A pentathlon: its plan and the pupils' groups and teams."""

    plan: SetPentathlon
    """The plan. Each of its games has the complete options."""
    groups: tuple[tuple[str, ...], ...] = ()
    """The groups of pupils at stations, each as the pupils' ids. All pupils of a group play the games in the same order. Each
    draft draws new groups until the first round has started."""
    teams: tuple[Team, ...] = ()
    """The teams of pupils, whose points are added up."""
