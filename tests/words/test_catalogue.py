"""The server finds its languages by their files. A request for another language gets the nearest one."""

import pytest

from server.words.catalogue import languages, words_of


@pytest.mark.parametrize(
    ("asked", "found"),
    [("es", "es"), ("es-AR", "es-AR"), ("es-MX", "es"), ("pt-BR", "pt"), ("en-GB", "en"), ("fr", "es"), ("", "es")],
)
def test_the_nearest_language(asked: str, found: str) -> None:
    assert words_of(asked) is languages()[found]


@pytest.mark.parametrize("lang", languages())
def test_every_language_has_as_many_columns_and_the_same_kinds(lang: str) -> None:
    own, measure = languages()[lang], words_of("es")
    for table in ("standings", "cards", "report"):
        assert len(getattr(own, table)) == len(getattr(measure, table))
    for kinds in ("without_winner", "notes"):
        assert getattr(own, kinds).keys() == getattr(measure, kinds).keys()
    assert own.separator != own.decimal
