"""Tests of the values of an open ruling."""

from msgspec.structs import replace

from server.room.values.open_ruling import Opinion
from tests.room.table import challenged


def test_each_opinion_is_followed_by_one_of_the_next_level() -> None:
    appeal = challenged("leader", monitor="tutor").room.appeal
    assert appeal is not None
    assert appeal.next_level == len(appeal.opinions) + 1
    assert replace(appeal, opinions=()).next_level == 1
    assert replace(appeal, opinions=(Opinion(1, ("I",), "server"), Opinion(2, ("C",), "eva"))).next_level == 3
