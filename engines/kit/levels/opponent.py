"""Chooses the computer's action at a level, using only data that its seat may know.

First, `resample_hidden` replaces all data that the seat may not see with new random draws. The choice uses only this
imagined position, so it cannot depend on hidden data.
"""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec

from engines.kit.chance import Chance, ChanceReader, ChanceState
from engines.kit.levels.level import Level
from engines.kit.levels.playable import Playable
from engines.kit.levels.rollouts import searched
from engines.kit.outcome import Plain

CHALLENGE = "challenge"


def wish(
    engine: Playable, state: Any, seat: int, now_ms: int, level: Level, chance: Chance, *, tournament: bool, fate: bytes = b""
) -> dict[str, Plain] | None:
    """Return the action that the computer chooses for the seat at that level, in the form that a client sends, or None
    if the seat has nothing to do.

    `fate`: secret bytes of this seat in this game. These bytes decide whether the seat notices a fault, so that a
    repeated call gives the same answer.
    """
    imagined = engine.resample_hidden(state, seat, chance)
    view = engine.view(imagined, seat, now_ms)
    status = msgspec.to_builtins(engine.status(imagined))
    bot = level.own or engine.bot
    asked: dict[str, Plain] | None = bot(view, status, seat, chance)
    if asked is None:
        return None
    if asked["type"] == CHALLENGE:
        return asked if _notices(level, asked, view, fate, chance) else _unchallenging(bot, view, status, seat, chance)
    if level.errs and tournament and (fault := _error(engine, imagined, seat, level, chance)) is not None:
        return fault
    if level.slips and chance.below(100) < level.slips:
        return _slip(engine, imagined, seat, asked, chance)
    if level.search is not None and asked["type"] in level.search.types:
        return searched(engine, imagined, seat, now_ms, asked, level.search, chance)
    return asked


def _notices(level: Level, asked: dict[str, Plain], view: Mapping[str, Any], fate: bytes, chance: Chance) -> bool:
    """Return whether the seat notices the fault that its bot would challenge. With `fate`, the answer stays the same until the
    next turn."""
    rate = level.notices * (100 - level.slips)
    if not fate:
        return chance.below(100 * 100) < rate
    drawn = ChanceReader(ChanceState(sha256(fate + msgspec.json.encode([asked, view.get("last")])).digest()))
    return drawn.below(100 * 100) < rate


def _slip(engine: Playable, imagined: Any, seat: int, asked: dict[str, Plain], chance: Chance) -> dict[str, Plain]:
    """Return a random faultless action of the same type as `asked`, or `asked` itself if there is none. `asked`: the action
    that the bot chose."""
    alike = alike_actions(engine, imagined, seat, asked["type"])
    return alike[chance.below(len(alike))] if alike else asked


def alike_actions(engine: Playable, imagined: Any, seat: int, kind: str) -> list[dict[str, Plain]]:
    """Return the seat's faultless actions of that type, as plain data."""
    return [
        plain for action in engine.faultless_actions(imagined, seat) if (plain := msgspec.to_builtins(action))["type"] == kind
    ]


def _error(engine: Playable, imagined: Any, seat: int, level: Level, chance: Chance) -> dict[str, Plain] | None:
    """Return a random faulty action of the seat, with the probability that `level.errs` gives in percent. Otherwise, or
    if no faulty action is possible, return None."""
    wrong = [
        plain for each in engine.faulty_actions(imagined, seat) if (plain := msgspec.to_builtins(each))["type"] != CHALLENGE
    ]
    if not wrong or chance.below(100) >= level.errs:
        return None
    fault: dict[str, Plain] = wrong[chance.below(len(wrong))]
    return fault


def _unchallenging(bot: Any, view: Mapping[str, Any], status: Any, seat: int, chance: Chance) -> dict[str, Plain] | None:
    """Return the action that the bot chooses if its seat may not challenge."""
    may = [[one for one in types if one != CHALLENGE] if at == seat else types for at, types in enumerate(status["may"])]
    strikes = [max(1, count) if at == seat else count for at, count in enumerate(view["strikes"])]
    asked: dict[str, Plain] | None = bot({**view, "strikes": strikes}, {**status, "may": may}, seat, chance)
    if asked is not None and asked["type"] == CHALLENGE:
        return {"type": "accept_result"} if "accept_result" in may[seat] else None
    return asked
