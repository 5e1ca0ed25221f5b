"""The answers that the bots of all duels share."""

from collections.abc import Callable, Container, Mapping
from functools import wraps
from typing import Any, TypeAlias

from engines.kit.chance import Chance
from engines.kit.duel.hand_pick import color_by_lot, hand_by_lot

Bot: TypeAlias = Callable[[Mapping[str, Any], Mapping[str, Any], int, Chance], dict[str, Any] | None]


def bot_answer(may: Container[str], chance: Chance) -> dict[str, Any] | None:
    """Return an answer to a draw offer, or a call of a colour or a pick of a hand at the start.

    `may`: the types of action that the seat may send. Return None if the seat has no such decision now.
    """
    if "accept_draw" in may:
        return {"type": "decline_draw"}
    if "start_call" in may:
        return {"type": "start_call", "color": color_by_lot(chance)}
    if "start_pick" in may:
        return {"type": "start_pick", "hand": hand_by_lot(chance)}
    return None


def duel_bot(own: Bot) -> Bot:
    """Return a game's bot: it first tries the answers that all duels share, and afterwards calls `own`."""

    @wraps(own)
    def bot(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance) -> dict[str, Any] | None:
        return bot_answer(status["may"][seat], chance) or own(view, status, seat, chance)

    return bot
