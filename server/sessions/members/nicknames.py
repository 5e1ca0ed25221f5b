"""Nicknames of a class: a proper name, short and one of a kind."""

from collections.abc import Iterable

from server.room.people.names import distinct_name, proper_name

MAX_LENGTH = 40
"""Maximum length of a name, as on the class's list: two given names and two surnames have thirty letters."""


def nickname(asked: str, taken: Iterable[str], *, titled: bool = False) -> str:
    """The name as the class will see it; a second Ana is `Ana 2`, and so is one who only looks like her. Raises `Refusal`."""
    return distinct_name(proper_name(asked, MAX_LENGTH, titled=titled), taken)
