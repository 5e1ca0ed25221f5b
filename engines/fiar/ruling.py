"""What may be challenged (rulebook, part 6). Windows, rulings and remedies are the kit's (`relocation.ruling`)."""

from engines.fiar import faults
from engines.fiar.state import State
from engines.kit.relocation.ruling import Judge

CHALLENGEABLE = (
    faults.ROUTE,
    faults.PIECE_PLACED,
    faults.MOVE_IT_USE_IT,
    faults.WIN_PATH,
    faults.WIN_RELOCATED,
)
JUDGE: Judge[State] = Judge(CHALLENGEABLE, faults.turn_faults)
