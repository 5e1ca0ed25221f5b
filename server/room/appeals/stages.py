"""The stages of an appeal, as a table of the events that lead from one stage to another.

`appeal.py` reads this table at each change of stage. `python -m tools.state_diagrams` makes the diagram in
docs/design/windows.md from this table.
"""

from typing import Literal, TypeAlias

from engines.contract import Refusal
from protocol import errors

Stage: TypeAlias = Literal["none", "ruling", "window", "appeal"]
"""A stage of an appeal. `none`: no ruling is open. `ruling`: a challenge waits for a person's ruling. `window`: players may
appeal a ruling. `appeal`: a referee must give the next opinion. In all stages except `none` the clocks are stopped, and the
name of the stage is the reason."""

Event: TypeAlias = Literal[
    "challenge",
    "server_ruling",
    "appeal",
    "accept",
    "last_accept",
    "time_up",
    "opinion",
    "last_opinion",
    "unattended",
    "referee_left",
    "result",
]
"""An event that changes the stage of an appeal. `challenge`: a challenge that waits for a person's ruling. `server_ruling`: a
ruling by the server that a seat may appeal. `last_accept`: the last seat accepts. `last_opinion`: an opinion that no seat can
appeal. `unattended`: no person is present who may give the opinion. `result`: a director decides the game."""

STAGES: dict[Stage, dict[Event, Stage]] = {
    "none": {"challenge": "ruling", "server_ruling": "window"},
    "ruling": {
        "opinion": "window",
        "last_opinion": "none",
        "unattended": "window",
        "referee_left": "none",
        "result": "none",
    },
    "window": {
        "appeal": "appeal",
        "accept": "window",
        "last_accept": "none",
        "time_up": "none",
        "referee_left": "none",
        "result": "none",
    },
    "appeal": {
        "opinion": "window",
        "last_opinion": "none",
        "unattended": "none",
        "referee_left": "none",
        "result": "none",
    },
}

_BEFORE_WINDOW: dict[Stage, str] = {
    "none": errors.APPEAL_NONE,
    "ruling": errors.RULING_PENDING,
    "appeal": errors.APPEAL_OPEN,
}
_NOTHING_TO_RULE: dict[Stage, str] = {"none": errors.RULING_NONE, "window": errors.RULING_NONE}

REFUSALS: dict[Event, dict[Stage, str]] = {
    "appeal": _BEFORE_WINDOW,
    "accept": _BEFORE_WINDOW,
    "opinion": _NOTHING_TO_RULE,
}
"""Refusal codes, by event and stage, for events that the stage does not allow. Only events that a person causes have a code.
Any other event in a wrong stage would be a bug."""


def next_stage(stage: Stage, event: Event) -> Stage:
    """Returns the stage after the event. Raises `Refusal` if a person causes an event that the stage does not allow."""
    after = STAGES[stage].get(event)
    if after is None:
        raise Refusal(REFUSALS[event][stage])
    return after
