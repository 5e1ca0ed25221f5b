"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.details import A_NAME, A_NUMBER

DETAILS = {
    "juggle.exact-value": (A_NAME,),
    "juggle.calculated-value": ("missing", "dice", "value", "piece"),
    "juggle.how-many": (A_NAME,),
    "juggle.six-is-wild": (A_NAME,),
    "juggle.after-return": (A_NAME,),
    "juggle.must-use": (A_NAME,),
    "juggle.removal-time": (A_NAME,),
    "juggle.colours-touch": (A_NAME,),
    "juggle.covered": (A_NUMBER,),
}
MISSING = ("roll", "hand")
