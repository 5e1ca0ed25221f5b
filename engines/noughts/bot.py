"""A bot that wins if it can. Otherwise it prevents the other seat's win, or takes the middle, or any cell."""

from collections.abc import Mapping
from typing import Any

from engines.kit.chance import Chance
from engines.noughts.rules import ROWS


def bot(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance) -> dict[str, Any] | None:
    if "place" not in status["may"][seat]:
        return None
    cells = view["cells"]
    for side in (seat, 1 - seat):
        for row in ROWS:
            free = [cell for cell in row if cells[cell] is None]
            if len(free) == 1 and sum(cells[cell] == side for cell in row) == 2:
                return {"type": "place", "cell": free[0]}
    free = [cell for cell in range(9) if cells[cell] is None]
    return {"type": "place", "cell": 4 if 4 in free else free[chance.below(len(free))]}
