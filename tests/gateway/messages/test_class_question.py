"""Over real sockets, a tutor asks a class of 30. All answers stay hidden until the question closes, and no pupil waits
for long."""

import asyncio
import time

import msgspec
import pytest

from protocol import errors
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_children import at_a_board, mover
from tests.gateway.test_screen import SPECTATOR, key_of
from tests.gateway.test_sessions import opened
from tests.people import Guest, Refused

PUPILS = 30
BOUND_S = 5.0
"""Maximum waiting time in s. It is generous for busy machines; `docs/design/class_question.md` gives the time on a
quiet machine."""


async def refused(guest: Guest, kind: str, **fields: object) -> str:
    with pytest.raises(Refused) as refusal:
        await guest.ask(kind, **fields)
    return refusal.value.code


def is_asked(guest: Guest, session: str) -> bool:
    return "question" in guest.views.get(session, {})


def is_closed(guest: Guest, session: str) -> bool:
    return "solution" in guest.views[session].get("question", {})


async def test_a_class_of_thirty_answers_and_sees_the_bars(
    make_node: NodeMaker, come: Arrival, capsys: pytest.CaptureFixture[str]
) -> None:
    node = await make_node()
    tutor, wall = await come(node, name="Eva"), await come(node, name="Pantalla")
    pupils = [await come(node, name=f"Alumno {number}") for number in range(PUPILS)]
    session = await opened(tutor, *pupils)
    await tutor.until(lambda: session in tutor.views)
    await wall.ask("join", room=session, key=key_of(tutor, session), **SPECTATOR)
    await wall.until(lambda: session in wall.views)
    answer = await tutor.ask("ask_class", room=session, question="mark", game="contig60")
    number = answer["params"]["number"]
    everybody = [*pupils, wall, tutor]
    asked_at = time.monotonic()
    await asyncio.gather(*(guest.until(lambda guest=guest: is_asked(guest, session)) for guest in everybody))  # type: ignore[misc]
    shown_at = time.monotonic()
    before = {guest: msgspec.msgpack.encode(guest.views[session]) for guest in (*pupils, wall)}
    choices = pupils[0].views[session]["question"]["asked"]["choices"]
    counts = {guest: len(guest.inbox) for guest in before}
    answers = await asyncio.gather(
        *(
            pupil.order(session, "answer_question", number=number, choice=choices[place % len(choices)])
            for place, pupil in enumerate(pupils)
        )
    )
    answered_at = time.monotonic()
    last = max(answer["seq"] for answer in answers)
    await asyncio.gather(*(guest.reaches(session, last) for guest in everybody))
    for guest, was in before.items():
        assert msgspec.msgpack.encode(guest.views[session]) == was, "byte for byte what it was before the first answer"
        patches = [message for message in guest.inbox[counts[guest] :] if message["type"] == "patch"]
        assert len(patches) == PUPILS
        assert not any(message.get("ops") or message.get("happenings") for message in patches)
    assert tutor.views[session]["desk"]["given"] == PUPILS
    counted_at = time.monotonic()
    await tutor.order(session, "close_question", number=number)
    await asyncio.gather(*(guest.until(lambda guest=guest: is_closed(guest, session)) for guest in everybody))  # type: ignore[misc]
    closed_at = time.monotonic()
    for guest in everybody:
        solution = guest.views[session]["question"]["solution"]
        assert [bar["count"] for bar in solution["bars"]] == [PUPILS // len(choices)] * len(choices)
        assert solution["answer"] in choices
    took_s = counted_at - asked_at + closed_at - counted_at
    with capsys.disabled():
        print(
            f"\n{PUPILS} pupils: question shown to all in {(shown_at - asked_at) * 1_000:.0f} ms, "
            f"answered in {(answered_at - shown_at) * 1_000:.0f} ms, "
            f"bars shown {(closed_at - counted_at) * 1_000:.0f} ms after closing; in all {took_s * 1_000:.0f} ms"
        )
    assert took_s < BOUND_S


async def test_a_moment_of_a_board_is_asked_about_and_its_fault_told_at_the_end(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo = [await come(node, name=name) for name in ("Eva", "Ana", "Bo")]
    session = await opened(tutor, ana, bo)
    room = await at_a_board(tutor, session, "takeaway", ana, bo)
    player, other = mover(room, ana, bo)
    for action in ({"type": "take", "count": 1}, {"type": "say", "left": 3}, {"type": "pass_flag"}):
        answer = await player.act(room, action)
    assert await refused(tutor, "ask_class", room=session, question="fault", board=room) == errors.SESSION_NO_MOMENT
    await tutor.ask("ask_class", room=session, question="fault", board=room, at=answer["seq"])
    await other.until(lambda: is_asked(other, session))
    question = other.views[session]["question"]
    assert (question["is_of_board"], question["asked"]["seat"]) == (True, other.you[room]["seat"])
    assert not any(name in repr(question) for name in ("Ana", "Bo", ana.id, bo.id, room))
    await other.order(session, "answer_question", number=1, choice="fault")
    assert (await other.order(session, "ask_answer"))["params"] == {"number": 1, "choice": "fault"}
    assert (await player.order(session, "ask_answer"))["params"] == {"number": 1, "choice": None}
    await tutor.order(session, "close_question", number=1)
    await player.until(lambda: is_closed(player, session))
    solution = player.views[session]["question"]["solution"]
    assert (solution["answer"], len(solution["found"])) == ("fault", 1)
    assert [bar["count"] for bar in solution["bars"]] == [1, 0]


async def test_only_a_tutor_asks_and_only_what_can_be_asked(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo, spy = [await come(node, name=name) for name in ("Eva", "Ana", "Bo", "Spy")]
    session = await opened(tutor, ana, bo)
    room = await at_a_board(tutor, session, "takeaway", ana, bo)
    wanted = {"room": session, "question": "fault"}
    assert await refused(ana, "ask_class", **wanted, game="contig60") == errors.COMMAND_NOT_YOURS
    assert await refused(spy, "ask_class", **wanted, game="contig60") == errors.ROOM_NOT_JOINED
    assert await refused(tutor, "ask_class", **wanted, game="halma") == errors.GAME_UNKNOWN
    assert await refused(tutor, "ask_class", **wanted) == errors.GAME_UNKNOWN
    assert await refused(tutor, "ask_class", **wanted, game="noughts") == errors.SESSION_NO_MOMENT
    assert await refused(tutor, "ask_class", **wanted, board="ZZZZZZ") == errors.SESSION_NO_BOARD
    assert await refused(tutor, "ask_class", **{**wanted, "room": room}, game="contig60") == errors.ROOM_UNKNOWN
    await tutor.ask("ask_class", **wanted, game="contig60")
    assert await refused(tutor, "ask_class", **wanted, game="contig60") == errors.SESSION_QUESTION_OPEN
    await tutor.order(session, "drop_question", number=1)
    await tutor.ask("ask_class", **wanted, game="contig60")


async def test_what_spectators_are_not_shown_yet_is_not_asked_about(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo = [await come(node, name=name) for name in ("Eva", "Ana", "Bo")]
    session = await opened(tutor, ana, bo)
    await tutor.order(session, "set_session", settings={"spectator_delay_ms": 600_000})
    room = await at_a_board(tutor, session, "takeaway", ana, bo)
    player, _other = mover(room, ana, bo)
    for action in ({"type": "take", "count": 1}, {"type": "say", "left": 3}, {"type": "pass_flag"}):
        answer = await player.act(room, action)
    code = await refused(tutor, "ask_class", room=session, question="fault", board=room, at=answer["seq"])
    assert code == errors.SESSION_MOMENT_SOON
