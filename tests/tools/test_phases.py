"""The page of phases is generated from the tables of the duels' flow, and these tables name only phases that exist."""

import pytest

from engines.registry import all_engines
from tools.phases import PAGE, _table_of, page


def test_the_page_of_phases_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m tools.phases"


@pytest.mark.parametrize("slug", sorted(all_engines()))
def test_a_table_names_only_phases_of_its_game(slug: str) -> None:
    named = {phase for allowed in _table_of(slug).values() for phase in allowed}
    assert named <= set(all_engines()[slug].phases)
