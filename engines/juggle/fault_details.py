"""For each rule, every `detail` that a fault may have; and the parts that a turn may lack (rulebook, parts 4 and 5)."""

from engines.juggle.facts import DiceUsed, StillEmpty, WrongPiece, WrongSize, WrongValue
from engines.kit.declaration.fault_details import A_NAME, A_NUMBER, Cells, Details

DETAILS: Details = {
    "juggle.exact-value": {A_NAME: WrongSize},
    "juggle.calculated-value": {"missing": None, "dice": DiceUsed, "value": WrongValue, "piece": WrongPiece},
    "juggle.how-many": {A_NAME: None},
    "juggle.six-is-wild": {A_NAME: None},
    "juggle.after-return": {A_NAME: None},
    "juggle.must-use": {A_NAME: Cells},
    "juggle.removal-time": {A_NAME: None},
    "juggle.colours-touch": {A_NAME: Cells},
    "juggle.covered": {A_NUMBER: StillEmpty},
}
MISSING = ("roll", "hand")
