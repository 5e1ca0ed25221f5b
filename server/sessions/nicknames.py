"""Nicknames of a class: short, printable, one of a kind, and nothing that a tutor would have to read aloud."""

import unicodedata

from engines.contract import Refusal
from protocol import errors

LONGEST = 20

_SPANISH = "bolud pelotud mierd puta puto putit concha verga pija poronga forro culo culi carajo cagar cagon trolo mogolic"
_ENGLISH = "fuck shit bitch cunt dick asshol whore nigg hitler nazi"
_BARRED = (*_SPANISH.split(), *_ENGLISH.split())
_LOOKALIKES = str.maketrans("013457@$", "oieastas")


def nickname(asked: str, taken: frozenset[str]) -> str:
    """The name as the class will see it; a second Ana is `Ana 2`. Raises `Refusal`."""
    name = " ".join(asked.split())[:LONGEST].strip()
    if not name or not name.isprintable() or _is_barred(name):
        raise Refusal(errors.PERSON_NAME)
    plain = {other.casefold() for other in taken}
    if name.casefold() not in plain:
        return name
    number = 2
    while f"{name} {number}".casefold() in plain:
        number += 1
    return f"{name} {number}"


def _is_barred(name: str) -> bool:
    """Whether a word of the name begins as words do that are not said in class, with or without accents, digits and dots."""
    bare = "".join(mark for mark in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(mark))
    words = bare.translate(_LOOKALIKES).split()
    letters = ["".join(mark for mark in word if mark.isalpha()) for word in (*words, "".join(words))]
    return any(word.startswith(_BARRED) for word in letters)
