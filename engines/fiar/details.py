"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.details import NONE

DETAILS = {
    "fiar.route": ("jump", "yellow", "off_line"),
    "fiar.piece-placed": (NONE,),
    "fiar.move-it-use-it": (NONE,),
    "fiar.win-path": ("few", "empty", "mixed", "line", "yellow", "between", "extinguished"),
    "fiar.win-relocated": (NONE,),
}
MISSING = ("place", "move")
