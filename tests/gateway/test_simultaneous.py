"""Over real sockets: a tutor plays three pupils at once and gives orders to all boards, and the server closes the
pupils' cards."""

from typing import Any

from protocol import errors
from tests.conftest import Arrival, NodeMaker
from tests.gateway.messages.test_class_question import refused
from tests.gateway.test_sessions import WIN, opened, rounds
from tests.people import Guest


def boards(guest: Guest, session: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = rounds(guest, session)[-1]["boards"]
    return found


async def at_board(guest: Guest, room: str, place: str = "referee") -> None:
    await guest.ask("join", room=room, **{"as": place})
    await guest.until(lambda: room in guest.views and guest.views[room]["status"] is not None)


async def win(room: str, winner: Guest, other: Guest) -> None:
    """Plays noughts until the winner has a row."""
    first, second = (winner, other) if winner.you[room]["seat"] == winner.views[room]["status"]["flag"] else (other, winner)
    for number, cell in enumerate(WIN):
        mover, waits = (first, second) if number % 2 == 0 else (second, first)
        answer = await mover.act(room, {"type": "place", "cell": cell})
        await waits.reaches(room, answer["seq"])


async def test_a_tutor_plays_three_pupils_at_once(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, *pupils = [await come(node, name=name) for name in ("Eva", "Ana", "Bo", "Cruz")]
    session = await opened(tutor, *pupils)
    await tutor.order(session, "plan_simultaneous", game="noughts", player=tutor.id, counts=True)
    await tutor.order(session, "start_round")
    await tutor.until(lambda: [board["state"] for board in boards(tutor, session)] == ["playing"] * 3)
    rooms = [board["code"] for board in boards(tutor, session)]
    for room, pupil in zip(rooms, pupils, strict=True):
        await at_board(tutor, room)
        await at_board(pupil, room, "seat")
        assert (tutor.you[room]["seat"], pupil.you[room]["seat"]) == (0, 1)
        assert tutor.views[room]["status"]["due_at_ms"] is None, "no clock runs"
    code = await refused(tutor, "command", room=rooms[0], command={"type": "pause", "reason": "x"})
    assert code == errors.COMMAND_NOT_YOURS, "who plays is no referee"
    await tutor.order(session, "pause_boards", reason="Recreo")
    for room in rooms:
        await tutor.until(lambda room=room: tutor.views[room]["room"]["state"] == "paused")  # type: ignore[misc]
        assert tutor.views[room]["room"]["pause"]["words"] == "Recreo"
    await tutor.order(session, "resume_boards", reason="Sigan")
    await tutor.until(lambda: all(tutor.views[room]["room"]["state"] == "playing" for room in rooms))
    await win(rooms[0], tutor, pupils[0])
    await tutor.until(lambda: boards(tutor, session)[0]["final"])
    await tutor.order(session, "adjourn_boards", boards=[1], reason="La hora")
    await tutor.until(lambda: boards(tutor, session)[1]["state"] == "adjourned")
    await tutor.order(session, "close_round")
    await tutor.until(lambda: rounds(tutor, session)[-1]["state"] == "closed" and boards(tutor, session)[2]["state"] == "over")
    await tutor.order(session, "take_up_boards", reason="Hoy")
    await tutor.until(lambda: boards(tutor, session)[1]["state"] == "playing")
    await win(rooms[1], tutor, pupils[1])
    await tutor.until(lambda: boards(tutor, session)[1]["final"])
    points = {line["person"]: line["points"] for line in tutor.views[session]["standings"]}
    own = [boards(tutor, session)[place]["points"] for place in (0, 1)]
    assert [points[pupil.id] for pupil in pupils] == [own[0][1], own[1][1], 0.0]


async def test_only_who_leads_begins_one_and_a_pupil_may_play_it(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, *pupils = [await come(node, name=name) for name in ("Eva", "Ana", "Bo", "Cruz")]
    session = await opened(tutor, *pupils)
    command = {"type": "plan_simultaneous", "game": "noughts", "player": pupils[0].id}
    assert await refused(pupils[0], "command", room=session, command=command) == errors.COMMAND_NOT_YOURS
    assert (
        await refused(tutor, "command", room=session, command={**command, "counts": True}) == errors.SESSION_SIMULTANEOUS_COUNTS
    )
    await tutor.order(session, "plan_simultaneous", game="noughts", player=pupils[0].id, first="others")
    await tutor.order(session, "start_round")
    await tutor.until(lambda: [board["state"] for board in boards(tutor, session)] == ["playing"] * 2)
    for room in (board["code"] for board in boards(tutor, session)):
        await at_board(pupils[0], room, "spectator")
        assert pupils[0].you[room]["seat"] == 1, "watching them all, one sits at each"
        await at_board(tutor, room)
        assert tutor.you[room]["seat"] is None
        await tutor.order(room, "pause", reason="x")
