"""Tests of how other people see a person's name. All ways to enter a name use the same function."""

import pytest

from engines.contract import Refusal
from protocol import errors
from server.room.people.names import distinct_name, likeness, proper_name, readable_name

FOUND = """
elputo hijodeputa laputamadre pvta ρuta hdp fvck f*ck xXhitlerXx miverga verguita chupala suicidate kys kkk niqqa tetas pene
"""


@pytest.mark.parametrize("name", FOUND.split())
def test_words_that_the_attackers_got_through_are_refused(name: str) -> None:
    with pytest.raises(Refusal, match=errors.PERSON_NAME):
        proper_name(name)


INSULTS = """
pendejo cabrón maricón joto coño polla gilipollas hdp ctm chingada pene violador miconcha laconcha boIudo bo1udo b0ludo 卐 卍
🖕 🖕🏽 PENDEJO p.e.n.d.e.j.o pʋta ᴘᴜᴛᴀ 🅿🆄🆃🅰 🇵🇺🇹🇦 ｐｕｔａ 𝓹𝓾𝓽𝓪 p̶e̶n̶e̶ puta̲ p|ja v3rga conchuda
"""


OF_A_CLASS = ("garcha", "chupame", "tu mama en tanga", "te odio Ana", "down", "sos down", "caca")


@pytest.mark.parametrize("name", [*INSULTS.split(), "la concha de tu madre", "mi concha", "p e n d e j o", *OF_A_CLASS])
def test_insults_and_what_looks_like_them_are_refused(name: str) -> None:
    with pytest.raises(Refusal, match=errors.PERSON_NAME):
        proper_name(name)


def test_an_insult_that_is_cut_short_is_refused_too() -> None:
    with pytest.raises(Refusal, match=errors.PERSON_NAME):
        proper_name("la concha de tu madre", 20)


@pytest.mark.parametrize(
    "name",
    [
        *(
            "Concha",
            "Conchita",
            "Pollack",
            "Violeta",
            "Cabrales",
            "Putnam",
            "Perla",
            "Jota",
            "Polonia",
            "Iñaki",
            "Ilse",
            "Ían",
            "Ivo",
            "Cassie",
        ),
        *(
            "Ofelia",
            "Iara",
            "Nicolás",
            "Gil",
            "Villa",
            "Illia",
            "Pilar",
            "Fiona",
            "Elio",
            "Tilo",
            "Ilia",
            "Hildegard",
            "Doli",
            "Coco",
        ),
        *(
            "Conrado",
            "Julio",
            "Emilia",
            "Paulina",
            "Cecilia",
            "Cuquita",
            "Pepe",
            "Elodio",
            "Ana Odio",
            "Tanga Ruiz",
            "Ema Down",
        ),
    ],
)
def test_more_names_that_always_pass(name: str) -> None:
    assert proper_name(name, titled=False) == name


def test_a_name_with_concha_in_it_passes() -> None:
    for name in ("María Concha", "Concha Pérez", "Ana de la Concha", "Lu Concha 2"):
        assert proper_name(name, titled=False) == name


@pytest.mark.parametrize(
    "name", ["Puto", "p u t o", "M1erda", "bolúdo", "sh1t!", "eres un Pelotudo", "puuuta", "PUTA 7", "p.u.t.a", "fuuuck"]
)
def test_a_word_is_known_in_other_clothes(name: str) -> None:
    with pytest.raises(Refusal, match=errors.PERSON_NAME):
        proper_name(name)


@pytest.mark.parametrize(
    "name",
    [
        *(
            "Vergara",
            "Concha",
            "Dickens",
            "Dickinson",
            "Scunthorpe",
            "Penélope",
            "Disputa",
            "Hércules",
            "Ruta",
            "Computín",
            "Nazareno",
        ),
        *(
            "María José",
            "O’Higgins",
            "D'Angelo",
            "Jean-Luc",
            "Анна",
            "Ἀθηνᾶ",
            "李雷",
            "محمد",
            "Núñez 3",
            "Đặng",
            "👨‍👩‍👧‍👦 Ana",
            "⭐️",
            "🇦🇷 Lu",
        ),
        *("Sáenz", "Lapuente", "Diputado", "Cassandra", "Essex", "Assumpta", "Moreno", "Culiacán", "Pijama", "Sexto", "Xul"),
    ],
)
def test_names_that_always_pass(name: str) -> None:
    assert proper_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        *(
            "",
            "   ",
            "a\u0000b",
            "a\nb",
            "a\tb",
            "\u3164",
            "\u2800",
            "\u3164Ana",
            "...",
            "\u0301",
        ),
        *(
            "Z" + "\u0301\u0302\u0303\u0304\u0305",
            "Аna",
            "Anα",
            'a\n[Result "0-1"]',
            "\ufe0f",
            "Ana\ufe0f",
            "⭐\ufe0f\ufe0f",
            "\u00ad",
            "\ue000",
        ),
    ],
)
def test_what_cannot_be_seen_or_is_not_what_it_looks_like_is_no_name(name: str) -> None:
    with pytest.raises(Refusal, match=errors.PERSON_NAME):
        proper_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "Director",
        "Profe",
        "la profe"[3:].title(),
        "Prof€"[:4] + "e",
        "PROFESORA Eva",
        "Réferi",
        "Dìrector",
        "Teacher",
        "El director",
        "Soy la profe",
        "Visita",
        "visita 3",
        "Guest",
        "Computadora",
        "La seño",
        "Señorita",
        "Seño Laura",
        "d1rector"[:0] + "ᴅirector",
    ],
)
def test_titles_are_for_tutors(name: str) -> None:
    with pytest.raises(Refusal, match=errors.PERSON_NAME):
        proper_name(name, titled=False)
    assert proper_name(name)
    assert proper_name("Ana Maestro", titled=False) == "Ana Maestro"


def test_names_that_look_alike_are_alike() -> None:
    assert likeness("Ана") == likeness("Aha")
    assert likeness("ÁNA") == likeness("ana")
    assert likeness("Ana") != likeness("Ane")


def test_a_name_is_cut_and_its_blanks_are_single() -> None:
    assert proper_name("  Ana   Luz ", 20) == "Ana Luz"
    assert proper_name("x" * 50, 20) == "x" * 20


@pytest.mark.parametrize("sign", ["\u200b", "\u00ad", "\u202e", "\u2066", "\u200c", "\u200d", "\ufeff", "\u2060"])
def test_signs_that_show_nothing_are_removed(sign: str) -> None:
    assert proper_name(f"A{sign}na{sign} López{sign}") == "Ana López"
    assert readable_name(f"A{sign}na", 1) == "Ana"


@pytest.mark.parametrize("name", ["علی\u200cرضا", "සූර\u0dca\u200dය", "क्\u200dष", "👩\u200d👧 Ana"])
def test_joiners_of_scripts_that_need_them_stay(name: str) -> None:
    assert proper_name(name) == name
    assert readable_name(name, 1) == name
    assert likeness(name) == likeness(name.replace("\u200c", "").replace("\u200d", ""))


def test_a_tutor_may_write_two_alphabets_and_a_person_may_not() -> None:
    for name in ("Олена Kovalenko", "Ana (Аня)"):
        assert readable_name(name, 1) == name
        with pytest.raises(Refusal, match=errors.PERSON_NAME):
            proper_name(name)


def test_a_refusal_of_a_list_names_line_and_name() -> None:
    with pytest.raises(Refusal) as refusal:
        readable_name("\u3164", 3)
    assert refusal.value.params == {"name": "\u3164", "line": 3}
    with pytest.raises(Refusal) as refusal:
        readable_name("x" * 41, 7)
    assert refusal.value.params == {"name": "x" * 41, "line": 7, "longest": 40}


def test_a_name_like_anothers_gets_the_first_free_number() -> None:
    assert distinct_name("Ana", ["Bob"]) == "Ana"
    assert distinct_name("Ana", ["Bob", "ÁNA"]) == "Ana 2"
    assert distinct_name("Ana", ["Ana", "Ana 2", "Ana 3"]) == "Ana 4"
