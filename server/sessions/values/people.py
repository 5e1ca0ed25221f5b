"""The people of a session and what it notes about them."""

from typing import Literal, TypeAlias

import msgspec

from protocol.bodies import RefereeRole
from protocol.session_commands import NoteAbout

EXPECTED = "list/"
"""Beginning of the id of a pupil whom no device belongs to yet. The number of the name on the class's list follows."""

BEFORE = "before/"
"""Beginning of the id under which the next session of a class keeps the note about a pupil without a name on the list. The
pupil's id in the session before follows."""

MemberRole: TypeAlias = Literal["pupil", "monitor", "leader", "director"]


class Member(msgspec.Struct, frozen=True, array_like=True):
    """A person in a session."""

    id: str
    """The person's id, the same in the class and at the boards."""
    name: str
    """The person's name in the class."""
    role: MemberRole = "pupil"
    """The person's role: `pupil`, or the role of a tutor."""
    present: bool = True
    """True while the member has an open connection."""
    gone: bool = False
    """True if the member has left or was removed."""
    since_ms: int = 0
    """Time when the person joined."""
    origin: str = ""
    """A short hash of the person's network address, which lets the class recognise a removed person."""
    erased: bool = False
    """True for a pupil whose name was erased."""
    away_since_ms: int | None = None
    """Time when the member's last connection closed; None while a connection is open, or if the time is unknown."""
    rating: int = 0
    """The pupil's rating; 0 for none."""
    category: str = ""
    """The pupil's category in a tournament, such as Sub-10; empty for none."""
    start_number: int = 0
    """The pupil's number in a tournament, from 1; 0 for none."""
    hall: int = 0
    """The hall that the pupil sits in: the place in the settings' `halls`, from 1; 0 for none."""

    @property
    def is_expected(self) -> bool:
        """Tells whether the pupil comes from a tournament report and nobody has joined under the name."""
        return self.id.startswith(EXPECTED)


class Removed(msgspec.Struct, frozen=True, array_like=True):
    """A person who was removed from the class and whom a director may let back."""

    id: str
    name: str
    origin: str = ""
    boards: tuple[str, ...] = ()
    """The codes of the boards that bar the person."""
    seats: tuple[tuple[str, int], ...] = ()
    """The person's seats at unfinished boards, each as the code of the board and the number of the seat."""
    entry: int | None = None
    """The number of the person's name on the class's list; None if the name is not on the list."""


class Invitation(msgspec.Struct, frozen=True, array_like=True):
    """An unused invitation, which lets one person join as a tutor with the role `role`. `by`: the id of the director who made
    it."""

    number: int
    role: RefereeRole
    by: str
    at_ms: int


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """A name on the class's list. `person`: the id of the pupil who joined under it, empty if nobody has joined under the
    name."""

    number: int
    name: str
    person: str = ""
    rating: int = 0
    category: str = ""
    """The pupil who joins under this name gets this category and this `rating` (`Member`)."""


class Erasure(msgspec.Struct, frozen=True, array_like=True):
    """An erasure that is not finished: the boards and the log still contain the pupil's name, which `name` will replace."""

    person: str
    """The pupil's id. For a name of the list under which nobody has joined: `list/` and the number of the name. For a note from
    an earlier session about a pupil who has not joined this one: the note's `before/` and the pupil's id."""
    name: str
    entry: int = 0
    """The number of the pupil's name on the class's list; 0 if the name is not on the list."""
    names: tuple[str, ...] = ()
    """Further names to erase; empty if the pupil was erased in this session, and not in another session of the class."""


class TutorNote(msgspec.Struct, frozen=True, array_like=True):
    """A note that only tutors read. `person`: the id of the pupil, empty for a note about the class. `by`: the id of the tutor
    who wrote it last."""

    about: NoteAbout
    person: str
    text: str
    by: str
    at_ms: int


class FamilyLink(msgspec.Struct, frozen=True, array_like=True):
    """A link with which a family sees the finished games of the pupil `person` until `until_ms`. `room`: the code of the only
    board to show, empty for all boards. `by`: the id of the tutor who made it."""

    number: int
    person: str
    room: str
    by: str
    until_ms: int
