"""The table of all commands to a session: each message with its handler, the powers and session states that allow it, and
whether it needs a reason."""

from typing import Final, Literal, TypeAlias

from protocol import messages
from protocol import session_commands as asked
from server.aggregate import command_declaration
from server.aggregate.command_declaration import Commands, declare, declared_once
from server.aggregate.commands import Join, Leave, Presence, Tick
from server.sessions.boards import board_orders, home_boards, round_time, seating, simultaneous
from server.sessions.calls import hands
from server.sessions.command import (
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
from server.sessions.homework import commands as homework
from server.sessions.imported import import_tournament
from server.sessions.lifecycle import administration, continued, ending, erase
from server.sessions.members import (
    class_list,
    erase_member,
    family_links,
    halls,
    invitations,
    notes,
    ratings,
    removal,
    roster,
    tutor_roles,
)
from server.sessions.pairing import kept_apart
from server.sessions.rounds import byes, pentathlon, teams
from server.sessions.rounds import progress as rounds
from server.sessions.showing import drawings, line, position, question, saying
from server.sessions.step_context import StepContext
from server.sessions.values.membership import member_of
from server.sessions.values.state import Session

Power: TypeAlias = Literal["server", "anyone", "pupil", "monitor", "leader", "director"]
Powers = frozenset[Power]

SERVER: Final[Powers] = frozenset({"server"})
ANYONE: Final[Powers] = frozenset({"anyone"})
PUPILS: Final[Powers] = frozenset({"pupil"})
DIRECTORS: Final[Powers] = frozenset({"director"})
LEADERS: Final[Powers] = DIRECTORS | {"leader"}
REFEREES: Final[Powers] = LEADERS | {"monitor"}

OPEN: Final = frozenset({"open"})
"""The states for most commands: the class must not have ended."""


def report_batch(context: StepContext, by: str | None, body: ReportBatch) -> None:
    for one in body.reports:
        COMMANDS[type(one)].handler(context, by, one)


def tick(context: StepContext, by: str | None, body: Tick) -> None:
    """Carries out the work whose time has come: calls the round's time limit, ends home games, and erases the session on its
    date."""
    round_time.call_when_due(context)
    home_boards.end_when_due(context)
    erase.tick(context, by, body)


COMMANDS: Final[Commands[StepContext, Power]] = declared_once(
    [
        declare(Join, roster.join, ANYONE),
        declare(Leave, roster.leave, ANYONE),
        declare(Presence, roster.presence, SERVER),
        declare(Tick, tick, SERVER, when_erased=True),
        declare(messages.Rename, roster.rename, PUPILS | REFEREES, OPEN),
        declare(asked.RenameMember, roster.rename_member, REFEREES, OPEN),
        declare(asked.RemoveMember, removal.remove_member, DIRECTORS, OPEN, needs_reason=True),
        declare(asked.RemoveMembers, removal.remove_members, DIRECTORS, OPEN, needs_reason=True),
        declare(asked.LetBack, removal.let_back, DIRECTORS, OPEN),
        declare(asked.EraseMember, erase_member.erase_member, DIRECTORS | SERVER),
        declare(asked.AskPupilFile, administration.ask_pupil_file, DIRECTORS),
        declare(asked.AdmitMembers, roster.admit, REFEREES, OPEN),
        declare(asked.MoveMember, roster.move_member, REFEREES, OPEN),
        declare(asked.InviteTutor, invitations.invite_tutor, DIRECTORS),
        declare(asked.RevokeInvitation, invitations.revoke, DIRECTORS),
        declare(asked.SetRole, tutor_roles.set_role, DIRECTORS),
        declare(asked.SetHall, halls.set_hall, PUPILS | REFEREES, OPEN),
        declare(asked.SetList, class_list.set_list, LEADERS),
        declare(asked.SetStartNumbers, ratings.set_start_numbers, DIRECTORS, OPEN),
        declare(asked.ImportTournament, import_tournament.import_tournament, DIRECTORS, OPEN),
        declare(asked.SetRatings, ratings.set_ratings, LEADERS),
        declare(asked.SetSession, administration.set_session, DIRECTORS),
        declare(asked.EndSession, ending.end, DIRECTORS, OPEN),
        declare(asked.EraseSession, erase.erase, DIRECTORS | SERVER),
        declare(asked.PlanRound, rounds.plan, LEADERS, OPEN),
        declare(asked.PlanSimultaneous, simultaneous.plan_simultaneous, LEADERS, OPEN),
        declare(asked.SetPentathlon, pentathlon.set_pentathlon, LEADERS, OPEN),
        declare(asked.SetTeams, teams.set_teams, LEADERS, OPEN),
        declare(asked.PlanNext, pentathlon.plan_next, LEADERS, OPEN),
        declare(asked.SetApart, kept_apart.set_apart, LEADERS, OPEN),
        declare(asked.SetBye, byes.set_bye, LEADERS, OPEN),
        declare(asked.SetBoards, rounds.set_boards, LEADERS, OPEN),
        declare(asked.PublishRound, rounds.publish, LEADERS, OPEN),
        declare(asked.StartRound, rounds.start, LEADERS, OPEN),
        declare(asked.SetRoundTime, round_time.set_round_time, LEADERS, OPEN),
        declare(asked.DropRound, rounds.drop, LEADERS, OPEN),
        declare(asked.CloseRound, rounds.close, DIRECTORS, OPEN),
        declare(asked.PauseBoards, board_orders.send_to_boards, LEADERS, OPEN, needs_reason=True),
        declare(asked.ResumeBoards, board_orders.send_to_boards, LEADERS, OPEN, needs_reason=True),
        declare(asked.AdjournBoards, board_orders.send_to_boards, LEADERS, OPEN, needs_reason=True),
        declare(asked.TakeUpBoards, board_orders.take_up_boards, LEADERS, needs_reason=True),
        declare(asked.LetHome, home_boards.let_home, DIRECTORS),
        declare(asked.BringBack, home_boards.bring_back, DIRECTORS),
        declare(asked.GiveBoardsTime, board_orders.send_to_boards, LEADERS, OPEN, needs_reason=True),
        declare(asked.CallBoardsTime, board_orders.send_to_boards, LEADERS, OPEN, needs_reason=True),
        declare(asked.CloseBoardsCards, board_orders.send_to_boards, DIRECTORS, OPEN, needs_reason=True),
        declare(asked.Forfeit, board_orders.forfeit, DIRECTORS, needs_reason=True),
        declare(asked.Reseat, seating.reseat, LEADERS, OPEN, needs_reason=True),
        declare(asked.SwapSeats, seating.swap_seats, LEADERS, OPEN, needs_reason=True),
        declare(asked.AddBoard, seating.add_board, LEADERS, OPEN),
        declare(messages.SetPhrases, board_orders.set_phrases, LEADERS, OPEN),
        declare(asked.Follow, board_orders.follow, LEADERS),
        declare(asked.ShowPosition, position.show_position, LEADERS, OPEN),
        declare(asked.HidePosition, position.hide_position, LEADERS),
        declare(asked.Draw, drawings.draw, PUPILS | REFEREES, OPEN),
        declare(asked.ClearDrawings, drawings.clear_drawings, PUPILS | REFEREES, OPEN),
        declare(asked.SetPen, drawings.set_pen, LEADERS, OPEN),
        declare(asked.TryAct, line.try_act, PUPILS | LEADERS, OPEN),
        declare(asked.LeaveLine, line.leave_line, PUPILS | LEADERS, OPEN),
        declare(asked.Explore, line.explore, PUPILS, OPEN),
        declare(asked.Announce, saying.announce, REFEREES, OPEN),
        declare(asked.StopAnnouncing, saying.stop_announcing, REFEREES),
        declare(asked.TellPupil, saying.tell_pupil, REFEREES, OPEN),
        declare(asked.AskWords, saying.ask_words, PUPILS),
        declare(asked.ReadWords, saying.read_words, PUPILS),
        declare(asked.SetCall, saying.set_call, LEADERS, OPEN),
        declare(asked.RaiseHand, hands.raise_hand, PUPILS, OPEN),
        declare(asked.LowerHand, hands.lower_hand, PUPILS, OPEN),
        declare(asked.TakeCall, hands.take_call, REFEREES, OPEN),
        declare(asked.CloseCall, hands.close_call, REFEREES, OPEN),
        declare(QuestionAsked, question.ask, REFEREES, OPEN),
        declare(asked.AnswerQuestion, question.answer, PUPILS, OPEN),
        declare(asked.AskAnswer, question.ask_answer, PUPILS),
        declare(asked.CloseQuestion, question.close, REFEREES),
        declare(asked.DropQuestion, question.drop, REFEREES),
        declare(asked.SetNote, notes.set_note, REFEREES),
        declare(asked.MakeFamilyLink, family_links.make_link, LEADERS),
        declare(asked.RevokeFamilyLink, family_links.revoke_link, LEADERS),
        declare(asked.SetHomework, homework.set_homework, DIRECTORS),
        declare(asked.CloseHomework, homework.close_homework, DIRECTORS),
        declare(asked.StartHomework, homework.start_homework, PUPILS),
        declare(asked.AskHomework, homework.ask_homework, PUPILS),
        declare(HomeworkAnswered, homework.answer_exercise, PUPILS),
        declare(messages.AskFiles, administration.ask_files, LEADERS),
        declare(BoardOpened, rounds.board_opened, SERVER),
        declare(Report, rounds.report, SERVER),
        declare(PendingCommandDone, board_orders.errand_done, SERVER),
        declare(ReportBatch, report_batch, SERVER),
        declare(BoardsKept, erase.boards_kept, SERVER),
        declare(MemberErased, erase_member.member_erased, SERVER),
        declare(ListNameErased, erase_member.list_name_erased, SERVER),
        declare(Continued, continued.continue_in, SERVER),
    ]
)


def powers_of(session: Session, by: str | None) -> set[Power]:
    """Returns the powers of a sender: "server" for None, otherwise "anyone" and, for a member, the member's role."""
    if by is None:
        return {"server"}
    member = member_of(session, by)
    return {"anyone"} if member is None or member.gone else {"anyone", member.role}


def permit(session: Session, command: Command) -> None:
    """Raises `Refusal` unless the sender may send this command to the session in its present state."""
    command_declaration.permit(COMMANDS, command.body, powers_of(session, command.by), session.state, is_referee=True)
