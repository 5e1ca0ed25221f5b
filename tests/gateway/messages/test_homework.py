"""Homework over real sockets: the server makes and judges the exercises, opens the games, and the tutor sees who did what."""

from typing import Any

import pytest

from protocol import errors
from server.gateway.messages.homework import exercise_of
from server.sessions.homework.commands import exercise_seed
from server.sessions.values.state import Session
from server.store.rooms.room_store import RoomStore
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_erase import is_gone, traces
from tests.gateway.test_sessions import opened
from tests.people import Guest, Refused

DAY_MS = 86_400_000
EXERCISES = {"kind": "exercises", "game": "contig60", "question": "fault", "count": 2}
GAME = {"kind": "game", "game": "noughts", "goal": "finish"}


def due_ms(tutor: Guest, session: str) -> int:
    return int(tutor.views[session]["session"]["created_at_ms"]) + 7 * DAY_MS


def work(tutor: Guest, session: str) -> dict[str, list[tuple[int, str, int]]]:
    pupils = tutor.views[session]["desk"].get("homework", [])
    return {one["person"]: [(each["task"], each["state"], each["done"]) for each in one["shares"]] for one in pupils}


async def refused(guest: Guest, kind: str, **fields: Any) -> str:
    with pytest.raises(Refused) as refusal:
        await guest.ask(kind, **fields)
    return refusal.value.code


async def right_answer(rooms: RoomStore, session: str, person: str, at: int) -> str:
    """Returns the answer that only the server knows."""
    stored = (await rooms.look(session)).room
    assert isinstance(stored, Session)
    task: Any = stored.homework[0].tasks[0].asked
    made = exercise_of(task, exercise_seed(stored, 1, 0, person, at))
    assert made is not None
    return made.answer


async def play_out(guest: Guest, room: str) -> None:
    """Plays noughts against the computer until the game is over, always in the first free cell."""
    await guest.ask("join", room=room)
    await guest.until(lambda: guest.views.get(room, {}).get("game") is not None)
    seat = guest.you[room]["seat"]
    while True:
        await guest.until(lambda: guest.views[room]["room"]["state"] == "over" or guest.views[room]["status"]["flag"] == seat)
        if guest.views[room]["room"]["state"] == "over":
            return
        cells = guest.views[room]["game"]["cells"]
        answer = await guest.act(room, {"type": "place", "cell": cells.index(None)})
        await guest.reaches(room, answer["seq"])


async def test_homework_from_setting_it_to_the_tutors_table(make_node: NodeMaker, come: Arrival, redis_url: str) -> None:
    here, there = await make_node(), await make_node()
    eva, ana, bo = await come(here, name="Eva"), await come(there, name="Ana"), await come(here, name="Bo")
    session = await opened(eva, ana, bo)
    answer = await eva.order(session, "set_homework", due_ms=due_ms(eva, session), tasks=[EXERCISES, GAME])
    assert answer["params"] == {"number": 1}
    for guest in (ana, bo):
        await guest.until(lambda guest=guest: "homework" in guest.views[session])  # type: ignore[misc]

    task = {"room": session, "number": 1, "task": 0}
    first = (await ana.ask("do_exercise", **task))["params"]
    assert first["at"] == 0
    assert "answer" not in first["asked"], "the answer stays on the server"
    assert (await ana.ask("do_exercise", **task))["params"] == first, "a page that is opened again gets the same exercise"
    assert (await bo.ask("do_exercise", **task))["params"]["asked"] != first["asked"]
    assert await refused(ana, "do_exercise", **task, choice="nothing") == errors.SESSION_CHOICE
    assert await refused(eva, "do_exercise", **task) == errors.COMMAND_NOT_YOURS
    assert await refused(ana, "do_exercise", room=session, number=1, task=1) == errors.SESSION_HOMEWORK_TASK

    right = await right_answer(there.rooms, session, ana.id, 0)
    wrong = next(choice for choice in first["asked"]["choices"] if choice != right)
    judged = (await ana.ask("do_exercise", **task, choice=wrong))["params"]
    assert (judged["right"], judged["answer"], judged["share"]["done"], judged["share"]["tried"]) == (False, right, 0, 1)
    assert await refused(ana, "do_exercise", **task, choice=right) == errors.SESSION_QUESTION_OVER
    for at in (1, 2):
        choice = await right_answer(there.rooms, session, ana.id, at)
        judged = (await ana.ask("do_exercise", **task, at=at, choice=choice))["params"]
    assert (judged["right"], judged["share"]["state"]) == (True, "done")
    await eva.until(lambda: work(eva, session).get(ana.id) == [(0, "done", 2)])

    started = (await bo.order(session, "start_homework", number=1, task=1))["params"]
    await eva.until(lambda: eva.views[session]["desk"]["errands"] == 0)
    assert (await bo.order(session, "start_homework", number=1, task=1))["params"] == {"room": started["room"], "open": True}
    await play_out(bo, started["room"])
    await eva.until(lambda: work(eva, session).get(bo.id) == [(1, "done", 1)])
    assert [share["state"] for share in (await bo.order(session, "ask_homework"))["params"]["shares"]] == ["done"]
    assert (await ana.order(session, "ask_homework"))["params"]["shares"][0]["done"] == 2

    report = await eva.order(session, "ask_files")
    assert report["params"]["token"]
    assert traces(redis_url, started["room"]) != []
    await eva.order(session, "erase_session")
    await is_gone(redis_url, eva, started["room"])


async def test_exercises_are_for_people_in_the_class_one_after_the_other_and_for_no_table(
    make_node: NodeMaker, come: Arrival
) -> None:
    node = await make_node()
    tutor, ana, bo = [await come(node, name=name) for name in ("Eva", "Ana", "Bo")]
    session = await opened(tutor, ana)
    await tutor.order(session, "set_homework", due_ms=due_ms(tutor, session), tasks=[EXERCISES])
    room = (await ana.ask("create", game="noughts", seats=2))["params"]["room"]
    await ana.until(lambda: room in ana.views)
    task = {"number": 1, "task": 0}
    assert await refused(bo, "do_exercise", room=session, **task) == errors.ROOM_NOT_JOINED
    assert await refused(ana, "do_exercise", room=room, **task) == errors.ROOM_UNKNOWN
    assert await refused(ana, "do_exercise", room=session, **task, at=1, choice="x") == errors.SESSION_QUESTION_OVER
