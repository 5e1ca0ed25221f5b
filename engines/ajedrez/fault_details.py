"""For each rule, every `detail` that a fault may have; and the parts that a turn may lack (rulebook, parts 4 and 5)."""

from engines.ajedrez.facts import Illegal, Touched
from engines.kit.declaration.fault_details import A_NAME, NONE, Details

DETAILS: Details = {
    "ajedrez.illegal-move": {NONE: Illegal, A_NAME: Illegal},
    "ajedrez.touch-move": {NONE: Touched, A_NAME: Touched},
    "ajedrez.offer": {"moment": None, "persistent": None},
    "ajedrez.claim-repetition": {NONE: None},
    "ajedrez.claim-fifty": {NONE: None},
}
MISSING = ("move",)
