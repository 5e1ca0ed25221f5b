"""The tutors' notes: about the class, about a pupil, and about things to look at next time."""

from typing import Annotated, Literal

from msgspec import Meta

from protocol.bodies import Body

NoteAbout = Literal["class", "next", "pupil"]
MAX_NOTE = 1_000
"""Maximum length of a note in characters."""


class SetNote(Body, frozen=True, tag="set_note"):
    """Sets a note that only tutors can read. The note replaces the earlier note about the same subject; an empty text removes
    that note.

    `about`: the class as a whole, what to look at next time, or the pupil `person`.
    """

    text: Annotated[str, Meta(max_length=MAX_NOTE)]
    about: NoteAbout = "class"
    person: Annotated[str, Meta(max_length=80)] = ""
