"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.details import A_NUMBER, NONE, Details

DETAILS: Details = {
    "kwatro-sinko.route": {"jump": None, "yellow": None, "off_line": None},
    "kwatro-sinko.piece-placed": {NONE: None},
    "kwatro-sinko.move-it-use-it": {NONE: None},
    "kwatro-sinko.off-numbers": {NONE: None},
    "kwatro-sinko.win-path": {"three": None, "empty": None, "mixed": None, "line": None, "yellow": None, "between": None},
    "kwatro-sinko.sentence": {NONE: None},
    "kwatro-sinko.total": {A_NUMBER: None},
    "kwatro-sinko.win-relocated": {NONE: None},
}
MISSING = ("move",)
