"""The faults that people make in Truco, for the referees' exercises."""

from collections.abc import Sequence

from engines.kit.declaration.practice import FaultKind, Practice, Slip
from engines.truco.actions import Declare, Say
from engines.truco.deck import MAX_ENVIDO, MAX_FLOR
from engines.truco.partial_game import rights
from engines.truco.possible_actions import faultless_actions, faulty_actions, sampled
from engines.truco.state import State

EXCESS = (1, 2, 3, 10, 20)
"""Differences between announced and true points: 1 to 3 if a card was miscounted, 10 if a figure was counted, 20 if the points
for one suit (`SAME_SUIT`) were wrongly added."""


def _declared(state: State, seat: int, most: int) -> Sequence[Slip]:
    """Return declared points that are a little too high. For comparison, also return the true points."""
    said = [action.value for action in faultless_actions(state, seat) if isinstance(action, Declare)]
    true = [value for value in said if value is not None]
    wrong = any(isinstance(action, Declare) for action in faulty_actions(state, seat))
    if not true:
        return ()
    values = [true[0] + more for more in EXCESS if true[0] + more <= most] if wrong else []
    return [*(Slip((Declare(value),), None) for value in values), Slip(None, (Declare(true[0]),))]


def envidos(state: State, seat: int) -> Sequence[Slip]:
    is_flor = state.partial is not None and state.partial.flor.stage == "declare"
    return () if is_flor else _declared(state, seat, MAX_ENVIDO)


def flores(state: State, seat: int) -> Sequence[Slip]:
    is_flor = state.partial is not None and state.partial.flor.stage == "declare"
    return _declared(state, seat, MAX_FLOR) if is_flor else ()


def sung(state: State, seat: int) -> Sequence[Slip]:
    """Return words that sing a flor, with and without three cards of one suit."""
    sings = [each for each in sampled(state, seat) if isinstance(each[0], Say) and each[0].words == ("flor",)]
    return [Slip((action,), None) if is_faulty else Slip(None, (action,)) for action, is_faulty in sings]


PRACTICE = Practice(
    kinds=(
        FaultKind(id="envido", rule=rights.ENVIDO_MAL_CANTADO, skill="counting", difficulty=2, weight=4),
        FaultKind(id="flor", rule=rights.FLOR_MAL_CANTADA, skill="counting", difficulty=3, weight=1),
        FaultKind(id="silent", rule=rights.FLOR_CALLADA, skill="procedure", difficulty=2, weight=2),
        FaultKind(id="false", rule=rights.FLOR_SIN_TENER, skill="procedure", difficulty=1, weight=3),
    ),
    makers={"envido": envidos, "flor": flores, "false": sung},
    since="dealt",
    assents=("accept",),
)
