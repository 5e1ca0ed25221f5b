"""A bot that places the fitting tile with the most pips, writes sums, draws, and challenges the faults that it sees.

It uses only its view. Any player could find the same faults there.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engines.kit.chance import Chance
from engines.sum_dominoes import faults
from engines.sum_dominoes.board import FACES, Board, Laid, Size, fits

Plain = dict[str, Any]


def bot(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance) -> Plain | None:
    """Return the action that the seat sends, None if it has nothing to do."""
    return _asked(view, status, seat, chance, _weight)


def light_bot(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance) -> Plain | None:
    """Return the action of a bot that places the fitting tile with the fewest pips. Such a bot
    keeps the tiles with many pips, which fit the more likely sums."""
    return _asked(view, status, seat, chance, _lightness)


def _asked(
    view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance, worth: Callable[[str], int]
) -> Plain | None:
    may = status["may"][seat]
    if "give" in may:
        return {"type": "give", "tile": max(view["hands"][seat], key=_weight)}
    if "accept_draw" in may:
        return {"type": "decline_draw"}
    if "challenge" in may and (challenge := _challenge(view, seat)) is not None:
        return challenge
    if "accept_result" in may:
        return {"type": "accept_result"}
    if "no_challenge" in may:
        return {"type": "no_challenge"}
    return _in_turn(view, status["phase"], may, seat, chance, worth) if status["flag"] == seat else None


def _in_turn(
    view: Mapping[str, Any], phase: str, may: Sequence[str], seat: int, chance: Chance, worth: Callable[[str], int]
) -> Plain | None:
    turn = view["turn"]
    part = turn["first"] if phase == "part1" else turn["second"]
    if part["how"] == "open" and phase in ("part1", "part2"):
        total = view["sum"] if phase == "part1" else sum(turn["dice"])
        best = _best(fits(_size(view), _board(view), view["hands"][seat], total), chance, worth)
        if best is not None:
            # A placing that is not possible yet waits until the other side has seen the first part.
            return {"type": "place", "tile": best.tile, "cells": list(best.cells)} if "place" in may else None
        if "reroll" in may:
            return {"type": "reroll"}
    if phase == "part1":
        return {"type": "roll"} if "roll" in may else None
    if phase == "rolled":
        return {"type": "write_sum", "sum": sum(turn["dice"])}
    if phase == "part2" and "draw" in may:
        return {"type": "draw"}
    return {"type": "pass_flag"} if "pass_flag" in may else None


def _best(found: list[Laid], chance: Chance, worth: Callable[[str], int]) -> Laid | None:
    """Return a random one of the best placements."""
    if not found:
        return None
    most = max(worth(laid.tile) for laid in found)
    best = [laid for laid in found if worth(laid.tile) == most]
    return best[chance.below(len(best))]


def _weight(tile: str) -> int:
    return sum(FACES[tile])


def _lightness(tile: str) -> int:
    return -_weight(tile)


def _size(view: Mapping[str, Any]) -> Size:
    return view["columns"], view["rows"]


def _board(view: Mapping[str, Any]) -> Board:
    return tuple(Laid(tile, (low, high)) for tile, low, high in view["board"])


def _challenge(view: Mapping[str, Any], seat: int) -> Plain | None:
    """Return a challenge of every fault that the seat may challenge now.

    The bot names only real faults. So if it has a strike, a person has overruled the server, and the bot makes no more
    challenges in this game.
    """
    if view["strikes"][seat] or not view["open"][seat]:
        return None
    turn = view["turn"] if view["turn"]["seat"] != seat else view["last"]
    named = [rule for rule in view["open"][seat] if _is_broken(view, turn, rule)]
    shown = {rule: _shown(view, turn, rule) for rule in named if rule in faults.UNPLACED}
    rules = [rule if rule not in shown else {"rule": rule, "target": shown[rule]} for rule in named]
    return {"type": "challenge", "rules": rules} if rules else None


def _is_broken(view: Mapping[str, Any], turn: Mapping[str, Any], rule: str) -> bool:
    match rule:
        case faults.MATCH_1 | faults.MATCH_2:
            return _is_misfit(view, turn["first" if rule == faults.MATCH_1 else "second"])
        case faults.SUM:
            return bool(turn["written"] != sum(turn["dice"]))
        case faults.DRAW:
            return turn["drew"] is None and view["bank"] > 0
        case faults.SECOND_PART:
            return turn["dice"] is None and not turn["is_forfeit"] and not view["can_reroll"]
    return _shown(view, turn, rule) is not None


def _is_misfit(view: Mapping[str, Any], part: Mapping[str, Any]) -> bool:
    if part["how"] != "placed":
        return False
    low, high = part["cells"]
    laid = Laid(part["tile"], (low, high))
    board = _board(view)
    return faults.match_detail(_size(view), board[: board.index(laid)], laid, part["sum"]) is not None


def _shown(view: Mapping[str, Any], turn: Mapping[str, Any], rule: str) -> Plain | None:
    """Return a placement that the player missed. A tile that the player drew later does not count."""
    part = turn["first" if rule == faults.UNPLACED_1 else "second"]
    if part["how"] != "left" or turn["is_forfeit"]:
        return None
    hand = [tile for tile in view["hands"][turn["seat"]] if tile != turn["drew"]]
    found = fits(_size(view), _board(view), hand, part["sum"])
    return {"tile": found[0].tile, "cells": list(found[0].cells)} if found else None
