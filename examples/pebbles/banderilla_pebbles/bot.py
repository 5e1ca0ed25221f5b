"""A bot that leaves one more than a multiple of four, counts correctly, and challenges the faults that it sees."""

from collections.abc import Mapping
from typing import Any

from banderilla_pebbles.faults import turn_faults
from banderilla_pebbles.state import MAX_TAKE, Turn
from engines.kit.chance import Chance
from engines.kit.duel.bot import duel_bot
from engines.kit.referee.rulings import bot_challenges


@duel_bot
def bot(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance) -> dict[str, Any] | None:
    may = status["may"][seat]
    challenge = _challenge(view, seat) if "challenge" in may else None
    if "accept_result" in may:
        return challenge or {"type": "accept_result"}
    if "take" in may:
        return challenge or {"type": "take", "count": _best(view["pile"], chance)}
    if "say" in may and view["turn"]["said"] != view["pile"]:
        return {"type": "say", "left": view["pile"]}
    return {"type": "pass_flag"} if "pass_flag" in may else None


def _best(pile: int, chance: Chance) -> int:
    return (pile - 1) % (MAX_TAKE + 1) or 1 + chance.below(min(MAX_TAKE, pile))


def _challenge(view: Mapping[str, Any], seat: int) -> dict[str, Any] | None:
    """Return a challenge of every fault in the other seat's last turn; None if it is too late, or if the bot sees no fault."""
    last = view["last"]
    if last is None or last["seat"] == seat or not view["window"] or not bot_challenges(view, seat):
        return None
    rules = [fault.rule for fault in turn_faults(Turn(**last))]
    return {"type": "challenge", "rules": rules} if rules else None
