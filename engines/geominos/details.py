"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.details import NONE, Details

DETAILS: Details = {
    "geominos.coincidencia": {NONE: None},
    "geominos.puntos": {NONE: None},
    "geominos.total": {NONE: None},
}
MISSING = ("place", "announce")
