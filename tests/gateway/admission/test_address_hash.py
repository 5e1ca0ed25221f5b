"""A class recognizes the address of a person who returns. Another class cannot tell that the address is the same."""

from server.gateway.admission.address_hash import LENGTH, origin_of


def test_an_address_has_one_origin_in_a_class_and_another_in_each_other_class() -> None:
    here = origin_of("K7QX2M", "10.0.0.1")
    assert here == origin_of("K7QX2M", "10.0.0.1")
    assert len(here) == LENGTH
    assert here not in (origin_of("K7QX2N", "10.0.0.1"), origin_of("K7QX2M", "10.0.0.2"))
    assert "10" not in (here[:2], here[-2:]) or "10.0.0.1" not in here


def test_who_has_no_address_has_no_origin() -> None:
    assert origin_of("K7QX2M", "") == ""
