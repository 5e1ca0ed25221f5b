"""A bot that takes every bonus, places the card with the best score, looks under the last card, and challenges faults.

It uses only its view. Any player could find the same faults there.
"""

from collections.abc import Mapping
from typing import Any

from engines.kit.chance import Chance
from engines.kit.duel.bot import duel_bot
from engines.stars_and_bars.board import CENTRE, EDITION, NEIGHBOURS, POINTS, SQUARES
from engines.stars_and_bars.faults import ANNOUNCE, COVER, POINTS_RULE, TOTAL, fits

Plain = dict[str, Any]


@duel_bot
def bot(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance) -> Plain | None:
    may = status["may"][seat]
    if status["flag"] != seat or not may:
        return None
    if "accept_result" in may:
        return _challenge(view) or {"type": "declare_win" if "declare_win" in may else "accept_result"}
    if view["window"] and status["phase"] == "review":
        if "peek" in may and view["shown"] is None and _covered_something(view, view["last"]["cell"]):
            return {"type": "peek"}
        if challenge := _challenge(view):
            return challenge
    return _in_turn(view, status["phase"], may, seat, chance)


def _in_turn(view: Mapping[str, Any], phase: str, may: list[str], seat: int, chance: Chance) -> Plain | None:
    if phase != "placed" and (bonus := _tidying(view)) is not None:
        return bonus
    if "place" in may and (best := _best(view, seat, chance)) is not None:
        return {"type": "place", "card": best[0], "cell": best[1]}
    if "discard" in may:
        return {"type": "discard", "card": view["hands"][seat][0]}
    turn = view["turn"]
    due = _card_points(view, turn) + turn["bonus"]
    if "score" in may and (turn["points"], turn["total"]) != (due, turn["before"] + due):
        return {"type": "score", "points": due, "total": turn["before"] + due}
    if phase == "placed" and (tidying := _tidying(view)) is not None:
        # If the pile stayed high, the other side could flip or remove it for points.
        return tidying
    return {"type": "pass_flag"} if "pass_flag" in may else None


def _covered_something(view: Mapping[str, Any], cell: str | None) -> bool:
    """Return whether a placed card may have another card below it."""
    pile = None if cell is None else _piles(view).get(cell)
    return cell is not None and (pile is None or pile["height"] > 1)


def _tidying(view: Mapping[str, Any]) -> Plain | None:
    """Return the action that flips or removes a pile; clearing the centre comes first. After the seat has placed its card, only
    that card's pile is allowed."""
    turn, piles = view["turn"], _piles(view)
    is_placed = turn["card"] is not None
    may_clear = not is_placed or any(cell in CENTRE for cell in turn["tidied"])
    if may_clear and sum(pile["flipped"] for pile in piles.values()) == len(CENTRE):
        return {"type": "remove_center"}
    high = [cell for cell, pile in piles.items() if pile["height"] >= EDITION.pile and not pile["flipped"]]
    if is_placed:
        high = [cell for cell in high if cell == turn["cell"]]
    return {"type": "flip" if high[0] in CENTRE else "remove", "cell": high[0]} if high else None


def _best(view: Mapping[str, Any], seat: int, chance: Chance) -> tuple[str, str] | None:
    """Return the card and the square of the faultless placement with the best score. Chance decides among equals."""
    found: list[tuple[int, str, str]] = []
    piles = _piles(view)
    for card in view["hands"][seat]:
        for cell in SQUARES:
            pile = piles.get(cell)
            if pile is not None and (pile["flipped"] or not fits(card, pile["top"])):
                continue
            found.append((_points(view, card, cell), card, cell))
    if not found:
        return None
    most = max(points for points, _card, _cell in found)
    ties = [(card, cell) for points, card, cell in found if points == most]
    return ties[chance.below(len(ties))]


def _piles(view: Mapping[str, Any]) -> dict[str, Plain]:
    """Return the piles by their squares."""
    return {cell: pile for cell, pile in zip(SQUARES, view["piles"], strict=True) if pile is not None}


def _points(view: Mapping[str, Any], card: str, cell: str) -> int:
    """Return the score of a card on a square, from the open cards next to it."""
    beside = [view["piles"][place] for place in NEIGHBOURS[cell]]
    return sum(POINTS[card, pile["top"]] for pile in beside if pile is not None and pile["top"] is not None)


def _card_points(view: Mapping[str, Any], turn: Mapping[str, Any]) -> int:
    """Return the right points of the card placed in a turn, counted on the present table. The card still has the same
    neighbours: after placing the card, the seat may change only the card's own pile."""
    return 0 if turn["cell"] is None else _points(view, turn["card"], turn["cell"])


def _challenge(view: Mapping[str, Any]) -> Plain | None:
    """Return a challenge of every visible fault in the last turn."""
    last = view["last"]
    if not view["window"] or last is None or view["mode"] == "assisted":
        return None
    rules = []
    shown = view["shown"]
    is_of_last = shown is not None and (last["card"], last["cell"]) == (shown["card"], shown["cell"])
    if is_of_last and not fits(shown["card"], shown["under"]):
        rules.append(COVER)
    if last["points"] is None:
        if last["card"] is not None or last["bonus"]:
            rules.append(ANNOUNCE)
    else:
        if last["points"] != _card_points(view, last) + last["bonus"]:
            rules.append(POINTS_RULE)
        if last["total"] != last["before"] + last["points"]:
            rules.append(TOTAL)
    return {"type": "challenge", "rules": rules} if rules else None
