"""Erases one pupil. This step removes the name from the class's present state; `server/jobs/erase_names.py` then removes it
from the logs and the boards.

The pupil's random id stays, because other pupils' results refer to it. The class refuses a person with that id from then on.
"""

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.room.people.names import likeness
from server.sessions.command import ListNameErased, MemberErased
from server.sessions.members import class_list
from server.sessions.members.family_links import without_links_of
from server.sessions.members.nicknames import nickname
from server.sessions.members.notes import without_notes_about
from server.sessions.members.removal import from_boards, from_plan, member_or_waiting
from server.sessions.members.roster import names_in
from server.sessions.step_context import StepContext
from server.sessions.values.apart import without
from server.sessions.values.homework import without_people
from server.sessions.values.people import BEFORE, Erasure


def erase_member(context: StepContext, by: str | None, body: asked.EraseMember) -> None:
    """Erases a pupil; a repeated command changes nothing. Raises `Refusal` for an unknown person, and for a tutor, whose name
    must stay with the tutor's rulings."""
    session = context.session
    if any(one.person == body.person for one in session.erasures):
        return
    member = member_or_waiting(session, body.person)
    if member.role != "pupil":
        raise Refusal(errors.COMMAND_NOT_YOURS, needs=[])
    name = nickname(body.name, names_in(session) - {member.name})
    ids = frozenset({member.id})
    from_boards(context, ids, name, by or session.host, all_boards=False)
    entry = next((one.number for one in session.entries if one.person == member.id), 0)
    context.set(
        members=tuple(
            replace(known, name=name, present=False, gone=True, origin="", erased=True, rating=0, category="")
            if known.id == member.id
            else known
            for known in session.members
        ),
        waiting=tuple(known for known in session.waiting if known.id != member.id),
        expelled=tuple(dict.fromkeys((*session.expelled, member.id))),
        removed=tuple(one for one in session.removed if one.id != member.id),
        returning=tuple(one for one in session.returning if one.id != member.id),
        apart=without(session.apart, member.id),
        byes=tuple(bye for bye in session.byes if bye.person != member.id),
        homework=without_people(session.homework, ids.__contains__),
        erasures=(*session.erasures, Erasure(member.id, name, entry)),
    )
    without_notes_about(context, ids.__contains__)
    without_links_of(context, member.id)
    class_list.strike_out(context, member)
    from_plan(context, ids)
    context.tell_by("member_erased", name=name)


def list_name_erased(context: StepContext, _by: str | None, body: ListNameErased) -> None:
    """Erases a pupil's name from the list, and the notes about the pupil, because another session of the class erased the
    pupil. A name under which a member has joined stays: that member needs an erasure in this session."""
    noted = {note.person for note in context.session.notes} & {f"{BEFORE}{person}" for person in body.people}
    without_notes_about(context, noted.__contains__)
    session = context.session
    alike = {likeness(name) for name in body.names}
    struck = tuple(entry for entry in session.entries if entry.person == "" and likeness(entry.name) in alike)
    # Erase all of the names: this command is in the log too, and must not keep any of them.
    erasures = [Erasure(f"list/{entry.number}", body.erased, names=(*body.names, entry.name)) for entry in struck]
    erasures += [Erasure(person, body.erased, names=(*body.names, body.erased)) for person in sorted(noted)]
    if erasures:
        context.set(
            entries=tuple(entry for entry in session.entries if entry not in struck), erasures=(*session.erasures, *erasures)
        )


def member_erased(context: StepContext, _by: str | None, body: MemberErased) -> None:
    """Notes that the pupil's name is gone from the boards and the logs."""
    left = tuple(one for one in context.session.erasures if one.person != body.person)
    if left != context.session.erasures:
        context.set(erasures=left)
        context.tell("name_erased")
