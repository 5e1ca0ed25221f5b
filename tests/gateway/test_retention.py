"""Tests of the retention of a session and its boards: all their keys expire as promised, also after changes."""

from redis import Redis

from server.gateway.node import Node
from server.sessions.step_context import DAY_MS
from server.store.stored.lifetime import NET_MS
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_erase import is_gone, is_notice, traces
from tests.gateway.test_sessions import opened, play, rounds, started
from tests.people import Guest
from tests.store.health.test_redis_health import time_passes

DAY_S = 86_400


def days_left(url: str, *codes: str) -> set[float]:
    """Returns the days until the rooms and logs of these codes expire, according to Redis itself, without the hour that the
    store adds (`NET_MS`)."""
    with Redis.from_url(url) as redis:
        names = [name for name in traces(url, *codes) if ":room:" in name or ":log:" in name]
        assert len(names) == 2 * len(codes)
        return {round((redis.ttl(name) - NET_MS / 1_000) / DAY_S, 3) for name in names}


async def is_kept(url: str, guest: Guest, days: float, *codes: str) -> None:
    for _ in range(500):
        if days_left(url, *codes) == {days}:
            return
        seen = len(guest.inbox)
        await guest.send("ping", at=1)
        await guest.hear_kind("pong", seen)
    assert days_left(url, *codes) == {days}


async def a_round(node: Node, come: Arrival) -> tuple[Guest, str, str]:
    tutor, ana, bo = await come(node, name="Eva"), await come(node, name="Ana"), await come(node, name="Bo")
    session = await opened(tutor, ana, bo)
    (room,) = await started(tutor, session, [[ana.id, bo.id]])
    await play(room, ana, bo)
    await tutor.until(lambda: rounds(tutor, session)[0]["boards"][0]["final"])
    return tutor, session, room


async def test_boards_are_kept_as_long_as_their_session_is_set_to(make_node: NodeMaker, come: Arrival, redis_url: str) -> None:
    node = await make_node(session_days=9, finished_days=77, idle_days=66)
    tutor, session, room = await a_round(node, come)
    assert tutor.views[session]["session"]["settings"]["keep_days"] == 9
    await is_kept(redis_url, tutor, 9, session, room)
    for days in (200, 1):
        await tutor.order(session, "set_session", settings={"keep_days": days})
        until_ms = tutor.views[session]["session"]["until_ms"]
        assert abs(until_ms - node.link.now_ms() - days * DAY_MS) < 60_000
        await is_kept(redis_url, tutor, days, session, room)
    await tutor.order(session, "end_session", running="close")
    await tutor.order(session, "set_session", settings={"keep_days": 3})
    await is_kept(redis_url, tutor, 3, session, room)
    with Redis.from_url(redis_url) as redis:
        left_s = [redis.ttl(name) for name in traces(redis_url, session, room) if ":due" not in name]
    assert min(left_s) > 0  # every key has an expiry time


async def test_a_session_erases_itself_at_its_date(make_node: NodeMaker, come: Arrival, redis_url: str) -> None:
    """Another node notices that the session is due and erases it. The server notifies the viewers."""
    here, there = await make_node(session_days=5), await make_node()
    tutor, session, room = await a_round(here, come)
    await is_kept(redis_url, tutor, 5, session, room)
    zoe = await come(there, name="Zoe")
    time_passes(redis_url, 5 * DAY_MS)
    await tutor.hear(is_notice(session))
    await is_gone(redis_url, zoe, session, room, tutor.id)
