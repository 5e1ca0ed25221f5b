"""The simulated Redis gives the same answers as the Valkey that we ship."""

from tests.simulation.differential import compared, differences, valkey

SEQUENCES = 2_000


def test_random_sequences_get_the_same_answers() -> None:
    assert compared(seed=29, count=SEQUENCES) == []


def test_a_difference_is_found() -> None:
    with valkey() as wire:
        assert differences(wire, [[b"SET", b"a", b"1"], [b"OBJECT", b"ENCODING", b"a"]])
