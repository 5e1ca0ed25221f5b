"""What a fault's `detail` may be, by rule, and what a turn may miss: in noughts nothing."""

DETAILS: dict[str, tuple[str, ...]] = {}
MISSING: tuple[str, ...] = ()
