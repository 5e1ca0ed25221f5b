"""The faults that people make in Qwinto, for the referees' exercises."""

from collections.abc import Sequence

from engines.kit.arithmetic.slips import slipped
from engines.kit.declaration.practice import FaultKind, Maker, Practice, Slip
from engines.qwinto.actions import Announce, Write
from engines.qwinto.facts import SUM
from engines.qwinto.faults import ENTRY_RULES, entry_of_round
from engines.qwinto.sheet import BOXES, DICE, HIGHEST, errors
from engines.qwinto.state import State


def sums(state: State, seat: int) -> Sequence[Slip]:
    """Return wrong announcements of the sum of the dice."""
    if state.result is not None or seat != state.active or state.phase not in ("keep", "say"):
        return ()
    right = sum(state.throw)
    return [Slip((Announce(wrong),), (Announce(right),)) for wrong in slipped(right) if 1 <= wrong <= HIGHEST]


def entries(rule: str) -> Maker:
    """Return the function that makes entries which break only this rule. For comparison, it also makes right entries. For the
    rule of the colours it makes no entries if all dice were thrown, because in that case every row is right."""

    def made(state: State, seat: int) -> Sequence[Slip]:
        if state.result is not None or state.retired[seat] or state.phase != "write" or state.commits[seat] is not None:
            return ()
        announced = state.announced
        if announced is None:
            return ()
        if rule == COLOR and len(state.dice) == len(DICE):
            return ()
        sheet, found = state.sheets[seat], []
        numbers = [one for one in slipped(announced) if 1 <= one <= HIGHEST] if rule == ENTRY_RULES[0] else [announced]
        for box, there in enumerate(sheet):
            if there is not None:
                continue
            if not errors(sheet, box, entry_of_round(state, announced)):
                found.append(Slip(None, (Write(BOXES[box], announced),)))
            found += [
                Slip((Write(BOXES[box], number),), None)
                for number in numbers
                if errors(sheet, box, entry_of_round(state, number)) == (rule,)
            ]
        return found

    return made


NUMBER, COLOR, ROW, COLUMN = ENTRY_RULES

PRACTICE = Practice(
    kinds=(
        FaultKind(id="sum", rule=SUM, skill="arithmetic", difficulty=1, weight=4),
        FaultKind(id="number", rule=NUMBER, skill="counting", difficulty=1, weight=2),
        FaultKind(id="color", rule=COLOR, skill="procedure", difficulty=2, weight=4),
        FaultKind(id="row", rule=ROW, skill="counting", difficulty=2, weight=5),
        FaultKind(id="column", rule=COLUMN, skill="counting", difficulty=3, weight=4),
    ),
    makers={
        "sum": sums,
        "number": entries(NUMBER),
        "color": entries(COLOR),
        "row": entries(ROW),
        "column": entries(COLUMN),
    },
    # A phone shows one sheet at once: the only one that the challenger must read.
    seats=(2,),
    assents=("ready",),
    decisions=("write", "pass", "miss"),
)
