"""Who is in the session: coming in, names, going away, and a pupil who comes back with another device."""

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from protocol.messages import RefereeRole
from server.aggregate.commands import Join, Leave, Presence
from server.room.command import HandSeat, TutorPresence
from server.room.people.names import distinct_name, likeness
from server.sessions.members import class_list
from server.sessions.members.invitations import use
from server.sessions.members.nicknames import nickname
from server.sessions.members.removal import take_back
from server.sessions.members.screen import open_screen
from server.sessions.pairing.kept_apart import without
from server.sessions.step_context import StepContext
from server.sessions.values.membership import member_of, waiting_of
from server.sessions.values.state import Member, Session, unfinished

MAX_MEMBERS = 400
MAX_WAITING = 100


def join(run: StepContext, by: str, body: Join) -> None:
    """The answer says what one has become: {role, name}. Who is in already just comes back.

    With a slip also `other` where one is somebody else here, or `next`, the code where the class goes on: nothing changed then.
    """
    session = run.session
    if by in session.expelled:
        raise Refusal(errors.ROOM_EXPELLED)
    known = member_of(session, by)
    if body.role == "seat" and body.key is not None and session.next_code:
        run.answer = {"role": "spectator", "name": body.name, "next": session.next_code}
        return
    if known is not None and known.role == "pupil" and body.role == "seat" and body.key is not None:
        entry = class_list.entry_asked(session, body)
        if entry is not None and entry.person != by:
            run.answer = {"role": "pupil", "name": known.name, "other": True}
            return
    if body.role == "referee" and body.key is not None and (known is None or known.role == "pupil"):
        _as_tutor(run, by, body, known)
    elif known is not None:
        _come_back(run, known)
    elif body.role == "spectator" and body.key is not None:
        open_screen(run, by, body.key)
    elif body.role == "seat" and waiting_of(session, by) is None:
        _as_pupil(run, by, body)
    take_back(run, by)
    member, waits = member_of(run.session, by), waiting_of(run.session, by)
    role = member.role if member else "waiting" if waits else "spectator"
    name = member.name if member else waits.name if waits else body.name
    run.answer = {"role": role, "name": name}


def _as_tutor(run: StepContext, by: str, body: Join, known: Member | None) -> None:
    role = use(run, body.key or "").role
    tutor = Member(by, nickname(body.name, names_in(run.session), titled=True), role, since_ms=run.now_ms)
    _set(run, tutor) if known else run.set(members=(*run.session.members, tutor))
    run.set(waiting=tuple(waits for waits in run.session.waiting if waits.id != by))
    run.tell("tutor_joined", name=tutor.name, role=role)
    _to_boards(run, tutor, role)


def _to_boards(run: StepContext, tutor: Member, role: RefereeRole) -> None:
    for board in unfinished(run.session):
        if board.code is not None:
            run.enqueue(board.code, Join(tutor.name, "referee", key=run.room_key(board.code, role)), by=tutor.id)


def _come_back(run: StepContext, known: Member) -> None:
    _set(run, replace(known, present=True, gone=False, away_since_ms=None))
    if not known.present:
        _tell_boards(run, known, present=True)
    if known.gone and known.role != "pupil":
        _to_boards(run, known, known.role)  # boards were opened meanwhile


def _as_pupil(run: StepContext, by: str, body: Join) -> None:
    """In, or to the door: where the class asks, and whoever is like somebody who was sent out."""
    session = run.session
    if session.state == "over" or not session.settings.joining:
        raise Refusal(errors.SESSION_CLOSED)
    if sum(not member.gone for member in session.members) >= MAX_MEMBERS or len(session.waiting) >= MAX_WAITING:
        raise Refusal(errors.ROOM_CROWDED)
    is_like = likeness(body.name.strip()) in session.expelled_names or (
        body.origin != "" and body.origin in session.expelled_origins
    )
    entry = class_list.entry_asked(session, body)
    holder = None if entry is None else class_list.holder_of(session, entry)
    if holder is not None and holder.present:
        raise Refusal(errors.SESSION_LIST)
    name = nickname(body.name, names_in(session)) if entry is None else distinct_name(entry.name, names_in(session))
    member = Member(by, name, since_ms=run.now_ms, origin=body.origin)
    if entry is not None and holder is None:
        class_list.take(run, entry, by)
    if holder is not None and body.key is not None:
        # Who has the slip is that pupil, with another device.
        run.set(members=(*session.members, member))
        move_member(run, by, asked.MoveMember(by, holder.id))
    elif session.settings.ask or is_like:
        run.set(waiting=(*session.waiting, member))
        run.tell("pupil_waits", name=member.name)
    else:
        run.set(members=(*session.members, member))
        run.tell("pupil_joined", name=member.name)


def admit(run: StepContext, _by: str, body: asked.AdmitMembers) -> None:
    """Those of the named who wait come in. Raises `Refusal` where the class is full."""
    session = run.session
    admitted = tuple(member for member in session.waiting if member.id in body.people)
    if sum(not member.gone for member in session.members) + len(admitted) > MAX_MEMBERS:
        raise Refusal(errors.ROOM_CROWDED)
    if admitted:
        waiting = tuple(member for member in session.waiting if member not in admitted)
        run.set(members=(*session.members, *admitted), waiting=waiting)
        run.tell_by("pupils_admitted", count=len(admitted))


def leave(run: StepContext, by: str, _body: Leave) -> None:
    """A pupil goes for good, but may come back; a running game keeps the seat."""
    member = member_of(run.session, by)
    if not any(by in board.seats for round_ in run.session.rounds for board in round_.boards):
        class_list.give_back(run, frozenset({by}))
    if waiting_of(run.session, by) is not None:
        run.set(waiting=tuple(waits for waits in run.session.waiting if waits.id != by))
    if member is None or member.gone:
        return
    _set(run, replace(member, gone=True, present=False))
    _tell_boards(run, member, present=False)
    run.tell("member_left", name=member.name)


def presence(run: StepContext, _by: str | None, body: Presence) -> None:
    member = member_of(run.session, body.person)
    if member is not None and not member.gone and member.present != body.present:
        _set(run, replace(member, present=body.present, away_since_ms=None if body.present else run.now_ms))
        _tell_boards(run, member, present=body.present)


def _tell_boards(run: StepContext, member: Member, *, present: bool) -> None:
    """The boards wait for a tutor who is there, and not for ever for one who is not."""
    if member.role != "pupil":
        for board in unfinished(run.session):
            if board.code is not None:
                run.enqueue(board.code, TutorPresence(member.id, present))


def rename(run: StepContext, by: str, body: messages.Rename) -> None:
    """One's own name: a pupil's until the first round has started, or where the class lets them. Raises `Refusal`."""
    session = run.session
    has_begun = any(round_.state in ("playing", "closed") for round_ in session.rounds)
    is_listed = any(entry.person == by for entry in session.entries)
    if known_member(session, by).role == "pupil" and (is_listed or (has_begun and not session.settings.own_names)):
        raise Refusal(errors.SESSION_NAMES_FIXED)
    _rename(run, by, body.name)


def rename_member(run: StepContext, _by: str, body: asked.RenameMember) -> None:
    _rename(run, body.person, body.name)


def _rename(run: StepContext, person: str, asked_name: str) -> None:
    member = known_member(run.session, person)
    name = nickname(asked_name, names_in(run.session) - {member.name}, titled=member.role != "pupil")
    if name == member.name:
        return
    _set(run, replace(member, name=name))
    run.tell("renamed", name=name, before=member.name)
    for board in unfinished(run.session):
        if person in board.seats and board.code is not None:
            run.enqueue(board.code, messages.Rename(name, person))


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
    class_list.hand_on(run, pupil.id, newcomer.id)
    if session.pentathlon is not None:
        groups = tuple(moved(group) for group in session.pentathlon.groups)
        teams = tuple(replace(team, pupils=moved(team.pupils)) for team in session.pentathlon.teams)
        run.set(pentathlon=replace(session.pentathlon, groups=groups, teams=teams))
    run.set(apart=without(run.session.apart, pupil.id, newcomer.id))
    for round_ in session.rounds:
        for board in round_.boards:
            if board.code is not None and not board.final and pupil.id in board.seats:
                run.enqueue(board.code, HandSeat(board.seats.index(pupil.id), newcomer.id, pupil.name))
    run.tell("member_moved", name=pupil.name)


def known_member(session: Session, person: str) -> Member:
    """Raises `Refusal` for somebody who is not in the session."""
    member = member_of(session, person)
    if member is None:
        raise Refusal(errors.PERSON_UNKNOWN)
    return member


def names_in(session: Session) -> frozenset[str]:
    return frozenset(member.name for member in (*session.members, *session.waiting))


def _set(run: StepContext, member: Member) -> None:
    if member != member_of(run.session, member.id):
        run.set(members=tuple(member if known.id == member.id else known for known in run.session.members))
