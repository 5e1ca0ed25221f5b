"""For each rule, every `detail` that a fault may have; and the parts that a turn may lack (rulebook, parts 4 and 5)."""

from engines.geominos.facts import WrongPoints, WrongTotal
from engines.kit.declaration.fault_details import NONE, Cells, Details

DETAILS: Details = {
    "geominos.coincidencia": {NONE: Cells},
    "geominos.puntos": {NONE: WrongPoints},
    "geominos.total": {NONE: WrongTotal},
}
MISSING = ("place", "announce")
