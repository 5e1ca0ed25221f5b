"""Tests of the comparison of views: it distinguishes new fields from wrong fields."""

from tests.deploy.differences import Difference, differences, fields
from tests.deploy.old_views import OldViews

SEEN = {"room": {"seq": 4, "seats": [{"name": "Ana"}, {"name": "Bo"}]}, "gone": 1}
FRESH = {"room": {"seq": 5, "seats": [{"name": "Ana", "hints": 0}, {"name": "Bo", "hints": 0}], "until": {"day": 3}}}


def test_each_field_is_named_once_a_place() -> None:
    assert list(differences(SEEN, FRESH)) == [
        Difference("gone", "more"),
        Difference("room.seats.*.hints", "missing"),
        Difference("room.seats.*.hints", "missing"),
        Difference("room.seq", "other"),
        Difference("room.until", "missing"),
    ]
    assert list(differences(SEEN, SEEN)) == []
    assert list(differences([1], [True])) == [Difference(".*", "other")]
    assert list(differences([1], [1, 2])) == [Difference("", "other")]
    assert set(fields(SEEN)) == {"room", "room.seq", "room.seats", "room.seats.*.name", "gone"}


def old_views(count: int = 1) -> OldViews:
    """Returns an empty collection. It treats the first `count` views as views from before the upgrade."""
    noted = iter([True] * count)
    return OldViews(lambda: next(noted, False))


def test_a_view_of_before_may_lack_what_is_new_and_nothing_else() -> None:
    views = old_views()
    old = views.note({"room": {"seq": 1, "seats": []}})
    views.compare(views.note({"room": {"seq": 2}}), views.note({"room": {"seq": 2, "until": 3}}))
    assert views.explained == {"room.until: missing: new, a page of before knows none of it": 1}
    views.compare(old, old)
    assert not views.wrong
    # `seats` is a field of the old version, so it was lost and is not a new field.
    views.compare(views.note({"room": {"seq": 2}}), views.note({"room": {"seq": 2, "seats": []}}))
    views.compare(views.note({"room": {"seq": 2}}), views.note({"room": {"seq": 3}}))
    assert views.wrong == {"room.seats: missing": 1, "room.seq: other": 1}


def test_what_a_new_version_dropped_may_stay_in_a_view_of_before() -> None:
    views = old_views()
    views.note({"room": {"old": 1, "seq": 1}})
    views.compare(views.note({"room": {"old": 1, "seq": 2}}), views.note({"room": {"seq": 2}}))
    assert views.explained == {"room.old: more: gone, a page of before keeps it": 1}
    assert not views.wrong


def test_a_difference_before_the_upgrade_is_a_change_of_the_code() -> None:
    views = old_views()
    before = views.note({"words": ["a", "b"], "seq": 1})
    views.compare(views.note({"words": ["a", "b"], "seq": 9}), views.note({"words": ["a"], "seq": 9}))
    assert views.wrong == {"words: other": 1}
    views.compare(before, views.note({"words": ["a"], "seq": 1}))
    assert not views.wrong
    assert list(views.explained.values()) == [2]
