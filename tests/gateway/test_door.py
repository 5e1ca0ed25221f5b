"""Over real sockets: admission to a class and its boards, and the access of a removed person, which ends at once."""

import pytest

from protocol import errors
from server.gateway.http.routes import TOKEN_HEADER
from tests.conftest import Arrival, NodeMaker
from tests.gateway.http.test_pages import get
from tests.gateway.test_sessions import opened, rounds
from tests.people import Guest, Refused


async def board_of(tutor: Guest, session: str, ana: Guest, bo: Guest) -> str:
    await tutor.order(session, "plan_round", game="noughts", how="hand")
    await tutor.order(session, "set_boards", boards=[[ana.id, bo.id]])
    await tutor.order(session, "start_round")
    await tutor.until(lambda: rounds(tutor, session)[-1]["boards"][0]["state"] == "playing")
    return str(rounds(tutor, session)[-1]["boards"][0]["code"])


async def test_a_removed_tutor_loses_the_board_that_is_open_before_them(make_node: NodeMaker, come: Arrival) -> None:
    node, other = await make_node(), await make_node()
    tutor, ana, bo = [await come(node, name=name) for name in ("Eva", "Ana", "Bo")]
    max_ = await come(other, name="Max")
    session = await opened(tutor, ana, bo)
    room = await board_of(tutor, session, ana, bo)
    key = (await tutor.order(session, "invite_tutor", role="director"))["params"]["key"]
    await max_.ask("join", room=session, key=key, **{"as": "referee"})
    await tutor.until(lambda: tutor.views[session]["desk"]["errands"] == 0)
    await max_.ask("join", room=room, **{"as": "referee"})
    await max_.until(lambda: room in max_.views and max_.you[room]["viewer"] == "referee")
    await tutor.order(session, "remove_member", person=max_.id, reason="x")
    await max_.hear(lambda m: m["type"] == "refusal" and m.get("params", {}).get("room") == room)
    with pytest.raises(Refused):
        await max_.order(room, "force_result", winners=[0], reason="x")
    with pytest.raises(Refused) as refusal:
        await max_.ask("join", room=room, **{"as": "referee"})
    assert refusal.value.code in (errors.ROOM_EXPELLED, errors.SESSION_MEMBERS_ONLY)


async def test_who_is_let_in_sees_the_class_at_once(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo, late = [await come(node, name=name) for name in ("Eva", "Ana", "Bo", "Leo")]
    session = await opened(tutor, ana, bo)
    await tutor.order(session, "set_session", settings={"ask": True})
    assert (await late.ask("join", room=session))["params"]["role"] == "waiting"
    await late.until(lambda: session in late.views and late.views[session]["door"] == "waiting")
    await tutor.order(session, "admit_members", people=[late.id])
    await late.until(lambda: late.views[session]["door"] == "inside")
    assert "Ana" in repr(late.views[session]["members"])


async def test_a_boards_file_wants_a_token_that_its_pupils_and_tutors_have(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo = [await come(node, name=name) for name in ("Eva", "Ana", "Bo")]
    session = await opened(tutor, ana, bo)
    await tutor.order(session, "plan_round", game="ajedrez", how="hand")
    await tutor.order(session, "set_boards", boards=[[ana.id, bo.id]])
    await tutor.order(session, "start_round")
    await tutor.until(lambda: rounds(tutor, session)[-1]["boards"][0]["state"] == "playing")
    room = rounds(tutor, session)[-1]["boards"][0]["code"]
    await ana.ask("join", room=room)
    await ana.act(room, {"type": "resign"})
    assert (await get(node, f"/export/{room}.pgn")).status == 404
    for guest, code in ((ana, room), (tutor, session)):
        token = (await guest.order(code, "ask_files"))["params"]["token"]
        assert (await get(node, f"/export/{room}.pgn", **{TOKEN_HEADER: token})).status == 200


async def test_a_removed_tutors_token_opens_no_file_within_its_minute(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, max_, ana, bo = [await come(node, name=name) for name in ("Eva", "Max", "Ana", "Bo")]
    session = await opened(tutor, ana, bo)
    room = await board_of(tutor, session, ana, bo)
    key = (await tutor.order(session, "invite_tutor", role="director"))["params"]["key"]
    await max_.ask("join", room=session, key=key, **{"as": "referee"})
    whole = (await max_.order(session, "ask_files"))["params"]["token"]
    one = (await max_.order(session, "ask_pupil_file", person=ana.id))["params"]["token"]
    own = (await tutor.order(session, "ask_files"))["params"]["token"]
    for token in (whole, one, own):
        assert (await get(node, f"/export/{session}.json", **{TOKEN_HEADER: token})).status == 200
    await tutor.order(session, "remove_member", person=max_.id, reason="x")
    for token in (whole, one, whole.replace(max_.id, tutor.id), f"{whole}.{ana.id}"):
        for kind in ("json", "csv", "zip", "report"):
            assert (await get(node, f"/export/{session}.{kind}", **{TOKEN_HEADER: token})).status == 404
        assert (await get(node, f"/export/{room}.txt", **{TOKEN_HEADER: token})).status == 404
    assert (await get(node, f"/export/{session}.json", **{TOKEN_HEADER: own})).status == 200


async def test_the_history_tells_pupils_of_no_invitation(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana = await come(node, name="Eva"), await come(node, name="Ana")
    session = await opened(tutor, ana)
    made = (await tutor.order(session, "invite_tutor", role="director"))["params"]
    seq = (await tutor.order(session, "revoke_invitation", number=made["number"]))["seq"]
    await ana.reaches(session, seq)
    for guest, kinds in ((tutor, {"tutor_invited", "invitation_revoked"}), (ana, set())):
        history = (await guest.ask("history", room=session, from_seq=0))["params"]["happenings"]
        told = {event["kind"] for event in (*history, *guest.events(session))}
        assert told & {"tutor_invited", "invitation_revoked"} == kinds
