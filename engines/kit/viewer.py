"""Who looks at a game. The words are the contract's."""

from typing import Literal, TypeAlias

Viewer: TypeAlias = int | Literal["spectator", "referee"]
"""A seat's number, a spectator (sees what everybody sees) or a referee (sees the record)."""
SPECTATOR: Literal["spectator"] = "spectator"
REFEREE: Literal["referee"] = "referee"


def open_audience(_state: object, viewer: Viewer) -> Viewer:
    """The audience of a game in which seats and spectators see the same, and only referees see more."""
    return REFEREE if viewer == REFEREE else SPECTATOR
