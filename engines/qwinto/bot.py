"""A bot that throws the most useful dice for its sheet, writes the number in the best box, and checks the entries of
the other seats."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations, product
from typing import Any

from engines.kit.chance import Chance
from engines.qwinto.facts import SUM
from engines.qwinto.placement import MISTHROW, Numbers, best_box, good_boxes
from engines.qwinto.sheet import BLANK, BOARD, BOX_INDEX, BOXES, DICE, Sheet, entry_of, errors

PASSED = 0.9
"""Minimum value of an entry that a seat writes although it need not write. If no entry has this value, the seat passes."""
FACES: int = BOARD["dice"][0]["faces"]


def bot(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance) -> dict[str, Any] | None:
    """Return an action, chosen from the seat's own view. The bot commits no fault and challenges only a visible error."""
    may = status["may"][seat]
    if "decline_draw" in may:
        return {"type": "decline_draw"}
    if "fix" in may and (own := _first_error(_entries(view["sheets"][seat]))):
        return {"type": "fix", "box": own[1]}
    if "challenge" in may and (found := _challenge(view, seat)):
        return found
    numbers = _numbers(view["sheets"][seat])
    if "roll" in may:
        return {"type": "roll", "dice": list(_best_dice(numbers))}
    if "announce" in may:
        return _say(view, numbers, "reroll" in may)
    if "write" in may:
        return None if "commit" in view else _write(view, numbers, "miss" in may, chance)
    if "rewrite" in may:
        _gain, box = best_box(numbers, view["announced"], view["dice"])
        return {"type": "leave"} if box is None else {"type": "rewrite", "box": BOXES[box]}
    return {"type": "ready"} if "ready" in may and not view["ready"][seat] else None


def _numbers(boxes: Mapping[str, Any]) -> Numbers:
    return [boxes[box]["number"] if box in boxes else None for box in BOXES]


def _entries(boxes: Mapping[str, Any]) -> Sheet:
    sheet = list(BLANK)
    for box, entry in boxes.items():
        sheet[BOX_INDEX[box]] = entry_of(entry["number"], entry["round"], entry["announced"], entry["dice"])
    return tuple(sheet)


def _first_error(sheet: Sheet) -> tuple[str, str] | None:
    """Return the rule and the box of the first visible error on a sheet; None if there is none."""
    for box, entry in enumerate(sheet):
        if entry is not None and (broken := errors(sheet, box, entry)):
            return broken[0], BOXES[box]
    return None


def _challenge(view: Mapping[str, Any], seat: int) -> dict[str, Any] | None:
    if view["phase"] == "write":
        return {"type": "challenge", "rule": SUM} if sum(view["throw"]) != view["announced"] else None
    for other, boxes in enumerate(view["sheets"]):
        if other != seat and (found := _first_error(_entries(boxes))):
            return {"type": "challenge", "rule": found[0], "target": {"seat": other, "box": found[1]}}
    return None


@cache
def _sums(count: int) -> tuple[tuple[int, float], ...]:
    """Return every sum of `count` dice with its probability."""
    counted = Counter(map(sum, product(range(1, FACES + 1), repeat=count)))
    return tuple((number, ways / FACES**count) for number, ways in sorted(counted.items()))


class Outlook:
    """The value of each possible sum on the active seat's sheet. The active seat must write the sum or take a misthrow, which
    costs points."""

    def __init__(self, numbers: Numbers) -> None:
        self._numbers = numbers
        self._in_row: dict[tuple[int, str], float] = {}

    def worth_of(self, number: int, dice: Sequence[str]) -> float:
        return max(self._worth_in_row(number, die) for die in dice)

    def expected(self, dice: Sequence[str]) -> float:
        return sum(likely * self.worth_of(number, dice) for number, likely in _sums(len(dice)))

    def _worth_in_row(self, number: int, color: str) -> float:
        known = self._in_row.get((number, color))
        if known is None:
            gain, box = best_box(self._numbers, number, (color,))
            known = self._in_row[number, color] = MISTHROW if box is None else max(gain, MISTHROW)
        return known


def _best_dice(numbers: Numbers) -> tuple[str, ...]:
    outlook = Outlook(numbers)
    choices = [dice for count in range(1, len(DICE) + 1) for dice in combinations(DICE, count)]
    return max(choices, key=outlook.expected)


def _say(view: Mapping[str, Any], numbers: Numbers, may_reroll: bool) -> dict[str, Any]:
    thrown, dice, outlook = sum(view["throw"]), view["dice"], Outlook(numbers)
    if may_reroll and outlook.expected(dice) > outlook.worth_of(thrown, dice):
        return {"type": "reroll"}
    return {"type": "announce", "sum": thrown}


def _write(view: Mapping[str, Any], numbers: Numbers, is_active: bool, chance: Chance) -> dict[str, Any]:
    """Return the entry to write, or the decision to write none. Chance chooses among boxes of nearly equal value, so
    that two computers at one table do not fill the same sheet."""
    number, enough = view["announced"], MISTHROW if is_active else PASSED
    boxes = [box for gain, box in good_boxes(numbers, number, view["dice"]) if gain > enough]
    if boxes:
        box = boxes[0] if len(boxes) == 1 else boxes[chance.below(len(boxes))]
        return {"type": "write", "box": BOXES[box], "number": number}
    return {"type": "miss" if is_active else "pass"}
