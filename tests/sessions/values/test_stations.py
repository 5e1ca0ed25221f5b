"""Tests of the stations of a pentathlon (groups that play different games at once): every group plays each game once,
and a game has at most one group per round."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engines.contract import Refusal
from engines.kit.chance import ChanceReader, ChanceState
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.sessions.boards.board_rooms import room_for
from server.sessions.results.pentathlon_table import pentathlon_lines
from server.sessions.values.state import BOT
from server.sessions.values.stations import Groups, game_at, grouped, stations_of
from tests.sessions.classroom import Classroom
from tests.sessions.rounds.test_pentathlon import FIVE, planned


def chance(seed: int = 0) -> ChanceReader:
    return ChanceReader(ChanceState(seed.to_bytes(32, "big")))


def pupils(count: int) -> list[str]:
    return [f"p{number}" for number in range(count)]


def at_stations(count: int, **plan: object) -> Classroom:
    classroom = Classroom(*pupils(count))
    classroom.do("eva", planned(*FIVE, stations=True, **plan))
    return classroom


def groups_of(classroom: Classroom) -> Groups:
    assert classroom.session.pentathlon is not None
    return classroom.session.pentathlon.groups


@given(count=st.integers(2, 60), games=st.integers(1, 5), seed=st.integers(0, 2**64))
def test_everybody_is_in_one_group_and_at_most_one_group_is_odd(count: int, games: int, seed: int) -> None:
    groups = grouped((), pupils(count), games, chance(seed))
    assert sorted(person for group in groups for person in group) == sorted(pupils(count))
    assert len(groups) <= games
    assert sum(len(group) % 2 for group in groups) == count % 2
    if len(groups) > 1:
        assert min(map(len, groups)) >= 4, "two boards, so not always the same opponent"
        assert max(map(len, groups)) - min(map(len, groups)) <= 3
    for part in range(games):
        assert len({station.part for station in stations_of(groups, part, games)}) == len(groups)
    for group in range(len(groups)):
        assert {stations_of(groups, part, games)[group].part for part in range(games)} == set(range(games))


@given(count=st.integers(2, 30), late=st.integers(1, 10), seed=st.integers(0, 2**64))
def test_who_comes_late_joins_a_group_and_nobody_moves(count: int, late: int, seed: int) -> None:
    groups = grouped((), pupils(count), 5, chance(seed))
    people = [*pupils(count), *(f"late{number}" for number in range(late))]
    grown = grouped(groups, people, 5, chance(seed))
    assert [group[: len(before)] for group, before in zip(grown, groups, strict=True)] == list(groups)
    assert sorted(person for group in grown for person in group) == sorted(people)


def test_who_comes_late_first_makes_a_pair_and_then_fills_the_smallest_group() -> None:
    groups = (("a", "b", "c", "d"), ("e", "f", "g", "h", "i"), ("j", "k"))
    people = [*(person for group in groups for person in group), "late"]
    grown = grouped(groups, people, 5, chance())
    assert grown == (groups[0], (*groups[1], "late"), groups[2])
    assert grouped(grown, [*people, "later"], 5, chance()) == (*grown[:2], ("j", "k", "later"))


@settings(max_examples=12, deadline=None)
@given(st.integers(7, 40), st.sampled_from(["computer", "watch"]), st.sampled_from(["swiss", "random", "round_robin", "hand"]))
def test_five_rounds_of_a_class(count: int, odd: str, how: str) -> None:
    classroom = at_stations(count, how=how)
    classroom.do("eva", asked.SetSession({"odd": odd}))
    met: dict[str, Counter[str]] = {person: Counter() for person in pupils(count)}
    for _round in FIVE:
        classroom.do("eva", asked.PlanNext(start=True))
        round_ = classroom.round
        placed = [person for board in round_.boards for person in board.seats if person != BOT] + list(round_.off)
        assert sorted(placed) == sorted(pupils(count)), "everybody once"
        byes = [board for board in round_.boards if BOT in board.seats]
        assert len(byes) + len(round_.off) == count % 2
        for board in round_.boards:
            game = game_at(classroom.session, round_, board).game
            for person in board.seats:
                if person != BOT:
                    met[person][game] += 1
        together = {person: board.part for board in round_.boards for person in board.seats if person != BOT}
        parts = [{together[person] for person in group if person in together} for group in groups_of(classroom)]
        assert all(len(part) == 1 for part in parts)
        assert len(set().union(*parts)) == len(parts), "no two groups at one game"
        classroom.do("eva", asked.CloseRound())
        classroom.deliver_commands()
    for games in met.values():
        assert max(games.values()) == 1
        assert len(games) >= len(FIVE) - (odd == "watch" and count % 2) * len(FIVE)
    if count % 2 == 0 or odd == "computer":
        assert all(set(games) == set(FIVE) for games in met.values())


def test_thirty_pupils_never_meet_again() -> None:
    classroom = at_stations(30, how="round_robin")
    pairs: Counter[frozenset[str]] = Counter()
    for _round in FIVE:
        classroom.do("eva", asked.PlanNext(start=True))
        assert {board.part for board in classroom.round.boards} == set(range(5))
        pairs.update(frozenset(board.seats) for board in classroom.round.boards)
        classroom.do("eva", asked.CloseRound())
        classroom.deliver_commands()
    assert set(pairs.values()) == {1}


def test_a_board_is_opened_with_its_own_game_and_its_points_go_to_that_column() -> None:
    classroom = at_stations(8)
    classroom.do("eva", asked.PlanNext())
    codes = {board.part for board in classroom.round.boards}
    assert codes == {0, 1}
    for board in classroom.round.boards:
        room = room_for(classroom.session, classroom.round, replace(board, code="ABCDEF"), 1_000)
        assert room.slug == FIVE[board.part or 0]
    classroom.played(*[(1.0, 0.0)] * 4)
    for line in pentathlon_lines(classroom.session):
        board = next(board for board in classroom.round.boards if line.person in board.seats)
        assert line.total == (3, 1)[board.seats.index(line.person)] == line.games[board.part or 0]
    assert {board["part"] for board in classroom.views.of["member"]["rounds"][0]["boards"]} == {0, 1}


def test_a_swap_leaves_each_board_its_game_and_a_new_board_has_that_of_its_first_pupil() -> None:
    classroom = at_stations(8)
    classroom.do("eva", asked.PlanNext())
    before = classroom.round.boards
    boards = [list(board.seats) for board in before]
    boards[0][0], boards[-1][0] = boards[-1][0], boards[0][0]
    last = boards.pop()
    classroom.do("eva", asked.SetBoards([*boards, [last[1], last[0]]]))
    assert [board.part for board in classroom.round.boards] == [board.part for board in before]
    classroom.do("eva", asked.SetBoards([*boards, last, [before[0].seats[1], BOT]][1:]))


def test_a_bye_without_a_board_counts_in_the_game_of_its_station() -> None:
    classroom = at_stations(9)
    classroom.do("eva", asked.SetSession({"odd": "watch"}))
    for part in range(2):
        classroom.do("eva", asked.PlanNext(start=True))
        (off,) = classroom.round.off
        (line,) = [line for line in pentathlon_lines(classroom.session) if line.person == off]
        group = next(number for number, group in enumerate(groups_of(classroom)) if off in group)
        assert line.games[(group + part) % len(FIVE)] == 3
        classroom.do("eva", asked.CloseRound())
        classroom.deliver_commands()


def test_a_late_board_is_played_at_the_station_of_its_first_pupil() -> None:
    classroom = at_stations(9)
    classroom.do("eva", asked.SetSession({"odd": "watch"}))
    classroom.do("eva", asked.PlanNext(start=True))
    (off,) = classroom.round.off
    classroom.do("eva", asked.AddBoard([off, BOT]))
    group = next(number for number, group in enumerate(groups_of(classroom)) if off in group)
    assert classroom.round.boards[-1].part == group


def test_a_late_board_of_a_round_without_stations_is_played_at_the_game_of_its_round() -> None:
    outside = Classroom("ana", "bo", "cruz")
    outside.do("eva", asked.SetSession({"odd": "watch"}))
    in_plan = Classroom("ana", "bo", "cruz")
    in_plan.do("eva", asked.SetSession({"odd": "watch"}))
    in_plan.do("eva", planned(*FIVE))
    outside.do("eva", asked.PlanRound("fiar"))
    outside.do("eva", asked.StartRound())
    in_plan.do("eva", asked.PlanNext(start=True))
    for classroom, game in ((outside, "fiar"), (in_plan, FIVE[0])):
        (off,) = classroom.round.off
        classroom.do("eva", asked.AddBoard([off, BOT]))
        board = classroom.round.boards[-1]
        assert (board.part, game_at(classroom.session, classroom.round, board).game) == (None, game)


def test_all_of_it_stands_once_it_has_begun_and_groups_are_drawn_anew_until_then() -> None:
    classroom = at_stations(12)
    drawn = set()
    for _again in range(4):
        classroom.do("eva", asked.PlanNext())
        drawn.add(groups_of(classroom))
    assert len(drawn) > 1
    classroom.do("eva", asked.StartRound())
    groups = groups_of(classroom)
    for changed in (planned(*FIVE), planned(*FIVE[:4], "juggle", stations=True)):
        with pytest.raises(Refusal, match=errors.SESSION_PLAN_BEGUN):
            classroom.do("eva", changed)
    classroom.do("eva", planned(*FIVE, stations=True, minutes=30))
    classroom.do("eva", asked.CloseRound())
    classroom.do("late", Join("Late"))
    classroom.do("eva", asked.PlanNext())
    assert [group[: len(before)] for group, before in zip(groups_of(classroom), groups, strict=True)] == list(groups)
    assert classroom.round.minutes == 30


def test_another_device_keeps_the_group() -> None:
    classroom = at_stations(8)
    classroom.do("eva", asked.PlanNext(start=True))
    classroom.do("tablet", Join("P0"))
    classroom.do("eva", asked.MoveMember("tablet", "p0"))
    people = [person for group in groups_of(classroom) for person in group]
    assert "tablet" in people
    assert "p0" not in people
