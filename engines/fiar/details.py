"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.details import NONE, Details

DETAILS: Details = {
    "fiar.route": {"jump": None, "yellow": None, "off_line": None},
    "fiar.piece-placed": {NONE: None},
    "fiar.move-it-use-it": {NONE: None},
    "fiar.win-path": {
        "few": None,
        "empty": None,
        "mixed": None,
        "line": None,
        "yellow": None,
        "between": None,
        "extinguished": None,
    },
    "fiar.win-relocated": {NONE: None},
}
MISSING = ("place", "move")
