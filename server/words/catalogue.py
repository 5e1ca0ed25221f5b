"""Finds the words of each language in the files of this folder."""

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Final, NamedTuple

import server.words

MEASURE: Final = "es"
"""The language that is used if the server lacks a person's language."""


class Welcome(NamedTuple):
    """The sentences of the text that `serve` prints on a terminal. An address follows `here`; addresses and the QR code follow
    `others`. `new_folder` follows `end` if the data folder is new, because classes seem lost after a start in another
    folder."""

    ready: str
    here: str
    others: str
    next_step: str
    end: str
    new_folder: str


class OperatorWords(NamedTuple):
    """The words of the operator's page. `node` and `redis` have the name and the meaning of each number on that page."""

    lang: str
    title: str
    about: str
    nothing: str
    """The sentence that the page shows before there are any numbers."""
    nodes: str
    node: Mapping[str, tuple[str, str]]
    refusals: str
    refusals_about: str
    redis: Mapping[str, tuple[str, str]]
    redis_away: str
    no_limit: str
    yes_no: tuple[str, str]


class Nicknames(NamedTuple):
    """The parts of the nicknames that the server gives. The lists are those of the client's `lobby/nickname.<language>.ts`.
    `pair` puts an animal and an adjective into one name."""

    animals: str
    adjectives: str
    pair: str

    @property
    def all(self) -> tuple[str, ...]:
        return tuple(
            self.pair.format(animal=animal, adjective=adjective)
            for animal in self.animals.split()
            for adjective in self.adjectives.split()
        )


class ServerWords(NamedTuple):
    """All words that the server writes in one language."""

    guest: str
    """The name of a guest who gave no name."""
    computer: str
    """The name of the computer on a seat."""
    all_games: str
    """The name of the file with all games of a class, without the ending of its name."""
    separator: str
    """The character between the cells of a table. The character is a semicolon in languages that write decimal commas."""
    decimal: str
    """The decimal point or comma."""
    game_name: int
    """The index of the name in this language among the names of a game: 0 in Spanish, 1 in English."""
    yes_no: tuple[str, str]
    """The words for no and yes, in this order."""
    without_winner: Mapping[str, str]
    """The word for each kind of result without a winner, such as a draw."""
    notes: Mapping[str, str]
    """The words for each kind of note on a score card."""
    standings: tuple[str, ...]
    """The headings of the standings."""
    tournament: tuple[str, str, str, str]
    """The headings of start number, rating, category and prizes of a tournament."""
    cards: tuple[str, ...]
    """The headings of the score cards."""
    report: tuple[str, ...]
    """The headings of the tutor's report."""
    day: str
    """The heading of a column with dates."""
    pentathlon: tuple[str, str]
    """The headings of the total and the award of a pentathlon."""
    awards: Mapping[str, str]
    """The words for each award (`server.sessions.results.pentathlon_table.Award`)."""
    nicknames: Nicknames
    """The nicknames of the weekend hour."""
    welcome: Welcome
    """The text on the operator's terminal."""
    operator: OperatorWords
    """The words of the operator's page (`--operator-listen`)."""


def words_of(lang: str) -> ServerWords:
    """Returns the words of a language tag such as `pt-BR`: the words for the whole tag, otherwise the words for its language,
    otherwise the Spanish words."""
    known = languages()
    base = lang.partition("-")[0]
    return known.get(lang) or known.get(base) or known[MEASURE]


@cache
def languages() -> Mapping[str, ServerWords]:
    """Returns the words of each language by its tag. The name of a file is the tag, with `_` for `-`."""
    names = [each.name for each in pkgutil.iter_modules(server.words.__path__) if each.name != "catalogue"]
    return {name.replace("_", "-"): import_module(f"server.words.{name}").WORDS for name in names}
