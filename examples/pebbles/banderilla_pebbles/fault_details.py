"""The possible `detail` of each rule's faults, and the parts that a turn may lack."""

from banderilla_pebbles.facts import WrongCount
from engines.kit.declaration.fault_details import Details

DETAILS: Details = {
    "pebbles.take": {"many": None},
    "pebbles.count": {"missing": None, "value": WrongCount},
}
MISSING = ("take", "say")
