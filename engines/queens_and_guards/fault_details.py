"""For each rule, every `detail` that a fault may have; and the parts that a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.declaration.fault_details import A_NAME, NONE, Cells, Details
from engines.queens_and_guards.facts import NotWon

DETAILS: Details = {
    "queens-and-guards.one-space": {A_NAME: Cells},
    "queens-and-guards.backwards": {A_NAME: Cells},
    "queens-and-guards.throne": {A_NAME: Cells},
    "queens-and-guards.crown": {A_NAME: Cells},
    "queens-and-guards.into-trap": {A_NAME: Cells},
    "queens-and-guards.move-it-use-it": {NONE: None},
    "queens-and-guards.win": {NONE: NotWon},
}
MISSING = ("move",)
