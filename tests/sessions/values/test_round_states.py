"""Tests of the table of a round's states: every command leads to a state or is refused."""

from typing import get_args

import pytest

from engines.contract import Refusal
from protocol import errors
from server.sessions.values.round_states import STATES, Event, State, next_state


def test_the_table_has_every_state_and_every_command() -> None:
    assert set(STATES) == set(get_args(State))
    assert {event for events in STATES.values() for event in events} == set(get_args(Event))


@pytest.mark.parametrize("state", get_args(State))
@pytest.mark.parametrize("event", get_args(Event))
def test_a_command_leads_on_or_is_refused(state: State, event: Event) -> None:
    if event in STATES[state]:
        assert next_state(state, event) == STATES[state][event]
        return
    with pytest.raises(Refusal) as refusal:
        next_state(state, event)
    assert refusal.value.code == (errors.SESSION_ROUND_RUNS if state == "playing" else errors.SESSION_NO_ROUND)
