"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.details import A_NUMBER, NONE, Details

DETAILS: Details = {
    "sum-dominoes.match-1": {"contact": None, "sum": None},
    "sum-dominoes.unplaced-1": {NONE: None},
    "sum-dominoes.match-2": {"contact": None, "sum": None},
    "sum-dominoes.unplaced-2": {NONE: None},
    "sum-dominoes.sum": {NONE: None, A_NUMBER: None},
    "sum-dominoes.draw": {NONE: None},
    "sum-dominoes.second-part": {NONE: None},
}
MISSING = ("roll", "write_sum", "draw")
