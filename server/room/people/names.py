"""Rules for people's names. `proper_name` is for a name that its owner chooses, `readable_name` for a name that a tutor writes.

Every name is printable and visible. A name that its owner chooses uses one script and has no barred word (`barred_words.py`).
The server removes invisible signs, except the joiners that some scripts need. Two names count as the same if their `likeness`
is equal.
"""

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from engines.contract import Refusal
from protocol import errors
from server.room.people.barred_words import is_barred

MAX_LENGTH: Final = 40
MAX_WRITTEN_LENGTH: Final = 200
"""Maximum length of a name in a tutor's list. The server refuses a longer name, and says which name and line it is."""
_JOINER, _NON_JOINER, _PICTURE = "\u200d", "\u200c", "\ufe0f"
_JOINING: Final = (
    "ARABIC SYRIAC MANDAIC NKO MONGOLIAN DEVANAGARI BENGALI GURMUKHI GUJARATI ORIYA TAMIL TELUGU KANNADA MALAYALAM SINHALA "
    "KHMER MYANMAR TIBETAN BALINESE JAVANESE CHAKMA"
)
_JOINING_SCRIPTS: Final = frozenset(_JOINING.split())
"""Scripts whose normal spelling has a joiner or a non-joiner between two letters."""
_BLANK: Final = frozenset("\u3164\uffa0\u115f\u1160\u2800\u17b4\u17b5")
"""Letters and signs that are invisible."""
_MAX_MARKS: Final = 2
"""Maximum number of accents on one letter, in addition to an accent that is part of the letter's code."""
_LOOKALIKES: Final = str.maketrans(
    dict(zip("авекмнорстухіјѕԁԛԝһΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεικνορτυχ", "abekmhopctyxijsdqwhabezhikmnoptyxabeiknoptux", strict=True))
    | {"ß": "ss", "ø": "o", "ł": "l", "đ": "d", "ı": "i", "ɑ": "a", "æ": "ae", "œ": "oe"}
)
_TITLE_WORDS: Final = (
    "director directora profe profesor profesora maestro maestra docente tutor tutora monitor monitora lider referi "
    "arbitro arbitra juez jueza admin administrador administradora moderador moderadora sistema servidor computadora "
    "bot headmaster headmistress teacher professor leader referee arbiter administrator moderator system server "
    "computer visita guest seno senorita senor senora mister miss"
)
_TITLES: Final = frozenset(_TITLE_WORDS.split())
_ARTICLES: Final = frozenset(
    ("el", "la", "los", "las", "mi", "un", "una", "soy", "yo", "de", "del", "the", "my", "i", "am", "a")
)
_LATIN: Final = re.compile(
    r"LATIN (?:CAPITAL |SMALL )?LETTER (?:SMALL CAPITAL )?(?:TURNED |OPEN |SCRIPT |BARRED |REVERSED |SIDEWAYS )*([A-Z])\b"
    r"|REGIONAL INDICATOR SYMBOL LETTER ([A-Z])$"
)
"""Pattern for Unicode's names of the variants of a Latin letter."""


def proper_name(asked: str, longest: int = MAX_LENGTH, *, titled: bool = True) -> str:
    """Returns the name as other people see it. With `titled` False, the name must not begin with a tutor's title. Raises
    `Refusal`."""
    name = _tidied(asked, longest)
    # The cut-off part can change the meaning of the rest, so the whole text is checked too.
    if (
        not _is_readable(name)
        or is_barred(name, likeness)
        or is_barred(_tidied(asked, MAX_LENGTH), likeness)
        or (not titled and _is_title(name))
        or len(_scripts(name)) > 1
    ):
        raise Refusal(errors.PERSON_NAME)
    return name


def readable_name(asked: str, line: int) -> str:
    """Returns a name that a tutor wrote in a line of a list. Unlike `proper_name`, it allows mixed scripts and barred words.

    Raises `Refusal("person/name")` with the name and the number of its line, from 1. If the name is too long, the refusal also
    has `longest`.
    """
    name = _tidied(asked, MAX_WRITTEN_LENGTH)
    if not _is_readable(name):
        raise Refusal(errors.PERSON_NAME, name=asked, line=line)
    if len(name) > MAX_LENGTH:
        raise Refusal(errors.PERSON_NAME, name=asked, line=line, longest=MAX_LENGTH)
    return name


def distinct_name(name: str, taken: Iterable[str]) -> str:
    """Returns the name, with a number added if another person has the same name or a similar one: a second Ana becomes `Ana
    2`."""
    alike = {likeness(other) for other in taken}
    if likeness(name) not in alike:
        return name
    number = 2
    while likeness(f"{name} {number}") in alike:
        number += 1
    return f"{name} {number}"


def likeness(name: str) -> str:
    """Returns the common form of names that look alike: small letters without accents, in the script that the name most
    resembles."""
    bare = unicodedata.normalize("NFKD", name.casefold().translate(_LOOKALIKES))
    shown = (letter for letter in bare if not unicodedata.combining(letter) and letter not in (_JOINER, _NON_JOINER))
    plain = "".join(shown).translate(_LOOKALIKES)
    return "".join(map(_as_drawn, plain))


def _as_drawn(letter: str) -> str:
    """Returns the plain letter for an unusual form of it: a small capital, a letter with a hook, a letter in a box."""
    if letter.isascii():
        return letter
    found = _LATIN.search(unicodedata.name(letter, ""))
    return (found[1] or found[2]).lower() if found else letter


def _tidied(asked: str, longest: int) -> str:
    composed = unicodedata.normalize("NFC", asked.replace("\u00a0", " "))
    kept = "".join(letter for at, letter in enumerate(composed) if unicodedata.category(letter) != "Cf" or _joins(composed, at))
    return " ".join(part for part in kept.split(" ") if part)[:longest].rstrip(" " + _JOINER + _NON_JOINER)


def _joins(name: str, at: int) -> bool:
    """Tells whether the invisible joiner at index `at` is allowed, because it combines two emoji or is between letters of a
    script that uses joiners."""
    if name[at] == _JOINER and at > 0 and (_is_picture(name[at - 1]) or name[at - 1] == _PICTURE):
        return True
    return (
        name[at] in (_JOINER, _NON_JOINER)
        and 0 < at < len(name) - 1
        and _is_joining(name[at - 1])
        and _is_joining(name[at + 1])
    )


def _is_joining(letter: str) -> bool:
    return unicodedata.name(letter, "").partition(" ")[0] in _JOINING_SCRIPTS


def _is_readable(name: str) -> bool:
    if not any(letter.isalnum() or _is_picture(letter) for letter in name):
        return False
    return all(_fits(name, at) for at in range(len(name)))


def _fits(name: str, at: int) -> bool:
    letter, kind = name[at], unicodedata.category(name[at])
    if letter in (_JOINER, _NON_JOINER):
        return _joins(name, at)
    if letter == _PICTURE:
        # This joiner belongs to a picture. Elsewhere, an invisible joiner would make two different names look the same.
        return at > 0 and _is_picture(name[at - 1])
    if kind in ("Mn", "Me", "Mc"):
        run = name[max(0, at - _MAX_MARKS) : at]
        return at > 0 and not (len(run) == _MAX_MARKS and all(unicodedata.combining(mark) for mark in run))
    return letter == " " or (kind[0] in "LNPS" and letter not in _BLANK)


def _is_picture(letter: str) -> bool:
    return unicodedata.category(letter) in ("So", "Sk")


def _scripts(name: str) -> set[str]:
    """Returns which of Latin, Greek and Cyrillic the name uses. Their letters look alike."""
    found = {unicodedata.name(letter, "").partition(" ")[0] for letter in name if letter.isalpha()}
    return found & {"LATIN", "GREEK", "CYRILLIC"}


def _is_title(name: str) -> bool:
    words = ("".join(letter for letter in word if letter.isalpha()) for word in likeness(name).replace(".", " ").split())
    first = next((word for word in words if word not in _ARTICLES), "")
    return first in _TITLES
