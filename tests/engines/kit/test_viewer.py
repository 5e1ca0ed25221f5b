"""In a game without hidden data, several viewers share one view."""

from engines.kit.viewer import REFEREE, SPECTATOR, open_audience


def test_all_but_referees_are_one_audience_of_an_open_game() -> None:
    assert [open_audience(None, viewer) for viewer in (0, 1, SPECTATOR, REFEREE)] == [SPECTATOR, SPECTATOR, SPECTATOR, REFEREE]
