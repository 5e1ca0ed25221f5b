"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.details import A_NUMBER, NONE, Details

DETAILS: Details = {
    "par55.score": {A_NUMBER: None},
    "par55.announce-first": {NONE: None},
    "par55.count": {"path": None, "to": None},
    "par55.bump": {"omitted": None, "to": None, "not_due": None},
    "par55.win": {A_NUMBER: None},
}
MISSING = ("place", "announce", "move_pawn", "declare_win")
