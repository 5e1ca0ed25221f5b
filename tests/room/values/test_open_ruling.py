"""In an open ruling each opinion leads to the next level, and a seat has pleaded if it wrote since the last opinion."""

from msgspec.structs import replace

from server.room.values.open_ruling import Opinion, Plea, have_pleaded
from tests.room.table import challenged


def test_each_opinion_is_followed_by_one_of_the_next_level() -> None:
    appeal = challenged("leader", monitor="tutor").room.appeal
    assert appeal is not None
    assert appeal.next_level == len(appeal.opinions) + 1
    assert replace(appeal, opinions=()).next_level == 1
    assert replace(appeal, opinions=(Opinion(1, ("I",), "server"), Opinion(2, ("C",), "eva"))).next_level == 3


def test_a_seat_has_pleaded_once_it_wrote_since_the_last_opinion() -> None:
    appeal = challenged("leader", monitor="tutor").room.appeal
    assert appeal is not None
    pleas = (Plea(0, 0, "he said it"), Plea(1, 1, "I did not"))
    first = replace(appeal, opinions=(), pleas=pleas)
    assert have_pleaded(first) == (0,)
    assert have_pleaded(replace(first, opinions=(Opinion(1, ("I",), "server"),))) == (1,)
