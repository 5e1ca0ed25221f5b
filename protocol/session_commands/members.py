"""The commands about the people of a session: its pupils, its entrance, its tutors."""

from typing import Annotated

from msgspec import Meta, Struct

from protocol.bodies import Body, Name, RefereeRole, Slug, Words
from protocol.session_commands.values import Category, People, PersonId, Rating


class RenameMember(Body, frozen=True, tag="rename_member"):
    person: PersonId
    name: Name


class RemoveMember(Body, frozen=True, tag="remove_member"):
    """Removes a pupil from the session. In a running game the computer takes the pupil's seat."""

    person: PersonId
    reason: Words = ""


class RemoveMembers(Body, frozen=True, tag="remove_members"):
    """Removes many pupils at once, and people who wait for admission. The server forgets a pupil who has never sat at a
    board."""

    people: People
    reason: Words = ""


class LetBack(Body, frozen=True, tag="let_back"):
    """Lets a removed person enter the session again."""

    person: PersonId


class EraseMember(Body, frozen=True, tag="erase_member"):
    """Erases one pupil's name, words and personal data everywhere, for good. `name` takes the place of the erased name; results
    and moves stay."""

    person: PersonId
    name: Name = "Alumno borrado"


class AskPupilFile(Body, frozen=True, tag="ask_pupil_file"):
    """Requests a token for the file with all stored data of one pupil; params as for `ask_files`."""

    person: PersonId


class AdmitMembers(Body, frozen=True, tag="admit_members"):
    """Admits people who wait for admission."""

    people: People


class MoveMember(Body, frozen=True, tag="move_member"):
    """Declares that the newcomer `person` is the pupil `into` on another device. The pupil keeps seats and points."""

    person: PersonId
    into: PersonId


class InviteTutor(Body, frozen=True, tag="invite_tutor"):
    """Creates a key that lets one co-tutor enter, once; params: {key, role, number}."""

    role: RefereeRole = "leader"


class RevokeInvitation(Body, frozen=True, tag="revoke_invitation"):
    """Makes the unused key with that number void."""

    number: Annotated[int, Meta(ge=1)]


class SetRole(Body, frozen=True, tag="set_role"):
    """Changes a tutor's role, in the session and at every unfinished board."""

    person: PersonId
    role: RefereeRole


class SetList(Body, frozen=True, tag="set_list"):
    """Sets the list of the class: the names of its pupils, who enter by tapping their own. Pupils who are already on the list
    keep their identity."""

    names: Annotated[list[Annotated[str, Meta(min_length=1, max_length=200)]], Meta(max_length=200)]
    """Names longer than the allowed length are accepted here, so that the refusal can say which name is wrong and in which
    line."""
    ratings: Annotated[list[Rating], Meta(max_length=200)] = []
    """The rating of each name, in the same order. An empty list changes no rating."""
    categories: Annotated[list[Category], Meta(max_length=200)] = []
    """The category of each name, in the same order. An empty list changes no category."""


class ImportTournament(Body, frozen=True, tag="import_tournament"):
    """Takes over a tournament that began in another program, from its report file (TRF16 or TRF26): the players become the
    class's list and its pupils, and the played rounds become closed rounds of `game`. Possible until the class starts a round
    of its own; a second report replaces the first."""

    packed: Annotated[list[Annotated[str, Meta(max_length=8_000)]], Meta(min_length=1, max_length=2)]
    """The file in UTF-8, compressed by gzip, in base64, in pieces."""
    game: Slug


class RatedPupil(Struct, frozen=True, forbid_unknown_fields=True):
    """A pupil with a rating and a category."""

    person: PersonId
    rating: Rating = 0
    category: Category = ""


class SetRatings(Body, frozen=True, tag="set_ratings"):
    """Sets the rating and the category of these pupils. In a class with start numbers, the next draft of a round
    renews these numbers, unless a round has already started or a director has set them."""

    pupils: Annotated[list[RatedPupil], Meta(min_length=1, max_length=400)]


class SetStartNumbers(Body, frozen=True, tag="set_start_numbers"):
    """Gives these pupils the start numbers of a tournament in this order, from 1. Pupils who are left out follow in their
    present order. Later drafts of rounds keep these numbers."""

    people: People


class SetHall(Body, frozen=True, tag="set_hall"):
    """Sets the hall where these pupils sit. `hall`: the hall's place in the settings' `halls`, from 1; 0 for no hall. A pupil
    sets only the pupil's own hall and omits `people`."""

    hall: Annotated[int, Meta(ge=0, le=6)]
    people: Annotated[list[PersonId], Meta(max_length=200)] = []
