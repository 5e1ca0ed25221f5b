"""A seat that throws the dice whose sums its sheet needs most, writes where the number does most, and checks the others."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations, product
from typing import Any

from engines.kit.chance import Chance
from engines.qwinto.faults import SUM
from engines.qwinto.placement import MISTHROW, Numbers, best_box
from engines.qwinto.sheet import BLANK, BOARD, BOX_INDEX, BOXES, DICE, Entry, Sheet, errors

PASSED = 0.9
"""What an entry must be worth to a seat that need not write."""
FACES: int = BOARD["dice"][0]["faces"]


def bot(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, _chance: Chance) -> dict[str, Any] | None:
    """Plays from the seat's own view: never a fault, a challenge only where it sees an error."""
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
        return None if "commit" in view else _write(view, numbers, "miss" in may)
    if "rewrite" in may:
        _gain, box = best_box(numbers, view["announced"], view["dice"])
        return {"type": "leave"} if box is None else {"type": "rewrite", "box": BOXES[box]}
    return {"type": "ready"} if "ready" in may and not view["ready"][seat] else None


def _numbers(boxes: Mapping[str, Any]) -> Numbers:
    return [boxes[box]["number"] if box in boxes else None for box in BOXES]


def _entries(boxes: Mapping[str, Any]) -> Sheet:
    sheet = list(BLANK)
    for box, entry in boxes.items():
        sheet[BOX_INDEX[box]] = Entry(entry["number"], entry["round"], entry["announced"], tuple(entry["dice"]))
    return tuple(sheet)


def _first_error(sheet: Sheet) -> tuple[str, str] | None:
    """The rule and the box of an error that can be seen on a sheet."""
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
    """Every sum of so many dice and how likely it is."""
    counted = Counter(map(sum, product(range(1, FACES + 1), repeat=count)))
    return tuple((number, ways / FACES**count) for number, ways in sorted(counted.items()))


def _value(numbers: Numbers, number: int, dice: Sequence[str]) -> float:
    """What a sum is worth to the active seat, which must write it or take a misthrow."""
    gain, box = best_box(numbers, number, dice)
    return MISTHROW if box is None else max(gain, MISTHROW)


def _expected(numbers: Numbers, dice: Sequence[str]) -> float:
    return sum(likely * _value(numbers, number, dice) for number, likely in _sums(len(dice)))


def _best_dice(numbers: Numbers) -> tuple[str, ...]:
    choices = [dice for count in range(1, len(DICE) + 1) for dice in combinations(DICE, count)]
    return max(choices, key=lambda dice: _expected(numbers, dice))


def _say(view: Mapping[str, Any], numbers: Numbers, may_reroll: bool) -> dict[str, Any]:
    thrown, dice = sum(view["throw"]), view["dice"]
    if may_reroll and _expected(numbers, dice) > _value(numbers, thrown, dice):
        return {"type": "reroll"}
    return {"type": "announce", "sum": thrown}


def _write(view: Mapping[str, Any], numbers: Numbers, is_active: bool) -> dict[str, Any]:
    number = view["announced"]
    gain, box = best_box(numbers, number, view["dice"])
    if box is not None and gain > (MISTHROW if is_active else PASSED):
        return {"type": "write", "box": BOXES[box], "number": number}
    return {"type": "miss" if is_active else "pass"}
