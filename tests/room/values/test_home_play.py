"""Tests of the moment when the days for a move are over."""

from server.room.values.home_play import DAY_MS, HomePlay

HOME = HomePlay(9 * DAY_MS, 2, since_ms=1_000)


def test_the_days_count_from_when_the_move_was_waited_for() -> None:
    assert HOME.move_by_ms == 1_000 + 2 * DAY_MS


def test_there_are_none_without_days_together_and_once_they_are_over() -> None:
    assert HomePlay(9 * DAY_MS, 0).move_by_ms is None
    assert HomePlay(9 * DAY_MS, 2, together=True).move_by_ms is None
    assert HomePlay(9 * DAY_MS, 2, is_late=True).move_by_ms is None


def test_the_next_game_of_a_match_begins_anew() -> None:
    late = HomePlay(9 * DAY_MS, 2, awaited=(1,), is_late=True)
    assert late.in_next_game() == HomePlay(9 * DAY_MS, 2)
