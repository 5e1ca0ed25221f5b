"""For each rule, every `detail` that a fault may have; and the parts that a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.declaration.fault_details import A_NUMBER, NONE, Details
from engines.sum_dominoes.facts import Unplaced, WrongContact, WrongMatch, WrongSum

DETAILS: Details = {
    "sum-dominoes.match-1": {"contact": WrongContact, "sum": WrongMatch},
    "sum-dominoes.unplaced-1": {NONE: Unplaced},
    "sum-dominoes.match-2": {"contact": WrongContact, "sum": WrongMatch},
    "sum-dominoes.unplaced-2": {NONE: Unplaced},
    "sum-dominoes.sum": {NONE: WrongSum, A_NUMBER: WrongSum},
    "sum-dominoes.draw": {NONE: None},
    "sum-dominoes.second-part": {NONE: None},
}
MISSING = ("roll", "write_sum", "draw")
