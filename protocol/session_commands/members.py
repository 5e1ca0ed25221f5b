"""The commands about a session's people: its roster, its entrance, its tutors."""

from typing import Annotated

from msgspec import Meta, Struct

from protocol.bodies import Body, Name, RefereeRole, Words
from protocol.session_commands.values import Category, People, PersonId, Rating


class RenameMember(Body, frozen=True, tag="rename_member"):
    person: PersonId
    name: Name


class RemoveMember(Body, frozen=True, tag="remove_member"):
    """Removes a pupil from the session; in a running game the computer takes the pupil's seat."""

    person: PersonId
    reason: Words = ""


class RemoveMembers(Body, frozen=True, tag="remove_members"):
    """Removes many pupils at once, also those who wait for admission. The server forgets a pupil who never sat at a board."""

    people: People
    reason: Words = ""


class LetBack(Body, frozen=True, tag="let_back"):
    """Lets a removed person enter the session again."""

    person: PersonId


class EraseMember(Body, frozen=True, tag="erase_member"):
    """Erases all stored data of one pupil by name, for good: `name` replaces the old name. Results and moves remain."""

    person: PersonId
    name: Name = "Alumno borrado"


class AskPupilFile(Body, frozen=True, tag="ask_pupil_file"):
    """Requests a token for the file with all stored data of one pupil, as `ask_files` does."""

    person: PersonId


class AdmitMembers(Body, frozen=True, tag="admit_members"):
    """Admits the people who wait for admission."""

    people: People


class MoveMember(Body, frozen=True, tag="move_member"):
    """Identifies the newcomer `person` as the pupil `into` with another device. The pupil keeps seats and points."""

    person: PersonId
    into: PersonId


class InviteTutor(Body, frozen=True, tag="invite_tutor"):
    """Creates a key that lets one co-tutor enter, once: params {key, role, number}."""

    role: RefereeRole = "leader"


class RevokeInvitation(Body, frozen=True, tag="revoke_invitation"):
    """Revokes the unused key of that number."""

    number: Annotated[int, Meta(ge=1)]


class SetRole(Body, frozen=True, tag="set_role"):
    """Changes a tutor's role, here and at every unfinished board."""

    person: PersonId
    role: RefereeRole


class SetList(Body, frozen=True, tag="set_list"):
    """Sets the class's list: the names of its pupils, who enter by tapping theirs. Pupils who are already on it keep their
    identity."""

    names: Annotated[list[Annotated[str, Meta(min_length=1, max_length=200)]], Meta(max_length=200)]
    """Longer than a name may be, so that a refusal can identify the wrong name and its line."""
    ratings: Annotated[list[Rating], Meta(max_length=200)] = []
    """The rating of each name, in the same order. An empty list changes no rating."""
    categories: Annotated[list[Category], Meta(max_length=200)] = []
    """The category of each name, in the same order. An empty list changes no category."""


class RatedPupil(Struct, frozen=True, forbid_unknown_fields=True):
    """A pupil with a rating and a category."""

    person: PersonId
    rating: Rating = 0
    category: Category = ""


class SetRatings(Body, frozen=True, tag="set_ratings"):
    """Sets the rating and the category of these pupils. Start numbers follow with the next draft, until a round has started."""

    pupils: Annotated[list[RatedPupil], Meta(min_length=1, max_length=400)]
