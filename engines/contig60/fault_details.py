"""For each rule, every `detail` that a fault may have; and the parts that a turn may lack (rulebook, parts 4 and 5)."""

from engines.contig60.facts import DiceUsed, NotYet, Unreachable, WrongCell, WrongScore, WrongValue
from engines.kit.declaration.fault_details import Cells, Details

DETAILS: Details = {
    "contig60.sentence": {
        "missing": Cells,
        "dice": DiceUsed,
        "value": WrongValue,
        "cell": WrongCell,
        "unreachable": Unreachable,
    },
    "contig60.score": {"missing": Cells, "value": WrongScore},
    "contig60.goal": {"row": Cells, "color": Cells, "total": NotYet, "lead": NotYet},
}
MISSING = ("roll", "announce", "score")
