"""The faultless and faulty actions that a seat can send now, for hints, bots and tests."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engines.contig60 import faults
from engines.contig60.actions import Announce, Capture, DeclareWin, Place, Roll, Score, UseRoll
from engines.contig60.board import EDITION, NUMBERS, Dice
from engines.contig60.play import beside, own_row
from engines.contig60.ruling import can_capture
from engines.contig60.solver import sentences
from engines.contig60.state import Played, State, is_free
from engines.kit.clocks.deadline import NEVER
from engines.kit.duel.off_turn import in_own_turn
from engines.kit.referee.actions import PassFlag

HINT_RULES: Final[Mapping[str, str]] = {
    "roll": "contig60.sentence",
    "use_roll": "contig60.sentence",
    "place": "contig60.sentence",
    "announce": "contig60.sentence",
    "score": "contig60.score",
    "pass_flag": "contig60.score",
    "declare_win": "contig60.goal",
    "accept_result": "contig60.goal",
    "capture": "contig60.capture",
}


@in_own_turn
def faultless_actions(state: State, seat: int) -> Sequence[Any]:
    """Return all faultless actions except challenges, because challenges depend on faults, which are hidden."""
    if state.phase == "rolled":
        return _rolled(state, seat)
    return _review(state, seat)


def _review(state: State, seat: int) -> list[Any]:
    turn = state.turn
    can_pass: list[Any] = [PassFlag()] if state.hold == NEVER else []
    if turn.is_lost:
        return can_pass
    if state.supply[seat] == 0:
        return [*can_pass, *_wins(state, seat)]
    found: list[Any] = [Roll(), *_wins(state, seat)]
    if state.offer is not None:
        found.append(UseRoll())
    if can_capture(state) and state.last is not None and state.last.dice is not None:
        found += [
            Capture(cell, said, state.score[seat] - EDITION.capture_factor * beside(state, cell))
            for cell, said in _reachable(state, state.last.dice)
        ]
    return found


def _rolled(state: State, seat: int) -> list[Any]:
    turn = state.turn
    assert turn.dice is not None
    can_pass: list[Any] = [PassFlag()] if state.hold == NEVER else []
    played = turn.played
    if played is None:
        return [*(Place(cell) for cell, _said in _reachable(state, turn.dice)), *can_pass, *_wins(state, seat)]
    found: list[Any] = []
    if faults.sentence_detail(played) is not None and (said := _sentence(state, played)) is not None:
        found.append(Announce(said))
    if faults.score_detail(played, False) is not None:
        found.append(Score(faults.due_total(played, False)))
    return found or [*can_pass, *_wins(state, seat)] or [Score(faults.due_total(played, False))]


def _reachable(state: State, dice: Dice) -> list[tuple[int, str]]:
    made = sentences(dice, state.options.parentheses)
    return [(cell, said) for cell, said in made.items() if is_free(state, cell)]


def _sentence(state: State, played: Played) -> str | None:
    return sentences(played.dice, state.options.parentheses).get(played.cell)


def _wins(state: State, seat: int) -> list[Any]:
    found: list[Any] = []
    row = own_row(state, seat)
    if row is not None:
        found.append(DeclareWin("five", row))
    if state.score[seat] <= 0 and state.score[1 - seat] - state.score[seat] >= EDITION.lead_to_win:
        found.append(DeclareWin("zero"))
    return found


def faulty_actions(state: State, seat: int) -> Sequence[Any]:
    """Return some faulty actions: a chip on a number that the dice cannot make, false or missing sentences and totals, false
    declarations of a win."""
    if state.pending is not None or state.phase == "over" or seat != state.flag or state.turn.is_lost or state.forfeit_waits:
        return ()
    found: list[Any] = [] if state.score[seat] <= 0 else [DeclareWin("zero")]
    if can_capture(state) and state.last is not None and state.last.dice is not None:
        found += [Capture(cell, said, state.score[seat] + 1) for cell, said in _reachable(state, state.last.dice)[:2]]
    turn = state.turn
    if turn.dice is None:
        return found
    if turn.played is None:
        made = sentences(turn.dice, state.options.parentheses)
        return found + [Place(cell) for cell in sorted(NUMBERS - made.keys()) if is_free(state, cell)][:3]
    dice = "+".join(map(str, turn.dice))
    wrongly = Announce(f"{dice}={sum(turn.dice) + 1}"), Score(faults.due_total(turn.played, False) + 1)
    left_out = faults.played_faults(turn.played, False) and state.hold == NEVER
    return [*found, *wrongly, *([PassFlag()] if left_out else [])]
