"""For each rule, every `detail` that a fault may have; and the parts that a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.declaration.fault_details import A_NUMBER, NONE, Details
from engines.stars_and_bars.facts import TooDifferent, WrongPoints, WrongTotal

DETAILS: Details = {
    "stars-and-bars.cover": {NONE: TooDifferent},
    "stars-and-bars.points": {NONE: WrongPoints, A_NUMBER: WrongPoints},
    "stars-and-bars.total": {NONE: WrongTotal, A_NUMBER: WrongTotal},
    "stars-and-bars.announce": {NONE: None},
}
MISSING = ("place", "score")
