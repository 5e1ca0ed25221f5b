"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.details import A_NAME, NONE

DETAILS = {
    "ajedrez.illegal-move": (NONE, A_NAME),
    "ajedrez.touch-move": (NONE, A_NAME),
    "ajedrez.offer": ("moment", "persistent"),
    "ajedrez.claim-repetition": (NONE,),
    "ajedrez.claim-fifty": (NONE,),
}
MISSING = ("move",)
