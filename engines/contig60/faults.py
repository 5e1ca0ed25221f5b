"""The faults of a chip, its sentence, its total, or a declared win (rulebook, part 5).

The functions find the faults by looking at the actions again. If several parts of a rule are broken, the first is the fault's
detail.
"""

from functools import lru_cache

from engines.contig60.board import EDITION, ROW_SET
from engines.contig60.state import Pending, Played, State, Turn
from engines.kit.arithmetic.expression import parse_sentence, spent_numbers
from engines.kit.referee.record import Fault, UnchallengedFaults, unchallenged_in

SENTENCE = "contig60.sentence"
SCORE = "contig60.score"
GOAL = "contig60.goal"


def sentence_detail(played: Played) -> str | None:
    """Return the broken part of the rule `contig60.sentence`: missing, dice, value or cell; None for a good sentence."""
    if played.sentence is None:
        return "missing"
    parts = parse_sentence(played.sentence)
    assert parts is not None, "the parser took a sentence outside the grammar"
    if spent_numbers(parts) != tuple(sorted(played.dice)):
        return "dice"
    if not all(part.is_true for part in parts):
        return "value"
    return None if parts[-1].result == played.cell else "cell"


def due_total(played: Played, is_capture: bool) -> int:
    """Return the right total after the chip."""
    return played.before - played.beside * (EDITION.capture_factor if is_capture else 1)


def score_detail(played: Played, is_capture: bool) -> str | None:
    """Return the broken part of the rule `contig60.score`: missing or value; None for a right total."""
    if played.total is None:
        return "missing"
    return None if played.total == due_total(played, is_capture) else "value"


@lru_cache(maxsize=1024)
def played_faults(played: Played | None, is_capture: bool) -> tuple[Fault, ...]:
    """Return the faults of one chip; none if the seat placed none."""
    if played is None:
        return ()
    found = ((SENTENCE, sentence_detail(played)), (SCORE, score_detail(played, is_capture)))
    return tuple(Fault(rule, detail, played.cell) for rule, detail in found if detail is not None)


def turn_faults(turn: Turn) -> tuple[Fault, ...]:
    """Return all faults of a turn. The faults of its capture come first."""
    captured = () if turn.capture is None else played_faults(turn.capture, True)
    return captured if turn.played is None else captured + played_faults(turn.played, False)


def goal_detail(state: State, seat: int, claim: Pending) -> str | None:
    """Return the reason why a declared win is false: `row` (no row of five), `color` (another seat's chip), `total` (above
    zero), `lead` (too small); None if it is true."""
    if claim.reason == "five":
        line = frozenset(claim.line or ())
        if line not in ROW_SET:
            return "row"
        return None if line.issubset(state.chips[seat]) else "color"
    if state.score[seat] > 0:
        return "total"
    return None if state.score[1 - seat] - state.score[seat] >= EDITION.lead_to_win else "lead"


@lru_cache(maxsize=1024)
def _standing(last: Turn | None, seat: int, capture: Played | None) -> UnchallengedFaults:
    """Return the faults of the last turn, and those of the capture of the seat whose turn it is."""
    ended = () if last is None else tuple((last.seat, fault) for fault in turn_faults(last))
    is_said = capture is not None and capture.sentence is not None and capture.total is not None
    return (*ended, *((seat, fault) for fault in played_faults(capture, True))) if is_said else ended


def unchallenged_faults(state: State) -> UnchallengedFaults:
    """Return the faults that no seat has challenged although a seat still may.

    These are faults of the last turn and of a capture that is still open. After a declared win, they are faults of the
    running turn and of the declaration.
    """
    claim = state.pending
    if claim is None or not claim.is_declared:
        return _standing(state.last, state.turn.seat, state.turn.capture)
    claimant = 1 - claim.seat
    detail = goal_detail(state, claimant, claim)
    claimed = () if detail is None else ((claimant, Fault(GOAL, detail)),)
    return (*unchallenged_in((state.last, state.turn), turn_faults), *claimed)
