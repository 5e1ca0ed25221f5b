"""Tests of the table of an appeal's stages: each stage refuses every event that it does not allow, with its own code."""

from typing import get_args

import pytest

from engines.contract import Refusal
from server.room.appeals.stages import REFUSALS, STAGES, Event, Stage, next_stage


def test_the_table_has_every_stage_and_every_event() -> None:
    assert set(STAGES) == set(get_args(Stage))
    assert {event for events in STAGES.values() for event in events} == set(get_args(Event))


@pytest.mark.parametrize("stage", get_args(Stage))
@pytest.mark.parametrize("event", REFUSALS)
def test_an_event_of_a_person_leads_on_or_is_refused(stage: Stage, event: Event) -> None:
    if event in STAGES[stage]:
        assert next_stage(stage, event) == STAGES[stage][event]
        return
    with pytest.raises(Refusal) as refusal:
        next_stage(stage, event)
    assert refusal.value.code == REFUSALS[event][stage]


@pytest.mark.parametrize("stage", [stage for stage in get_args(Stage) if stage != "none"])
def test_a_ruling_that_is_open_can_be_closed_by_whoever_is_left(stage: Stage) -> None:
    assert next_stage(stage, "referee_left") == next_stage(stage, "result") == "none"
