"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.details import NONE, Details

DETAILS: Details = {
    "damas.capture": {NONE: None, "omitted": None, "short": None, "lost": None},
    "damas.touch-dead": {NONE: None},
    "damas.draw": {NONE: None},
}
MISSING: tuple[str, ...] = ()
