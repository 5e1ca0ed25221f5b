"""Tests of a simultaneous exhibition: one person plays many, the server gives the orders of a tutor who plays, and the
tutor chooses whether the results count."""

from types import SimpleNamespace
from typing import Any

import pytest

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.room.command import ClassOrder, HandSeat
from server.room.values.roles import referee_role
from server.room.values.simultaneous_seat import SimultaneousSeat
from server.sessions.boards import simultaneous
from server.sessions.boards.board_rooms import room_for
from server.sessions.codec import decode, encode
from server.sessions.command import Report
from server.sessions.values.round import Simultaneous
from tests.sessions.classroom import PUPILS, Classroom

GAME: dict[str, Any] = {"options": {"mode": "assisted"}}


def planned(player: str = "eva", game: str = "ajedrez", **more: Any) -> Classroom:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.PlanSimultaneous(game, player, **{**GAME, **more}))
    return classroom


def running(player: str = "eva", **more: Any) -> Classroom:
    classroom = planned(player, **more)
    classroom.do("eva", asked.StartRound())
    classroom.deliver_commands()
    for board in classroom.round.boards:
        assert board.code is not None
        classroom.do(None, Report(board.code, "playing", seats=board.seats))
    return classroom


def codes(classroom: Classroom) -> list[str]:
    return [board.code or "" for board in classroom.round.boards]


def told(classroom: Classroom) -> list[object]:
    return [pending.body for pending in classroom.session.outbox]


def refusal(classroom: Classroom, body: Any) -> str:
    with pytest.raises(Refusal) as refused:
        classroom.do("eva", body)
    return refused.value.code


def test_the_tutor_has_a_board_with_each_pupil() -> None:
    classroom = planned()
    assert [board.seats for board in classroom.round.boards] == [("eva", pupil) for pupil in PUPILS]
    assert classroom.round.simultaneous == Simultaneous("eva")
    assert decode(encode(classroom.session)) == classroom.session
    shown = classroom.views.of["referee"]["rounds"][-1]
    assert (shown["how"], shown["simultaneous"]) == ("simultaneous", {"player": "eva", "counts": False, "clock": "none"})


def test_who_sits_first_and_who_plays_are_chosen() -> None:
    first = {"others": (1, 1, 1, 1), "turns": (0, 1, 0, 1)}
    for how, places in first.items():
        assert tuple(board.seats.index("eva") for board in planned(first=how).round.boards) == places
    few = planned("cruz", people=["dana", "bo"])
    assert [board.seats for board in few.round.boards] == [("cruz", "bo"), ("cruz", "dana")]
    few.do("eva", asked.PlanSimultaneous("damas", "eva", people=["ana"], **GAME))
    assert [board.seats for board in few.round.boards] == [("eva", "ana")], "a draft is thrown away for the next one"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (asked.PlanSimultaneous("chess", "eva"), errors.GAME_UNKNOWN),
        (asked.PlanSimultaneous("truco", "eva"), errors.SESSION_SIMULTANEOUS_GAME),
        (asked.PlanSimultaneous("contig60", "eva", options={"mode": "tournament"}), errors.SESSION_SIMULTANEOUS_GAME),
        (asked.PlanSimultaneous("noughts", "zoe"), errors.PERSON_UNKNOWN),
        (asked.PlanSimultaneous("noughts", "eva", people=["ana", "zoe"]), errors.PERSON_UNKNOWN),
        (asked.PlanSimultaneous("noughts", "ana", people=["ana"]), errors.PERSON_UNKNOWN),
        (asked.PlanSimultaneous("noughts", "ana", counts=True), errors.SESSION_SIMULTANEOUS_COUNTS),
    ],
)
def test_what_cannot_be_is_refused(body: asked.PlanSimultaneous, code: str) -> None:
    classroom = Classroom(*PUPILS)
    assert refusal(classroom, body) == code
    assert classroom.session.rounds == ()


def test_alone_nobody_plays_many() -> None:
    assert refusal(Classroom(), asked.PlanSimultaneous("noughts", "eva")) == errors.SESSION_BOARDS


def test_its_boards_are_not_shuffled() -> None:
    classroom = planned()
    assert refusal(classroom, asked.SetBoards([["ana", "bo"]])) == errors.SESSION_SIMULTANEOUS
    classroom = running()
    first, second = codes(classroom)[:2]
    assert refusal(classroom, asked.SwapSeats(first, 1, second, 1, "x")) == errors.SESSION_SIMULTANEOUS


def test_who_plays_is_no_referee_there_and_other_tutors_are() -> None:
    classroom = planned(clock="others")
    key = classroom.do("eva", asked.InviteTutor("leader")).answer["key"]
    classroom.do("luis", Join("Luis", "referee", key=key))
    classroom.do("eva", asked.StartRound())
    room = room_for(classroom.session, classroom.round, classroom.round.boards[0], 0)
    assert (referee_role(room, "eva"), referee_role(room, "luis")) == (None, "leader")
    assert room.simultaneous == SimultaneousSeat(0, True)
    assert told(classroom) == [ClassOrder(messages.Start(), "Eva")] * 4
    assert {pending.by for pending in classroom.session.outbox} == {None}


def test_another_tutor_gives_orders_as_a_referee() -> None:
    classroom = planned()
    key = classroom.do("eva", asked.InviteTutor("leader")).answer["key"]
    classroom.do("luis", Join("Luis", "referee", key=key))
    classroom.do("luis", asked.StartRound())
    assert told(classroom) == [messages.Start()] * 4
    assert {pending.by for pending in classroom.session.outbox} == {"luis"}


def test_all_orders_of_who_plays_go_by_the_server() -> None:
    classroom = running()
    for body, order in (
        (asked.PauseBoards(reason="x"), messages.Pause("x")),
        (asked.ResumeBoards(reason="x"), messages.ResumePlay("x")),
        (asked.CallBoardsTime(reason="x"), messages.CallTime("x", draw=True)),
        (asked.AdjournBoards(reason="x"), messages.Adjourn("x")),
    ):
        classroom.do("eva", body)
        assert told(classroom) == [ClassOrder(order, "Eva")] * 4
        classroom.deliver_commands()
    classroom.do("eva", asked.Reseat(codes(classroom)[0], 1, "bot", "Se fue"))
    assert told(classroom) == [ClassOrder(messages.SeatBot(1, "Se fue"), "Eva")]
    classroom.deliver_commands()
    classroom.do("eva", asked.CloseRound())
    assert told(classroom) == [ClassOrder(messages.ForceResult(void=True, reason="·", running=True), "Eva")] * 4


def test_the_server_closes_the_cards_as_soon_as_a_game_is_over() -> None:
    classroom = running()
    first, second = codes(classroom)[:2]
    for _again in range(2):
        classroom.do(None, Report(first, "over", (1.0, 0.0)))
    assert [(one.code, one.body) for one in classroom.session.outbox] == [(first, ClassOrder(messages.CloseCards("·")))]
    classroom.deliver_commands()
    classroom.do(None, Report(first, "over", (1.0, 0.0), final=True))
    classroom.do(None, Report(second, "over", ()))
    assert told(classroom) == []


@pytest.mark.parametrize("counts", [False, True])
def test_it_counts_or_not_as_was_chosen(counts: bool) -> None:
    classroom = Classroom(*PUPILS)
    classroom.played((1.0, 0.0), (1.0, 0.0))
    before = {line["person"]: line["points"] for line in classroom.views.of["member"]["standings"]}
    classroom.do("eva", asked.PlanSimultaneous("noughts", "eva", counts=counts))
    classroom.do("eva", asked.StartRound())
    classroom.deliver_commands()
    for code, own in zip(codes(classroom), (1.0, 0.5, 0.0, 0.0), strict=True):
        classroom.do(None, Report(code, "over", (1.0 - own, own), final=True))
    classroom.do("eva", asked.CloseRound())
    after = {line["person"]: line["points"] for line in classroom.views.of["member"]["standings"]}
    won = {"ana": 1.0, "bo": 0.5, "cruz": 0.0, "dana": 0.0}
    assert after == {person: points + (won[person] if counts else 0.0) for person, points in before.items()}
    assert "eva" not in after


def test_a_late_pupil_gets_a_board_more_and_another_takes_a_seat() -> None:
    classroom = running()
    classroom.do("flo", Join("Flo"))
    assert refusal(classroom, asked.AddBoard(["flo", "bot"])) == errors.SESSION_BOARDS
    assert refusal(classroom, asked.AddBoard(["eva", "ana"])) == errors.SESSION_SEATED
    classroom.do("eva", asked.AddBoard(["eva", "flo"]))
    assert classroom.round.boards[-1].seats == ("eva", "flo")
    assert told(classroom) == [ClassOrder(messages.Start(), "Eva")]
    classroom.deliver_commands()
    classroom.do("gus", Join("Gus"))
    classroom.do("eva", asked.Reseat(codes(classroom)[0], 1, "gus", "por Ana"))
    assert told(classroom) == [HandSeat(1, "gus", "Gus", "Eva", "por Ana")]


def test_in_the_round_after_it_the_plan_is_that_of_before() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.PlanRound("noughts", "round_robin"))
    classroom.do("eva", asked.PlanSimultaneous("ajedrez", "eva", **GAME))
    assert classroom.views.of["referee"]["desk"]["plan"]["how"] == "round_robin"


def test_the_commands_to_boards_are_numbered_one_by_one_for_the_whole_class() -> None:
    classroom = Classroom(*PUPILS)
    numbers: list[int] = []
    for _round in range(2):
        classroom.do("eva", asked.PlanRound("noughts"))
        classroom.do("eva", asked.StartRound())
        classroom.do("eva", asked.PauseBoards(reason="x"))
        numbers += [pending.number for pending in classroom.session.outbox]
        classroom.deliver_commands()
        classroom.do("eva", asked.CloseRound())
        numbers += [pending.number for pending in classroom.session.outbox]
        classroom.deliver_commands()
    assert len(numbers) > 4
    assert numbers == list(range(1, len(numbers) + 1))


def test_a_board_that_lost_its_single_player_before_the_start_is_an_ordinary_one() -> None:
    classroom = planned("cruz", game="noughts")
    classroom.do("eva", asked.RemoveMember("cruz", "Golpea la mesa"))
    classroom.do("eva", asked.StartRound())
    board = classroom.round.boards[0]
    assert "cruz" not in board.seats
    assert room_for(classroom.session, classroom.round, board, 0).simultaneous is None


def test_the_cards_are_closed_though_another_order_is_still_on_its_way() -> None:
    classroom = running()
    classroom.do("eva", asked.PauseBoards(reason="x"))
    classroom.do(None, Report(codes(classroom)[0], "over", (1.0, 0.0)))
    assert told(classroom)[-1] == ClassOrder(messages.CloseCards("·"))


def test_a_game_that_two_cannot_play_makes_no_simultaneous(monkeypatch: pytest.MonkeyPatch) -> None:
    many = SimpleNamespace(about=SimpleNamespace(seats=(3, 4)))
    monkeypatch.setattr(simultaneous, "all_engines", lambda: {"noughts": many})
    assert refusal(Classroom(*PUPILS), asked.PlanSimultaneous("noughts", "eva")) == errors.GAME_SEATS
