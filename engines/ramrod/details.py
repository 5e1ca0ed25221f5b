"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.details import A_NAME, A_NUMBER, Details

DETAILS: Details = {
    "ramrod.hot-rod": {A_NAME: None},
    "ramrod.fit": {A_NAME: None},
    "ramrod.capture": {"other_rectangle": None, "one_rod": None, "not_full": None},
    "ramrod.win": {A_NUMBER: None},
}
MISSING = ("move",)
