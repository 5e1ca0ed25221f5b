"""A tutor's week: three classes and six pupils, from the dates to the report, over real sockets."""

import asyncio
from typing import Any

import msgspec

from server.jobs.class_report import report_json
from server.sessions.values.state import Session
from tests.conftest import Arrival, NodeMaker
from tests.gateway.http.test_pages import get
from tests.gateway.messages.test_homework import play_out, right_answer
from tests.gateway.test_sessions import opened, play, started
from tests.people import Guest

DAY_MS = 86_400_000
NAMES = ("Ana", "Bo", "Cruz", "Dana", "Eli", "Fede")
TASKS = [{"kind": "exercises", "game": "contig60", "count": 1}, {"kind": "game", "game": "noughts"}]


async def homework_done(rooms: Any, tutor: Guest, session: str, pupil: Guest) -> None:
    """A pupil does both tasks: one right answer, and one game against the computer."""
    choice = await right_answer(rooms, session, pupil.id, 0)
    await pupil.ask("do_exercise", room=session, number=1, task=0, at=0, choice=choice)
    code = (await pupil.order(session, "start_homework", number=1, task=1))["params"]["room"]
    await tutor.until(lambda: tutor.views[session]["desk"]["errands"] == 0)
    await play_out(pupil, code)


async def work(function: Any, *given: Any) -> Any:
    return await asyncio.to_thread(function, *given)


async def test_a_week_of_three_classes(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor = await come(node, name="Eva")
    pupils = [await come(node, name=name) for name in NAMES]
    groups = [pupils[:2], pupils[2:4], pupils[4:]]
    classes = [await opened(tutor, *group) for group in groups]
    now_ms = node.rooms.link.now_ms()

    for day, (session, group) in enumerate(zip(classes, groups, strict=True), 1):
        # Monday: dates, notes and the lesson.
        days = [{"at_ms": now_ms + (day + 7 * week) * DAY_MS} for week in range(4)]
        await tutor.order(session, "set_session", title=f"Grupo {day}", settings={"dates": days})
        (room,) = await started(tutor, session, [[pupil.id for pupil in group]])
        await play(room, *group)
        await tutor.order(session, "close_round", reason="Fin")
        await tutor.order(session, "set_note", text=f"Paciencia {day}", about="pupil", person=group[0].id)
        await tutor.order(session, "set_note", text="Fracciones", about="next")
        await tutor.order(session, "set_homework", due_ms=now_ms + 6 * DAY_MS, tasks=TASKS)

    calendar = await get(node, f"/c/{classes[0]}.ics")
    assert calendar.body.count(b"BEGIN:VEVENT") == 4
    assert classes[0].encode() in calendar.body, "the code of the first meeting is the code of the series"

    # During the week one pupil of each class does the homework.
    for session, group in zip(classes, groups, strict=True):
        await homework_done(node.rooms, tutor, session, group[0])
        shown = {one["person"]: [share["state"] for share in one["shares"]] for one in tutor.views[session]["desk"]["homework"]}
        assert set(shown) == {group[0].id}

    # On Sunday the tutor looks at all classes on another device, and each report says something about each child.
    again = await come(node, token=tutor.token, name="Eva")
    mine = (await again.ask("my_classes"))["params"]["classes"]
    assert {each["title"]: each["dates"] for each in mine} == {"Grupo 1": 4, "Grupo 2": 4, "Grupo 3": 4}
    for day, session in enumerate(classes, 1):
        await tutor.until(
            lambda: [share["state"] for share in tutor.views[session]["desk"]["homework"][0]["shares"]] == ["done", "done"]  # noqa: B023
        )
        (whole,) = (await again.ask("my_classes", code=session))["params"]["classes"]
        assert {note["text"] for note in whole["notes"]} == {f"Paciencia {day}", "Fracciones"}
        stored = (await node.rooms.look(session)).room
        assert isinstance(stored, Session)
        report = msgspec.json.decode(await report_json(node.rooms.link, stored, work))
        found = {pupil["name"]: pupil["achieved"] for pupil in report["pupils"]}
        diligent, other = (found[name] for name in NAMES[2 * day - 2 : 2 * day])
        assert (diligent["tasks_done"], diligent["tasks"], diligent["right"], diligent["games"]) == (2, 2, 1, 2)
        assert (other["tasks_done"], other["games"], other["rivals"]) == (0, 1, 1)

    # Next week: the same tutor, a new session of the first class, and the note waits for its pupil.
    following = (await tutor.ask("open_session", title="", like=classes[0]))["params"]["room"]
    await groups[0][0].ask("join", room=following)
    (whole,) = (await again.ask("my_classes", code=following))["params"]["classes"]
    assert {(note["about"], note["person"]) for note in whole["notes"]} == {("next", ""), ("pupil", groups[0][0].id)}
