"""Tests of the limits that people at one address share, and of the share reserved for each person. The tests pass each
time as an argument, so they need not wait."""

from collections.abc import Callable

import pytest

from server.gateway.admission.browser_security import is_known_host, share_of
from server.gateway.limits import address_limits
from server.gateway.limits.address_limits import (
    FETCHES,
    FETCHES_PER_S,
    MAX_ADDRESSES,
    MAX_DEBT_MS,
    MAX_PEOPLE,
    WRONG_CODES,
    WRONG_CODES_OWN,
    Share,
    Shares,
)


def share() -> Share:
    return Share(0, rate_per_s=20, burst=60, room_cost=10)


def test_one_persons_script_does_not_keep_the_others_from_opening_rooms() -> None:
    school = share()
    waits = [school.take_room("script", 0) for _ in range(20)]
    assert waits[:6] == [0] * 6
    assert all(waits[6:])
    for number in range(300):
        school.take_room(f"new person {number}", 0)  # far more than the 180 rooms that one address may open
    assert school.take_room("pupil", 0) == 0
    assert school.take_room("new person 1", 0) > 0, "had one already, and the address's are used up"
    assert school.take_room("script", 10_001) == 0


def test_guessing_codes_slows_down_and_a_right_code_does_not() -> None:
    school = share()
    for _ in range(WRONG_CODES_OWN):
        assert school.code_wait_ms("guesser", 0) == 0
        school.wrong_code("guesser", 0)
    assert school.code_wait_ms("guesser", 0) == 15_001
    assert school.code_wait_ms("pupil", 0) == 0


def test_many_guessers_behind_one_address_use_up_what_it_has_but_not_a_first_try() -> None:
    school = share()
    for number in range(WRONG_CODES):
        school.wrong_code(f"guest {number}", 0)
    assert school.code_wait_ms("guest 1", 0) > 0, "one try was free, the second is the address's"
    assert school.code_wait_ms("", 0) == 2_001, "a plain GET is nobody's"
    assert school.code_wait_ms("pupil", 0) == 0
    for number in range(8):
        school.wrong_code(f"later guest {number}", 15_001)
    assert school.code_wait_ms("", 15_001) > 0, "the address's are used up again"
    assert school.code_wait_ms("guest 1", 15_001) == 0, "its own part is whole again"


def test_mistakes_of_a_whole_class_lock_nobody_out() -> None:
    school = share()
    for number in range(60):
        for _ in range(4):
            assert school.code_wait_ms(f"pupil {number}", 0) == 0
            school.wrong_code(f"pupil {number}", 0)
    assert school.code_wait_ms("pupil 0", 0) == 0


def test_an_address_that_comes_again_has_no_new_part_and_idle_ones_are_forgotten() -> None:
    shares = Shares(rate_per_s=20, burst=60, room_cost=10)
    first = shares.of("192.0.2.1", 0)
    first.take_room("ana", 0)
    assert shares.of("192.0.2.1", 0) is first
    for number in range(MAX_ADDRESSES):
        shares.of(f"number {number}", 0)
    assert shares.of("192.0.2.1", 0) is first
    assert len(shares._known) < 10


def test_what_is_remembered_of_addresses_has_a_bound() -> None:
    shares = Shares(rate_per_s=20, burst=60, room_cost=10)
    for number in range(2 * MAX_ADDRESSES):
        shares.of(f"number {number}", 0).handshakes.charge(0)
    assert len(shares._known) <= MAX_ADDRESSES


def test_a_server_with_the_smallest_burst_gives_each_limit_one_use() -> None:
    school = Share(0, rate_per_s=20, burst=1, room_cost=50)
    for bucket in (school.handshakes, school.fetches):
        assert bucket.take(0) == 0
        assert bucket.take(0) > 0


@pytest.mark.parametrize(("busy", "kept"), [(4, [0, 1, 2, 3]), (5, [2, 3, 4]), (10, [5, 6, 7, 8, 9])])
def test_the_older_half_is_forgotten_if_half_of_the_addresses_are_in_use(
    monkeypatch: pytest.MonkeyPatch, busy: int, kept: list[int]
) -> None:
    monkeypatch.setattr(address_limits, "MAX_ADDRESSES", 10)
    shares = Shares(rate_per_s=20, burst=60, room_cost=10)
    for number in range(10):
        one = shares.of(str(number), 0)
        if number < busy:
            one.handshakes.charge(0)
    shares.of("one more", 0)
    assert list(shares._known) == [*map(str, kept), "one more"]


@pytest.mark.parametrize(
    ("address", "whom"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unknown" * 20, ("unknown" * 20)[:64]),
    ],
)
def test_whom_an_address_counts_for(address: str, whom: str) -> None:
    assert share_of(address) == whom


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("192.168.1.7:8080", True),
        ("[::1]:80", True),
        ("[::1]", True),
        ("localhost:8000", True),
        ("School.example:443", True),
        ("evil.example", False),
        ("x" * 300, False),
        ("192.168.1.7.evil.example", False),
        ("", False),
        (None, False),
    ],
)
def test_hosts_under_which_a_picture_is_drawn(host: str | None, known: bool) -> None:
    assert is_known_host(host, frozenset({"school.example"})) is known


def test_a_class_that_comes_at_once_is_in_after_a_third_of_a_second() -> None:
    school = share()
    waits_ms = [school.handshakes.charge(0) for _ in range(30)]
    assert waits_ms[:4] == [0] * 4
    assert waits_ms[-1] <= 335


def test_a_connection_that_was_closed_for_what_it_sent_costs_its_address_handshakes_and_nobody_waits_long_for_that() -> None:
    school = share()
    for _ in range(100):
        school.ended_badly(0)
    assert 1_000 <= school.handshakes.charge(0) <= 1_250
    assert school.handshakes.charge(60_000) == 0


def test_a_dear_get_makes_later_ones_wait_but_debts_do_not_add_up() -> None:
    school = share()
    for _ in range(100):
        school.pay_fetches(FETCHES + 2 * FETCHES_PER_S, 0)
    assert 2_000 <= school.fetches.charge(0) <= 2_100, "the first cost made a debt of two seconds, and the others none"
    school = share()
    for _ in range(100):
        school.pay_fetches(FETCHES_PER_S // 2, 0)
    wait_ms = school.fetches.wait_ms(0)
    assert MAX_DEBT_MS <= wait_ms <= MAX_DEBT_MS + 510


def test_what_is_remembered_of_an_addresss_people_has_a_bound() -> None:
    school = share()
    for number in range(2 * MAX_PEOPLE):
        school.wrong_code(f"guest {number}", 0)
        assert len(school._wrong._own) <= MAX_PEOPLE
    for number in range(MAX_PEOPLE):
        school.wrong_code(f"newer guest {number}", 60_000)
    assert "guest 1" not in school._wrong._own, "it has tried nothing for a minute"
    assert f"newer guest {MAX_PEOPLE - 1}" in school._wrong._own


def test_an_address_is_idle_once_each_of_its_limits_is_whole_again() -> None:
    uses: tuple[Callable[[Share], object], ...] = (
        lambda school: school.take_room("ana", 0),
        lambda school: school.wrong_code("", 0),
        lambda school: school.pay_fetches(5, 0),
        lambda school: school.ended_badly(0),
        lambda school: school.guests.charge(0),
        lambda school: school.messages.take(0),
    )
    for use in uses:
        school = share()
        assert school.is_idle(0)
        use(school)
        assert not school.is_idle(0)
        assert school.is_idle(60_000)
