"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.details import A_NAME, A_NUMBER, Details

DETAILS: Details = {
    "juggle.exact-value": {A_NAME: None},
    "juggle.calculated-value": {"missing": None, "dice": None, "value": None, "piece": None},
    "juggle.how-many": {A_NAME: None},
    "juggle.six-is-wild": {A_NAME: None},
    "juggle.after-return": {A_NAME: None},
    "juggle.must-use": {A_NAME: None},
    "juggle.removal-time": {A_NAME: None},
    "juggle.colours-touch": {A_NAME: None},
    "juggle.covered": {A_NUMBER: None},
}
MISSING = ("roll", "hand")
