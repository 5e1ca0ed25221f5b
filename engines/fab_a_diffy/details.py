"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.details import A_NAME, Details

DETAILS: Details = {
    "fab-a-diffy.sentence": {"missing": None, "strips": None, "false": None},
    "fab-a-diffy.equivalent": {A_NAME: None},
    "fab-a-diffy.order": {"untouched": None, "missing": None, "early": None},
    "fab-a-diffy.touch": {"unused": None, "sample_left": None, "usable": None},
}
MISSING = ("draw_sample", "take", "retire_sample")
