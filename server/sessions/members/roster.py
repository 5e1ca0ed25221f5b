"""The members of a class: joining, names, leaving, and a pupil who comes back with another device."""

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from protocol.messages import RefereeRole
from server.aggregate.commands import Join, Leave, Presence
from server.room.command import HandSeat, TutorPresence
from server.room.people.names import distinct_name, likeness
from server.sessions.members import class_list
from server.sessions.members.family_links import moved_links
from server.sessions.members.invitations import use
from server.sessions.members.nicknames import nickname
from server.sessions.members.notes import moved_notes
from server.sessions.members.removal import take_back
from server.sessions.members.screen import open_screen
from server.sessions.step_context import StepContext
from server.sessions.values.apart import without
from server.sessions.values.homework import handed_on
from server.sessions.values.membership import known_member, member_of, waiting_of
from server.sessions.values.people import Member
from server.sessions.values.round import Bye, Round
from server.sessions.values.state import Session, every_round, unfinished

MAX_MEMBERS = 400
MAX_WAITING = 100


def join(context: StepContext, by: str, body: Join) -> None:
    """Lets a person join as pupil, tutor or screen; answers with the role and the name. A member who joins again only becomes
    present. But a pupil who has left, and to whom nothing in the class refers, may choose another name of the list.

    If the person joins with a slip, the answer may have another field. `other`: the person is a pupil of this class already,
    but not the pupil of the slip. `next`: the code of the class's next session. In both cases the session is unchanged.
    """
    session = context.session
    if by in session.expelled:
        raise Refusal(errors.ROOM_EXPELLED)
    known = member_of(session, by)
    if body.role == "seat" and body.key is not None and session.next_code:
        context.answer = {"role": "spectator", "name": body.name, "next": session.next_code}
        return
    if known is not None and known.role == "pupil" and body.role == "seat" and body.key is not None:
        entry = class_list.entry_asked(session, body)
        if entry is not None and entry.person != by:
            context.answer = {"role": "pupil", "name": known.name, "other": True}
            return
    if known is not None and body.entry is not None and known.id in _without_trace(session):
        # The person tapped a wrong name before and left; now the person taps another one.
        context.set(members=tuple(member for member in session.members if member.id != by))
        known = None
    if body.role == "referee" and body.key is not None and (known is None or known.role == "pupil"):
        _as_tutor(context, by, body)
    elif known is not None:
        _come_back(context, known)
    elif body.role == "spectator" and body.key is not None:
        open_screen(context, by, body.key)
    elif body.role == "seat" and waiting_of(session, by) is None:
        _as_pupil(context, by, body)
    take_back(context, by)
    member, waits = member_of(context.session, by), waiting_of(context.session, by)
    role = member.role if member else "waiting" if waits else "spectator"
    name = member.name if member else waits.name if waits else body.name
    context.answer = {"role": role, "name": name}


def _as_tutor(context: StepContext, by: str, body: Join) -> None:
    role = use(context, body.key or "").role
    tutor = Member(by, nickname(body.name, names_in(context.session), titled=True), role, since_ms=context.now_ms)
    _forget_former(context, tutor.name, by)
    known = member_of(context.session, by)
    _set(context, tutor) if known else context.set(members=(*context.session.members, tutor))
    context.set(waiting=tuple(waits for waits in context.session.waiting if waits.id != by))
    context.tell("tutor_joined", name=tutor.name, role=role)
    _to_boards(context, tutor, role)


def _to_boards(context: StepContext, tutor: Member, role: RefereeRole) -> None:
    for board in unfinished(context.session):
        if board.code is not None:
            context.enqueue(board.code, Join(tutor.name, "referee", key=context.room_key(board.code, role)), by=tutor.id)


def _come_back(context: StepContext, known: Member) -> None:
    _set(context, replace(known, present=True, gone=False, away_since_ms=None))
    if not known.present:
        _tell_boards(context, known, present=True)
    if known.gone and known.role != "pupil":
        _to_boards(context, known, known.role)  # boards were opened meanwhile


def _as_pupil(context: StepContext, by: str, body: Join) -> None:
    """Admits a pupil as a member. The pupil first waits for a tutor if the class's settings say so, or if the name or address
    is that of a removed person."""
    session = context.session
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
    is_expected = holder is not None and holder.is_expected and not any(one.name == holder.name for one in session.waiting)
    taken = names_in(session) - {holder.name} if holder is not None and is_expected else names_in(session)
    name = nickname(body.name, taken) if entry is None else distinct_name(entry.name, taken)
    _forget_former(context, name, by)
    session = context.session
    member = Member(by, name, since_ms=context.now_ms, origin=body.origin)
    if entry is not None:
        member = replace(member, rating=entry.rating, category=entry.category)
    if entry is not None and holder is None:
        class_list.take(context, entry, by)
    if holder is not None and body.key is not None:
        # The person with the slip is the pupil who joined before, now with another device.
        context.set(members=(*session.members, member))
        move_member(context, by, asked.MoveMember(by, holder.id))
    elif session.settings.ask or is_like:
        context.set(waiting=(*session.waiting, member))
        context.tell("pupil_waits", name=member.name)
    else:
        context.set(members=(*session.members, member))
        if holder is not None and is_expected:
            _become(context, member, holder)
        # Anybody who knows the class's code may choose a free name, so tutors read that the person showed no slip.
        tapped = {} if entry is None or body.key is not None else {"tapped": True}
        context.tell("pupil_joined", name=member.name, **tapped)


def admit(context: StepContext, _by: str, body: asked.AdmitMembers) -> None:
    """Admits those of the given people who wait for admission. Raises `Refusal` if the class is full."""
    session = context.session
    admitted = tuple(member for member in session.waiting if member.id in body.people)
    if sum(not member.gone for member in session.members) + len(admitted) > MAX_MEMBERS:
        raise Refusal(errors.ROOM_CROWDED)
    if admitted:
        waiting = tuple(member for member in session.waiting if member not in admitted)
        context.set(members=(*session.members, *admitted), waiting=waiting)
        for member in admitted:
            expected = next((one for one in context.session.members if one.is_expected and one.name == member.name), None)
            if expected is not None:
                _become(context, member, expected)
        context.tell_by("pupils_admitted", count=len(admitted))


def leave(context: StepContext, by: str, _body: Leave) -> None:
    """Notes that a person leaves the class. A pupil keeps the seat in a running game and may return."""
    member = member_of(context.session, by)
    if not any(by in board.seats for round_ in every_round(context.session) for board in round_.boards):
        class_list.give_back(context, frozenset({by}))
    if waiting_of(context.session, by) is not None:
        context.set(waiting=tuple(waits for waits in context.session.waiting if waits.id != by))
    if member is None or member.gone:
        return
    _set(context, replace(member, gone=True, present=False))
    _tell_boards(context, member, present=False)
    context.tell("member_left", name=member.name)


def presence(context: StepContext, _by: str | None, body: Presence) -> None:
    member = member_of(context.session, body.person)
    if member is not None and not member.gone and member.present != body.present:
        _set(context, replace(member, present=body.present, away_since_ms=None if body.present else context.now_ms))
        _tell_boards(context, member, present=body.present)


def _tell_boards(context: StepContext, member: Member, *, present: bool) -> None:
    """Tells the boards whether the tutor is present. A board waits without limit for a present tutor, and for a limited time
    for an absent tutor."""
    if member.role != "pupil":
        for board in unfinished(context.session):
            if board.code is not None:
                context.enqueue(board.code, TutorPresence(member.id, present))


def rename(context: StepContext, by: str, body: messages.Rename) -> None:
    """Changes the sender's own name. Raises `Refusal` for a pupil whose name is on the class's list, and for a pupil after the
    first round has started, unless the class's settings allow it."""
    session = context.session
    has_begun = any(round_.state in ("playing", "closed") for round_ in session.rounds)
    is_listed = any(entry.person == by for entry in session.entries)
    if known_member(session, by).role == "pupil" and (is_listed or (has_begun and not session.settings.own_names)):
        raise Refusal(errors.SESSION_NAMES_FIXED)
    _rename(context, by, body.name)


def rename_member(context: StepContext, _by: str, body: asked.RenameMember) -> None:
    _rename(context, body.person, body.name)


def _rename(context: StepContext, person: str, asked_name: str) -> None:
    member = known_member(context.session, person)
    name = nickname(asked_name, names_in(context.session) - {member.name}, titled=member.role != "pupil")
    if name == member.name:
        return
    _set(context, replace(member, name=name))
    _forget_former(context, name, person)
    context.tell("renamed", name=name, before=member.name)
    for board in unfinished(context.session):
        if person in board.seats and board.code is not None:
            context.enqueue(board.code, messages.Rename(name, person))


def move_member(context: StepContext, _by: str, body: asked.MoveMember) -> None:
    """Makes a newcomer the same person as an earlier pupil: in the list of members, in all rounds, and at the running board.
    Raises `Refusal` if one of the two is no pupil, or the newcomer already has a board."""
    session = context.session
    newcomer, pupil = known_member(session, body.person), known_member(session, body.into)
    if newcomer.role != "pupil" or pupil.role != "pupil" or newcomer.id == pupil.id:
        raise Refusal(errors.PERSON_UNKNOWN)
    if any(newcomer.id in board.seats for round_ in session.rounds for board in round_.boards):
        raise Refusal(errors.SEAT_HELD)
    _become(context, newcomer, pupil)
    context.tell("member_moved", name=pupil.name)


def _become(context: StepContext, new_member: Member, old_member: Member) -> None:
    """Gives the new member everything that the old member has in the class."""
    session = context.session

    def moved(people: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(new_member.id if person == old_member.id else person for person in people if person != new_member.id)

    def handed(byes: tuple[Bye, ...]) -> tuple[Bye, ...]:
        own = (bye for bye in byes if bye.person != new_member.id)
        return tuple(replace(bye, person=new_member.id) if bye.person == old_member.id else bye for bye in own)

    def in_round(round_: Round) -> Round:
        boards = (
            replace(board, seats=moved(board.seats)) if old_member.id in board.seats else board for board in round_.boards
        )
        return replace(round_, off=moved(round_.off), byes=handed(round_.byes), boards=tuple(boards))

    members = tuple(
        replace(
            Member(new_member.id, old_member.name, "pupil", new_member.present),
            hall=new_member.hall or old_member.hall,
            rating=old_member.rating,
            category=old_member.category,
            start_number=old_member.start_number,
        )
        if member.id == old_member.id
        else member
        for member in session.members
        if member.id != new_member.id
    )
    context.change_rounds(in_round)
    homework = handed_on(context.session.homework, old_member.id, new_member.id)
    context.set(members=members, byes=handed(session.byes), homework=homework)
    class_list.hand_on(context, old_member.id, new_member.id)
    if session.pentathlon is not None:
        groups = tuple(moved(group) for group in session.pentathlon.groups)
        teams = tuple(replace(team, pupils=moved(team.pupils)) for team in session.pentathlon.teams)
        context.set(pentathlon=replace(session.pentathlon, groups=groups, teams=teams))
    context.set(apart=without(context.session.apart, old_member.id, new_member.id))
    context.set(notes=moved_notes(context.session.notes, old_member.id, new_member.id))
    context.set(family_links=moved_links(context.session.family_links, old_member.id, new_member.id))
    if session.pen.person == old_member.id:
        context.set(pen=replace(session.pen, person=new_member.id))
    for round_ in every_round(session):
        for board in round_.boards:
            if board.code is not None and not board.final and old_member.id in board.seats:
                context.enqueue(board.code, HandSeat(board.seats.index(old_member.id), new_member.id, old_member.name))


def names_in(session: Session) -> frozenset[str]:
    """Returns the names that are taken. The name of a pupil who left is free again if nothing in the class refers to that
    pupil."""
    left = _without_trace(session)
    return frozenset(member.name for member in (*session.members, *session.waiting) if member.id not in left)


def _without_trace(session: Session) -> frozenset[str]:
    """Returns the ids of pupils who left and are in no board, homework, bye, note, team, kept-apart pair or list entry of the
    class."""
    rounds = every_round(session)
    known = {person for round_ in rounds for board in round_.boards for person in board.seats}
    known.update(score.person for one in session.homework for task in one.tasks for score in task.scores)
    known.update(person for one in session.homework for person in one.people or ())
    known.update(person for round_ in rounds for person in round_.off)
    known.update(person for pair in session.apart for person in pair)
    known.update(bye.person for bye in session.byes)
    known.update(note.person for note in session.notes)
    known.update(entry.person for entry in session.entries)
    if session.pentathlon is not None:
        known.update(person for group in session.pentathlon.groups for person in group)
        known.update(person for team in session.pentathlon.teams for person in team.pupils)
    pupils = (member for member in session.members if member.role == "pupil" and member.gone and not member.erased)
    return frozenset(member.id for member in pupils if member.id not in known)


def _forget_former(context: StepContext, name: str, taker: str) -> None:
    """Deletes the members who had the name that `taker` now gets, if they left and nothing in the class refers to them. So a
    person who tapped a wrong name does not keep that name from its owner."""
    left = _without_trace(context.session)
    members = context.session.members
    kept = tuple(each for each in members if each.id == taker or each.id not in left or likeness(each.name) != likeness(name))
    if len(kept) < len(members):
        context.set(members=kept)


def _set(context: StepContext, member: Member) -> None:
    if member != member_of(context.session, member.id):
        context.set(members=tuple(member if known.id == member.id else known for known in context.session.members))
