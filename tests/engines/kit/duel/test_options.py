"""Tests of the options that all duels share: the minimum time of a window, the starter, and days per move."""

import pytest

from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.declaration.choice import Choice
from engines.kit.duel.options import AUTO_FLAG, DuelOptions, correspondence, duel_about, starter_alternates, starter_by_lot

DAY_MS = 86_400_000


@pytest.mark.parametrize(
    ("options", "wait_ms"),
    [
        (DuelOptions(mode="tournament"), 5_000),
        (DuelOptions(), 0),
        (DuelOptions(mode="tournament", window_min_ms=0), 0),
        (DuelOptions(window_min_ms=700), 700),
    ],
)
def test_a_window_inside_a_turn_lasts_five_seconds_in_a_tournament(options: DuelOptions, wait_ms: int) -> None:
    assert options.wait_ms == wait_ms


def test_by_correspondence_a_turn_has_days_and_the_game_no_limit() -> None:
    options = correspondence(DuelOptions(mode="tournament", starter=1, window_min_ms=700), 3 * DAY_MS)
    assert (options.turn_ms, options.game_ms) == (3 * DAY_MS, 0)
    assert (options.grace_ms, options.win_challenge_ms) == (DAY_MS // 2, DAY_MS // 2)
    assert (options.mode, options.starter, options.window_min_ms) == ("tournament", 1, None)


def test_a_lot_decides_who_starts_unless_the_options_name_a_seat() -> None:
    reader = ChanceReader(ChanceState(bytes(32)))
    lots = [ChanceReader(ChanceState(bytes(32), index)).below(2) for index in range(20)]
    assert [starter_by_lot(DuelOptions(), reader).starter for _ in range(20)] == lots
    assert {starter_by_lot(DuelOptions(starter=1), reader).starter for _ in range(20)} == {1}


def test_a_named_starter_alternates_from_game_to_game() -> None:
    assert [starter_alternates(DuelOptions(starter=1), number).starter for number in range(3)] == [1, 0, 1]
    assert [starter_alternates(DuelOptions(starter=0), number).starter for number in range(3)] == [0, 1, 0]
    assert starter_alternates(DuelOptions(), 1).starter is None


def test_the_form_offers_the_options_of_all_duels_before_the_games_own() -> None:
    about = duel_about("tiny", "II", AUTO_FLAG, game_minutes=(30, 20, 10))
    assert [choice.field for choice in about.choices] == [
        "mode",
        "starter",
        "turn_ms",
        "game_ms",
        "win_challenge_ms",
        "auto_flag",
    ]
    assert (about.seats, about.division, about.listed) == ((2,), "II", True)
    assert about.choices[:5] == (
        Choice("mode", ("assisted", "tournament")),
        Choice("starter", (None, 0, 1)),
        Choice("turn_ms", (60_000, 90_000, 120_000, 0), at_home=0),
        Choice("game_ms", (1_800_000, 1_200_000, 600_000, 0), at_home=0),
        Choice("win_challenge_ms", (20_000,), at_home=0),
    )
    assert about.at_home == {"turn_ms": 0, "game_ms": 0, "win_challenge_ms": 0}
    assert not duel_about("tiny", None, listed=False).listed
