"""A request costs more tokens if the server must read more data for the answer."""

from server.gateway.limits import message_costs


def test_a_few_entries_cost_nothing_more_and_many_cost_by_their_number() -> None:
    assert [message_costs.of_entries(entries) for entries in (-1, 0, 3, 4, 400)] == [0, 0, 0, 1, 100]
    assert [message_costs.of_reading(entries) for entries in (-1, 0, 9, 10, 400)] == [0, 0, 0, 1, 40]
    assert [message_costs.of_playing_again(entries) for entries in (-1, 0, 7, 8, 400)] == [0, 0, 0, 1, 50]
