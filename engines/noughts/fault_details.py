"""What a fault's `detail` may be, by rule, and what a turn may miss: in noughts nothing."""

from engines.kit.declaration.fault_details import Details

DETAILS: Details = {}
MISSING: tuple[str, ...] = ()
