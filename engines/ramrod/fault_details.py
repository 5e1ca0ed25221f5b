"""For each rule, every `detail` that a fault may have; and the parts that a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.declaration.fault_details import A_NAME, A_NUMBER, Cells, Details
from engines.ramrod.facts import NoRoom, NotFull, NotThere, TooFew

DETAILS: Details = {
    "ramrod.hot-rod": {A_NAME: Cells},
    "ramrod.fit": {A_NAME: NoRoom},
    "ramrod.capture": {"other_rectangle": Cells, "one_rod": TooFew, "not_full": NotFull},
    "ramrod.win": {A_NUMBER: NotThere},
}
MISSING = ("move",)
