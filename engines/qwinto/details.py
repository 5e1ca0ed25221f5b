"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.details import A_NAME, A_NUMBER, NONE

DETAILS = {
    "qwinto.sum": (NONE, A_NUMBER),
    "qwinto.number": (NONE, A_NAME),
    "qwinto.color": (NONE, A_NAME),
    "qwinto.row": (NONE, A_NAME),
    "qwinto.column": (NONE, A_NAME),
}
MISSING: tuple[str, ...] = ()
