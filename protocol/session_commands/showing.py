"""The things that a tutor shows or says to the class: a moment of a game, a position, words, the address of a video call."""

from typing import Annotated

from msgspec import Meta

from protocol.bodies import Body, Plain, RoomCode, Slug
from protocol.session_commands.values import Acts, PersonId

Cell = Annotated[str, Meta(min_length=1, max_length=16, pattern="^[A-Za-z0-9_.:/# -]+$")]
"""Name of a place on a game's board, as on score sheets and in notation."""


class Follow(Body, frozen=True, tag="follow"):
    """Shows the class a moment of a game: the people who follow see that board at that sequence number, with these places
    marked.

    Without a `room`, the showing ends.
    """

    room: RoomCode | None = None
    at: Annotated[int, Meta(ge=0)] = 0
    marks: Annotated[list[Cell], Meta(max_length=40)] = []


class ShowPosition(Body, frozen=True, tag="show_position"):
    """Shows a position of a game on the screen and on the pages of all pupils. The new position replaces an earlier
    one.

    `given`: the position with the keys of the worked cases; empty for the start of the game. `acts`: actions to make
    from that position, in notation or as in `act`, each by the seat that may send it. `marks`: places to highlight.
    """

    game: Slug
    seats: Annotated[int, Meta(ge=2, le=8)] = 2
    given: dict[str, Plain] = {}
    acts: Acts = []
    marks: Annotated[list[Cell], Meta(max_length=40)] = []


class HidePosition(Body, frozen=True, tag="hide_position"):
    """Removes the shown position."""


TutorWords = Annotated[str, Meta(min_length=1, max_length=300)]


class Announce(Body, frozen=True, tag="announce"):
    """Shows a tutor's words to the whole class. They replace an earlier announcement."""

    words: TutorWords


class StopAnnouncing(Body, frozen=True, tag="stop_announcing"):
    """Removes the announcement."""


class TellPupil(Body, frozen=True, tag="tell_pupil"):
    """Sends a tutor's words to one pupil. Apart from that pupil, only tutors can read them."""

    person: PersonId
    words: TutorWords


class AskWords(Body, frozen=True, tag="ask_words"):
    """Requests the tutors' words to the sender that are still unread; params: {words: {number, words, by, at_ms} or null}."""


class ReadWords(Body, frozen=True, tag="read_words"):
    """Marks the words with that number as read."""

    number: Annotated[int, Meta(ge=1)]


class SetCall(Body, frozen=True, tag="set_call"):
    """Sets the https address of a video call at another service (Jitsi, Meet, Zoom …). An empty text removes the
    address."""

    link: Annotated[str, Meta(max_length=200)] = ""
