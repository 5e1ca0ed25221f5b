"""The challengeable rules (rulebook, part 6). Windows, rulings and remedies come from the kit (`relocation.ruling`)."""

from engines.kit.relocation.ruling import Judge, relocation_stakes
from engines.kwatro_sinko import faults
from engines.kwatro_sinko.state import State

MOVES = (faults.ROUTE, faults.PIECE_PLACED, faults.MOVE_IT_USE_IT, faults.OFF_NUMBERS)
WINS = (faults.WIN_PATH, faults.SENTENCE, faults.TOTAL, faults.WIN_RELOCATED)
CHALLENGEABLE = (*MOVES, *WINS)
STAKES = relocation_stakes(MOVES, WINS)
JUDGE: Judge[State] = Judge(CHALLENGEABLE, faults.turn_faults)
