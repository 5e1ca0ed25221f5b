"""Tests of the table of a duel's stages: the refusals and the phases of each stage. `stage_steps.py` compares each step
of each duel with this table."""

from typing import get_args

import pytest

from engines.kit.duel.stages import REFUSALS, STAGES, Event, Request, Stage, stage_of, stage_refusal
from engines.registry import all_engines
from tests.engines.kit.duel.stage_steps import check_stages
from tests.engines.kit.script import Script

REQUESTS = {"act": "0 take 1", "call_time": "director time", "accept_result": "1 accept"}


def test_the_table_has_every_stage_and_every_event() -> None:
    assert set(STAGES) == set(get_args(Stage))
    assert {event for events in STAGES.values() for event in events} == set(get_args(Event))
    assert set(REFUSALS) == set(get_args(Request))


def test_every_stage_has_a_phase_in_some_duel() -> None:
    phases = {phase for engine in all_engines().values() for phase in engine.phases}
    assert {stage_of(phase) for phase in phases} == set(STAGES) - {"none"}


@pytest.mark.parametrize("request_", REQUESTS)
def test_a_request_after_the_end_has_the_tables_code(request_: Request) -> None:
    script = Script("takeaway").play("0 resign")
    assert script.code(REQUESTS[request_]) == stage_refusal(script.state.phase, request_) == "game_over"


def test_a_result_is_accepted_only_while_it_is_pending() -> None:
    script = Script("takeaway")
    assert script.code(REQUESTS["accept_result"]) == stage_refusal(script.state.phase, "accept_result") == "no_result_pending"


def test_a_step_along_no_event_fails() -> None:
    script = Script("takeaway")
    before = script.state
    script.play("0 resign")
    with pytest.raises(AssertionError):
        check_stages(script.state, before)
