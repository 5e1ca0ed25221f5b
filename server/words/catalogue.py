"""The words of each language, found as files of this folder."""

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Final, NamedTuple

import server.words

MEASURE: Final = "es"
"""The language for a person whose language is missing."""


class Welcome(NamedTuple):
    """The sentences of the block that `serve` prints on a terminal. An address follows `here`; addresses and the QR code follow
    `others`."""

    ready: str
    here: str
    others: str
    next_step: str
    end: str


class OperatorWords(NamedTuple):
    """The words of the operator's page. `node` and `redis` have the name and the meaning of each number."""

    lang: str
    title: str
    about: str
    nothing: str
    """The sentence before the first report."""
    nodes: str
    node: Mapping[str, tuple[str, str]]
    refusals: str
    refusals_about: str
    redis: Mapping[str, tuple[str, str]]
    redis_away: str
    no_limit: str
    yes_no: tuple[str, str]


class ServerWords(NamedTuple):
    """All words that the server writes in a language."""

    guest: str
    """The name of a guest who gave no name."""
    computer: str
    """The name of a seat that the server plays."""
    all_games: str
    """The name of the file with all games of a class, without its suffix."""
    separator: str
    """The separator of cells in that language's spreadsheets: a semicolon if numbers have commas."""
    decimal: str
    """The sign between a number's whole and decimal part."""
    game_name: int
    """The index of the game's name in this language among an engine's names: 0 in Spanish, 1 in English."""
    yes_no: tuple[str, str]
    """The words for no and yes, in this order."""
    without_winner: Mapping[str, str]
    """The words for each kind of result without a winner."""
    notes: Mapping[str, str]
    """The words for each kind of a note on a card."""
    standings: tuple[str, ...]
    """The first line of the standings."""
    cards: tuple[str, ...]
    """The first line of the score cards."""
    report: tuple[str, ...]
    """The first line of the tutor's report."""
    day: str
    """The heading of a column of dates."""
    pentathlon: tuple[str, str]
    """The headings for the total and the award of a pentathlon, after those of the standings."""
    awards: Mapping[str, str]
    """The words for each `server.sessions.results.pentathlon_table.Award`."""
    welcome: Welcome
    """The block on the operator's terminal."""
    operator: OperatorWords
    """The page of `--operator-listen`."""


def words_of(lang: str) -> ServerWords:
    """Returns the words by the whole tag (`pt-BR`), then by the language, else in Spanish."""
    known = languages()
    base = lang.partition("-")[0]
    return known.get(lang) or known.get(base) or known[MEASURE]


@cache
def languages() -> Mapping[str, ServerWords]:
    """Returns the words of each language by its tag. The tag is also the file's name, with `_` for `-`."""
    names = [each.name for each in pkgutil.iter_modules(server.words.__path__) if each.name != "catalogue"]
    return {name.replace("_", "-"): import_module(f"server.words.{name}").WORDS for name in names}
