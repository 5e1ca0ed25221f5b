"""The tutors' notes: about the class, about a pupil, and what to look at next time."""

from typing import Annotated, Literal

from msgspec import Meta

from protocol.bodies import Body

NoteAbout = Literal["class", "next", "pupil"]
MAX_NOTE = 1_000
"""Maximum length of a note in characters."""


class SetNote(Body, frozen=True, tag="set_note"):
    """Sets a note that only tutors can read. It replaces the earlier note about the same; an empty text removes it.

    `about`: the class as a whole, what to look at next time, or the pupil `person`.
    """

    text: Annotated[str, Meta(max_length=MAX_NOTE)]
    about: NoteAbout = "class"
    person: Annotated[str, Meta(max_length=80)] = ""
