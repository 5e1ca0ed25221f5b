"""Names in a class: proper, short and unique."""

from collections.abc import Iterable

from server.room.people.names import distinct_name, proper_name

MAX_LENGTH = 40
"""Maximum length of a name in characters, as on the class's list. Two given names and two surnames have about thirty."""


def nickname(asked: str, taken: Iterable[str], *, titled: bool = False) -> str:
    """Returns the name as the class will see it. A second Ana becomes `Ana 2`. A name that only looks like Ana gets a number
    too. Raises `Refusal` for a name that cannot be used."""
    return distinct_name(proper_name(asked, MAX_LENGTH, titled=titled), taken)
