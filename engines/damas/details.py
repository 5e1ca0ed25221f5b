"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.details import NONE

DETAILS = {
    "damas.capture": (NONE, "omitted", "short", "lost"),
    "damas.touch-dead": (NONE,),
    "damas.draw": (NONE,),
}
MISSING: tuple[str, ...] = ()
