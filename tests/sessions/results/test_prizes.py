"""Tests of prizes: the winners by place and category, at most one prize per pupil, and pupils who share a place."""

import msgspec

from protocol import session_commands as asked
from protocol.session_commands import Prize
from server.sessions.results.prizes import awarded, prizes_won
from tests.sessions.classroom import PUPILS, Classroom


class Placed(msgspec.Struct, frozen=True):
    person: str
    place: int


def table(*places: tuple[str, int]) -> list[Placed]:
    return [Placed(person, place) for person, place in places]


def won(prizes: list[Prize], lines: list[Placed], **categories: str) -> dict[str, tuple[str, ...]]:
    return {one.prize.text: one.people for one in awarded(prizes, lines, categories)}


def test_the_best_of_a_category_who_has_no_prize_gets_the_prize_of_the_category() -> None:
    lines = table(("ana", 1), ("bo", 2), ("cruz", 3), ("dana", 4), ("eli", 5))
    prizes = [
        Prize("cup"),
        Prize("book", 2),
        Prize("girl", category="girls"),
        Prize("girl 2", 2, "girls"),
        Prize("ten", 1, "10"),
    ]
    assert won(prizes, lines, ana="girls", cruz="girls", eli="10", dana="girls") == {
        "cup": ("ana",),
        "book": ("bo",),
        "girl": ("cruz",),
        "girl 2": ("dana",),
        "ten": ("eli",),
    }


def test_nobody_gets_two_and_the_list_says_which_prize_is_greater() -> None:
    lines = table(("ana", 1), ("bo", 2), ("cruz", 3))
    prizes = [Prize("girl", category="girls"), Prize("cup"), Prize("book", 2)]
    assert won(prizes, lines, ana="girls") == {"girl": ("ana",), "cup": ("bo",), "book": ("cruz",)}


def test_pupils_who_share_a_place_share_its_prizes() -> None:
    lines = table(("ana", 1), ("bo", 1), ("cruz", 3))
    prizes = [Prize("cup"), Prize("book", 2), Prize("pen", 3), Prize("ten", 1, "10")]
    shared = {"cup": ("ana", "bo"), "book": ("ana", "bo"), "pen": ("cruz",), "ten": ()}
    assert won(prizes, lines, ana="10") == shared


def test_two_prizes_of_one_place_go_together_and_a_short_table_leaves_prizes() -> None:
    prizes = [Prize("cup"), Prize("chess set"), Prize("tenth", 10)]
    assert won(prizes, table(("ana", 1))) == {"cup": ("ana",), "chess set": ("ana",), "tenth": ()}


def test_the_class_sees_the_winners_by_the_present_table_once_a_round_has_started() -> None:
    classroom = Classroom(*PUPILS)
    prizes = [{"text": "Copa", "place": 1}, {"text": "Libro", "place": 1, "category": "Sub-10"}]
    classroom.do("eva", asked.SetSession({"prizes": prizes, "start_numbers": "rating"}))
    classroom.do("eva", asked.SetRatings([asked.RatedPupil("dana", 900, "Sub-10"), asked.RatedPupil("bo", 800, "Sub-10")]))
    assert "prizes" not in classroom.views.of["member"]
    classroom.played((1.0, 0.0), (1.0, 0.0))
    first, second = (board.seats for board in classroom.round.boards)
    assert {frozenset(first), frozenset(second)} == {frozenset({"dana", "ana"}), frozenset({"bo", "cruz"})}
    classroom.played((1.0, 0.0), (0.5, 0.5))
    found = classroom.views.of["public"]["prizes"]
    assert [(one["text"], one["place"], one["category"]) for one in found] == [("Copa", 1, ""), ("Libro", 1, "Sub-10")]
    (cup, book) = prizes_won(classroom.session)
    leader = classroom.views.of["member"]["standings"][0]["person"]
    assert cup.people == (leader,)
    assert set(book.people) == {"dana", "bo"} - {leader} or len(book.people) == 1
    classroom.do("eva", asked.SetSession({"prizes": []}))
    assert "prizes" not in classroom.views.of["member"]
