"""For each rule, every `detail` that a fault may have; and the parts that a turn may lack (rulebook, parts 4 and 5)."""

from engines.fiar.faults import TooFew
from engines.kit.declaration.fault_details import NONE, Cells, Details

DETAILS: Details = {
    "fiar.route": {"jump": Cells, "yellow": Cells, "off_line": Cells},
    "fiar.piece-placed": {NONE: Cells},
    "fiar.move-it-use-it": {NONE: Cells},
    "fiar.win-path": {
        "few": TooFew,
        "empty": Cells,
        "mixed": Cells,
        "line": Cells,
        "yellow": Cells,
        "between": Cells,
        "extinguished": Cells,
    },
    "fiar.win-relocated": {NONE: Cells},
}
MISSING = ("place", "move")
