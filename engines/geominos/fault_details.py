"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

from engines.geominos.facts import WrongPoints, WrongTotal
from engines.kit.declaration.fault_details import NONE, Cells, Details

DETAILS: Details = {
    "geominos.coincidencia": {NONE: Cells},
    "geominos.puntos": {NONE: WrongPoints},
    "geominos.total": {NONE: WrongTotal},
}
MISSING = ("place", "announce")
