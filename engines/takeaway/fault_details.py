"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.declaration.fault_details import Details

DETAILS: Details = {
    "takeaway.take": {"many": None},
    "takeaway.count": {"missing": None, "value": None},
}
MISSING = ("take", "say")
