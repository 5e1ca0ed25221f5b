"""The laws of the contract for every game of this repository (`banderilla_conformance.laws`)."""

import pytest

from banderilla_conformance.laws import (
    for_games,
    test_a_fault_gives_no_hint,
    test_a_playout_ends_within_bounds_and_replays_to_the_same_bytes,
    test_a_seat_never_acts_out_of_what_it_may,
    test_bots_alone_play_to_the_end_without_a_fault,
    test_clocks_halt_resume_and_are_credited,
    test_every_legal_action_is_faultless_announced_and_notated,
    test_every_state_survives_storing_and_lets_somebody_go_on,
    test_nothing_shown_differs_where_only_hidden_things_differ,
)
from engines.registry import own_slugs

__all__ = [
    "test_a_fault_gives_no_hint",
    "test_a_playout_ends_within_bounds_and_replays_to_the_same_bytes",
    "test_a_seat_never_acts_out_of_what_it_may",
    "test_bots_alone_play_to_the_end_without_a_fault",
    "test_clocks_halt_resume_and_are_credited",
    "test_every_legal_action_is_faultless_announced_and_notated",
    "test_every_state_survives_storing_and_lets_somebody_go_on",
    "test_nothing_shown_differs_where_only_hidden_things_differ",
]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    for_games(metafunc, own_slugs())
