"""A bot that places the tile that costs the fewest points; among equally cheap tiles, the largest. It checks the other seats'
tiles and sums."""

from collections.abc import Mapping
from typing import Any

from engines.geominos.faults import MATCH, POINTS, TOTAL
from engines.geominos.placement import Laid, has_match, places, points
from engines.geominos.tiles import sections
from engines.kit.chance import Chance


def bot(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance) -> dict[str, Any] | None:
    """Return the seat's action, from its view only. The bot commits no fault, and challenges only visible faults."""
    may = status["may"][seat]
    if "decline_draw" in may:
        return {"type": "decline_draw"}
    if "challenge" in may and (rule := _visible_fault(view)):
        return {"type": "challenge", "rule": rule}
    if "draw" in may:
        return {"type": "draw"}
    if "accept" in may:
        return {"type": "accept"}
    if "pass_flag" in may:
        return {"type": "pass_flag"}
    if "announce" in may:
        counted = points(_laid(view["lies"]))
        return {"type": "announce", "points": counted, "total": view["totals"][seat] + counted}
    return _place(view, seat, chance) if "place" in may else None


def _laid(shown: Mapping[str, Any]) -> Laid:
    return Laid(shown["tile"], shown["side"], shown["turn"], shown["row"], shown["col"], shown["seat"])


def _visible_fault(view: Mapping[str, Any]) -> str | None:
    """Return the rule that the last turn visibly broke. The bot first looks for a missing match, because the remedy for
    this fault corrects all other faults."""
    last = view["last"]
    if last is None or not last["is_open"]:
        return None
    board = tuple(map(_laid, view["board"]))
    laid = next(laid for laid in board if laid.tile == last["tile"])
    if not has_match(tuple(other for other in board if other.tile != laid.tile), laid):
        return MATCH
    if POINTS not in last["ruled"] and last["points"] != points(laid):
        return POINTS
    if TOTAL not in last["ruled"] and last["total"] != last["before"] + last["points"]:
        return TOTAL
    return None


def _place(view: Mapping[str, Any], seat: int, chance: Chance) -> dict[str, Any]:
    board = tuple(map(_laid, view["board"]))
    found = [
        ((points(laid), -len(sections(tile, "A", 0))), laid)
        for tile in view["hands"][seat]
        for laid in places(board, tile, seat)
    ]
    if not found:
        return {"type": "no_place"}
    lowest = min(cost for cost, _laid in found)
    best = [laid for cost, laid in found if cost == lowest]
    laid = best[chance.below(len(best))]
    return {
        "type": "place", "tile": laid.tile, "side": laid.side, "turn": laid.turn, "row": laid.row, "col": laid.col,
    }  # fmt: skip
