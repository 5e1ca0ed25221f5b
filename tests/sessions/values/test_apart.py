"""Tests of the pairs to keep apart after a pupil has left the class or has another id."""

from server.sessions.values.apart import without

PAIRS = (("ana", "bo"), ("cruz", "dana"))


def test_a_pupil_who_leaves_takes_all_pairs_away() -> None:
    assert without(PAIRS, "ana") == (("cruz", "dana"),)
    assert without(PAIRS, "eva") == PAIRS


def test_another_id_takes_the_pairs_over_each_once_and_never_with_itself() -> None:
    assert without(PAIRS, "dana", "bo") == (("ana", "bo"), ("bo", "cruz"))
    assert without((*PAIRS, ("bo", "dana")), "dana", "ana") == (("ana", "bo"), ("ana", "cruz"))
    assert without(PAIRS, "ana", "bo") == (("cruz", "dana"),)
