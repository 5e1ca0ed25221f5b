"""Protection of children, over real sockets: only referees read the words that a pupil types, and the picture for the
class hides the hands."""

from typing import Any

import pytest

from protocol import errors
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_sessions import opened, rounds
from tests.people import Guest, Refused

TYPED = ("lechuga", "zanahoria", "rabanito", "remolacha", "perejil")


async def at_a_board(tutor: Guest, session: str, game: str, first: Guest, second: Guest) -> str:
    """Starts a round with a board for the two pupils, and lets the tutor and both pupils enter it. Returns the board's
    room."""
    await tutor.order(session, "plan_round", game=game, how="hand", options={"mode": "tournament"})
    await tutor.order(session, "set_boards", boards=[[first.id, second.id]])
    await tutor.order(session, "start_round")
    await tutor.until(lambda: rounds(tutor, session)[-1]["boards"][0]["state"] == "playing")
    room: str = rounds(tutor, session)[-1]["boards"][0]["code"]
    for guest, place in ((tutor, "referee"), (first, "seat"), (second, "seat")):
        await guest.ask("join", room=room, **{"as": place})
        await guest.until(lambda guest=guest: room in guest.views)  # type: ignore[misc]
    return room


def mover(room: str, *pupils: Guest) -> tuple[Guest, Guest]:
    """Returns the flag holder, then the opponent."""
    flag = pupils[0].views[room]["status"]["flag"]
    first, second = pupils
    return (first, second) if first.you[room]["seat"] == flag else (second, first)


async def test_what_a_pupil_types_is_in_no_frame_of_another(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, looker = await come(node, name="Eva"), await come(node, name="Zoe")
    ana, bo = await come(node, name="Ana"), await come(node, name="Bo")
    session = await opened(tutor, ana, bo)
    await tutor.order(session, "set_session", settings={"monitor": "tutor"})
    room = await at_a_board(tutor, session, "contig60", ana, bo)
    await looker.ask("join", room=session)
    await looker.ask("join", room=room, **{"as": "spectator"})
    plays, waits = mover(room, ana, bo)
    await plays.act(room, {"type": "roll"})
    await plays.act(room, {"type": "pass_flag"})
    await waits.act(room, {"type": "challenge", "rule": f"other:{TYPED[0]}"})
    await plays.order(room, "plead", words=TYPED[1])
    await tutor.order(room, "rule", marks=["IA"], reason="no")
    await waits.order(room, "appeal", words=TYPED[2])
    answer = await plays.order(room, "plead", words=TYPED[3])
    await tutor.reaches(room, answer["seq"])
    pleas = [plea["words"] for plea in tutor.views[room]["desk"]["pleas"]]
    assert pleas == list(TYPED[:4])
    await tutor.order(room, "rule", marks=["IA"], reason="no")
    for guest in (plays, waits):
        if tutor.views[room]["room"]["appeal"] is not None:
            await guest.order(room, "accept_ruling")
    await plays.act(room, {"type": "resign"})
    answer = await waits.order(room, "dispute", text=TYPED[4])
    await tutor.reaches(room, answer["seq"])
    assert TYPED[4] in tutor.views[room]["disputes"]
    said = [each["params"]["words"] for each in tutor.events(room) if each["kind"] == "plea"]
    assert said == list(TYPED)
    late = await come(node, name="Leo")
    await late.ask("join", room=session)
    await late.ask("join", room=room, **{"as": "spectator"})
    for guest in (ana, bo, looker, late):
        await guest.ask("history", room=room)
        await guest.ask("recording", room=room)
        await guest.ask("review", room=room)
        await guest.reaches(room, answer["seq"])
        assert [word for word in TYPED if word in repr(guest.inbox)] == []


async def test_a_challenge_in_own_words_that_the_server_rules_on_stays_between_the_pupil_and_the_referees(
    make_node: NodeMaker, come: Arrival
) -> None:
    """Even in the later review of the game, only the pupil and the referees may read the words."""
    node = await make_node()
    tutor, ana, bo = await come(node, name="Eva"), await come(node, name="Ana"), await come(node, name="Bo")
    session = await opened(tutor, ana, bo)
    room = await at_a_board(tutor, session, "contig60", ana, bo)
    plays, waits = mover(room, ana, bo)
    await plays.act(room, {"type": "roll"})
    await plays.act(room, {"type": "pass_flag"})
    await waits.act(room, {"type": "challenge", "rules": [f"other:{TYPED[0]}", TYPED[1]]})
    for guest in (plays, waits):
        await guest.order(room, "accept_ruling")
    await plays.act(room, {"type": "resign"})
    zoe = await come(node, name="Zoe")
    await zoe.ask("join", room=session)
    for guest in (plays, zoe):
        await guest.ask("join", room=room, **{"as": "spectator"})
        await guest.ask("recording", room=room)
        await guest.ask("history", room=room)
        await guest.ask("review", room=room)
        assert [word for word in TYPED if word in repr(guest.inbox)] == []
    assert TYPED[0] in repr(tutor.inbox)


async def test_names_are_filtered_in_the_class_and_not_ones_own_at_a_board(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo = await come(node, name="Eva"), await come(node, name="Ana"), await come(node, name="Bo")
    session = await opened(tutor, ana, bo)
    room = await at_a_board(tutor, session, "contig60", ana, bo)
    looker = await come(node, name=TYPED[0])
    with pytest.raises(Refused) as refusal:
        await ana.order(session, "rename", name="Anita")
    assert refusal.value.code == errors.SESSION_NAMES_FIXED
    await tutor.order(session, "set_session", settings={"own_names": True})
    with pytest.raises(Refused) as refusal:
        await ana.order(session, "rename", name="P.u.t.o")
    assert refusal.value.code == errors.PERSON_NAME
    for body in ({"type": "rename", "name": TYPED[0]}, {"type": "say", "text": TYPED[0]}):
        with pytest.raises(Refused) as refusal:
            await ana.ask("command", room=room, command=body)
        assert refusal.value.code == errors.COMMAND_NOT_YOURS
    with pytest.raises(Refused) as refusal:
        await looker.ask("join", room=room, **{"as": "seat"})
    assert refusal.value.code == errors.SESSION_MEMBERS_ONLY
    assert TYPED[0] not in repr((ana.inbox, bo.inbox, tutor.inbox))


async def test_the_tutor_switches_phrases_on_and_off_while_they_play(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo = await come(node, name="Eva"), await come(node, name="Ana"), await come(node, name="Bo")
    session = await opened(tutor, ana, bo)
    room = await at_a_board(tutor, session, "contig60", ana, bo)
    with pytest.raises(Refused) as refusal:
        await ana.order(room, "phrase", phrase="good_luck")
    assert refusal.value.code == errors.PHRASE_OFF, "a class begins without phrases"
    await tutor.order(session, "set_phrases", on=True)
    await ana.until(lambda: ana.views[room]["room"]["settings"]["phrases"] is True)
    answer = await ana.order(room, "phrase", phrase="good_luck")
    await bo.reaches(room, answer["seq"])
    assert [each["params"] for each in bo.events(room) if each["kind"] == "phrase"] == [{"phrase": "good_luck"}]
    with pytest.raises(Refused) as refusal:
        await bo.order(room, "phrase", phrase="insulto")
    assert refusal.value.code == errors.FRAME_MALFORMED
    await tutor.order(session, "set_phrases", on=False)
    await bo.until(lambda: bo.views[room]["room"]["settings"]["phrases"] is False)
    with pytest.raises(Refused) as refusal:
        await bo.order(room, "phrase", phrase="thanks")
    assert refusal.value.code == errors.PHRASE_OFF


async def test_what_the_class_is_shown_is_what_spectators_saw(make_node: NodeMaker, come: Arrival) -> None:
    """At a board with hidden hands, the tutor's own recording contains the hands. The recording that the class sees
    must not contain them."""
    node = await make_node()
    tutor, ana, bo = await come(node, name="Eva"), await come(node, name="Ana"), await come(node, name="Bo")
    cruz = await come(node, name="Cruz")
    session = await opened(tutor, ana, bo, cruz)
    room = await at_a_board(tutor, session, "truco", ana, bo)
    await tutor.ask("command", room=session, command={"type": "follow", "room": room, "at": 1})
    await cruz.until(lambda: cruz.views[session]["session"]["shown"] is not None)
    assert cruz.views[session]["session"]["shown"] == {"room": room, "at": 1, "by": tutor.id, "marks": []}
    await cruz.ask("join", room=room, **{"as": "spectator"})
    pages: list[dict[str, Any]] = []
    for guest in (cruz, ana, tutor):
        page = (await guest.ask("recording", room=room, public=True))["params"]
        pages.append({**page, "frames": [frame for frame in page["frames"] if frame["seq"] <= 3]})
    assert pages[0] == pages[1] == pages[2]
    own = (await tutor.ask("recording", room=room))["params"]
    assert "hand" in repr(own["frames"])
    assert own["frames"] != pages[0]["frames"]
    with pytest.raises(Refused) as refusal:
        await ana.ask("command", room=session, command={"type": "follow", "room": room, "at": 2})
    assert refusal.value.code == errors.COMMAND_NOT_YOURS
    await tutor.order(session, "follow")
    await cruz.until(lambda: cruz.views[session]["session"]["shown"] is None)
