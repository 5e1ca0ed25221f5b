"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.details import A_NUMBER, NONE

DETAILS = {
    "kwatro-sinko.route": ("jump", "yellow", "off_line"),
    "kwatro-sinko.piece-placed": (NONE,),
    "kwatro-sinko.move-it-use-it": (NONE,),
    "kwatro-sinko.off-numbers": (NONE,),
    "kwatro-sinko.win-path": ("three", "empty", "mixed", "line", "yellow", "between"),
    "kwatro-sinko.sentence": (NONE,),
    "kwatro-sinko.total": (A_NUMBER,),
    "kwatro-sinko.win-relocated": (NONE,),
}
MISSING = ("move",)
