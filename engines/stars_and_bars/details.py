"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.details import A_NUMBER, NONE

DETAILS = {
    "stars-and-bars.cover": (NONE,),
    "stars-and-bars.points": (NONE, A_NUMBER),
    "stars-and-bars.total": (NONE, A_NUMBER),
    "stars-and-bars.announce": (NONE,),
}
MISSING = ("place", "score")
