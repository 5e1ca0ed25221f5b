"""A tutor's messages to the class: a moment, a position, words, the link of a call."""

from typing import Annotated

from msgspec import Meta

from protocol.bodies import Body, Plain, RoomCode, Slug
from protocol.session_commands.values import Acts, PersonId

Cell = Annotated[str, Meta(min_length=1, max_length=16, pattern="^[A-Za-z0-9_.:/# -]+$")]
"""Place on a game's board, by its name on sheets and in notation."""


class Follow(Body, frozen=True, tag="follow"):
    """Shows the class a moment of a game: all followers see that board at that number, with these places marked.

    Without a room: ends the showing.
    """

    room: RoomCode | None = None
    at: Annotated[int, Meta(ge=0)] = 0
    marks: Annotated[list[Cell], Meta(max_length=40)] = []


class ShowPosition(Body, frozen=True, tag="show_position"):
    """Shows a position of a game, from a board or not, on the screen and on all pupils' pages; it replaces an earlier one.

    `given`: in the words of the worked cases, empty for the beginning. `acts`: actions from there, in notation or as in
    `act`, each by the seat that may send it. `marks`: places to highlight.
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
    """Announces a tutor's words to the whole class; they replace the earlier announcement."""

    words: TutorWords


class StopAnnouncing(Body, frozen=True, tag="stop_announcing"):
    """Removes the announcement."""


class TellPupil(Body, frozen=True, tag="tell_pupil"):
    """Sends a tutor's words to one pupil; only tutors can also read them."""

    person: PersonId
    words: TutorWords


class AskWords(Body, frozen=True, tag="ask_words"):
    """Requests the tutors' unread words to the sender; params {words: {number, words, by, at_ms} or null}."""


class ReadWords(Body, frozen=True, tag="read_words"):
    """Marks the words of that number as read."""

    number: Annotated[int, Meta(ge=1)]


class SetCall(Body, frozen=True, tag="set_call"):
    """Sets the address of the class's call at another service (Jitsi, Meet, Zoom …), over https; empty: no call."""

    link: Annotated[str, Meta(max_length=200)] = ""
