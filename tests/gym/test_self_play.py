"""A few games of the soak's self-play. Its report must agree with the games."""

from banderilla_gym import games
from tests.load.self_play import one_game, report


def test_a_few_games_are_played_replayed_and_counted() -> None:
    counts = one_game("contig60", 0) + one_game("contig60", 1)
    assert counts["games"] == 2
    assert counts["rooms"] == 1
    assert counts["moves"] > 10
    assert report("contig60", counts, 0.4).startswith("contig60: 2 games of self-play to their ends in 0 s of a core; ")
    assert len(games()) == 15
