"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.details import A_NUMBER, NONE

DETAILS = {
    "par55.score": (A_NUMBER,),
    "par55.announce-first": (NONE,),
    "par55.count": ("path", "to"),
    "par55.bump": ("omitted", "to", "not_due"),
    "par55.win": (A_NUMBER,),
}
MISSING = ("place", "announce", "move_pawn", "declare_win")
