"""Tests of words that names must not contain, in their usual disguises, and of allowed words that only look like them."""

import pytest

from server.room.people.barred_words import is_barred
from server.room.people.names import likeness


@pytest.mark.parametrize(
    "name",
    [
        "Puto",
        "p u t o",
        "elputo",
        "pu70",
        "p*to",
        "p*t*s",
        "puuuuto",
        "el gran boludo",
        "laconcha",
        "shit",
        "F.u.c.k",
        "🖕",
        "卐",
    ],
)
def test_a_barred_word_is_found_in_each_of_its_forms(name: str) -> None:
    assert is_barred(name, likeness)


@pytest.mark.parametrize(
    "name",
    ["Vergara", "Dickens", "Penélope", "disputa", "Concha", "Conchita", "Ana", "Luz 10", "***", "p**o", "L*na", "el gran Leo"],
)
def test_names_that_only_hold_such_letters_are_names(name: str) -> None:
    assert not is_barred(name, likeness)


@pytest.mark.parametrize(
    "name", ["Caralho", "Buceta", "Piroca", "Merda", "Viado", "c a r a l h o", "sou viado", "m3rda", "Verga grande"]
)
def test_portuguese_words_are_found_too(name: str) -> None:
    assert is_barred(name, likeness)


@pytest.mark.parametrize(
    "name",
    ["Dickson", "Устим", "Устименко", "Dick Smith", "Semën Ivanov", "Marica Horvat", "Polla Díaz", "Ana Verga", "Pérez Cock"],
)
def test_given_names_and_surnames_pass(name: str) -> None:
    assert not is_barred(name, likeness)


@pytest.mark.parametrize("name", ["Dick", "sondick", "una verga", "Mi Polla", "Marica", "soy marica"])
def test_the_same_words_alone_do_not(name: str) -> None:
    assert is_barred(name, likeness)
