"""What may be wrong, by rule, as the `detail` of its faults says it; and what a turn may lack (rulebook, parts 4 and 5)."""

from engines.kit.details import NONE

DETAILS = {
    "truco.flor-callada": (NONE,),
    "truco.flor-sin-tener": (NONE,),
    "truco.flor-mal-cantada": (NONE,),
    "truco.envido-mal-cantado": (NONE,),
    "truco.entrometerse": (NONE,),
    "truco.palabras": (NONE,),
}
MISSING: tuple[str, ...] = ()
