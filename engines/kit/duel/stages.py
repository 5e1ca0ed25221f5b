"""The stages that all duels share, whatever phases a game has, and a table of the events that lead from one stage to another.

`flow.py` and `off_turn.py` take their refusals from here. `python -m tools.state_diagrams` makes the diagram in
docs/design/engine.md from the table, and the tests compare each step of each duel with this table.
"""

from typing import Literal, TypeAlias

Stage: TypeAlias = Literal["none", "start", "turn", "remedy", "result_pending", "over"]
"""A stage of a duel. `none`: before the setup. `start`: the game's first steps, without a flag. `remedy`: a challenger uses its
remedy. `result_pending`: a seat may challenge the result. All phases within a turn belong to the stage `turn`."""

Event: TypeAlias = Literal["set_up", "set_up_start", "begin_turn", "begin_remedy", "announce", "end"]
"""An event that changes the stage. `set_up_start`: the setup of a game whose start has steps. `announce`: a seat declares a
win, or the monitor ends the game."""

STAGES: dict[Stage, dict[Event, Stage]] = {
    "none": {"set_up": "turn", "set_up_start": "start"},
    "start": {"begin_turn": "turn", "end": "over"},
    "turn": {"begin_turn": "turn", "begin_remedy": "remedy", "announce": "result_pending", "end": "over"},
    "remedy": {"begin_turn": "turn", "end": "over"},
    "result_pending": {"begin_turn": "turn", "begin_remedy": "remedy", "end": "over"},
    "over": {},
}

_PHASES: dict[str, Stage] = {
    "start": "start",
    "relocating": "remedy",
    "penalty": "remedy",
    "give": "remedy",
    "result_pending": "result_pending",
    "over": "over",
}
"""The phases of the kit that are not part of a turn, with the stage of each."""

NO_FORM: frozenset[Stage] = frozenset({"start", "remedy"})
"""Stages that make every challenge inappropriate. The server accepts and rules on such a challenge, but forms do not offer
it."""

Request: TypeAlias = Literal["act", "call_time", "accept_result"]
"""A kind of request from a person. `act`: any action of a seat."""

_NO_RESULT = "no_result_pending"
REFUSALS: dict[Request, dict[Stage, str]] = {
    "act": {"over": "game_over"},
    "call_time": {"over": "game_over"},
    "accept_result": {"start": _NO_RESULT, "turn": _NO_RESULT, "remedy": _NO_RESULT, "over": "game_over"},
}
"""The refusal code for a request in a stage that does not allow it."""


def stage_of(phase: str) -> Stage:
    """Return the stage to which a phase belongs."""
    return _PHASES.get(phase, "turn")


def stage_refusal(phase: str, request: Request) -> str | None:
    """Return the refusal code of a person's request in that phase; None if the phase allows the request."""
    return REFUSALS[request].get(stage_of(phase))
