"""For each rule, every `detail` that a fault may have; and the parts that a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.declaration.fault_details import A_NAME, A_NUMBER, NONE, Details
from engines.qwinto.facts import Repeated, WrongColor, WrongNumber, WrongOrder, WrongSum

DETAILS: Details = {
    "qwinto.sum": {NONE: WrongSum, A_NUMBER: WrongSum},
    "qwinto.number": {A_NAME: WrongNumber},
    "qwinto.color": {A_NAME: WrongColor},
    "qwinto.row": {A_NAME: WrongOrder},
    "qwinto.column": {A_NAME: Repeated},
}
MISSING: tuple[str, ...] = ()
