"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.details import A_NAME

DETAILS = {
    "fab-a-diffy.sentence": ("missing", "strips", "false"),
    "fab-a-diffy.equivalent": (A_NAME,),
    "fab-a-diffy.order": ("untouched", "missing", "early"),
    "fab-a-diffy.touch": ("unused", "sample_left", "usable"),
}
MISSING = ("draw_sample", "take", "retire_sample")
