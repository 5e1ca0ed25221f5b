"""What may be asked of a session's people: its roster, its door, its tutors."""

from typing import Annotated

from msgspec import Meta

from protocol.bodies import Body, Name, RefereeRole, Words
from protocol.session_commands.values import People, PersonId


class RenameMember(Body, frozen=True, tag="rename_member"):
    person: PersonId
    name: Name


class RemoveMember(Body, frozen=True, tag="remove_member"):
    """A pupil is sent out of the session; in a running game of theirs the computer sits down."""

    person: PersonId
    reason: Words = ""


class RemoveMembers(Body, frozen=True, tag="remove_members"):
    """The same for many at once, also for those who wait at the door. Whoever never sat at a board is forgotten."""

    people: People
    reason: Words = ""


class LetBack(Body, frozen=True, tag="let_back"):
    """Who was sent out of the session may come in again."""

    person: PersonId


class EraseMember(Body, frozen=True, tag="erase_member"):
    """All that is stored of one pupil by name goes, for good: `name` stands in its place. Results and moves remain."""

    person: PersonId
    name: Name = "Alumno borrado"


class AskPupilFile(Body, frozen=True, tag="ask_pupil_file"):
    """A token for the file with all that is stored of one pupil; the answer has it as `ask_files` does."""

    person: PersonId


class AdmitMembers(Body, frozen=True, tag="admit_members"):
    """Those who wait at the door come in."""

    people: People


class MoveMember(Body, frozen=True, tag="move_member"):
    """The newcomer `person` is the pupil `into`, come back with another device: seats and points are theirs."""

    person: PersonId
    into: PersonId


class InviteTutor(Body, frozen=True, tag="invite_tutor"):
    """Makes a key with which one co-tutor comes in, once: params {key, role, number}."""

    role: RefereeRole = "leader"


class RevokeInvitation(Body, frozen=True, tag="revoke_invitation"):
    """The key of that number, which nobody has used, opens nothing any more."""

    number: Annotated[int, Meta(ge=1)]


class SetRole(Body, frozen=True, tag="set_role"):
    """A tutor gets another role, here and at every board that is not finished."""

    person: PersonId
    role: RefereeRole


class SetList(Body, frozen=True, tag="set_list"):
    """The class's list: the names of its pupils, who come in by tapping theirs. Who is on it already stays who they are."""

    names: Annotated[list[Annotated[str, Meta(min_length=1, max_length=200)]], Meta(max_length=200)]
    """Longer than a name may be, so that a refusal can say which name it is and in which line."""
