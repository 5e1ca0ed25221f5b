"""Tests of a round from its draft to its end, of the orders to all boards, and of what the session refuses meanwhile."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from engines.contract import Refusal
from engines.registry import all_engines
from protocol import errors, messages
from protocol import session_commands as asked
from protocol.session_commands import Pairing
from server.sessions.command import Command, PendingCommandDone, Report
from server.sessions.session import step
from server.sessions.values.state import BOT
from tests.sessions.classroom import PUPILS, Classroom


@pytest.fixture
def classroom() -> Classroom:
    return Classroom(*PUPILS)


@pytest.fixture
def playing(classroom: Classroom) -> Classroom:
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    classroom.deliver_commands()
    for board in classroom.round.boards:
        assert board.code is not None
        classroom.do(None, Report(board.code, "playing"))
    return classroom


def test_a_draft_is_the_tutors_until_it_is_published(classroom: Classroom) -> None:
    classroom.do("eva", asked.PlanRound("noughts"))
    assert (len(classroom.views.of["referee"]["rounds"]), len(classroom.views.of["member"]["rounds"])) == (1, 0)
    classroom.do("eva", asked.PublishRound())
    assert classroom.views.of["member"]["rounds"] == classroom.views.of["referee"]["rounds"]


@pytest.mark.parametrize("how", ["random", "round_robin", "swiss", "dutch"])
def test_a_step_of_the_log_repeats_the_pairing_that_it_has(classroom: Classroom, how: Pairing) -> None:
    """A later version may pair in another way; the drafts of a class stay as its tutors saw them."""
    before = classroom.session
    record = classroom.do("eva", asked.PlanRound("noughts", how)).record
    assert record is not None
    assert record.command.drawing is not None
    drawn = record.command.drawing
    assert drawn.boards == tuple(board.seats for board in classroom.round.boards)
    assert step(before, record.command, record.at_ms).room == classroom.session
    other = replace(drawn, boards=tuple(people[::-1] for people in drawn.boards))
    repeated = step(before, replace(record.command, drawing=other), record.at_ms)
    assert tuple(board.seats for board in repeated.room.rounds[0].boards) == other.boards
    old = Command(record.command.body, record.command.by)
    assert step(before, old, record.at_ms).room == classroom.session, "a record of an earlier version has no pairing"


def test_pairings_by_hand(classroom: Classroom) -> None:
    classroom.do("eva", asked.PlanRound("noughts", "hand"))
    assert set(classroom.round.off) == set(PUPILS)
    classroom.do("eva", asked.SetBoards([["dana", "ana"], ["bo", BOT]]))
    assert [board.seats for board in classroom.round.boards] == [("dana", "ana"), ("bo", BOT)]
    assert classroom.round.off == ("cruz",)


@pytest.mark.parametrize(
    ("boards", "code"),
    [
        ([["ana", "ana"]], errors.PERSON_UNKNOWN),
        ([["ana", "bo"], ["bo", "cruz"]], errors.PERSON_UNKNOWN),
        ([["ana", "zoe"]], errors.PERSON_UNKNOWN),
        ([["ana", "bo", "cruz"]], errors.SESSION_BOARDS),
        ([[BOT, BOT]], errors.SESSION_BOARDS),
    ],
)
def test_boards_that_cannot_be(classroom: Classroom, boards: list[list[str]], code: str) -> None:
    classroom.do("eva", asked.PlanRound("noughts", "hand"))
    with pytest.raises(Refusal, match=code):
        classroom.do("eva", asked.SetBoards(boards))


def test_a_start_gives_every_board_a_room_and_tells_it_to_begin(classroom: Classroom) -> None:
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    codes = [board.code for board in classroom.round.boards]
    assert len(set(codes)) == 2
    assert all(code and len(code) == 6 for code in codes)
    assert [(pending.code, pending.by, pending.body) for pending in classroom.session.outbox] == [
        (code, "eva", messages.Start()) for code in codes
    ]


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        (asked.PauseBoards(reason="Recreo"), [messages.Pause("Recreo")]),
        (asked.ResumeBoards(reason="Ya"), [messages.ResumePlay("Ya")]),
        (asked.AdjournBoards(reason="La hora"), [messages.Adjourn("La hora")]),
        (asked.GiveBoardsTime(30_000, reason="x"), [messages.GiveTime(0, 30_000, "x"), messages.GiveTime(1, 30_000, "x")]),
        (asked.CallBoardsTime(reason="La hora"), [messages.CallTime("La hora")]),
    ],
)
def test_one_order_goes_to_every_board_that_plays(
    playing: Classroom, order: messages.SessionCommand, expected: list[object]
) -> None:
    first, second = (board.code for board in playing.round.boards)
    playing.do("eva", order)
    assert playing.deliver_commands() == [(code, body) for code in (first, second) for body in expected]
    assert second is not None
    playing.do(None, Report(second, "over", (1.0, 0.0)))
    playing.do("eva", order)
    assert playing.deliver_commands() == [(first, body) for body in expected]


def test_orders_to_some_boards(playing: Classroom) -> None:
    playing.do("eva", asked.PauseBoards([1], "x"))
    assert [code for code, _body in playing.deliver_commands()] == [playing.round.boards[1].code]
    with pytest.raises(Refusal, match=errors.SESSION_NO_BOARD):
        playing.do("eva", asked.PauseBoards([2], "x"))


def test_a_board_that_says_no_is_told_to_the_tutors(playing: Classroom) -> None:
    playing.do("eva", asked.PauseBoards([0], "x"))
    playing.do(None, PendingCommandDone(playing.session.outbox[0].number, errors.PAUSE_ALREADY))
    assert playing.log[-1] == "board_refused"
    assert playing.session.outbox == ()


def test_a_round_is_closed_with_a_word_to_every_board(playing: Classroom) -> None:
    first, second = (board.code for board in playing.round.boards)
    assert first is not None
    playing.do(None, Report(first, "over", (1.0, 0.0)))
    playing.do("eva", asked.CloseRound("Se acabó la hora"))
    assert playing.deliver_commands() == [
        (first, messages.CloseCards("Se acabó la hora")),
        (second, messages.ForceResult(void=True, reason="Se acabó la hora", running=True)),
    ]
    assert playing.round.state == "closed"


def test_a_report_changes_what_is_new_and_nothing_else(playing: Classroom) -> None:
    code = playing.round.boards[0].code
    assert code is not None
    before = playing.session
    playing.do(None, Report(code, "playing"))
    assert playing.session is before
    playing.do(None, Report(code, "over", (0.5, 0.5), final=True))
    assert playing.round.boards[0].final


@pytest.mark.parametrize(
    "body",
    [
        asked.PlanRound("noughts"),
        asked.SetBoards([]),
        asked.PublishRound(),
        asked.StartRound(),
        asked.DropRound(),
    ],
    ids=lambda body: type(body).__name__,
)
def test_a_running_round_is_not_planned_anew(playing: Classroom, body: messages.SessionCommand) -> None:
    with pytest.raises(Refusal, match=errors.SESSION_ROUND_RUNS):
        playing.do("eva", body)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (lambda: asked.StartRound(), errors.SESSION_NO_ROUND),
        (lambda: asked.CloseRound(), errors.SESSION_NO_ROUND),
        (lambda: asked.PauseBoards(reason="x"), errors.SESSION_NO_ROUND),
        (lambda: asked.PlanRound("chess960"), errors.GAME_UNKNOWN),
        (lambda: asked.PlanRound("noughts", seats=3), errors.GAME_SEATS),
        (lambda: asked.PlanRound("noughts", options={"no": 1}), errors.GAME_OPTIONS),
        (lambda: asked.Follow("ABCDEF"), errors.SESSION_NO_BOARD),
    ],
)
def test_what_cannot_be_now(classroom: Classroom, body: Callable[[], messages.SessionCommand], code: str) -> None:
    before = classroom.session
    with pytest.raises(Refusal, match=code):
        classroom.do("eva", body())
    assert classroom.session is before


def test_after_the_end_nothing_is_planned(classroom: Classroom) -> None:
    classroom.do("eva", asked.EndSession())
    with pytest.raises(Refusal, match=errors.COMMAND_NOT_NOW):
        classroom.do("eva", asked.PlanRound("noughts"))


def test_two_tutors_do_not_lose_each_others_changes(classroom: Classroom) -> None:
    classroom.do("eva", asked.PlanRound("noughts", "hand"))
    seen = classroom.round.version
    classroom.do("eva", asked.SetBoards([["dana", "ana"]], seen))
    with pytest.raises(Refusal, match=errors.SESSION_CHANGED) as refused:
        classroom.do("eva", asked.SetBoards([["bo", "cruz"]], seen))
    assert refused.value.params == {"version": seen + 1}
    assert [board.seats for board in classroom.round.boards] == [("dana", "ana")]
    classroom.do("eva", asked.SetBoards([["bo", "cruz"]], seen + 1))
    assert classroom.views.of["referee"]["rounds"][0]["version"] == seen + 2
    classroom.do("eva", asked.PlanRound("noughts", "hand"))
    with pytest.raises(Refusal, match=errors.SESSION_CHANGED):
        classroom.do("eva", asked.SetBoards([["bo", "cruz"]], seen + 2))


def test_a_corrected_result_marks_the_rounds_that_were_paired_before(playing: Classroom) -> None:
    """A first result that arrives late is no correction, and a round that is paired afterwards has no mark."""
    first, second = (str(board.code) for board in playing.round.boards)
    playing.do(None, Report(first, "over", (1.0, 0.0), final=True))
    playing.do("eva", asked.CloseRound("fin"))
    playing.do("eva", asked.PlanRound("noughts", "swiss"))
    playing.do(None, Report(second, "over", (1.0, 0.0), final=True))
    playing.do(None, Report(first, "over", (1.0, 0.0), final=True))
    drawn = playing.round
    assert not drawn.outdated
    playing.do(None, Report(first, "over", (0.0, 1.0), final=True))
    assert playing.round.boards == drawn.boards
    assert playing.views.of["referee"]["rounds"][-1].get("outdated") == [0]
    playing.do("eva", asked.PlanRound("noughts", "swiss"))
    assert not playing.round.outdated


@pytest.mark.parametrize(("how", "marks"), [("swiss", (0,)), ("hand", (0,)), ("random", ()), ("round_robin", ())])
def test_a_corrected_result_marks_only_rounds_whose_pairing_depends_on_results(
    playing: Classroom, how: asked.Pairing, marks: tuple[int, ...]
) -> None:
    first = str(playing.round.boards[0].code)
    playing.do(None, Report(first, "over", (1.0, 0.0), final=True))
    playing.do("eva", asked.CloseRound("fin"))
    playing.do("eva", asked.PlanRound("noughts", how))
    playing.do(None, Report(first, "over", (0.0, 1.0), final=True))
    assert playing.round.outdated == marks


def test_a_round_without_boards_is_neither_published_nor_started(classroom: Classroom) -> None:
    classroom.do("eva", asked.PlanRound("noughts", "hand"))
    for order in (asked.PublishRound(), asked.StartRound()):
        with pytest.raises(Refusal, match=errors.SESSION_BOARDS):
            classroom.do("eva", order)
    classroom.do("eva", asked.SetBoards([["ana", "bo"]]))
    assert "round_changed" not in classroom.log
    classroom.do("eva", asked.PublishRound())
    classroom.do("eva", asked.SetBoards([["ana", "cruz"]]))
    assert classroom.log[-1] == "round_changed"


@pytest.mark.parametrize("how", ["round_robin", "swiss", "dutch"])
def test_tournaments_are_of_pairs(classroom: Classroom, how: Pairing) -> None:
    game = next(slug for slug, engine in all_engines().items() if 4 in engine.about.seats)
    with pytest.raises(Refusal, match=errors.SESSION_PAIRS_ONLY):
        classroom.do("eva", asked.PlanRound(game, how, 4))
    classroom.do("eva", asked.PlanRound(game, "random", 4))
    assert [len(board.seats) for board in classroom.round.boards] == [4]


def test_a_start_locks_the_class_if_its_settings_say_so(classroom: Classroom) -> None:
    classroom.do("eva", asked.SetSession({"lock_at_start": True}))
    classroom.do("eva", asked.PlanRound("noughts"))
    assert classroom.session.settings.joining
    classroom.do("eva", asked.StartRound())
    assert not classroom.session.settings.joining


def test_a_dropped_draft_leaves_the_rounds_before_it(classroom: Classroom) -> None:
    for _round in range(2):
        classroom.played((1.0, 0.0), (1.0, 0.0))
    before = classroom.session.rounds
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.DropRound())
    assert classroom.session.rounds == before
