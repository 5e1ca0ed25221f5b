"""A session's views, one for each kind of viewer (`view_types.SessionView`), and the frames between those of two sessions."""

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar, cast

import msgspec

from protocol import patch
from protocol.bodies import Plain
from protocol.session_commands import PlanRound
from server.aggregate.events import LoggedEvent, events_for
from server.aggregate.frame import Frame
from server.room.views.view_types import Explanation, StatusView
from server.school.view_types import AskedExercise
from server.sessions.calls.call_list import Call, calls
from server.sessions.members.class_list import free_entries, slip_key
from server.sessions.members.invitations import key_of
from server.sessions.members.screen import screen_key
from server.sessions.results.pentathlon_table import PentathlonLine, pentathlon_lines
from server.sessions.results.standings import Line, is_unmoved, standings
from server.sessions.rounds.pentathlon import next_part
from server.sessions.values.membership import member_of
from server.sessions.values.round import Board, Round
from server.sessions.values.state import (
    Announcement,
    Answered,
    Entry,
    Invitation,
    Member,
    Pentathlon,
    PrivateWords,
    Question,
    Session,
    SetPosition,
)
from server.sessions.views.view_types import (
    AnnouncementView,
    AnsweredView,
    BoardView,
    CallView,
    EntryView,
    InvitationView,
    MemberView,
    PentathlonLineView,
    PentathlonView,
    PlanView,
    PositionView,
    PrivateView,
    QuestionView,
    RoundView,
    SessionInfo,
    SessionView,
    StandingView,
    TutorPart,
    WaitingView,
)

T = TypeVar("T")
V = TypeVar("V")
Make: TypeAlias = Callable[[T, T | None, V | None], V]
"""Makes what is shown of a value, from it, the one that was at its place before, and what was shown of that."""
Shown: TypeAlias = dict[str, SessionView]
"""What each viewer sees."""


def views(session: Session, old: Session | None = None, shown: Shown | None = None) -> Shown:
    """What each viewer sees. `shown` is that of the session `old`; what need not be made again is taken from it.

    A class may have 200 members at 100 boards, and a step changes one of them.
    """
    was = None if shown is None else shown["referee"]
    members = _show_each(session.members, old.members if old else (), was["members"] if was else [], _member)
    rounds = _show_each(session.rounds, old.rounds if old else (), was["rounds"] if was else [], _round)
    is_same = was is not None and old is not None and is_unmoved(old, session)
    lines = was["standings"] if was is not None and is_same else [_line(line) for line in standings(session)]
    pentathlon = _pentathlon(session, old if is_same else None, was)
    info = _session(session)
    outside: SessionView = {
        "door": "outside",
        "session": {**info, "host": "", "shown": None},
        "members": [],
        "rounds": [],
        "standings": [],
    }
    has_drafts = any(round_.state == "draft" for round_ in session.rounds)
    if names := free_entries(session):
        outside["names"] = [{"number": entry.number, "name": entry.name} for entry in names]
    member: SessionView = {
        "door": "inside",
        "session": info,
        "members": members,
        "rounds": [plain for plain in rounds if plain["state"] != "draft"] if has_drafts else rounds,
        "standings": lines,
    }
    if listed := [entry.person for entry in session.entries if entry.person]:
        member["listed"] = listed
    member["hands"] = [
        {"person": hand.person, "coming": any(note.key == f"hand/{hand.number}" for note in session.call_notes)}
        for hand in session.hands
    ]
    if session.call_link:
        member["call_link"] = session.call_link
    if session.private_words:
        member["told"] = max(one.number for one in session.private_words)
    public: SessionView = {
        "door": "watching",
        "session": info,
        "members": members,
        "rounds": member["rounds"],
        "standings": lines,
    }
    if pentathlon is not None:
        member["pentathlon"] = public["pentathlon"] = pentathlon
    if session.announcement is not None:
        member["announcement"] = public["announcement"] = _announcement(session, session.announcement)
    if session.question is not None:
        member["question"] = public["question"] = _question(session.question)
    if session.position is not None:
        member["position"] = public["position"] = _position(session, session.position)
    if "names" in outside:
        public["names"] = outside["names"]
    part: TutorPart = {
        "errands": len(session.outbox),
        "waiting": [_waiting(known) for known in session.waiting],
        "calls": [_call(call) for call in calls(session)],
        "answered": _answered(session.answered),
        "screen_key": screen_key(session),
        "private": [_private(session, one) for one in session.private_words],
    }
    if session.question is not None and session.question.counts is None:
        part["given"] = len(session.question.answers)
    if session.position is not None:
        part["played"] = {"given": session.position.given, "acts": list(session.position.acts)}
    if session.removed:
        part["removed"] = [{"id": one.id, "name": one.name} for one in session.removed]
    if session.apart:
        part["apart"] = [list(pair) for pair in session.apart]
    if session.planned is not None:
        part["plan"] = _plan(session.planned)
    if session.entries:
        part["list"] = [_entry(session, entry) for entry in session.entries]
    tutor: SessionView = {**member, "rounds": rounds, "desk": part}
    waiting = cast(SessionView, {key: value for key, value in outside.items() if key != "names"} | {"door": "waiting"})
    if session.announcement is not None:
        # At the door nobody's name is seen, a tutor's neither.
        waiting["announcement"] = {**_announcement(session, session.announcement), "by": ""}
    return {
        "outside": outside,
        "public": public,
        "waiting": waiting,
        "member": member,
        "referee": tutor,
        "director": {**tutor, "invitations": [_invitation(session, one) for one in session.invitations]},
    }


def frames_between(before: Shown, after: Shown, happenings: Sequence[LoggedEvent]) -> tuple[Frame, ...]:
    """What each viewer gets. Tutors get what members do, and what is theirs besides; it is compared once."""
    ops: dict[str, list[patch.Op]] = {
        viewer: patch.diff(before[viewer], after[viewer]) for viewer in ("outside", "waiting", "public", "member")
    }
    alike = all(shown["referee"]["rounds"] is shown["member"]["rounds"] for shown in (before, after))
    own = ("desk",) if alike else ("desk", "rounds")
    shared = ops["member"] if alike else patch.diff(_without_rounds(before["member"]), _without_rounds(after["member"]))
    ops["referee"] = shared + patch.diff(_only(before["referee"], own), _only(after["referee"], own))
    added = ("invitations",)
    ops["director"] = ops["referee"] + patch.diff(_only(before["director"], added), _only(after["director"], added))
    return tuple(Frame((viewer,), ops[viewer], events_for(happenings, viewer)) for viewer in after)


def _only(view: SessionView, keys: Sequence[str]) -> dict[str, Plain]:
    parts = cast(dict[str, Plain], view)
    return {key: parts[key] for key in keys}


def _without_rounds(view: SessionView) -> dict[str, Plain]:
    return {key: part for key, part in view.items() if key != "rounds"}


def _show_each(values: Sequence[T], old: Sequence[T], shown: list[V], make: Make[T, V]) -> list[V]:
    """Each value as it is shown: the very object that it was where the value at its place is the same object."""
    kept = [plain if was is value else make(value, was, plain) for value, was, plain in zip(values, old, shown, strict=False)]
    return kept + [make(value, None, None) for value in values[len(kept) :]]


def _session(session: Session) -> SessionInfo:
    return {
        "code": session.code,
        "title": session.title,
        "state": session.state,
        "host": session.host,
        "created_at_ms": session.created_at_ms,
        "settings": msgspec.to_builtins(session.settings),
        "until_ms": session.erase_at_ms,
        "next": session.next_code,
        "shown": {"room": shown.room, "at": shown.at, "by": shown.by, "marks": list(shown.marks)}
        if (shown := session.shown)
        else None,
    }


def _member(member: Member, _old: Member | None, _shown: MemberView | None) -> MemberView:
    shown: MemberView = {
        "id": member.id,
        "name": member.name,
        "role": member.role,
        "present": member.present,
        "gone": member.gone,
        "since_ms": member.since_ms,
    }
    if member.erased:
        shown["erased"] = True
    return shown


def _waiting(member: Member) -> WaitingView:
    return {"id": member.id, "name": member.name, "since_ms": member.since_ms}


def _call(call: Call) -> CallView:
    return {
        "key": call.key,
        "kind": call.kind,
        "since_ms": call.since_ms,
        "person": call.person,
        "room": call.room,
        "board": call.board,
        "round": call.round,
        "why": call.why,
        "by": call.note.by if call.note else "",
        "taken_at_ms": call.note.at_ms if call.note else None,
    }


def _answered(answered: Answered) -> AnsweredView:
    average_ms = answered.total_ms // answered.count if answered.count else 0
    return {"count": answered.count, "average_ms": average_ms, "longest_ms": answered.longest_ms}


def _plan(planned: PlanRound) -> PlanView:
    return {
        "game": planned.game,
        "how": planned.how,
        "seats": planned.seats,
        "options": planned.options,
        "games": planned.games,
        "minutes": planned.minutes,
        "at_time": planned.at_time,
        "level": planned.level,
    }


def _pentathlon(session: Session, old: Session | None, shown: SessionView | None) -> PentathlonView | None:
    """`old`: a session with the same standings, of which that was `shown`."""
    pentathlon: Pentathlon | None = session.pentathlon
    if pentathlon is None:
        return None
    was = shown.get("pentathlon") if shown is not None and old is not None and old.pentathlon is pentathlon else None
    plan = pentathlon.plan
    return {
        "games": was["games"] if was else [{"game": planned.game, "options": planned.options} for planned in plan.games],
        "stations": plan.stations,
        "how": plan.how,
        "minutes": plan.minutes,
        "at_time": plan.at_time,
        "level": plan.level,
        "next": next_part(session),
        "lines": was["lines"] if was else [_pentathlon_line(line) for line in pentathlon_lines(session)],
    }


def _pentathlon_line(line: PentathlonLine) -> PentathlonLineView:
    return {
        "person": line.person,
        "place": line.place,
        "games": list(line.games),
        "total": line.total,
        "pending": line.pending,
        "award": line.award,
    }


def _announcement(session: Session, said: Announcement) -> AnnouncementView:
    return {"number": said.number, "words": said.words, "by": _name(session, said.by), "at_ms": said.at_ms}


def _position(session: Session, one: SetPosition) -> PositionView:
    return {
        "number": one.number,
        "game": one.game,
        "seats": one.seats,
        "view": one.view,
        "status": cast(StatusView, one.status),
        "by": _name(session, one.by),
        "marks": list(one.marks),
    }


def _question(question: Question) -> QuestionView:
    shown: QuestionView = {
        "number": question.number,
        "at_ms": question.at_ms,
        "is_of_board": question.is_of_board,
        "asked": cast(AskedExercise, question.asked),
    }
    if question.counts is not None:
        choices: list[str] = question.asked["choices"]
        shown["solution"] = {
            "answer": question.answer,
            "found": cast(list[Explanation], question.found),
            "bars": [{"choice": choice, "count": count} for choice, count in zip(choices, question.counts, strict=True)],
        }
    return shown


def _private(session: Session, said: PrivateWords) -> PrivateView:
    by = _name(session, said.by)
    return {"person": said.person, "words": said.words, "by": by, "at_ms": said.at_ms, "read": said.is_read}


def _name(session: Session, person: str) -> str:
    member = member_of(session, person)
    return member.name if member else ""


def _entry(session: Session, entry: Entry) -> EntryView:
    return {"number": entry.number, "name": entry.name, "key": slip_key(session, entry), "person": entry.person}


def _invitation(session: Session, one: Invitation) -> InvitationView:
    by = member_of(session, one.by)
    return {
        "number": one.number,
        "role": one.role,
        "key": key_of(session, one),
        "by": by.name if by else "",
        "at_ms": one.at_ms,
    }


def _round(round_: Round, old: Round | None, shown: RoundView | None) -> RoundView:
    plain: RoundView = {
        "number": round_.number,
        "game": round_.game,
        "how": round_.how,
        "seats": round_.seats,
        "options": round_.options,
        "games": round_.games,
        "state": round_.state,
        "off": list(round_.off),
        "boards": _show_each(round_.boards, old.boards if old else (), shown["boards"] if shown else [], _board),
        "minutes": round_.minutes,
        "at_time": round_.at_time,
        "ends_at_ms": round_.ends_at_ms,
        "time_called": round_.time_called,
        "version": round_.version,
    }
    if round_.part is not None:
        plain["part"] = round_.part
    if (many := round_.simultaneous) is not None:
        plain["simultaneous"] = {"player": many.player, "counts": many.counts, "clock": many.clock}
    return plain


def _board(board: Board, _old: Board | None, _shown: BoardView | None) -> BoardView:
    plain: BoardView = {
        "seats": list(board.seats),
        "code": board.code if board.is_open else None,
        "state": board.state,
        "points": list(board.points),
        "final": board.final,
        "disputed": board.disputed,
        "unsigned": list(board.unsigned),
    }
    if board.part is not None:
        plain["part"] = board.part
    if board.home is not None:
        plain["home"] = {"until_ms": board.home.until_ms, "days": board.home.days, "at_time": board.home.at_time}
    return plain


def _line(line: Line) -> StandingView:
    return {
        "person": line.person,
        "place": line.place,
        "points": line.points,
        "pending": line.pending,
        "buchholz": line.buchholz,
        "berger": line.berger,
        "wins": line.wins,
        "played": line.played,
        "off": line.off,
    }
