"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.details import A_NAME, NONE

DETAILS = {
    "queens-and-guards.one-space": (A_NAME,),
    "queens-and-guards.backwards": (A_NAME,),
    "queens-and-guards.throne": (A_NAME,),
    "queens-and-guards.crown": (A_NAME,),
    "queens-and-guards.into-trap": (A_NAME,),
    "queens-and-guards.move-it-use-it": (NONE,),
    "queens-and-guards.win": (NONE,),
}
MISSING = ("move",)
