"""Keys and seeds are derived from a room's secret. The derivation must stay the same in every version, because stored
rooms and links depend on it."""

from server.aggregate.secrets import derived, referee_key

SECRET = bytes(32)


def test_a_key_is_of_its_room_and_role() -> None:
    assert referee_key(SECRET, "leader") == "3578e93baecf7cd3f654"
    assert len({referee_key(secret, role) for secret in (SECRET, b"x" * 32) for role in ("monitor", "leader", "director")}) == 6


def test_the_bytes_of_a_purpose_reveal_no_others() -> None:
    found = {derived(SECRET, purpose) for purpose in ("game/0", "game/1", "key/leader", "")}
    assert {len(each) for each in found} == {32}
    assert len(found) == 4
    assert derived(SECRET, "game/0") in found
