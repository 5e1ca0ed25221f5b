"""What a person has seen: the ids, codes, keys and numbers in views and answers, by the name of their field."""

import random
from typing import Any, Final

from tests.simulation.classes.tutor import is_guest

MOST: Final = 30
"""Maximum number of values that a person remembers of each field."""
SOURCES: Final[dict[str, tuple[str, ...]]] = {
    "person": ("person", "id", "seats"),
    "people": ("person", "id", "seats"),
    "pupils": ("person", "id", "seats"),
    "pairs": ("person", "id"),
    "boards": ("person", "id", "seats"),
    "player": ("person", "id"),
    "room": ("room", "code"),
    "rooms": ("room", "code"),
    "other_room": ("room", "code"),
    "board": ("room", "code"),
    "forget": ("room", "code"),
    "key": ("key", "page"),
    "code": ("code",),
    "friend": ("friend",),
    "friend_code": ("friend_code",),
    "exercise_at": ("exercise_at",),
    "number": ("number",),
    "choice": ("choices",),
    "place": ("place", "cell"),
    "names": ("name",),
}
"""For each field of a message, the fields where a person finds its values."""


class Known:
    """The values that a person has seen, the latest ones last."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._seen: dict[str, dict[Any, None]] = {}

    def note(self, value: Any, name: str = "") -> None:
        """Remembers all values in a view or an answer."""
        match value:
            case dict():
                for field, held in value.items():
                    self.note(held, field)
            case list():
                for held in value:
                    self.note(held, name)
            case str() if name == "name" and is_guest(value):
                pass  # a tutor who writes the name of an erased pupil again would seem to keep it
            case str() | int() if value != "" and not isinstance(value, bool):
                seen = self._seen.setdefault(name, {})
                seen.pop(value, None)
                seen[value] = None
                if len(seen) > MOST:
                    del seen[next(iter(seen))]

    def of(self, field: str, kind: type) -> Any:
        """Returns a value of that type for the field; None if the person has seen none."""
        found = [value for name in SOURCES.get(field, ()) for value in self._seen.get(name, ()) if type(value) is kind]
        return self._rng.choice(found) if found else None
