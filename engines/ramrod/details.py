"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.details import A_NAME, A_NUMBER

DETAILS = {
    "ramrod.hot-rod": (A_NAME,),
    "ramrod.fit": (A_NAME,),
    "ramrod.capture": ("other_rectangle", "one_rod", "not_full"),
    "ramrod.win": (A_NUMBER,),
}
MISSING = ("move",)
