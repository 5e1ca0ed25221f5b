"""The states of a round as a table: the commands that lead from each state to another.

`server/sessions/rounds/progress.py` reads this table at each change. `python -m tools.state_diagrams` makes the diagram in
docs/design/rounds.md from it.
"""

from typing import Literal, TypeAlias

from engines.contract import Refusal
from protocol import errors

State: TypeAlias = Literal["none", "draft", "published", "playing", "closed"]
"""`none`: there is no round yet, or the last one was dropped. `draft`: tutors see it. `published`: everybody sees it."""

Event: TypeAlias = Literal["plan", "set_boards", "publish", "start", "drop", "close"]

STATES: dict[State, dict[Event, State]] = {
    "none": {"plan": "draft"},
    "draft": {"plan": "draft", "set_boards": "draft", "publish": "published", "start": "playing", "drop": "none"},
    "published": {"plan": "draft", "set_boards": "published", "publish": "published", "start": "playing", "drop": "none"},
    "playing": {"close": "closed"},
    "closed": {"plan": "draft"},
}


def next_state(state: State, event: Event) -> State:
    """Returns the state after the command. Raises `Refusal` if the state lacks the command."""
    after = STATES[state].get(event)
    if after is None:
        raise Refusal(errors.SESSION_ROUND_RUNS if state == "playing" else errors.SESSION_NO_ROUND)
    return after
