"""Tests of the token buckets that limit message rates."""

from server.gateway.limits.rate_limit import TokenBucket


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = TokenBucket(10, 3, now_ms=0)
    assert [bucket.take(0) for _ in range(4)] == [0, 0, 0, 101]
    assert bucket.take(101) == 0
    assert bucket.take(101) > 0
    assert [bucket.take(10_000) for _ in range(4)][:3] == [0, 0, 0]


def test_an_expensive_request_waits_longer_and_takes_no_tokens_meanwhile() -> None:
    bucket = TokenBucket(10, 5, now_ms=0)
    assert bucket.take(0, 5) == 0
    assert bucket.take(0, 5) == 501
    assert bucket.take(501, 5) == 0


def test_a_charge_is_a_place_in_a_queue() -> None:
    bucket = TokenBucket(10, 1, now_ms=0)
    assert [bucket.charge(0) for _ in range(3)] == [0, 101, 201]
    bucket.refund(1)
    assert bucket.charge(0) == 201
    assert bucket.wait_ms(1_000) == 0


def test_a_bucket_lends_what_it_does_not_hold() -> None:
    bucket = TokenBucket(10, 4, now_ms=0)
    assert bucket.lend(0, cost=6, least=4), "four are there, two are lent"
    assert not bucket.lend(500, cost=6, least=4), "the debt is paid first, so three of four are there"
    assert bucket.lend(600, cost=1, least=4), "the refusal before took nothing"


def test_a_bucket_is_full_again_once_all_is_refilled() -> None:
    bucket = TokenBucket(10, 2, now_ms=0)
    assert bucket.is_full(0)
    bucket.take(0)
    assert [bucket.is_full(now_ms) for now_ms in (0, 99, 100, 500)] == [False, False, True, True]
    bucket.refund(5)
    assert [bucket.take(0) for _ in range(3)] == [0, 0, 101], "a refund never gives more than the burst"


def test_a_bucket_refills_from_the_time_of_its_last_use() -> None:
    bucket = TokenBucket(10, 2, now_ms=1_000)
    assert [bucket.charge(1_000) for _ in range(2)] == [0, 0]
    assert bucket.wait_ms(1_050) == 51, "half a token is back"
    assert [bucket.is_full(now_ms) for now_ms in (1_199, 1_200)] == [False, True]
