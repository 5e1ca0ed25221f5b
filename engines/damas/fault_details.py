"""For each rule, every `detail` that a fault may have; and the parts that a turn may lack (rulebook, parts 4 and 5)."""

from engines.damas.facts import Able
from engines.kit.declaration.fault_details import NONE, Details

DETAILS: Details = {
    "damas.capture": {NONE: Able, "omitted": Able, "short": Able, "lost": Able},
    "damas.touch-dead": {NONE: Able},
    "damas.draw": {NONE: None},
}
MISSING: tuple[str, ...] = ()
