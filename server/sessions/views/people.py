"""The part of a view about people: members, raised hands, and the names that a newcomer may choose."""

from typing import NotRequired, TypedDict

from server.sessions.homework.homework_view import HomeworkView, homework_view
from server.sessions.members.class_list import free_entries
from server.sessions.values.people import Member
from server.sessions.values.state import Session, current
from server.sessions.views.view_types import HandView, ListedName, MemberView


class DoorPart(TypedDict):
    """The part of a view for people who may still join."""

    names: NotRequired[list[ListedName]]


class MissingPart(TypedDict):
    """The part of a view with the names of missing pupils, for the class's screen."""

    missing: NotRequired[list[str]]


class MembersPart(TypedDict):
    """The part of a view that only members see."""

    listed: NotRequired[list[str]]
    hands: list[HandView]
    call_link: NotRequired[str]
    told: NotRequired[int]
    homework: NotRequired[list[HomeworkView]]
    homework_changes: NotRequired[int]


def door_part(session: Session) -> DoorPart:
    names = free_entries(session)
    return {"names": [{"number": entry.number, "name": entry.name} for entry in names]} if names else {}


def missing_part(session: Session) -> MissingPart:
    """Returns the names of the list whose pupils are not present and have not withdrawn. Once the boards are published, the
    part also leaves out pupils who have the round off. The part is empty while a round is in play, or if the class's settings
    do not show the names."""
    round_ = current(session)
    if not session.settings.missing_on_wall or (round_ is not None and round_.state == "playing"):
        return {}
    here = {member.id for member in session.members if member.present and not member.gone}
    known = here | {bye.person for bye in session.byes if bye.stays}
    if round_ is not None and round_.state == "published":
        known.update(round_.off)  # the screen already names them: they have this round off
    names = [entry.name for entry in session.entries if entry.person not in known]
    return {"missing": names} if names else {}


def members_part(session: Session) -> MembersPart:
    part: MembersPart = {
        "hands": [
            {"person": hand.person, "coming": any(note.key == f"hand/{hand.number}" for note in session.call_notes)}
            for hand in session.hands
        ]
    }
    if listed := [entry.person for entry in session.entries if entry.person]:
        part["listed"] = listed
    if session.call_link:
        part["call_link"] = session.call_link
    if session.private_words:
        part["told"] = max(one.number for one in session.private_words)
    if common := [homework_view(one) for one in session.homework if one.people is None]:
        part["homework"] = common
    if len(common) < len(session.homework):
        part["homework_changes"] = sum(1 + one.moves for one in session.homework)
    return part


def member_view(member: Member, _old: Member | None, _shown: MemberView | None) -> MemberView:
    view: MemberView = {
        "id": member.id,
        "name": member.name,
        "role": member.role,
        "present": member.present,
        "gone": member.gone,
        "since_ms": member.since_ms,
    }
    if member.category:
        view["category"] = member.category
    if member.start_number:
        view["start_number"] = member.start_number
    if member.erased:
        view["erased"] = True
    if member.hall:
        view["hall"] = member.hall
    return view
