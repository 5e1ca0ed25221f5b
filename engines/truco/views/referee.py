"""The part of the view that only referees see: all hands, the signs, the record of faults."""

from typing import Any

from engines.truco.facts import recorded
from engines.truco.state import State


def referee_view(state: State) -> dict[str, Any]:
    """Return the part of the view that only referees get."""
    game = state.partial
    return {
        "hands": [list(hand) for hand in state.hands],
        "held": [list(hand) for hand in (state.hands if game is None else game.hands)],
        "discard": state.discarded,
        "signs": [[sign.signal, sign.seat, list(sign.seen_by)] for sign in state.signs.sent],
        "record": []
        if game is None
        else [{"rule": fault.rule, "seat": fault.target, "facts": dict(recorded(game, fault).facts)} for fault in game.faults],
    }
