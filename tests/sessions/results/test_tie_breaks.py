"""Tests of the tie-breaks of FIDE C.07 (March 2026), with examples calculated by hand for each article."""

import pytest

from protocol import session_commands as asked
from server.sessions.results.standings import standings
from server.sessions.results.tie_breaks import (
    Game,
    Records,
    Rest,
    Rounds,
    adjusted,
    berger,
    buchholz,
    direct,
    progressive,
    ranked,
    wins,
)
from tests.sessions.classroom import Classroom
from tests.sessions.results.test_standings import by_hand

WON, DRAWN, LOST = 1.0, 0.5, 0.0


def test_requested_byes_at_the_end_count_as_draws_for_the_opponents() -> None:
    """FIDE C.07, articles 16.2 and 16.3."""
    withdrawn: Rounds = {0: Game(("x",), WON), 1: Rest("requested", LOST), 2: Rest("requested", LOST)}
    assert adjusted(withdrawn) == 2.0
    returned: Rounds = {0: Rest("requested", LOST), 1: Rest("requested", DRAWN), 2: Game(("x",), WON)}
    assert adjusted(returned) == 1.5
    before_a_forfeit: Rounds = {0: Game(("x",), WON), 1: Rest("requested", LOST), 2: Rest("forfeit", LOST, "x")}
    assert adjusted(before_a_forfeit) == 1.5, "the bye is followed only by voluntary unplayed rounds; the forfeit is a loss"
    assert adjusted({0: Rest("bye", WON), 1: Rest("forfeit", WON, "x")}) == 2.0


def test_the_dummy_has_the_own_points_but_no_more_than_the_limits() -> None:
    """FIDE C.07, article 16.4."""
    records: Records = {
        "ana": {0: Game(("bo",), WON), 1: Rest("forfeit", WON, "bo"), 2: Rest("bye", WON)},
        "bo": {0: Game(("ana",), LOST), 1: Rest("forfeit", LOST, "ana"), 2: Game(("cruz",), WON)},
        "cruz": {0: Rest("bye", WON), 1: Rest("requested", DRAWN), 2: Game(("bo",), LOST)},
    }
    # Ana's opponents: Bo has 1. The dummy of the forfeit has at most Bo's points. The dummy of the bye has at most
    # three draws.
    assert buchholz(records, "ana", 3) == 1 + 1 + 1.5
    assert berger(records, "ana", 3) == 1 + 1 + 1.5
    # Cruz has 1½, so both dummies have 1½; Bo has 1.
    assert buchholz(records, "cruz", 3) == 1.5 + 1.5 + 1
    assert berger(records, "cruz", 3) == 1.5 + 0.75


def test_a_cut_takes_a_voluntary_unplayed_round_first() -> None:
    """FIDE C.07, articles 14.1 and 16.5."""
    records: Records = {
        "ana": {0: Game(("bo",), WON), 1: Game(("cruz",), WON), 2: Rest("requested", DRAWN)},
        "bo": {0: Game(("ana",), LOST), 1: Game(("x",), LOST), 2: Game(("cruz",), LOST)},
        "cruz": {0: Game(("x",), WON), 1: Game(("ana",), LOST), 2: Game(("bo",), WON)},
    }
    kinds: tuple[asked.TieBreak, ...] = ("buchholz", "buchholz_cut_1", "buchholz_cut_2")
    (ana, *_others) = ranked(records, ["ana", "bo", "cruz"], kinds, 3)
    # Bo has 0, Cruz 2, and the dummy 1½ (own points 2½, limit 1½). The first cut removes the dummy, the second removes
    # Bo.
    assert ana.breaks == (3.5, 2.0, 2.0)


def test_the_sum_after_each_round_and_the_games_won() -> None:
    records: Records = {"ana": {0: Game(("bo",), WON), 1: Rest("bye", WON), 2: Game(("bo",), LOST), 3: Game(("bo",), DRAWN)}}
    assert progressive(records, "ana") == 1 + 2 + 2 + 2.5
    assert wins(records, "ana") == 1


def played(*games: tuple[str, str, float]) -> Records:
    """Return the records of games, each in a separate round: the two pupils, and the points of the first."""
    records: dict[str, dict[int, Game | Rest]] = {}
    for number, (one, other, points) in enumerate(games):
        records.setdefault(one, {})[number] = Game((other,), points)
        records.setdefault(other, {})[number] = Game((one,), 1.0 - points)
    return records


def test_games_between_the_tied_pupils_rank_them_and_then_those_who_are_still_tied() -> None:
    """FIDE C.07, articles 6.1 and 6.2."""
    records = played(("a", "b", 1), ("a", "c", 1), ("a", "d", 0), ("b", "c", 1), ("b", "d", 1), ("c", "d", 1))
    # Points: a 2, b 2, c 1, d 1. a beat b, and c beat d.
    assert direct(records, ["d", "c", "b", "a"]) == [["a"], ["b"], ["c"], ["d"]]
    assert direct(played(("a", "b", 0.5)), ["a", "b"]) == [["a", "b"]]
    circle = played(("a", "b", 1), ("b", "c", 1), ("c", "a", 1))
    assert direct(circle, ["a", "b", "c"]) == [["a", "b", "c"]]


def test_two_games_of_the_same_pair_count_as_their_average() -> None:
    """FIDE C.07, article 6.1.2: a has 1 + 0, and c has 1 + 1/2. If all games counted separately, a would be first."""
    records = played(("a", "b", 1), ("a", "b", 1), ("c", "a", 1), ("c", "b", 0.5))
    assert direct(records, ["a", "b", "c"]) == [["c"], ["a"], ["b"]]


def test_if_not_all_met_a_pupil_is_first_only_if_no_missing_game_could_change_it() -> None:
    """FIDE C.07, article 6.3."""
    records = played(("a", "b", 1), ("a", "c", 1))
    # a has 2 points; b and c could have at most 1. Nothing separates b and c.
    assert direct(records, ["a", "b", "c"]) == [["a"], ["b", "c"]]
    assert [(one.person, one.place, one.breaks) for one in ranked(records, ["a", "b", "c"], ["direct"], 2)][:1] == [
        ("a", 1, (0.0,))
    ], "they are not tied here, so no game among tied pupils counts"
    # a has 1 point; c has met nobody and could have 2.
    assert direct(played(("a", "b", 1), ("c", "x", 1)), ["a", "b", "c"]) == [["a", "b", "c"]]
    # a has 3 points and is first, b has 2 and is second. c and d did not meet.
    most = played(("a", "b", 1), ("a", "c", 1), ("a", "d", 1), ("b", "c", 1), ("b", "d", 1))
    assert direct(most, ["d", "c", "b", "a"]) == [["a"], ["b"], ["d", "c"]]
    # All three have 1 point and c could still win against a, so the table does not count a's win against b.
    tied = played(("a", "b", 1), ("a", "x", 0), ("b", "y", 1), ("c", "z", 1))
    assert [one.breaks for one in ranked(tied, ["a", "b", "c"], ["direct"], 4)] == [(0.0,)] * 3


def test_a_forfeit_counts_among_the_tied_pupils_only_in_a_round_robin() -> None:
    """FIDE C.07, articles 6.1.1 and 15.2."""

    def forfeited(*, is_fixed: bool) -> Records:
        return {
            "ana": {0: Rest("forfeit", WON, "bo", is_fixed), 1: Game(("cruz",), LOST)},
            "bo": {0: Rest("forfeit", LOST, "ana", is_fixed), 1: Game(("cruz",), WON)},
            "cruz": {0: Game(("ana",), WON), 1: Game(("bo",), LOST)},
        }

    assert direct(forfeited(is_fixed=True), ["ana", "bo"]) == [["ana"], ["bo"]]
    assert direct(forfeited(is_fixed=False), ["ana", "bo"]) == [["ana", "bo"]]
    # With Bo (1 point) instead of the dummy (own points 1, also at most Bo's points), the sum is the same but the cut
    # differs.
    assert berger(forfeited(is_fixed=True), "ana", 2) == 1.0
    assert wins(forfeited(is_fixed=True), "ana") == 0, "no game was won at a board"


def test_a_median_cuts_the_least_and_then_the_greatest() -> None:
    """FIDE C.07, articles 14.3 and 14.4. The opponents have 0, 1, 2, 3 and 4 points."""
    scores = {"b": 0, "c": 1, "d": 2, "e": 3, "f": 4}
    records: dict[str, dict[int, Game | Rest]] = {"a": {at: Game((other,), DRAWN) for at, other in enumerate(scores)}}
    for other, points in scores.items():
        records[other] = {at: Game(("x",), WON if at < points else LOST) for at in range(5)}
    kinds: tuple[asked.TieBreak, ...] = (
        "buchholz",
        "buchholz_cut_1",
        "buchholz_cut_2",
        "buchholz_median_1",
        "buchholz_median_2",
    )
    (own,) = ranked(records, ["a"], kinds, 5)
    assert own.breaks == (10, 10, 9, 6, 2)


@pytest.mark.parametrize(
    ("tie_breaks", "order"),
    [
        (["progressive"], [("ana", 1, (3.0,)), ("bo", 2, (2.0,)), ("cruz", 3, (1.0,))]),
        (["direct", "progressive"], [("ana", 1, (1.0, 3.0)), ("bo", 2, (1.0, 2.0)), ("cruz", 3, (1.0, 1.0))]),
        ([], [("ana", 1, ()), ("bo", 1, ()), ("cruz", 1, ())]),
    ],
)
def test_a_director_chooses_and_orders_them(tie_breaks: list[str], order: list[tuple[str, int, tuple[float, ...]]]) -> None:
    """Each of three pupils wins once, in round 1, 2 or 3. In the other rounds each pupil loses once and rests once
    without points."""
    classroom = Classroom("ana", "bo", "cruz")
    classroom.do("eva", asked.SetSession({"odd": "watch", "tie_breaks": tie_breaks}))
    for pair, resting in ((["ana", "bo"], "cruz"), (["bo", "cruz"], "ana"), (["cruz", "ana"], "bo")):
        classroom.do("eva", asked.SetBye([resting], 0.0))
        by_hand(classroom, [pair], [(1.0, 0.0)])
    found = [(line.person, line.place, line.breaks) for line in standings(classroom.session)]
    assert found == order
    assert [line["breaks"] for line in classroom.views.of["member"]["standings"]] == [list(breaks) for *_rest, breaks in order]
