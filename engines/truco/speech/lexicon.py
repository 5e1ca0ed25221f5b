"""Reserved expressions in a text (rulebook 4.4). An expression binds the speaker, wherever it occurs in the text and
whatever it means in the sentence."""

import re
import unicodedata
from typing import NamedTuple

from engines.truco.deck import BOARD


class Found(NamedTuple):
    """The reserved words of a text, in order. `is_equivocal`: at least one of them comes from a word that only resembles a
    reserved expression."""

    words: tuple[str, ...]
    is_equivocal: bool


class _Expression(NamedTuple):
    words: tuple[str, ...]
    if_card_played: tuple[str, ...]
    if_comun: tuple[str, ...]


def _tokens(text: str) -> tuple[str, ...]:
    plain = "".join(sign for sign in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(sign))
    return tuple(re.sub(r"[^a-z0-9]", " ", plain).split())


def _read(row: dict[str, list[str]]) -> _Expression:
    words = tuple(row["words"])
    return _Expression(words, tuple(row.get("words_if_card_played", words)), tuple(row.get("words_if_comun", words)))


EXPRESSIONS: dict[tuple[str, ...], _Expression] = {_tokens(row["expression"]): _read(row) for row in BOARD["lexicon"]}
EQUIVOCAL: dict[str, str] = {row["expression"]: row["word"] for row in BOARD["equivocal"]}
MAX_LENGTH = max(map(len, EXPRESSIONS))


def reserved(text: str, *, card_played: bool, is_comun: bool) -> Found:
    """Return the reserved words in a text that bind its speaker. At each place the longest match counts. Some expressions mean
    other words after a played card (`card_played`) or in the common reading (`is_comun`)."""
    tokens = _tokens(text)
    words: list[str] = []
    is_equivocal = False
    place = 0
    while place < len(tokens):
        for length in range(min(MAX_LENGTH, len(tokens) - place), 0, -1):
            found = EXPRESSIONS.get(tokens[place : place + length])
            if found is not None:
                words += found.if_comun if is_comun else found.if_card_played if card_played else found.words
                place += length
                break
        else:
            if tokens[place] in EQUIVOCAL:
                words.append(EQUIVOCAL[tokens[place]])
                is_equivocal = True
            place += 1
    return Found(tuple(words), is_equivocal)
