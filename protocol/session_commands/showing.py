"""What a tutor shows and says to the class: a moment, a position, words, the link of a call."""

from typing import Annotated

from msgspec import Meta

from protocol.bodies import Body, Plain, RoomCode, Slug
from protocol.session_commands.values import Acts, PersonId

Cell = Annotated[str, Meta(min_length=1, max_length=16, pattern="^[A-Za-z0-9_.:/# -]+$")]
"""A place of a game's board, by the name that its sheets and notation have for it."""


class Follow(Body, frozen=True, tag="follow"):
    """The tutor shows the class a moment of a game: all who follow see that board at that number, with these places marked.

    No room: it is over.
    """

    room: RoomCode | None = None
    at: Annotated[int, Meta(ge=0)] = 0
    marks: Annotated[list[Cell], Meta(max_length=40)] = []


class ShowPosition(Body, frozen=True, tag="show_position"):
    """A position of a game, of a board or of none, is set on the screen and on all pupils' pages; it takes the place of the one
    before. `given`: in the words of the worked cases, nothing for the beginning. `acts`: what is played from there, in
    notation or as in `act`, each by the seat that may. `marks`: the places that are pointed at.
    """

    game: Slug
    seats: Annotated[int, Meta(ge=2, le=8)] = 2
    given: dict[str, Plain] = {}
    acts: Acts = []
    marks: Annotated[list[Cell], Meta(max_length=40)] = []


class HidePosition(Body, frozen=True, tag="hide_position"):
    """The position is taken away again."""


TutorWords = Annotated[str, Meta(min_length=1, max_length=300)]


class Announce(Body, frozen=True, tag="announce"):
    """A tutor says something to the whole class; it takes the place of what was said before."""

    words: TutorWords


class StopAnnouncing(Body, frozen=True, tag="stop_announcing"):
    """What was said to all is taken away."""


class TellPupil(Body, frozen=True, tag="tell_pupil"):
    """A tutor says something to one pupil; nobody else reads it but tutors."""

    person: PersonId
    words: TutorWords


class AskWords(Body, frozen=True, tag="ask_words"):
    """What tutors have said to oneself and one has not read yet; params {words: {number, words, by, at_ms} or null}."""


class ReadWords(Body, frozen=True, tag="read_words"):
    """One has read the words of that number."""

    number: Annotated[int, Meta(ge=1)]


class SetCall(Body, frozen=True, tag="set_call"):
    """The address of the class's call at another service (Jitsi, Meet, Zoom …), over https; empty: there is none."""

    link: Annotated[str, Meta(max_length=200)] = ""
