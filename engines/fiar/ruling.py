"""The challengeable rules (rulebook, part 6). Windows, rulings and remedies come from the kit (`relocation.ruling`)."""

from engines.fiar import faults
from engines.fiar.state import State
from engines.kit.relocation.ruling import Judge, relocation_stakes

MOVES = (faults.ROUTE, faults.PIECE_PLACED, faults.MOVE_IT_USE_IT)
WINS = (faults.WIN_PATH, faults.WIN_RELOCATED)
CHALLENGEABLE = (*MOVES, *WINS)
STAKES = relocation_stakes(MOVES, WINS)
JUDGE: Judge[State] = Judge(CHALLENGEABLE, faults.turn_faults)
