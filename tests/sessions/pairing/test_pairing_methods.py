"""Tests of pairings: everybody has exactly one place in a round, and all methods take past meetings, starters and byes
into account.

In random tournaments with early and late players, an independent check must find no better pairing.
"""

import random
import subprocess
import sys
from itertools import combinations

import networkx
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engines.kit.chance import ChanceReader, ChanceState
from protocol import session_commands as asked
from server.sessions.pairing import pairing_methods as pairing
from server.sessions.pairing.kept_apart import kept_apart
from server.sessions.pairing.matching import Drawn
from server.sessions.pairing.who_begins import MAX_AHEAD, MAX_ALIKE, least_cost
from server.sessions.results.standings import Line, standings
from server.sessions.values.state import BOT
from tests.sessions.classroom import Classroom

SLOW = settings(deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow])


def reader(number: int = 0) -> ChanceReader:
    return ChanceReader(ChanceState(bytes(32), number))


def fresh(*people: str) -> list[Line]:
    return [Line(person, 0.0, 0.0, 0.0, 0, 0, (), 0, (), 1) for person in people]


class Tournament:
    """A tournament that keeps the players' lines itself, so that pairings can be tested without a session."""

    def __init__(self, people: int, seed: int) -> None:
        self.random = random.Random(seed)
        self.ring = [f"p{number}" for number in range(people)]
        self.lines = dict(zip(self.ring, fresh(*self.ring), strict=True))
        self.played = 0

    def ranked(self) -> list[Line]:
        return sorted(self.lines.values(), key=lambda line: (-line.points, line.person))

    def drawn(self, how: str) -> Drawn:
        lines, lots = self.ranked(), reader(self.played)
        if how == "swiss":
            return pairing.swiss(lines, lots)
        return pairing.round_robin(lines, self.ring, lots) if how == "round_robin" else pairing.at_random(lines, 2, lots)

    def come_and_go(self) -> None:
        chance = self.random.random()
        if chance < 0.2 and len(self.lines) > 7:
            del self.lines[self.random.choice(sorted(self.lines))]
        elif chance < 0.4 and len(self.lines) < 40:
            late = f"p{len(self.ring)}"
            self.ring.append(late)
            self.lines[late] = fresh(late)[0]

    def play(self, drawn: Drawn) -> None:
        boards, off = drawn
        self.played += 1
        for person in off:
            line = self.lines[person]
            self.lines[person] = replace(line, off=line.off + 1, points=line.points + 1)
        for first, second in boards:
            share = self.random.choice((0.0, 0.5, 1.0))
            for seat, (one, other, won) in enumerate(((first, second, share), (second, first, 1 - share))):
                line = self.lines[one]
                self.lines[one] = replace(
                    line, points=line.points + won, met=(*line.met, other), seats=(*line.seats, seat), played=line.played + 1
                )


def could_be_had(lines: list[Line], *, fair: bool) -> bool:
    """Return whether a pairing of everybody without repeated meetings exists. If `fair`, the pairing must also not
    break the rules about starting."""
    graph = networkx.Graph()
    graph.add_nodes_from(line.person for line in lines)
    for one, other in combinations(lines, 2):
        if other.person not in one.met and not (fair and least_cost(one.seats, other.seats).breaches):
            graph.add_edge(one.person, other.person)
    if len(lines) % 2:
        least = min(line.off for line in lines)
        graph.add_edges_from((line.person, "nobody") for line in lines if line.off == least)
    return len(networkx.max_weight_matching(graph, maxcardinality=True)) == (len(lines) + 1) // 2


def breaks_a_rule(seats: tuple[int, ...]) -> bool:
    last = seats[-MAX_ALIKE - 1 :]
    return abs(len(seats) - 2 * sum(seats)) > MAX_AHEAD or (len(last) > MAX_ALIKE and len(set(last)) == 1)


@SLOW
@given(
    st.integers(7, 40),
    st.integers(0, 2**32),
    st.lists(st.sampled_from(("swiss", "random", "round_robin")), min_size=3, max_size=9),
)
def test_what_could_be_had_was_had_whoever_leaves_or_comes_late(people: int, seed: int, hows: list[str]) -> None:
    tournament = Tournament(people, seed)
    for how in hows:
        tournament.come_and_go()
        before = tournament.ranked()
        boards, off = drawn = tournament.drawn(how)
        assert drawn == tournament.drawn(how), "the same draft can be drawn again"
        known = {line.person: line for line in before}
        assert sorted([*off, *(person for board in boards for person in board)]) == sorted(known)
        assert len(off) == len(before) % 2
        assert all(known[person].off == min(line.off for line in before) for person in off), "no second round off"
        if could_be_had(before, fair=False):
            assert not any(other in known[one].met for one, other in boards), "no avoidable repeat"
        tournament.play(drawn)
        if how != "round_robin" and could_be_had(before, fair=True):
            assert not any(breaks_a_rule(tournament.lines[person].seats) for board in boards for person in board)


@SLOW
@given(st.integers(7, 40), st.integers(0, 2**32))
def test_a_swiss_tournament_has_no_repeat_no_second_bye_and_even_starts(people: int, seed: int) -> None:
    tournament = Tournament(people, seed)
    for _ in range(min(5, people // 2)):
        tournament.play(tournament.drawn("swiss"))
    for line in tournament.lines.values():
        assert len(set(line.met)) == len(line.met)
        assert line.off <= 1
        assert abs(len(line.seats) - 2 * sum(line.seats)) <= MAX_AHEAD
        assert "000" not in "".join(map(str, line.seats))
        assert "111" not in "".join(map(str, line.seats))


@given(st.integers(0, 23), st.integers(2, 6))
def test_lots_seat_everybody_once(people: int, seats: int) -> None:
    names = [f"p{number}" for number in range(people)]
    boards, off = pairing.at_random(fresh(*names), seats, reader())
    assert sorted([*off, *(person for board in boards for person in board)]) == sorted(names)
    assert all(len(board) == seats for board in boards)
    assert len(off) < seats


def test_lots_for_four_at_a_board_know_who_has_met_and_who_was_off() -> None:
    lines = fresh(*"abcdefghi")
    lines = [
        replace(line, met=tuple(o for o in "abcd" if o != line.person)) if line.person in "abcd" else line for line in lines
    ]
    lines[0] = replace(lines[0], off=1)
    boards, (off,) = pairing.at_random(lines, 4, reader())
    assert off != "a"
    assert all(len(set(board) & set("abcd")) <= 2 for board in boards)


@SLOW
@given(st.integers(2, 15), st.integers(0, 2**32))
def test_a_round_robin_meets_everybody_once(people: int, seed: int) -> None:
    tournament = Tournament(people, seed)
    for _ in range(people - 1 if people % 2 == 0 else people):
        tournament.play(tournament.drawn("round_robin"))
    for line in tournament.lines.values():
        assert sorted([*line.met, line.person]) == sorted(tournament.ring)
        assert line.off == people % 2
        assert abs(len(line.seats) - 2 * sum(line.seats)) <= MAX_AHEAD


def test_a_round_robin_goes_on_without_repeats_when_somebody_has_left() -> None:
    tournament = Tournament(8, 1)
    for _ in range(2):
        tournament.play(tournament.drawn("round_robin"))
    del tournament.lines["p5"]
    for _ in range(5):
        tournament.play(tournament.drawn("round_robin"))
    assert all(len(set(line.met)) == len(line.met) for line in tournament.lines.values())
    assert all(line.off <= 1 for line in tournament.lines.values())


def test_a_bye_is_part_of_the_matching() -> None:
    """Of five players, e has met all others, so e must get the bye. The others have only one pairing without a repeated
    meeting."""
    met = {"a": "ce", "b": "ce", "c": "abe", "d": "e", "e": "abcd"}
    lines = [replace(line, met=tuple(met[line.person])) for line in fresh(*"abcde")]
    boards, off = pairing.swiss(lines, reader())
    assert off == ("e",)
    assert {frozenset(board) for board in boards} == {frozenset("ab"), frozenset("cd")}


def test_two_hundred_are_paired_without_loading_each_with_each() -> None:
    tournament = Tournament(200, 3)
    for _ in range(2):
        tournament.play(tournament.drawn("swiss"))
    assert all(len(set(line.met)) == 2 for line in tournament.lines.values())
    assert not any(breaks_a_rule(line.seats) for line in tournament.lines.values())


def test_the_server_starts_without_the_matching_library() -> None:
    seen = "import sys, server.__main__; print('networkx' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", seen], capture_output=True, text=True, check=True).stdout.strip() == "False"


def test_swiss_pairs_winners_with_winners_and_nobody_twice() -> None:
    classroom = Classroom(*(f"p{number}" for number in range(8)))
    met: set[frozenset[str]] = set()
    for number in range(3):
        classroom.do("eva", asked.PlanRound("noughts", "swiss"))
        pairs = {frozenset(board.seats) for board in classroom.round.boards}
        assert len(pairs) == 4
        assert met.isdisjoint(pairs)
        met |= pairs
        if number == 1:
            points = {line.person: line.points for line in standings(classroom.session)}
            assert all(len({points[person] for person in pair}) == 1 for pair in pairs)
        classroom.played(*[(1.0, 0.0)] * 4)


def test_an_odd_pupil_plays_the_computer_and_another_one_each_time() -> None:
    for how in ("swiss", "random", "round_robin"):
        classroom = Classroom("ana", "bo", "cruz")
        lone = []
        for _ in range(3):
            classroom.do("eva", asked.PlanRound("noughts", how))
            lone += [board.seats[0] for board in classroom.round.boards if BOT in board.seats]
            classroom.played((1.0, 0.0), (0.0, 1.0))
        assert sorted(lone) == ["ana", "bo", "cruz"]
        assert {line.off for line in standings(classroom.session)} == {1}


def test_an_odd_pupil_may_watch_instead() -> None:
    classroom = Classroom("ana", "bo", "cruz")
    classroom.do("eva", asked.SetSession({"odd": "watch"}))
    classroom.do("eva", asked.PlanRound("noughts"))
    assert len(classroom.round.boards) == 1
    assert len(classroom.round.off) == 1


def test_swiss_prefers_two_small_gaps_to_a_large_one() -> None:
    """With 3, 2, 2 and 1 points, each board must have a gap of one point, whatever the draw."""
    points = {"a": 3.0, "b": 2.0, "c": 2.0, "d": 1.0}
    lines = [replace(line, points=points[line.person]) for line in fresh(*points)]
    for number in range(20):
        boards, _off = pairing.swiss(lines, reader(number))
        assert frozenset("ad") not in {frozenset(board) for board in boards}


def numbered(people: int) -> list[Line]:
    return [replace(line, start_number=at) for at, line in enumerate(fresh(*(f"p{at}" for at in range(1, people + 1))), 1)]


def test_start_numbers_pair_the_upper_half_of_a_first_swiss_round_with_the_lower_half() -> None:
    for people in (8, 9, 70, 71):
        lines = numbered(people)
        boards, off = pairing.swiss(lines[::-1], reader(people))
        half = people // 2
        assert [set(board) for board in boards] == [{f"p{at}", f"p{at + half}"} for at in range(1, half + 1)]
        assert off == ((f"p{people}",) if people % 2 else ())
        begins = [board[0] == f"p{at}" for at, board in enumerate(boards, 1)]
        assert begins == [begins[0], not begins[0]] * (half // 2) + [begins[0]] * (half % 2), "the upper half takes turns"


def test_a_first_round_by_numbers_keeps_pupils_apart_and_changes_as_little_as_possible() -> None:
    apart = kept_apart(numbered(8), [("p1", "p5")])
    boards, _off = pairing.swiss(apart, reader())
    assert {frozenset(board) for board in boards} == {
        frozenset(pair) for pair in (("p1", "p6"), ("p2", "p5"), ("p3", "p7"), ("p4", "p8"))
    }


def test_a_later_swiss_round_and_a_class_without_numbers_go_by_points_and_lots() -> None:
    later = [replace(line, played=1, points=float(line.start_number % 2)) for line in numbered(8)]
    boards, _off = pairing.swiss(sorted(later, key=lambda line: -line.points), reader())
    assert all(int(one[1:]) % 2 == int(other[1:]) % 2 for one, other in boards)
    drawn = {pairing.swiss(fresh(*"abcdefgh"), reader(number))[0] for number in range(5)}
    assert len(drawn) > 1
