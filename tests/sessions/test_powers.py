"""Who may do what in a session: the whole table, tried out; a replay of the log gives the same session."""

from pathlib import Path

import pytest

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from server.aggregate.commands import Join, Leave, Presence, Tick
from server.sessions import codec
from server.sessions.command import NEEDS, AnyBody, BoardOpened, BoardsKept, Command, PendingCommandDone, Report, ReportBatch
from server.sessions.session import HANDLERS, Record, step
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
    asked.AdmitMembers(["ana"]),
    asked.MoveMember("ana", "bo"),
    asked.InviteTutor(),
    asked.RevokeInvitation(1),
    asked.PlanRound("noughts"),
    asked.SetBoards([]),
    asked.PublishRound(),
    asked.StartRound(),
    asked.DropRound(),
    asked.CloseRound(),
    asked.PauseBoards(reason="x"),
    asked.ResumeBoards(reason="x"),
    asked.AdjournBoards(reason="x"),
    asked.GiveBoardsTime(1_000, reason="x"),
    asked.CallBoardsTime(reason="x"),
    asked.CloseBoardsCards(reason="x"),
    asked.Reseat("ABCDEF", 0, "bot", "x"),
    asked.AddBoard(["ana", "bo"]),
    messages.SetPhrases(False),
    asked.Follow(),
    messages.AskFiles(),
    asked.EndSession(),
    asked.EraseSession(),
    BoardOpened("ABCDEF"),
    Report("ABCDEF", "over"),
    PendingCommandDone(1),
    ReportBatch((PendingCommandDone(1),)),
    BoardsKept(1),
)

# p pupil, m monitor, l game leader, d director, s somebody from outside, - the server
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
    "admit_members": "mld",
    "move_member": "mld",
    "invite_tutor": "d",
    "revoke_invitation": "d",
    "plan_round": "ld",
    "set_boards": "ld",
    "publish_round": "ld",
    "start_round": "ld",
    "drop_round": "ld",
    "close_round": "d",
    "pause_boards": "ld",
    "resume_boards": "ld",
    "adjourn_boards": "ld",
    "give_boards_time": "ld",
    "call_boards_time": "ld",
    "close_boards_cards": "d",
    "reseat": "ld",
    "add_board": "ld",
    "set_phrases": "ld",
    "follow": "ld",
    "ask_files": "ld",
    "end_session": "d",
    "erase_session": "d",
    "board_opened": "-",
    "report": "-",
    "errand_done": "-",
    "news": "-",
    "boards_kept": "-",
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


def test_every_command_has_its_line_here_a_handler_and_a_power() -> None:
    assert {type(body) for body in BODIES} == set(HANDLERS) == set(NEEDS)
    assert {tag(body) for body in BODIES} == set(ALLOWED)


@pytest.mark.parametrize("body", BODIES, ids=tag)
@pytest.mark.parametrize("who", WHO)
def test_every_role_tries_every_command(who: str, body: AnyBody) -> None:
    session = classroom().session
    code = None
    try:
        step(session, Command(body, WHO[who]), 5_000)
    except Refusal as no:
        code = no.code
    assert (code != errors.COMMAND_NOT_YOURS) == (who in ALLOWED[tag(body)])


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
