"""The viewer of a game. The contract uses this type."""

from typing import Literal, TypeAlias

Viewer: TypeAlias = int | Literal["spectator", "referee"]
"""The person who looks: a seat's number, a spectator (sees the public part) or a referee (also sees the faults)."""
SPECTATOR: Literal["spectator"] = "spectator"
REFEREE: Literal["referee"] = "referee"


def open_audience(_state: object, viewer: Viewer) -> Viewer:
    """Return a viewer with the same view as `viewer`, for a game without hidden data: seats and spectators share one view, and
    referees share a second view, which shows the faults."""
    return REFEREE if viewer == REFEREE else SPECTATOR
