"""Tests of the options in the form for a new room."""

import msgspec
import pytest

from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.declaration.choice import Choice
from engines.registry import all_engines, engine_of

LISTED = sorted(slug for slug, engine in all_engines().items() if engine.about.listed)
NOW_MS = 1_000_000


def test_an_option_is_picked_from_its_values_unless_it_says_otherwise() -> None:
    choice = Choice("hints", (True, False))
    assert (choice.kind, choice.is_rare, choice.in_class) == ("pick", False, ())
    assert msgspec.convert(msgspec.to_builtins(choice), Choice) == choice


@pytest.mark.parametrize("slug", LISTED)
def test_at_home_nobody_is_hurried_or_challenged_and_a_tournament_has_the_books_times(slug: str) -> None:
    """The form has two buttons: assisted mode sets each option to its `at_home` value, and tournament mode sets it to
    its first value."""
    engine = engine_of(slug)
    modes = next(choice.values for choice in engine.about.choices if choice.field == "mode")
    assert modes == ("assisted", "tournament")
    own = [choice for choice in engine.about.choices if choice.at_home is not None]
    for mode in modes:
        asked = {choice.field: choice.at_home if mode == "assisted" else choice.values[0] for choice in own}
        options = engine.read_options({"mode": mode, **asked})
        assert engine.read_options({"mode": "tournament"}) == options or mode == "assisted"
        state = engine.setup(options, engine.about.seats[0], ChanceReader(ChanceState(bytes(32))), NOW_MS)
        status = engine.status(state)
        if mode == "assisted":
            assert all("challenge" not in acts for acts in status.may), status.may
            assert status.due_at_ms is None, status
