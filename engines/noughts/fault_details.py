"""The declared details of faults and the parts that a turn may lack: none in noughts."""

from engines.kit.declaration.fault_details import Details

DETAILS: Details = {}
MISSING: tuple[str, ...] = ()
