"""Tests of names in Redis: all keys of one script are in the same slot, and no two names are equal."""

from server.store import keys

CODES = [f"R{number:05}" for number in range(200)]


def tag(name: str) -> str:
    return name[name.index("{") : name.index("}") + 1]


def test_all_keys_of_a_room_have_one_hash_tag() -> None:
    for code in CODES:
        names = (*keys.room_keys(code), keys.answers_key(code, "ana"), keys.due_key(keys.bucket_of(code)))
        assert len({tag(name) for name in names}) == 1


def test_rooms_are_spread_over_all_buckets() -> None:
    assert {keys.bucket_of(code) for code in CODES} == set(range(keys.BUCKETS))


def test_no_two_rooms_share_a_key_but_the_deadlines_of_their_bucket() -> None:
    names = [name for code in CODES for name in keys.room_keys(code)._replace(due=f"due of {code}")]
    assert len(names) == len(set(names))


def test_each_person_has_answers_of_their_own() -> None:
    assert keys.answers_key("K7QX2M", "ana") != keys.answers_key("K7QX2M", "bo")
    assert keys.made_key("ana", "1") != keys.made_key("bo", "1")


def test_a_key_names_its_kind_after_its_hash_tag_or_at_its_beginning() -> None:
    names = keys.room_keys("K7QX2M")
    assert [keys.kind_of(name) for name in (names.room, names.log, keys.made_key("ana", "1"))] == ["room", "log", "made"]
