"""What may be challenged (rulebook, part 6). Windows, rulings and remedies are the kit's (`relocation.ruling`)."""

from engines.kit.relocation.ruling import Judge
from engines.kwatro_sinko import faults
from engines.kwatro_sinko.state import State

CHALLENGEABLE = (
    faults.ROUTE,
    faults.PIECE_PLACED,
    faults.MOVE_IT_USE_IT,
    faults.OFF_NUMBERS,
    faults.WIN_PATH,
    faults.SENTENCE,
    faults.TOTAL,
    faults.WIN_RELOCATED,
)
JUDGE: Judge[State] = Judge(CHALLENGEABLE, faults.turn_faults)
