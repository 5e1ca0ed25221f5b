"""What a fault's `detail` may be, by rule, and what a turn may miss: in noughts nothing."""

from engines.kit.declaration.details import Details

DETAILS: Details = {}
MISSING: tuple[str, ...] = ()
