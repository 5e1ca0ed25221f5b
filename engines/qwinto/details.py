"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.details import A_NAME, A_NUMBER, NONE, Details

DETAILS: Details = {
    "qwinto.sum": {NONE: None, A_NUMBER: None},
    "qwinto.number": {NONE: None, A_NAME: None},
    "qwinto.color": {NONE: None, A_NAME: None},
    "qwinto.row": {NONE: None, A_NAME: None},
    "qwinto.column": {NONE: None, A_NAME: None},
}
MISSING: tuple[str, ...] = ()
