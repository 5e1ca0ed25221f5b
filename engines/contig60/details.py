"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

DETAILS = {
    "contig60.sentence": ("missing", "dice", "value", "cell", "unreachable"),
    "contig60.score": ("missing", "value"),
    "contig60.goal": ("row", "color", "total", "lead"),
}
MISSING = ("roll", "announce", "score")
