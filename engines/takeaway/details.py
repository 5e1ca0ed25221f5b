"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

DETAILS = {
    "takeaway.take": ("many",),
    "takeaway.count": ("missing", "value"),
}
MISSING = ("take", "say")
