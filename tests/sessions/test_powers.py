"""Tests of the whole table of powers in a session: each role tries each command. Replaying the log gives the same
session."""

from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from server.aggregate.commands import Join, Leave, Presence, Tick
from server.sessions import codec
from server.sessions.command import (
    AnyBody,
    BoardOpened,
    BoardsKept,
    Command,
    Continued,
    HomeworkAnswered,
    ListNameErased,
    MemberErased,
    PendingCommandDone,
    QuestionAsked,
    Report,
    ReportBatch,
)
from server.sessions.command_table import COMMANDS, permit
from server.sessions.session import Record, step
from server.sessions.values.state import Session
from tests.sessions.classroom import Classroom
from tools import powers

BODIES: tuple[AnyBody, ...] = (
    Join("Zoe"),
    Leave(),
    Presence("ana", False),
    Tick(),
    messages.Rename("Zoe"),
    asked.SetSession(),
    asked.RenameMember("ana", "Anita"),
    asked.RemoveMember("ana", "x"),
    asked.RemoveMembers(["ana"], "x"),
    asked.LetBack("ana"),
    asked.EraseMember("ana"),
    asked.AskPupilFile("ana"),
    asked.AdmitMembers(["ana"]),
    asked.MoveMember("ana", "bo"),
    asked.InviteTutor(),
    asked.RevokeInvitation(1),
    asked.SetRole("max", "leader"),
    asked.SetHall(0),
    asked.SetList(["Ana"]),
    asked.SetRatings([asked.RatedPupil("ana", 1500)]),
    asked.SetStartNumbers(["ana"]),
    asked.ImportTournament(["H4sI"], "noughts"),
    Continued("NUEVA"),
    asked.PlanRound("noughts"),
    asked.PlanSimultaneous("noughts", "ana"),
    asked.SetPentathlon([asked.PlannedGame("noughts")]),
    asked.SetTeams([]),
    asked.PlanNext(),
    asked.SetApart([["ana", "bo"]]),
    asked.SetBye(["ana"], 0.5),
    asked.SetBoards([]),
    asked.PublishRound(),
    asked.StartRound(),
    asked.SetRoundTime(10),
    asked.DropRound(),
    asked.CloseRound(),
    asked.PauseBoards(reason="x"),
    asked.ResumeBoards(reason="x"),
    asked.AdjournBoards(reason="x"),
    asked.TakeUpBoards(reason="x"),
    asked.LetHome(100_000_000),
    asked.BringBack(),
    asked.GiveBoardsTime(1_000, reason="x"),
    asked.CallBoardsTime(reason="x"),
    asked.CloseBoardsCards(reason="x"),
    asked.Forfeit("ABCDEF", [0], "x"),
    asked.Reseat("ABCDEF", 0, "bot", "x"),
    asked.SwapSeats("ABCDEF", 0, "BCDEFG", 1, "x"),
    asked.AddBoard(["ana", "bo"]),
    messages.SetPhrases(False),
    asked.Follow(),
    asked.ShowPosition("noughts"),
    asked.HidePosition(),
    asked.Draw("circle", "red", "e4"),
    asked.ClearDrawings(),
    asked.SetPen(True),
    asked.TryAct("e4"),
    asked.LeaveLine(),
    asked.Explore(1, []),
    asked.Announce("x"),
    asked.StopAnnouncing(),
    asked.TellPupil("ana", "x"),
    asked.AskWords(),
    asked.ReadWords(1),
    asked.SetCall(),
    asked.RaiseHand("rules"),
    asked.LowerHand(),
    asked.TakeCall("hand/1"),
    asked.CloseCall("hand/1"),
    QuestionAsked(False, {"choices": ["fault", "none"]}, "none", []),
    asked.AnswerQuestion(1, "none"),
    asked.AskAnswer(),
    asked.CloseQuestion(1),
    asked.DropQuestion(1),
    asked.SetNote("x"),
    asked.MakeFamilyLink("ana"),
    asked.RevokeFamilyLink(1),
    asked.SetHomework(100_000_000, [asked.ExerciseTask("contig60")]),
    asked.CloseHomework(1),
    asked.StartHomework(1, 0),
    asked.AskHomework(),
    HomeworkAnswered(1, 0, 0, True),
    messages.AskFiles(),
    asked.EndSession(),
    asked.EraseSession(),
    BoardOpened("ABCDEF"),
    Report("ABCDEF", "over"),
    PendingCommandDone(1),
    ReportBatch((PendingCommandDone(1),)),
    BoardsKept(1),
    MemberErased("ana"),
    ListNameErased(("Zoe",), "Alumno borrado"),
)

# The roles that may use each command: p pupil, m monitor, l game leader, d director, s outsider, - the server
ALLOWED = {
    "join": "pmlds",
    "leave": "pmlds",
    "presence": "-",
    "tick": "-",
    "rename": "pmld",
    "set_session": "d",
    "rename_member": "mld",
    "remove_member": "d",
    "remove_members": "d",
    "let_back": "d",
    "erase_member": "d-",
    "member_erased": "-",
    "list_name_erased": "-",
    "ask_pupil_file": "d",
    "admit_members": "mld",
    "move_member": "mld",
    "invite_tutor": "d",
    "revoke_invitation": "d",
    "set_role": "d",
    "set_hall": "pmld",
    "set_list": "ld",
    "set_ratings": "ld",
    "set_start_numbers": "d",
    "import_tournament": "d",
    "continued": "-",
    "plan_round": "ld",
    "plan_simultaneous": "ld",
    "set_pentathlon": "ld",
    "set_teams": "ld",
    "plan_next": "ld",
    "set_apart": "ld",
    "set_bye": "ld",
    "set_boards": "ld",
    "publish_round": "ld",
    "start_round": "ld",
    "set_round_time": "ld",
    "drop_round": "ld",
    "close_round": "d",
    "pause_boards": "ld",
    "resume_boards": "ld",
    "adjourn_boards": "ld",
    "take_up_boards": "ld",
    "let_home": "d",
    "bring_back": "d",
    "give_boards_time": "ld",
    "call_boards_time": "ld",
    "close_boards_cards": "d",
    "forfeit": "d",
    "reseat": "ld",
    "swap_seats": "ld",
    "add_board": "ld",
    "set_phrases": "ld",
    "follow": "ld",
    "show_position": "ld",
    "hide_position": "ld",
    "draw": "pmld",
    "clear_drawings": "pmld",
    "set_pen": "ld",
    "try_act": "pld",
    "leave_line": "pld",
    "explore": "p",
    "announce": "mld",
    "stop_announcing": "mld",
    "tell_pupil": "mld",
    "ask_words": "p",
    "read_words": "p",
    "set_call": "ld",
    "raise_hand": "p",
    "lower_hand": "p",
    "take_call": "mld",
    "close_call": "mld",
    "question_asked": "mld",
    "answer_question": "p",
    "ask_answer": "p",
    "close_question": "mld",
    "drop_question": "mld",
    "set_note": "mld",
    "make_family_link": "ld",
    "revoke_family_link": "ld",
    "set_homework": "d",
    "close_homework": "d",
    "start_homework": "p",
    "ask_homework": "p",
    "homework_answered": "p",
    "ask_files": "ld",
    "end_session": "d",
    "erase_session": "d-",
    "board_opened": "-",
    "report": "-",
    "errand_done": "-",
    "news": "-",
    "boards_kept": "-",
}
# Commands that an ended session refuses.
UNTIL_THE_END = {
    "rename",
    "set_hall",
    "rename_member",
    "remove_member",
    "remove_members",
    "let_back",
    "admit_members",
    "move_member",
    "end_session",
    "plan_round",
    "plan_simultaneous",
    "set_pentathlon",
    "set_teams",
    "plan_next",
    "set_start_numbers",
    "import_tournament",
    "set_apart",
    "set_bye",
    "set_boards",
    "publish_round",
    "start_round",
    "set_round_time",
    "drop_round",
    "close_round",
    "pause_boards",
    "resume_boards",
    "adjourn_boards",
    "give_boards_time",
    "call_boards_time",
    "close_boards_cards",
    "reseat",
    "swap_seats",
    "add_board",
    "set_phrases",
    "show_position",
    "announce",
    "draw",
    "clear_drawings",
    "set_pen",
    "try_act",
    "leave_line",
    "explore",
    "tell_pupil",
    "set_call",
    "raise_hand",
    "lower_hand",
    "take_call",
    "close_call",
    "question_asked",
    "answer_question",
}
WHO = {"p": "ana", "m": "max", "l": "luis", "d": "eva", "s": "zoe", "-": None}


def tag(body: AnyBody) -> str:
    return str(type(body).__struct_config__.tag)


def classroom() -> Classroom:
    made = Classroom("ana", "bo")
    for role, person in (("monitor", "max"), ("leader", "luis")):
        key = made.do("eva", asked.InviteTutor(role)).answer["key"]  # type: ignore[arg-type]
        made.do(person, Join(person.title(), "referee", key=key))
    return made


def test_every_command_is_declared_and_has_its_line_here() -> None:
    assert {type(body) for body in BODIES} == set(COMMANDS) == set(get_args(AnyBody))
    assert {tag(body) for body in BODIES} == set(ALLOWED)
    assert all(row.powers for row in COMMANDS.values())


@pytest.mark.parametrize("body", BODIES, ids=tag)
@pytest.mark.parametrize("who", WHO)
def test_every_role_tries_every_command(who: str, body: AnyBody) -> None:
    session = classroom().session
    code = None
    try:
        step(session, Command(body, WHO[who]), 5_000)
    except Refusal as refusal:
        code = refusal.code
    assert (code != errors.COMMAND_NOT_YOURS) == (who in ALLOWED[tag(body)])


@pytest.mark.parametrize("body", BODIES, ids=tag)
def test_a_tutor_owes_a_reason_where_one_is_declared(body: AnyBody) -> None:
    row = COMMANDS[type(body)]
    if "director" not in row.powers:
        return
    silent = replace(body, reason=" ") if hasattr(body, "reason") else body
    assert _tried(classroom().session, Command(silent, "eva")) == (errors.REFEREE_REASON if row.needs_reason else None)


@pytest.mark.parametrize("body", BODIES, ids=tag)
def test_a_session_that_has_ended_takes_what_is_declared_for_it_and_an_erased_one_time_alone(body: AnyBody) -> None:
    session = classroom().session
    somebody = next(WHO[who] for who in reversed(ALLOWED[tag(body)]))
    ended = _tried(replace(session, state="over"), Command(body, somebody))
    assert ended == (errors.COMMAND_NOT_NOW if tag(body) in UNTIL_THE_END else None)
    erased = _tried(replace(session, state="erased"), Command(body, somebody))
    assert erased == (None if tag(body) == "tick" else errors.ROOM_ERASED)


@pytest.mark.parametrize(("who", "body"), [("ana", asked.RaiseHand("rules")), ("luis", asked.PlanRound("noughts"))])
def test_a_member_who_has_left_has_only_the_powers_of_an_outsider(who: str, body: AnyBody) -> None:
    made = classroom()
    assert _tried(made.session, Command(body, who)) is None
    made.do(who, Leave())
    assert _tried(made.session, Command(body, who)) == errors.COMMAND_NOT_YOURS


def _tried(session: Session, command: Command) -> str | None:
    try:
        permit(session, command)
    except Refusal as refused:
        return refused.code
    return None


def test_a_log_replays_to_the_same_bytes() -> None:
    made = Classroom()
    session, records = made.session, list[Record]()
    for by, body in (
        ("ana", Join("Ana")),
        ("bo", Join("Bo")),
        ("eva", asked.PlanRound("noughts")),
        ("eva", asked.StartRound()),
        ("eva", asked.CloseRound()),
        ("eva", asked.EndSession()),
    ):
        record = made.do(by, body).record
        assert record is not None
        records.append(record)
    for record in records:
        session = step(session, record.command, record.at_ms).room
    assert codec.encode(session) == codec.encode(made.session)
    assert codec.decode(codec.encode(session)) == session


def test_only_tutors_see_keys_and_errands() -> None:
    made = classroom()
    assert "desk" in made.views.of["referee"]
    assert "desk" not in made.views.of["member"]


def test_the_page_of_powers_is_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert powers.main(["--check"]) == 0
    monkeypatch.setattr(powers, "PAGE", tmp_path / "powers.md")
    assert powers.main(["--check"]) == 1
    assert powers.main([]) == powers.main(["--check"]) == 0
