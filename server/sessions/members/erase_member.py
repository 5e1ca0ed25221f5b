"""Erases one pupil. The step removes the name from the class; `server/jobs/erase_names.py` removes it from the stored data.

The random id stays, because other pupils' results refer to it; the class refuses it from then on.
"""

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.room.people.names import likeness
from server.sessions.command import ListNameErased, MemberErased
from server.sessions.members import class_list
from server.sessions.members.nicknames import nickname
from server.sessions.members.removal import from_boards, from_plan, member_or_waiting
from server.sessions.members.roster import names_in
from server.sessions.pairing.kept_apart import without
from server.sessions.step_context import StepContext
from server.sessions.values.state import Erasure


def erase_member(context: StepContext, by: str | None, body: asked.EraseMember) -> None:
    """Erases a pupil. A tutor's name stays, because it vouches for rulings. A repeat changes nothing. Raises `Refusal`."""
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
        erasures=(*session.erasures, Erasure(member.id, name, entry)),
    )
    class_list.strike_out(context, member)
    from_plan(context, ids)
    context.tell_by("member_erased", name=name)


def list_name_erased(context: StepContext, _by: str | None, body: ListNameErased) -> None:
    """Erases the name from this session's list too, unless a member has joined with it. Such a member is a pupil of this
    session, and needs a separate erasure."""
    session = context.session
    alike = {likeness(name) for name in body.names}
    struck = tuple(entry for entry in session.entries if entry.person == "" and likeness(entry.name) in alike)
    if struck:
        # All of the names, because the order itself, which the log also has, must not contain a name.
        erasures = (Erasure(f"list/{entry.number}", body.erased, names=(*body.names, entry.name)) for entry in struck)
        context.set(
            entries=tuple(entry for entry in session.entries if entry not in struck), erasures=(*session.erasures, *erasures)
        )


def member_erased(context: StepContext, _by: str | None, body: MemberErased) -> None:
    """Notes that the erasure is done."""
    left = tuple(one for one in context.session.erasures if one.person != body.person)
    if left != context.session.erasures:
        context.set(erasures=left)
        context.tell("name_erased")
