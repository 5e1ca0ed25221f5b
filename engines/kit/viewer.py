"""The viewer of a game. The contract uses this type."""

from typing import Literal, TypeAlias

Viewer: TypeAlias = int | Literal["spectator", "referee"]
"""A seat's number, a spectator (sees the public part) or a referee (also sees the record)."""
SPECTATOR: Literal["spectator"] = "spectator"
REFEREE: Literal["referee"] = "referee"


def open_audience(_state: object, viewer: Viewer) -> Viewer:
    """Return the audience in a game with one view for seats and spectators. Only referees see more."""
    return REFEREE if viewer == REFEREE else SPECTATOR
