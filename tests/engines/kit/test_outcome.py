"""Tests of a refusal: it keeps its code and params between processes, and its text shows both."""

import pickle

from engines.kit.outcome import Refusal, fault_refused
from engines.kit.referee.record import Fault


def test_a_refusal_in_a_worker_process_is_the_same_refusal_in_the_server() -> None:
    refusal = Refusal("fault", rule="tiny.path", detail=3)
    again = pickle.loads(pickle.dumps(refusal))
    assert type(again) is Refusal
    params = {"rule": "tiny.path", "detail": 3}
    assert (again.code, again.params, again.args) == ("fault", params, ("fault", params))


def test_the_text_of_a_refusal_has_its_code_and_its_params_if_there_are_any() -> None:
    assert str(Refusal("not_now")) == "not_now"
    assert str(Refusal("fault", rule="tiny.path")) == "fault {'rule': 'tiny.path'}"


def test_a_refused_fault_names_its_rule_detail_and_facts() -> None:
    refusal = fault_refused(Fault("tiny.path", "few", facts={"cells": ["a"]}))
    assert (refusal.code, refusal.params) == ("fault", {"rule": "tiny.path", "detail": "few", "facts": {"cells": ["a"]}})
