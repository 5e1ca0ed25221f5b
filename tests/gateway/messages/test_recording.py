"""Recordings and reviews over real sockets. Viewers must not see in them what they could not see at the time."""

from typing import Any

import pytest

from protocol.patch import apply
from server.store import keys
from tests.conftest import Arrival, NodeMaker
from tests.people import Guest, Refused, refereed, seated


async def recorded(guest: Guest, room: str) -> list[Any]:
    """Returns the views of all pages of the recording, in order. If a sequence number has no frame, its view is that of
    the previous number."""
    page = (await guest.ask("recording", room=room))["params"]
    view = page["view"]
    views = [view]
    while True:
        for frame in page["frames"]:
            view = apply(view, frame.get("ops", []))
            views += [views[-1]] * (frame["seq"] - len(views))
            views.append(view)
        if "next" not in page:
            return views
        page = (await guest.ask("recording", room=room, after=page["next"]))["params"]
        assert "view" not in page


async def watches(guest: Guest, room: str, **more: Any) -> None:
    await guest.ask("join", room=room, **{"as": "spectator", **more})
    await guest.until(lambda: room in guest.views)


async def test_a_recording_is_what_was_seen(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo, eva = await come(node), await come(node), await come(node)
    room = await seated(ana, bo)
    await watches(eva, room)
    for guest, cell in ((ana, 0), (bo, 3), (ana, 1), (bo, 4), (ana, 2)):
        answer = await guest.act(room, {"type": "place", "cell": cell})
    for guest in (ana, bo, eva):
        await guest.reaches(room, answer["seq"])
        views = await recorded(guest, room)
        assert views[-1] == guest.views[room]
        assert len(views) == answer["seq"] + 1
    texts = list(dict.fromkeys(view["game"]["text"] for view in views if view["game"]))
    assert texts == [".../.../...", "o../.../...", "o../x../...", "oo./x../...", "oo./xx./...", "ooo/xx./..."]


async def test_pages_fit_together(make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.gateway.channels.recorded.PAGE", 2)
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    for guest, cell in ((ana, 0), (bo, 3), (ana, 1)):
        answer = await guest.act(room, {"type": "place", "cell": cell})
    page = (await bo.ask("recording", room=room))["params"]
    assert [frame["seq"] for frame in page["frames"]] == [1, 2]
    assert page["next"] == 2
    await bo.reaches(room, answer["seq"])
    assert (await recorded(bo, room))[-1] == bo.views[room]


def hands(view: Any) -> Any:
    return view["game"] and view["game"].get("dealt")


async def with_cards(ana: Guest, bo: Guest, host: Guest | None = None) -> str:
    """Opens a room of Truco where both players have cards. `host`: a spectator who is the host; otherwise Ana is the
    host."""
    room = await (refereed(host, ana, bo, role="spectator", game="truco") if host else seated(ana, bo, game="truco"))
    cutter = next(guest for seat, guest in enumerate((ana, bo)) if "cut" in guest.views[room]["status"]["may"][seat])
    answer = await cutter.act(room, {"type": "cut", "at": 20})
    for guest in (ana, bo):
        await guest.reaches(room, answer["seq"])
        assert hands(guest.views[room])
    return room


async def test_a_new_player_never_sees_the_hand_of_the_seats_earlier_player(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo, eva = await come(node, name="Ana"), await come(node, name="Bo"), await come(node, name="Eva")
    room = await with_cards(ana, bo)
    dealt = hands(bo.views[room])
    await watches(eva, room)
    await ana.act(room, {"type": "resign"})
    await bo.order(room, "stand_up")
    answer = await eva.ask("join", room=room, seat=1)
    await eva.until(lambda: eva.you[room]["seat"] == 1)
    await eva.reaches(room, answer["seq"])
    views = await recorded(eva, room)
    assert views[-1] == eva.views[room]
    assert not any(hands(view) for view in views[: answer["seq"]])
    await bo.until(lambda: bo.you[room]["viewer"] == "spectator")
    assert not any(hands(view) for view in await recorded(bo, room))
    kept = await recorded(ana, room)
    assert any(hands(view) and hands(view) != dealt for view in kept)
    assert not any(hands(view) == dealt for view in kept)


async def test_a_referee_may_go_back_through_a_running_game(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo, tutor = await come(node), await come(node), await come(node)
    room = await with_cards(ana, bo, host=tutor)
    key = (await tutor.order(room, "invite_referee", role="leader"))["params"]["key"]
    answer = await tutor.ask("join", room=room, **{"as": "referee", "key": key})
    await tutor.until(lambda: room in tutor.views and tutor.you[room]["viewer"] == "referee")
    views = await recorded(tutor, room)
    assert views[answer["seq"] - 1]["game"].get("hands") is None
    assert views[answer["seq"]]["game"]["hands"]
    assert views[-1] == tutor.views[room]


async def test_a_delayed_room_is_replayed_as_far_as_it_was_shown(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo, eva = await come(node), await come(node), await come(node)
    room = await seated(ana, bo, settings={"spectator_delay_ms": 600_000})
    await eva.ask("join", room=room, **{"as": "spectator"})
    await ana.act(room, {"type": "place", "cell": 4})
    await bo.act(room, {"type": "resign"})
    for kind, part in (("recording", "frames"), ("review", "games")):
        answer = await eva.ask(kind, room=room)
        assert (answer.get("seq", 0), answer["params"]) == (0, {part: []}), "nothing is shown yet"
    assert len((await bo.ask("review", room=room))["params"]["games"]) == 1


async def test_a_review_is_for_when_the_game_is_over(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    assert (await ana.ask("review", room=room))["params"] == {"games": []}
    answer = await bo.act(room, {"type": "resign"})
    await ana.reaches(room, answer["seq"])
    (game,) = (await ana.ask("review", room=room))["params"]["games"]
    assert game["to_seq"] == answer["seq"]
    assert game["seed"] == ana.views[room]["room"]["seed"]
    assert game["result"]["winners"] == [0]


async def test_a_missed_fault_becomes_an_exercise_only_for_the_player_who_missed_it(
    make_node: NodeMaker, come: Arrival
) -> None:
    node = await make_node()
    ana, bo, eva = await come(node), await come(node), await come(node)
    room = await seated(ana, bo, game="takeaway", options={"mode": "tournament"})
    await watches(eva, room)
    by_seat = {"0": ana, "1": bo}
    faulty = ana.views[room]["status"]["flag"]
    for action in ({"type": "take", "count": 1}, {"type": "say", "left": 3}, {"type": "pass_flag"}):
        await by_seat[str(faulty)].act(room, action)
    answer = await by_seat[str(faulty)].act(room, {"type": "resign"})
    found = {}
    for guest in (ana, bo, eva):
        await guest.reaches(room, answer["seq"])
        assert "exercises" not in (await guest.ask("review", room=room))["params"]
        found[guest] = (await guest.ask("review", room=room, exercises=True))["params"]["exercises"]
    (one,) = found[by_seat[str(1 - faulty)]]
    assert one["kind"] == "missed"
    assert one["exercise"]["answer"] in one["exercise"]["choices"]
    assert found[by_seat[str(faulty)]] == []
    assert found[eva] == []


@pytest.mark.parametrize("kind", ["recording", "review"])
async def test_only_for_who_is_in_the_room(make_node: NodeMaker, come: Arrival, kind: str) -> None:
    node = await make_node()
    ana, bo, eva = await come(node), await come(node), await come(node)
    room = await seated(ana, bo)
    with pytest.raises(Refused) as refusal:
        await eva.ask(kind, room=room)
    assert refusal.value.code == "room/not_joined"
    with pytest.raises(Refused) as refusal:
        await eva.ask(kind, room="ZZZZZZ")
    assert refusal.value.code == "room/unknown"
    session = (await eva.ask("open_session"))["params"]["room"]
    with pytest.raises(Refused) as refusal:
        await eva.ask(kind, room=session)
    assert refusal.value.code == "room/unknown"


async def test_who_asks_without_end_has_to_wait(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(rate_per_s=1, rate_burst=20)
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    for _ in range(5):
        await ana.send("recording", cid=ana.new_cid(), room=room)
    refusal = await ana.hear_kind("refusal")
    assert refusal["code"] == "rate/too_fast"
    assert refusal["params"]["wait_ms"] > 0


async def test_a_recording_stops_at_a_page_of_many_bytes(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.gateway.channels.recorded.PAGE_BYTES", 1)
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    answer = await ana.act(room, {"type": "place", "cell": 0})
    await ana.reaches(room, answer["seq"])
    page = (await ana.ask("recording", room=room))["params"]
    assert (len(page["frames"]), page["next"]) == (1, 1)
    assert await recorded(ana, room)
    last = (await ana.ask("recording", room=room, after=answer["seq"] - 1))["params"]
    assert len(last["frames"]) == 1
    assert "next" not in last


async def test_a_referee_from_the_start_sees_all_and_a_log_without_its_beginning_shows_nothing(
    make_node: NodeMaker, come: Arrival
) -> None:
    node = await make_node()
    ana, bo, tutor = await come(node), await come(node), await come(node)
    room = await refereed(tutor, ana, bo)
    answer = await ana.act(room, {"type": "place", "cell": 0})
    await tutor.reaches(room, answer["seq"])
    views = await recorded(tutor, room)
    assert views[-1] == tutor.views[room]
    assert len(views) == answer["seq"] + 1
    await node.link.client.xtrim(keys.room_keys(room).log, minid="2-0", approximate=False)
    with pytest.raises(Refused) as refusal:
        await tutor.ask("recording", room=room)
    assert refusal.value.code == "room/unknown"
