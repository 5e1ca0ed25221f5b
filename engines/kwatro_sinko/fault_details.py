"""For each rule, every `detail` that a fault may have; and the parts that a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.declaration.fault_details import A_NUMBER, NONE, Cells, Details
from engines.kwatro_sinko.faults import WrongSentence, WrongTotal

DETAILS: Details = {
    "kwatro-sinko.route": {"jump": Cells, "yellow": Cells, "off_line": Cells},
    "kwatro-sinko.piece-placed": {NONE: Cells},
    "kwatro-sinko.move-it-use-it": {NONE: Cells},
    "kwatro-sinko.off-numbers": {NONE: Cells},
    "kwatro-sinko.win-path": {"three": Cells, "empty": Cells, "mixed": Cells, "line": Cells, "yellow": Cells, "between": Cells},
    "kwatro-sinko.sentence": {NONE: WrongSentence},
    "kwatro-sinko.total": {A_NUMBER: WrongTotal},
    "kwatro-sinko.win-relocated": {NONE: Cells},
}
MISSING = ("move",)
