"""The stages of a round as a table: for each stage, the commands that lead to another stage.

`server/sessions/rounds/progress.py` looks up each change here. `python -m tools.state_diagrams` draws the diagram in
docs/design/rounds.md from this table.
"""

from typing import Literal, TypeAlias

from engines.contract import Refusal
from protocol import errors

State: TypeAlias = Literal["none", "draft", "published", "playing", "closed"]
"""The stage of the last round. `none`: there is no round yet, or the last one was dropped. `draft`: only tutors see it.
`published`: everybody sees it."""

Event: TypeAlias = Literal["plan", "set_boards", "publish", "start", "drop", "close"]

STATES: dict[State, dict[Event, State]] = {
    "none": {"plan": "draft"},
    "draft": {"plan": "draft", "set_boards": "draft", "publish": "published", "start": "playing", "drop": "none"},
    "published": {"plan": "draft", "set_boards": "published", "publish": "published", "start": "playing", "drop": "none"},
    "playing": {"close": "closed"},
    "closed": {"plan": "draft"},
}


def next_state(state: State, event: Event) -> State:
    """Returns the stage that the command leads to. Raises `Refusal` if the command is impossible in this stage."""
    after = STATES[state].get(event)
    if after is None:
        raise Refusal(errors.SESSION_ROUND_RUNS if state == "playing" else errors.SESSION_NO_ROUND)
    return after
