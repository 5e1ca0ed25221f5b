"""The view of a match: a seat sees its own hand, the signs that it sent or saw, and no other cards before they are public.

The other parts are public and do not depend on hidden cards.
"""

from typing import Any

from engines.contract import REFEREE, Viewer
from engines.truco.state import State
from engines.truco.views.own import own_view as own_view
from engines.truco.views.public import public_view
from engines.truco.views.referee import referee_view
from engines.truco.views.score_card import card as card
from engines.truco.views.view_types import View as View


def view(state: State, viewer: Viewer, _now_ms: int) -> dict[str, Any]:
    """Return the match for a seat, a spectator (only public things) or a referee (all hands and the record of faults,
    but not the pack).

    Only the seat itself sees its `hand`, `dealt`, `discard`, `words` (the words that would take effect now), `point`
    (in assisted mode: the number to declare), `looked`, `signalled`.
    """
    seen = dict(public_view(state))
    if viewer == REFEREE:
        seen |= referee_view(state)
    elif isinstance(viewer, int):
        seen |= own_view(state, viewer)
    return seen


def audience(_state: State, viewer: Viewer) -> Viewer:
    """Return `viewer` itself: no two viewers share a view, because every seat sees its own hand."""
    return viewer
