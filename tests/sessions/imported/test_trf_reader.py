"""Tests of the reader of tournament reports: the lines that it accepts, and the faults of a file that it names."""

import pytest

from engines.contract import Refusal
from protocol import errors
from server.sessions.imported.trf_reader import PlayedPair, Unpaired, read_report


def player(number: int, name: str, points: float, *rounds: str, rating: str = "") -> str:
    return f"001 {number:>4} m    {name:<33} {rating:>4} ARG {'':11} {'':10} {points:>4.1f} {number:>4}  {'  '.join(rounds)}"


def report(*lines: str) -> str:
    return "\r\n".join(lines)


ANA = player(1, "Paz, Ana", 1.0, "   2 w 1", rating="1800")
BO = player(2, "Ruiz, Bo", 0.0, "   1 b 0")


def refused(*lines: str) -> dict[str, object]:
    with pytest.raises(Refusal) as failed:
        read_report(report(*lines))
    assert failed.value.code == errors.SESSION_REPORT
    return dict(failed.value.params)


def test_players_pairs_and_byes_are_read_in_the_order_of_the_numbers() -> None:
    found = read_report(report("012 Copa", BO, ANA, player(3, "Sosa, Ema", 1.0, "0000 - U"), player(4, "Gil", 0.5, "0000 - H")))
    assert found.title == "Copa"
    assert [(one.line, one.number, one.name, one.rating) for one in found.players[:2]] == [
        (3, 1, "Paz, Ana", 1800),
        (2, 2, "Ruiz, Bo", 0),
    ]
    assert found.rounds[0].pairs == (PlayedPair(1, 2, (1.0, 0.0), False),)
    assert found.rounds[0].byes == (Unpaired(3, 1.0, False), Unpaired(4, 0.5))


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n"])
def test_every_line_end_is_known(end: str) -> None:
    assert len(read_report(end.join(("\ufeff012 Copa", ANA, BO, "", "### end"))).players) == 2


@pytest.mark.parametrize(
    ("one", "other", "points", "is_forfeit"),
    [
        ("1", "0", (1.0, 0.0), False),
        ("=", "=", (0.5, 0.5), False),
        ("W", "L", (1.0, 0.0), False),
        ("D", "D", (0.5, 0.5), False),
        ("0", "0", (0.0, 0.0), False),
        ("=", "0", (0.5, 0.0), False),
        ("+", "-", (1.0, 0.0), True),
        ("-", "-", (0.0, 0.0), True),
    ],
)
def test_each_result_has_its_points(one: str, other: str, points: tuple[float, float], is_forfeit: bool) -> None:
    lines = player(1, "Ana", points[0], f"   2 w {one}"), player(2, "Bo", points[1], f"   1 b {other}")
    assert read_report(report(*lines)).rounds[0].pairs == (PlayedPair(1, 2, points, is_forfeit),)


@pytest.mark.parametrize(("sign", "points"), [("0000 - Z", 0.0), ("0000 - -", 0.0), ("        ", 0.0), ("0000 - =", 0.5)])
def test_old_signs_of_a_round_off_are_known(sign: str, points: float) -> None:
    found = read_report(report(ANA, BO, player(3, "Ema", points, sign, "0000 - Z")))
    assert [bye.points for bye in found.rounds[0].byes] == ([points] if points else [])


def test_a_column_without_a_pairing_has_the_byes_of_the_next_round() -> None:
    found = read_report(report(ANA + "  0000 - Z", BO + "  0000 - H"))
    assert len(found.rounds) == 1
    assert found.next_byes == (Unpaired(1, 0.0, stays=True), Unpaired(2, 0.5))


def test_lines_240_name_the_byes_and_a_bye_in_all_rounds_stays() -> None:
    found = read_report(report("142 3", "240 H   2    2", "240 Z   2    1", "240 Z   3    1", ANA, BO))
    assert found.next_byes == (Unpaired(1, 0.0, stays=True), Unpaired(2, 0.5))


def test_the_first_colour_is_that_of_the_best_player_unless_a_line_says_it() -> None:
    assert read_report(report(ANA, BO)).initial == "w"
    black = player(1, "Ana", 1.0, "   2 b 1"), player(2, "Bo", 0.0, "   1 w 0")
    assert read_report(report(*black)).initial == "b"
    assert read_report(report("152 W", *black)).initial == "w"
    assert read_report(report("XXC rank white1", *black)).initial == "b"
    assert read_report(report("XXC white1 rank", *black)).initial == "w"


def test_pairs_kept_apart_hold_as_long_as_the_file_says() -> None:
    cid = player(3, "Cid", 1.0, "0000 - U")
    assert read_report(report("XXP 1 2 3", ANA, BO, cid)).apart == ((1, 2), (1, 3), (2, 3))
    assert read_report(report("142 5", "260   1   5    1    3", "260   1   1    1    2", ANA, BO, cid)).apart == ((1, 3),)


def test_the_kind_and_the_tie_breaks_are_read() -> None:
    found = read_report(report("092 Individual: Round-Robin", "202 DE, BH/C1, ARO", ANA, BO))
    assert (found.how, found.tie_breaks) == ("round_robin", ("direct", "buchholz_cut_1"))
    found = read_report(report("092 Individual: Swiss-System", "192 FIDE_DUTCH_2025", "212 PTS", ANA, BO))
    assert (found.how, found.tie_breaks) == ("dutch", ())
    assert read_report(report("202 ARO", ANA, BO)).tie_breaks is None
    assert not read_report(report("XXR 2", ANA, BO)).is_over
    assert read_report(report("XXR 1", ANA, BO)).is_over


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (("012 Copa",), {"line": 1, "why": "empty"}),
        ((ANA, ANA), {"line": 2, "why": "twice", "number": 1, "other": 1}),
        ((ANA[:60], BO), {"line": 1, "why": "columns"}),
        ((ANA.replace(" 1.0 ", " x.0 "), BO), {"line": 1, "why": "columns"}),
        ((ANA.replace("   2 w 1", "  2 w 1 "), BO), {"line": 1, "why": "columns", "round": 1}),
        ((ANA.replace("   2 w 1", "   2 w x"), BO), {"line": 1, "why": "result", "round": 1, "text": "2 w x"}),
        ((ANA.replace("   2 w 1", "   2 - 1"), BO), {"line": 1, "why": "result", "round": 1, "text": "2 - 1"}),
        ((ANA.replace("   2 w 1", "0000 - 1"), BO), {"line": 1, "why": "result", "round": 1, "text": "0000 - 1"}),
        ((ANA.replace("   2 w 1", "   2 w  "), BO), {"line": 1, "why": "open", "round": 1}),
        ((ANA.replace("   2 w 1", "   2 w *"), BO), {"line": 1, "why": "open", "round": 1}),
        ((ANA.replace("   2 w 1", "   7 w 1"), BO), {"line": 1, "why": "opponent", "round": 1, "number": 7}),
        ((ANA.replace("   2 w 1", "   1 w 1"), BO), {"line": 1, "why": "opponent", "round": 1, "number": 1}),
        ((ANA, BO.replace("b 0", "b =")), {"line": 1, "why": "other", "round": 1, "other": 2}),
        ((ANA, BO.replace("b 0", "w 0")), {"line": 1, "why": "other", "round": 1, "other": 2}),
        ((ANA, BO.replace("1 b 0", "0 - Z")), {"line": 1, "why": "other", "round": 1, "other": 2}),
        ((ANA.replace(" 1.0 ", " 2.0 "), BO), {"line": 1, "why": "points", "stated": 2.0, "counted": 1.0}),
        (("", ANA, BO, "XXP 1 9"), {"line": 4, "why": "pair"}),
        ((ANA, BO, "013 Equipo"), {"line": 3, "why": "teams"}),
        ((ANA, BO, "092 Team: Swiss-System"), {"line": 3, "why": "teams"}),
        ((ANA, BO, "XXA    1  1.0"), {"line": 3, "why": "scoring"}),
        ((ANA, BO, "162  W 3.0    D 1.0"), {"line": 3, "why": "scoring"}),
        ((ANA, BO, "BBW  3.0"), {"line": 3, "why": "scoring"}),
        ((ANA, BO, "XXR five"), {"line": 3, "why": "columns"}),
        ((ANA, BO, "240 Q   2    1"), {"line": 3, "why": "columns"}),
        ((ANA, BO, "260   1   x    1    2"), {"line": 3, "why": "columns"}),
        ((ANA.replace("   1 m", "   0 m"), BO), {"line": 1, "why": "number"}),
        (
            tuple(player(number, "Ana", 0.0) for number in range(1, 202)),
            {"line": 1, "why": "large", "players": 201, "most": 200},
        ),
        ((player(1, "Ana", 0.0, *["0000 - Z"] * 31),), {"line": 1, "why": "large", "rounds": 31, "most": 30}),
    ],
)
def test_a_mistake_is_named_with_its_line(lines: tuple[str, ...], expected: dict[str, object]) -> None:
    assert refused(*lines) == expected


def test_the_usual_points_are_no_mistake() -> None:
    read_report(report(ANA, BO, "162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0", "BBW  1.0", "BBD  0.5"))


def test_points_may_have_the_bye_of_the_next_round_in_them() -> None:
    assert read_report(report(ANA.replace(" 1.0 ", " 1.5 ") + "  0000 - H", BO)).next_byes == (Unpaired(1, 0.5),)
