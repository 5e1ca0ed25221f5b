"""A bot that places the chip with the best points and rows, captures, and challenges the faults that it sees.

It uses only its view. Any player could find the same faults there.
"""

from collections.abc import Mapping
from typing import Any

from engines.contig60 import faults
from engines.contig60.board import EDITION, NEIGHBOURS, ROW_SET, ROWS
from engines.contig60.solver import sentences
from engines.contig60.state import Played
from engines.kit.chance import Chance
from engines.kit.referee.rulings import bot_challenges

Plain = dict[str, Any]
ROW_WORTH = (0, 0, 1, 3, 8, 40)


def bot(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance) -> Plain | None:
    """Return the action that the seat sends, None if it has nothing to do."""
    may = status["may"][seat]
    return _answer(view, may, seat) or (_in_turn(view, may, seat, chance) if status["flag"] == seat else None)


def _answer(view: Mapping[str, Any], may: list[str], seat: int) -> Plain | None:
    """Return an answer to the other seat's declaration or action."""
    if "accept_draw" in may:
        return {"type": "decline_draw"}
    if "accept_result" in may:
        return _challenge_of_result(view, seat) or {"type": "accept_result"}
    if "no_challenge" in may:
        return _challenge(view, seat, view["turn"], "capture") or {"type": "no_challenge"}
    return None


def _in_turn(view: Mapping[str, Any], may: list[str], seat: int, chance: Chance) -> Plain | None:
    if view["dice"] is None and "challenge" in may and (challenge := _challenge_of_last(view, seat)) is not None:
        return challenge
    if "declare_win" in may and (claim := _claim(view, seat)) is not None:
        return claim
    if "capture" in may and (capture := _best(view, seat, view["capture"], EDITION.capture_factor)) is not None:
        cell, said, total = capture
        return {"type": "capture", "cell": cell, "sentence": said, "total": total}
    if "use_roll" in may and _best(view, seat, view["offer"]) is not None:
        return {"type": "use_roll"}
    if "roll" in may:
        return {"type": "roll"}
    if "place" in may and (best := _best(view, seat, view["dice"], chance=chance)) is not None:
        return {"type": "place", "cell": best[0]}
    if "announce" in may and (words := _to_say(view)) is not None:
        return words
    return {"type": "pass_flag"} if "pass_flag" in may else None


def _challenge_of_last(view: Mapping[str, Any], seat: int) -> Plain | None:
    """Return a challenge of the opponent's last turn within its window. The bot first looks at the regular part of the
    turn, and afterwards at its capture."""
    found = _challenge(view, seat, view["last"], "turn") if view["regular_window"] else None
    return found or (_challenge(view, seat, view["last"], "capture") if view["kept_capture"] else None)


def _claim(view: Mapping[str, Any], seat: int) -> Plain | None:
    turn = view["turn"]
    if turn["cell"] is not None and (turn["sentence"] is None or turn["total"] is None):
        return None
    own = frozenset(view["chips"][seat])
    row = next((row for row in ROWS if row <= own), None)
    if row is not None:
        return {"type": "declare_win", "claim": "five", "line": sorted(row)}
    if view["score"][seat] <= 0 and view["score"][1 - seat] - view["score"][seat] >= EDITION.lead_to_win:
        return {"type": "declare_win", "claim": "zero"}
    return None


def _to_say(view: Mapping[str, Any]) -> Plain | None:
    """Return the next announcement that the placed chip still needs: first the sentence, then the total."""
    turn = view["turn"]
    played = _played(view, turn)
    if faults.sentence_detail(played) is not None:
        said = sentences(played.dice, view["parentheses"]).get(played.cell)
        if said is not None:
            return {"type": "announce", "sentence": said}
    if faults.score_detail(played, False) is not None:
        return {"type": "score", "total": faults.due_total(played, False)}
    return None


def _best(
    view: Mapping[str, Any], seat: int, dice: list[int], factor: int = 1, chance: Chance | None = None
) -> tuple[int, str, int] | None:
    """Return the best number that the dice can make: its cell, the sentence, and the seat's total afterwards. `factor`:
    points for each neighbour."""
    own, theirs = frozenset(view["chips"][seat]), frozenset(view["chips"][1 - seat])
    taken = own | theirs
    made = [(cell, said) for cell, said in _sentences(view, dice).items() if cell not in taken]
    if not made:
        return None

    def worth(cell: int) -> int:
        points = factor * sum(number in taken for number in NEIGHBOURS[cell])
        return points * 2 + _row_worth(cell, own, theirs) + _row_worth(cell, theirs, own) // 2

    best = max(worth(cell) for cell, _said in made)
    ties = [(cell, said) for cell, said in made if worth(cell) == best]
    cell, said = ties[chance.below(len(ties))] if chance else ties[0]
    return cell, said, view["score"][seat] - factor * sum(number in taken for number in NEIGHBOURS[cell])


def _row_worth(cell: int, own: frozenset[int], theirs: frozenset[int]) -> int:
    return max((ROW_WORTH[len(own & row) + 1] for row in ROWS if cell in row and not row & theirs), default=0)


def _sentences(view: Mapping[str, Any], dice: list[int]) -> dict[int, str]:
    first, second, third = sorted(dice)
    return sentences((first, second, third), view["parentheses"])


def _challenge_of_result(view: Mapping[str, Any], seat: int) -> Plain | None:
    pending = view["pending"]
    if not pending["is_declared"]:
        return _challenge_of_last(view, seat)
    other = 1 - seat
    if pending["reason"] == "five":
        line = frozenset(pending["line"])
        is_true = line in ROW_SET and line <= frozenset(view["chips"][other])
    else:
        is_true = view["score"][other] <= 0 and view["score"][seat] - view["score"][other] >= EDITION.lead_to_win
    if not is_true:
        return {"type": "challenge", "rule": faults.GOAL}
    return _challenge(view, seat, view["turn"], "turn") or _challenge(view, seat, view["turn"], "capture")


def _challenge(view: Mapping[str, Any], seat: int, turn: Mapping[str, Any] | None, target: str) -> Plain | None:
    """Return one challenge that names every fault of a chip: the chip of the turn's capture if `target` is `capture`, else the
    turn's regular chip. Return None if that chip has no fault.

    The bot challenges only real faults. If it has a strike, a person has overruled the server, so the bot makes no more
    challenges in this game.
    """
    said = turn["capture"] if turn is not None and target == "capture" else turn
    if turn is None or said is None or said["cell"] is None or not bot_challenges(view, seat):
        return None
    played = _played(view, said, turn["cell"] if target == "capture" else None)
    rules = [fault.rule for fault in faults.played_faults(played, target == "capture")]
    return {"type": "challenge", "rules": rules, "target": target} if rules else None


def _played(view: Mapping[str, Any], said: Mapping[str, Any], later: int | None = None) -> Played:
    """Return a chip with its announcements. `said`: the turn or the capture that placed this chip, as the view shows it.
    `later`: the cell of a chip that was placed afterwards and does not count as a neighbour."""
    taken = {*view["chips"][0], *view["chips"][1]} - {later}
    first, second, third = said["dice"]
    beside = sum(number in taken for number in NEIGHBOURS[said["cell"]])
    return Played(said["cell"], (first, second, third), beside, said["before"], said["sentence"], said["total"])
