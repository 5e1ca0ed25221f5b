"""Tests of games planned in advance: the allowed changes, and the next round that the plan makes in one step."""

from types import SimpleNamespace

import pytest

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.sessions.codec import decode, encode
from server.sessions.results.standings import standings
from server.sessions.rounds import pentathlon
from server.sessions.rounds.pentathlon import next_part
from server.sessions.values.state import current
from tests.sessions.classroom import PUPILS, Classroom

FIVE = ("noughts", "takeaway", "fiar", "par55", "ramrod")


def planned(*games: str, **plan: object) -> asked.SetPentathlon:
    return asked.SetPentathlon([asked.PlannedGame(game) for game in games], **plan)  # type: ignore[arg-type]


@pytest.fixture
def classroom() -> Classroom:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", planned(*FIVE, how="round_robin", minutes=20))
    return classroom


def test_five_rounds_come_from_the_plan_in_its_order(classroom: Classroom) -> None:
    for part, game in enumerate(FIVE):
        assert next_part(classroom.session) == part
        classroom.do("eva", asked.PlanNext(start=True))
        round_ = classroom.round
        assert (round_.part, round_.game, round_.how, round_.minutes) == (part, game, "round_robin", 20)
        assert round_.state == "playing"
        classroom.do("eva", asked.CloseRound())
        classroom.deliver_commands()
    assert next_part(classroom.session) is None
    with pytest.raises(Refusal, match=errors.SESSION_NO_PLAN):
        classroom.do("eva", asked.PlanNext())


def test_a_draft_is_looked_at_first_and_drawn_again(classroom: Classroom) -> None:
    for _again in range(2):
        classroom.do("eva", asked.PlanNext())
        assert (classroom.round.state, classroom.round.part) == ("draft", 0)
    classroom.do("eva", asked.DropRound())
    assert next_part(classroom.session) == 0


def test_a_round_outside_the_plan_does_not_move_it(classroom: Classroom) -> None:
    classroom.played((1.0, 0.0), (1.0, 0.0), game="noughts")
    assert next_part(classroom.session) == 0
    classroom.do("eva", asked.PlanNext())
    assert (classroom.round.number, classroom.round.part) == (1, 0)


def test_what_was_not_begun_may_be_changed(classroom: Classroom) -> None:
    classroom.do("eva", asked.PlanNext(start=True))
    classroom.do("eva", asked.CloseRound())
    classroom.do("eva", asked.PlanNext())
    classroom.do("eva", planned("noughts", "juggle"))
    assert current(classroom.session) is None, "its draft was of the plan before"
    classroom.do("eva", asked.PlanNext())
    assert classroom.round.game == "juggle"


@pytest.mark.parametrize("games", [(), ("takeaway", "noughts")])
def test_what_was_begun_stands(classroom: Classroom, games: tuple[str, ...]) -> None:
    classroom.do("eva", asked.PlanNext(start=True))
    with pytest.raises(Refusal, match=errors.SESSION_PLAN_BEGUN) as refused:
        classroom.do("eva", planned(*games))
    assert refused.value.params == {"begun": 1}


def test_a_plan_of_no_game_is_none(classroom: Classroom) -> None:
    classroom.do("eva", planned())
    assert classroom.session.pentathlon is None
    assert "pentathlon" not in classroom.views.of["member"]
    with pytest.raises(Refusal, match=errors.SESSION_NO_PLAN):
        classroom.do("eva", asked.PlanNext())


@pytest.mark.parametrize(
    ("game", "options", "code"),
    [
        ("chess960", {}, errors.GAME_UNKNOWN),
        ("noughts", {"no": 1}, errors.GAME_OPTIONS),
    ],
)
def test_games_that_cannot_be_planned(game: str, options: dict[str, object], code: str) -> None:
    with pytest.raises(Refusal, match=code):
        Classroom("ana", "bo").do("eva", asked.SetPentathlon([asked.PlannedGame(game, options)]))


def test_nothing_is_made_of_the_plan_while_a_round_is_played(classroom: Classroom) -> None:
    classroom.do("eva", asked.PlanNext(start=True))
    with pytest.raises(Refusal, match=errors.SESSION_ROUND_RUNS):
        classroom.do("eva", asked.PlanNext())


def test_everybody_sees_the_plan_and_who_has_only_the_code_does_not(classroom: Classroom) -> None:
    classroom.do("eva", asked.PlanNext(start=True))
    shown = classroom.views.of["member"]["pentathlon"]
    assert ([each["game"] for each in shown["games"]], shown["next"], len(shown["lines"])) == (list(FIVE), 1, 4)
    assert classroom.views.of["member"]["rounds"][0]["part"] == 0
    assert "pentathlon" in classroom.views.of["public"]
    assert "pentathlon" not in classroom.views.of["outside"]


def test_it_is_stored_and_read_again(classroom: Classroom) -> None:
    assert decode(encode(classroom.session)) == classroom.session


def test_the_class_standings_count_its_rounds_as_any_other(classroom: Classroom) -> None:
    classroom.do("eva", asked.PlanNext())
    classroom.played((1.0, 0.0), (1.0, 0.0))
    assert sorted(line.points for line in standings(classroom.session)) == [0.0, 0.0, 1.0, 1.0]


def test_a_planned_game_is_for_a_class_whatever_its_options_say(classroom: Classroom) -> None:
    games = [asked.PlannedGame("damas"), asked.PlannedGame("damas", {"in_class": False})]
    classroom.do("eva", asked.SetPentathlon(games))
    assert classroom.session.pentathlon is not None
    assert [game.options["in_class"] for game in classroom.session.pentathlon.plan.games] == [True, True]


def test_the_same_plan_again_is_no_step_and_keeps_its_draft(classroom: Classroom) -> None:
    classroom.do("eva", asked.PlanNext())
    assert classroom.do("eva", planned(*FIVE, how="round_robin", minutes=20)).record is None
    assert classroom.round.state == "draft"


def test_stations_cannot_be_added_once_the_first_game_was_begun(classroom: Classroom) -> None:
    classroom.do("eva", asked.PlanNext(start=True))
    with pytest.raises(Refusal, match=errors.SESSION_PLAN_BEGUN):
        classroom.do("eva", planned(*FIVE, stations=True, how="round_robin", minutes=20))
    classroom.do("eva", planned(FIVE[0], "juggle"))


def test_a_game_that_two_cannot_play_is_not_planned(monkeypatch: pytest.MonkeyPatch) -> None:
    many = SimpleNamespace(about=SimpleNamespace(seats=(3, 4)))
    monkeypatch.setattr(pentathlon, "all_engines", lambda: {"noughts": many})
    with pytest.raises(Refusal, match=errors.GAME_SEATS) as refused:
        Classroom("ana", "bo").do("eva", planned("noughts"))
    assert refused.value.params == {"seats": [3, 4]}
