"""For each rule, every `detail` that a fault may have; and the parts that a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.declaration.fault_details import Details
from engines.takeaway.facts import WrongCount

DETAILS: Details = {
    "takeaway.take": {"many": None},
    "takeaway.count": {"missing": None, "value": WrongCount},
}
MISSING = ("take", "say")
