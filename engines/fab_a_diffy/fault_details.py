"""For each rule, every `detail` that a fault may have; and the parts that a turn may lack (rulebook, parts 4 and 5)."""

from engines.fab_a_diffy.facts import Strips, WrongName, WrongStrips, WrongSum
from engines.kit.declaration.fault_details import A_NAME, Details

DETAILS: Details = {
    "fab-a-diffy.sentence": {"missing": None, "strips": WrongStrips, "false": WrongSum},
    "fab-a-diffy.equivalent": {A_NAME: WrongName},
    "fab-a-diffy.order": {"untouched": Strips, "missing": None, "early": Strips},
    "fab-a-diffy.touch": {"unused": Strips, "sample_left": None, "usable": Strips},
}
MISSING = ("draw_sample", "take", "retire_sample")
