"""Tests that an action of a worked case has the same effect as a text in the short form and as an object."""

from pathlib import Path

import pytest

from banderilla_conformance.cases import Table, expanded, plain
from banderilla_conformance.short_actions import parts_of
from engines.registry import engine_of, own_slugs
from tests.engines.case_files import worked_cases
from tests.engines.conftest import SLUG_OF
from tools.cases import rewritten

FURTHER = sorted(Path(__file__).parent.glob("*/more_cases.json"))
PILE = {"given": {"pile": 9}, "expected": {}}


@pytest.mark.parametrize("slug", own_slugs())
def test_a_text_and_its_object_give_the_same_action_result_and_state(slug: str) -> None:
    engine = engine_of(slug)
    texts = actions = 0
    for case in worked_cases(slug):
        as_objects, as_texts = (Table(engine, case["given"]) for _ in range(2))
        for action in case["actions"]:
            written = as_texts.shortened(action)
            actions += 1
            texts += isinstance(written, str)
            assert as_texts.action(written) == action
            assert plain(as_texts.play(written)) == plain(as_objects.play(action)), (case["name"], written)
        assert as_texts.state == as_objects.state, case["name"]
    assert texts > actions * 0.95


@pytest.mark.parametrize("file", FURTHER, ids=lambda file: file.parent.name)
def test_further_cases_are_in_the_short_form(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    slug = SLUG_OF[file.parent.name]
    assert rewritten(engine_of(slug), text) == text, f"python -m tools.cases --shorten {file} {slug}"


def test_a_text_names_its_sender_and_its_time() -> None:
    actions = ["0: take 2", "0 at 5000: say 7", "referee: time", "clock: advance 700", "clock at 9000: time_up"]
    assert expanded(engine_of("takeaway"), {**PILE, "actions": actions})["actions"] == [
        {"seat": 0, "type": "take", "count": 2},
        {"seat": 0, "at_ms": 5000, "type": "say", "left": 7},
        {"seat": "referee", "type": "call_time"},
        {"seat": "clock", "type": "advance", "ms": 700},
        {"seat": "clock", "at_ms": 9000, "type": "time_up"},
    ]


def test_the_engine_reads_a_text_in_the_position_of_that_step() -> None:
    case = {"given": {}, "actions": ["0: Cf3", "1: e5", "0: Cxe5"], "expected": {}}
    assert [action["uci"] for action in expanded(engine_of("ajedrez"), case)["actions"]] == ["g1f3", "e7e5", "f3e5"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("take 2", "'take 2' is no action"),
        ("tutor: take 2", "is no action"),
        ("0: ", "is no action"),
        ("0: eat 2", "'eat 2' cannot be read: notation_unknown"),
        ("clock: half past two", "'half past two' is no action of the clock"),
    ],
)
def test_a_text_that_cannot_be_read_is_an_error_of_the_case(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Table(engine_of("takeaway"), PILE["given"]).play(text)


@pytest.mark.parametrize("text", ["12: x: y", "12: x\ny"])
def test_all_after_the_first_colon_is_notation(text: str) -> None:
    assert parts_of(text) == (12, None, text.removeprefix("12: "))
