"""For each rule, every `detail` that a fault may have; and the parts that a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.declaration.fault_details import NONE, Details
from engines.truco.facts import WrongPoints

DETAILS: Details = {
    "truco.flor-callada": {NONE: None},
    "truco.flor-sin-tener": {NONE: None},
    "truco.flor-mal-cantada": {NONE: WrongPoints},
    "truco.envido-mal-cantado": {NONE: WrongPoints},
    "truco.entrometerse": {NONE: None},
    "truco.palabras": {NONE: None},
}
MISSING: tuple[str, ...] = ()
