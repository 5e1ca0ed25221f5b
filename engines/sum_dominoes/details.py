"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.details import A_NUMBER, NONE

DETAILS = {
    "sum-dominoes.match-1": ("contact", "sum"),
    "sum-dominoes.unplaced-1": (NONE,),
    "sum-dominoes.match-2": ("contact", "sum"),
    "sum-dominoes.unplaced-2": (NONE,),
    "sum-dominoes.sum": (NONE, A_NUMBER),
    "sum-dominoes.draw": (NONE,),
    "sum-dominoes.second-part": (NONE,),
}
MISSING = ("roll", "write_sum", "draw")
