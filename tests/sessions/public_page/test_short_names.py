"""Tests of short names: the given name and an initial. If two short names look alike, they get more letters."""

from server.sessions.public_page.short_names import short_names


def test_a_name_is_cut_to_the_given_name_and_an_initial() -> None:
    names = ["Gael Zárate Vega", "Ana", "Luz de los Ríos", "Eva Paz 2", "Zorro Veloz", "  "]
    shown = short_names(dict(enumerate(names)))  # type: ignore[arg-type]
    assert list(shown.values()) == ["Gael Z.", "Ana", "Luz R.", "Eva P. 2", "Zorro V.", ""]


def test_two_who_look_alike_get_further_initials() -> None:
    shown = short_names({"a": "Ana Paz Gil", "b": "Ana Pérez Ruiz", "c": "Ana Gil"})
    assert shown == {"a": "Ana P. G.", "b": "Ana P. R.", "c": "Ana G."}


def test_a_short_name_has_at_most_three_initials() -> None:
    shown = short_names({"a": "Ana Paz Gil Ruiz Vega", "b": "Ana Paz"})
    assert shown == {"a": "Ana P. G. R.", "b": "Ana P."}
