"""For each rule, every `detail` that a fault may have; and the parts that a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.declaration.fault_details import A_NUMBER, NONE, Cells, Details
from engines.par55.facts import NotThere, WrongBump, WrongEnd, WrongPath, WrongScore

DETAILS: Details = {
    "par55.score": {A_NUMBER: WrongScore},
    "par55.announce-first": {NONE: None},
    "par55.count": {"path": WrongPath, "to": WrongEnd},
    "par55.bump": {"omitted": Cells, "to": WrongBump, "not_due": Cells},
    "par55.win": {A_NUMBER: NotThere},
}
MISSING = ("place", "announce", "move_pawn", "declare_win")
