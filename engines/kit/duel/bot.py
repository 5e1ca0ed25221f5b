"""What every bot of a duel answers alike."""

from collections.abc import Container
from typing import Any

from engines.kit.chance import Chance
from engines.kit.duel.hand_pick import color_by_lot, hand_by_lot


def bot_answer(may: Container[str], chance: Chance) -> dict[str, Any] | None:
    """To an offer of a draw, and at the start, where a colour is called and a hand picked; None where none of these is asked.

    `may`: the types of action that the seat may send.
    """
    if "accept_draw" in may:
        return {"type": "decline_draw"}
    if "start_call" in may:
        return {"type": "start_call", "color": color_by_lot(chance)}
    if "start_pick" in may:
        return {"type": "start_pick", "hand": hand_by_lot(chance)}
    return None
