"""Who is in the session: coming in, names, going away, and a pupil who comes back with another device."""

from hmac import compare_digest

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from protocol.messages import RefereeRole
from server.aggregate.commands import Join, Leave, Presence
from server.aggregate.secrets import derived
from server.room.command import HandSeat
from server.sessions.nicknames import nickname
from server.sessions.state import Member, Session, member_of, unfinished
from server.sessions.step_context import StepContext

MAX_MEMBERS = 400
TUTOR_ROLES: tuple[RefereeRole, ...] = ("monitor", "leader", "director")


def key_of(session: Session, role: RefereeRole) -> str:
    """The key that makes who joins with it a tutor of that role."""
    return derived(session.secret, f"tutor/{role}").hex()[:20]


def join(run: StepContext, by: str, body: Join) -> None:
    """The answer says what one has become: {role, name}. Who is in already just comes back."""
    session = run.session
    if by in session.expelled:
        raise Refusal(errors.ROOM_EXPELLED)
    known = member_of(session, by)
    if body.role == "referee" and body.key is not None and (known is None or known.role == "pupil"):
        _as_tutor(run, by, body, known)
    elif known is not None:
        _set(run, replace(known, present=True, gone=False))
    elif body.role == "seat":
        _as_pupil(run, by, body)
    member = member_of(run.session, by)
    run.answer = {"role": member.role if member else "spectator", "name": member.name if member else body.name}


def _as_tutor(run: StepContext, by: str, body: Join, known: Member | None) -> None:
    session = run.session
    role = next(
        (role for role in TUTOR_ROLES if compare_digest(key_of(session, role).encode(), (body.key or "").encode())), None
    )
    if role is None:
        raise Refusal(errors.REFEREE_KEY)
    tutor = Member(by, " ".join(body.name.split())[:40] or "?", role)
    _set(run, tutor) if known else run.set(members=(*session.members, tutor))
    run.tell("tutor_joined", name=tutor.name, role=role)
    for board in unfinished(run.session):
        if board.code is not None:
            run.enqueue(board.code, Join(tutor.name, "referee", key=run.room_key(board.code, role)), by=by)


def _as_pupil(run: StepContext, by: str, body: Join) -> None:
    session = run.session
    if session.state == "over" or not session.settings.joining:
        raise Refusal(errors.SESSION_CLOSED)
    if len(session.members) >= MAX_MEMBERS:
        raise Refusal(errors.ROOM_CROWDED)
    member = Member(by, nickname(body.name, _names(session)))
    run.set(members=(*session.members, member))
    run.tell("pupil_joined", name=member.name)


def leave(run: StepContext, by: str, _body: Leave) -> None:
    """A pupil goes for good, but may come back; a running game keeps the seat."""
    member = member_of(run.session, by)
    if member is None or member.gone:
        return
    _set(run, replace(member, gone=True, present=False))
    run.tell("member_left", name=member.name)


def presence(run: StepContext, _by: str | None, body: Presence) -> None:
    member = member_of(run.session, body.person)
    if member is not None and member.present != body.present:
        _set(run, replace(member, present=body.present))


def rename(run: StepContext, by: str, body: messages.Rename) -> None:
    """One's own name."""
    _rename(run, by, body.name)


def rename_member(run: StepContext, _by: str, body: asked.RenameMember) -> None:
    _rename(run, body.person, body.name)


def _rename(run: StepContext, person: str, asked_name: str) -> None:
    member = known_member(run.session, person)
    name = nickname(asked_name, _names(run.session) - {member.name})
    if name == member.name:
        return
    _set(run, replace(member, name=name))
    run.tell("renamed", name=name, before=member.name)
    for board in unfinished(run.session):
        if person in board.seats and board.code is not None:
            run.enqueue(board.code, messages.Rename(name, person))


def remove_member(run: StepContext, by: str, body: asked.RemoveMember) -> None:
    """Sent out for good. Whoever plays against them plays on against the computer."""
    member = known_member(run.session, body.person)
    if member.id == by:
        raise Refusal(errors.COMMAND_NOT_YOURS, needs=[])
    _set(run, replace(member, gone=True, present=False))
    run.set(expelled=(*run.session.expelled, member.id))
    for board in unfinished(run.session):
        if member.id in board.seats and board.code is not None:
            run.enqueue(board.code, messages.SeatBot(board.seats.index(member.id), body.reason), by)
    run.tell_by("member_removed", body.reason, name=member.name)


def move_member(run: StepContext, _by: str, body: asked.MoveMember) -> None:
    """The newcomer takes the pupil's place everywhere: in the roster, in all rounds, and at the board that is being played."""
    session = run.session
    newcomer, pupil = known_member(session, body.person), known_member(session, body.into)
    if newcomer.role != "pupil" or pupil.role != "pupil" or newcomer.id == pupil.id:
        raise Refusal(errors.PERSON_UNKNOWN)
    if any(newcomer.id in board.seats for round_ in session.rounds for board in round_.boards):
        raise Refusal(errors.SEAT_HELD)

    def moved(people: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(newcomer.id if person == pupil.id else person for person in people if person != newcomer.id)

    rounds = tuple(
        replace(
            round_,
            off=moved(round_.off),
            boards=tuple(
                replace(board, seats=moved(board.seats)) if pupil.id in board.seats else board for board in round_.boards
            ),
        )
        for round_ in session.rounds
    )
    members = tuple(
        Member(newcomer.id, pupil.name, "pupil", newcomer.present) if member.id == pupil.id else member
        for member in session.members
        if member.id != newcomer.id
    )
    run.set(members=members, rounds=rounds)
    for round_ in session.rounds:
        for board in round_.boards:
            if board.code is not None and not board.final and pupil.id in board.seats:
                run.enqueue(board.code, HandSeat(board.seats.index(pupil.id), newcomer.id, pupil.name))
    run.tell("member_moved", name=pupil.name)


def invite_tutor(run: StepContext, _by: str, body: asked.InviteTutor) -> None:
    run.answer = {"key": key_of(run.session, body.role), "role": body.role}


def known_member(session: Session, person: str) -> Member:
    """Raises `Refusal` for somebody who is not in the session."""
    member = member_of(session, person)
    if member is None:
        raise Refusal(errors.PERSON_UNKNOWN)
    return member


def _names(session: Session) -> frozenset[str]:
    return frozenset(member.name for member in session.members)


def _set(run: StepContext, member: Member) -> None:
    if member != member_of(run.session, member.id):
        run.set(members=tuple(member if known.id == member.id else known for known in run.session.members))
