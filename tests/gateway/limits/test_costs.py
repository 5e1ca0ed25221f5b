"""What an answer costs grows with what is read for it."""

from server.gateway.limits import costs


def test_a_few_entries_cost_nothing_more_and_many_cost_by_their_number() -> None:
    assert [costs.of_entries(entries) for entries in (-1, 0, 3, 4, 400)] == [0, 0, 0, 1, 100]
    assert [costs.of_reading(entries) for entries in (-1, 0, 9, 10, 400)] == [0, 0, 0, 1, 40]
    assert [costs.of_playing_again(entries) for entries in (-1, 0, 7, 8, 400)] == [0, 0, 0, 1, 50]
