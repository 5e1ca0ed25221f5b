"""A bot that uses only its view: it searches some moves ahead, always captures when it must, and claims omitted captures."""

from collections.abc import Mapping, Sequence
from typing import Any

from engines.damas.evaluation import DEEP, USUAL_DEPTH, Depth, best_path, margin
from engines.damas.faults import CAPTURE, blowable, fault_of
from engines.damas.moves import Path, legal_paths
from engines.kit.chance import Chance

_HOPELESS = -150
"""Evaluation below which the bot accepts a draw, in hundredths of a man's value."""
_DULL = 40
"""Number of turns without progress after which the bot treats an even game as drawn."""


def bot(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance) -> dict[str, Any] | None:
    """Return the next action of the seat, or None."""
    return _next(view, status, seat, chance, USUAL_DEPTH)


def deep_bot(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance) -> dict[str, Any] | None:
    """Return the action that `bot` would return with a much deeper search. The search is too slow for the server's event
    loop."""
    return _next(view, status, seat, chance, DEEP)


def _next(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance, depth: Depth) -> dict[str, Any] | None:
    may = status["may"][seat]
    if "ready" in may:
        return {"type": "ready"}
    for answer in (_draw_answer, _claim, _nothing_to_claim, _draw_claim):
        action = answer(view, may, seat, chance)
        if action is not None:
            return action
    return _move(view, may, seat, chance, depth)


def _draw_answer(view: Mapping[str, Any], may: Sequence[str], seat: int, _chance: Chance) -> dict[str, Any] | None:
    if "accept_draw" not in may:
        return None
    worth = margin(view["board"], seat == view["black_seat"])
    agrees = worth <= _HOPELESS or (worth <= 0 and view["idle"] >= _DULL)
    return {"type": "accept_draw"} if agrees else {"type": "decline_draw"}


def _claim(view: Mapping[str, Any], may: Sequence[str], seat: int, _chance: Chance) -> dict[str, Any] | None:
    """Return a claim of an omitted capture: the soplo (removal of the piece) or, in a room without the soplo, the
    repetition of the turn."""
    last = view["last"]
    if "challenge" not in may or not view["window"] or view["flag"] != seat or last is None:
        return None
    black = view["black_seat"] != seat
    path = tuple(last["path"])
    if view["capture_rule"] == "forced" or fault_of(last["before"], black, path) is None:
        return None
    if view["capture_rule"] == "rectify":
        return {"type": "challenge", "rule": CAPTURE, "remedy": "rectify"}
    targets = blowable(last["before"], black, path)
    kings = [square for square in targets if view["board"][square - 1] in "BW"]
    return {"type": "challenge", "rule": CAPTURE, "remedy": "huff", "target": (kings or list(targets))[0]}


def _nothing_to_claim(view: Mapping[str, Any], may: Sequence[str], _seat: int, _chance: Chance) -> dict[str, Any] | None:
    return {"type": "waive"} if "waive" in may and "move" not in may else None


def _draw_claim(view: Mapping[str, Any], may: Sequence[str], seat: int, _chance: Chance) -> dict[str, Any] | None:
    is_late = view["idle"] >= view["no_progress"] and margin(view["board"], seat == view["black_seat"]) <= 0
    return {"type": "claim_draw", "ground": "no_progress"} if "claim_draw" in may and is_late else None


def _move(view: Mapping[str, Any], may: Sequence[str], seat: int, chance: Chance, depth: Depth) -> dict[str, Any] | None:
    if "move" not in may:
        return None
    black = seat == view["black_seat"]
    path = best_path(view["board"], black, _open_paths(view, black), chance, depth)
    return None if path is None else {"type": "move", "path": list(path)}


def _open_paths(view: Mapping[str, Any], black: bool) -> tuple[Path, ...]:
    """Return the faultless moves that begin with the squares that a ruling fixed for a repeated turn, or with the touched
    piece. If no faultless move begins like that, return all faultless moves."""
    paths = legal_paths(view["board"], black)
    begins = tuple(view["redo"] or ())
    if view["touched"] is not None:
        begins = begins or (view["touched"],)
    return tuple(path for path in paths if path[: len(begins)] == begins) or paths
