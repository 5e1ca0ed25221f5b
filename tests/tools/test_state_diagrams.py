"""The state diagrams in the documents match the tables in the code."""

from collections.abc import Mapping
from typing import Any

import pytest

from tools.state_diagrams import DESIGN, DIAGRAMS, START, diagram, drawn

TABLES = [pytest.param(table, id=name) for _page, name, table in DIAGRAMS]


@pytest.mark.parametrize(("page", "name", "table"), DIAGRAMS)
def test_the_diagram_in_the_docs_is_up_to_date(page: str, name: str, table: Mapping[Any, Mapping[Any, str]]) -> None:
    text = (DESIGN / page).read_text(encoding="utf-8")
    assert drawn(text, name, table) == text, "run python -m tools.state_diagrams"


@pytest.mark.parametrize("table", TABLES)
def test_every_state_of_a_table_can_be_reached(table: Mapping[Any, Mapping[Any, str]]) -> None:
    reached = {START}
    for _step in table:
        reached |= {after for state in reached for after in table[state].values()}
    assert reached == set(table)


def test_events_between_the_same_two_states_share_an_arrow() -> None:
    assert diagram({"none": {"open": "on"}, "on": {"shut": "none", "lose": "none"}}).splitlines() == [
        "```mermaid",
        "stateDiagram-v2",
        "    [*] --> on: open",
        "    on --> [*]: shut, lose",
        "```",
    ]


def test_a_page_without_a_place_for_its_diagram_is_an_error() -> None:
    with pytest.raises(ValueError, match="no place"):
        drawn("# A page", "appeal_stages", {})
