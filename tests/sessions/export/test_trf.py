"""Tests of a class as the federation's tournament report file (TRF): columns, results and byes."""

from msgspec.structs import replace

from protocol import session_commands as asked
from server.aggregate.commands import Join, Leave
from server.sessions.export.trf import trf_text
from server.sessions.values.people import Member
from tests.sessions.classroom import Classroom


def tournament() -> Classroom:
    """Play two rounds of five pupils: a win, a draw and a bye; then a half-point bye, a board without play, and a game."""
    room = Classroom("ana", "bo", "cruz", "dana", "ema")
    room.do(
        "eva", asked.SetRatings([asked.RatedPupil("ana", 1800), asked.RatedPupil("bo", 1750), asked.RatedPupil("ema", 1500)])
    )
    room.do("eva", asked.SetSession(settings={"odd": "watch"}))
    room.do("eva", asked.PlanRound("noughts", "dutch"))
    room.played((1.0, 0.0), (0.5, 0.5))
    room.do("eva", asked.SetApart([["cruz", "dana"]]))
    room.do("eva", asked.SetBye(["ema"], 0.5))
    room.do("eva", asked.PlanRound("noughts", "dutch", last=True))
    room.played((0.0, 1.0))
    return room


def lines(text: str, code: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith(f"{code} ")]


def test_the_columns_are_those_of_the_federation() -> None:
    room = tournament()
    text = trf_text(room.session)
    assert [line[:3] for line in text.splitlines()[:6]] == ["012", "042", "062", "072", "092", "102"]
    assert lines(text, "092") == ["092 Individual: Swiss-System"]
    players = lines(text, "001")
    assert [int(line[4:8]) for line in players] == [1, 2, 3, 4, 5]
    assert [line[14:47].rstrip() for line in players] == ["Ana", "Bo", "Ema", "Cruz", "Dana"]
    assert [line[48:52].strip() for line in players] == ["1800", "1750", "1500", "", ""]
    assert sorted(int(line[85:89]) for line in players) == [1, 2, 3, 4, 5]
    for line in players:
        rounds = [line[91:99], line[101:109]]
        gained = {"1": 1.0, "+": 1.0, "U": 1.0, "F": 1.0, "=": 0.5, "H": 0.5}
        assert float(line[80:84]) == sum(gained.get(each[-1], 0.0) for each in rounds)


def test_the_heading_names_the_class_and_the_director_who_is_still_in_it() -> None:
    session = tournament().session
    eva = session.members[0]
    luis = replace(eva, id="luis", name="Luis")

    def heading(title: str, *directors: Member) -> list[str]:
        text = trf_text(replace(session, title=title, members=(*directors, *session.members[1:])))
        return [*lines(text, "012"), *lines(text, "102")]

    assert heading("Quinto B", eva, luis) == ["012 Quinto B", "102 Eva"]
    assert heading("", replace(eva, gone=True), luis) == [f"012 {session.code}", "102 Luis"]
    assert heading("Quinto B", replace(eva, gone=True)) == ["012 Quinto B"]


def test_each_game_stands_in_both_lines() -> None:
    players = lines(trf_text(tournament().session), "001")
    seen = set()
    for number, line in enumerate(players, 1):
        for place in (91, 101):
            opponent, colour, result = int(line[place : place + 4]), line[place + 5], line[place + 7]
            if opponent:
                other = players[opponent - 1]
                assert int(other[place : place + 4]) == number
                assert {colour, other[place + 5]} == {"w", "b"}
                assert {result, other[place + 7]} in ({"1", "0"}, {"="}, {"-"}, {"+", "-"})
            seen.add(result)
    assert seen == {"1", "0", "=", "-", "U", "H"}


def test_the_extensions_name_rounds_colour_and_pairs_kept_apart() -> None:
    room = tournament()
    text = trf_text(room.session)
    assert lines(text, "XXR") == ["XXR 2"], "the second round was the last one"
    assert lines(text, "XXP") == ["XXP 4 5"]
    first = lines(text, "001")[0][96]
    assert lines(text, "XXC") == ["XXC " + {"w": "white1", "b": "black1"}[first]]


def test_the_edition_of_2026_has_codes_of_its_own_for_them() -> None:
    room = tournament()
    text = trf_text(room.session, edition="26")
    assert lines(text, "142") == ["142 2"]
    assert lines(text, "152") == ["152 " + lines(text, "001")[0][96].upper()]
    assert lines(text, "192") == ["192 FIDE_DUTCH_2025"]
    assert lines(text, "260") == ["260   1   2    4    5"]
    assert "XX" not in text
    assert lines(text, "001") == lines(trf_text(room.session), "001")


def test_an_unknown_end_keeps_the_rules_of_a_last_round_off() -> None:
    room = Classroom("ana", "bo", "cruz")
    room.do("eva", asked.PlanRound("noughts", "dutch"))
    room.played((1.0, 0.0))
    assert lines(trf_text(room.session), "XXR") == ["XXR 3"]


def test_only_a_tournament_of_all_against_all_is_called_one() -> None:
    room = Classroom("ana", "bo", "cruz", "dana")
    assert lines(trf_text(room.session), "092") == ["092 Individual: Swiss-System"], "before the first round"
    room.do("eva", asked.PlanRound("noughts", "round_robin"))
    room.played((1.0, 0.0), (0.5, 0.5))
    assert lines(trf_text(room.session), "092") == ["092 Individual: Round-Robin"]


def test_a_running_game_counts_as_a_draw_for_the_time_being() -> None:
    room = Classroom("ana", "bo")
    room.do("eva", asked.PlanRound("noughts", "dutch"))
    room.do("eva", asked.StartRound())
    assert {line[98] for line in lines(trf_text(room.session), "001")} == {"="}


def test_a_lost_game_of_a_simultaneous_with_the_tutor_is_no_bye_with_a_point() -> None:
    room = Classroom("ana", "bo", "cruz")
    room.do("eva", asked.PlanSimultaneous("noughts", "eva", counts=True))
    room.played((1.0, 0.0), (0.5, 0.5), (0.0, 1.0))
    assert [line[91:99] for line in lines(trf_text(room.session), "001")] == ["0000 - Z", "0000 - H", "0000 - U"]


def test_the_file_leaves_out_people_who_left_before_they_played() -> None:
    room = Classroom("ana", "bo", "cruz")
    room.do("eva", asked.PlanRound("noughts", "dutch"))
    room.played((1.0, 0.0))
    room.do("dana", Join("Dana"))
    room.do("dana", Leave())
    assert len(lines(trf_text(room.session, edition="26"), "001")) == 3
    assert lines(trf_text(room.session, edition="26"), "240") == []
