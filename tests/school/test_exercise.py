"""Every exercise has exactly one right answer, which the engine gives and which a player can find out."""

import msgspec
import pytest

from engines.contract import Refusal
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.stakes import open_stakes
from engines.registry import engine_of
from server.school.exercise import MAX_STEPS, NO_RULE, exercise, find, practised_rules
from server.school.moment import QUESTIONS, Moment, Question
from server.school.playout import Work
from tests.games import REFEREED

ASKED = [pytest.param(game, question, id=f"{game}-{question}") for game in REFEREED for question in QUESTIONS]
SEEDS = 5
ENDED = 200
"""Maximum number of steps for playing on from one position."""
pytestmark = pytest.mark.timeout(300)
OTHER_TAPE = ChanceState(bytes(range(32)))


def mark_of(moment: Moment, rule: str) -> str | None:
    """Return the engine's ruling on a challenge of that rule, with other random draws to come; None if the engine
    refuses the challenge."""
    about = moment.every[rule].about if rule in moment.every else {}
    action = moment.engine.parse({"type": "challenge", "rule": rule, **about})
    try:
        step = moment.engine.apply(moment.state, moment.seat, action, moment.now_ms, ChanceReader(OTHER_TAPE), None)
    except Refusal:
        return None
    return step.rulings[0].mark if step.rulings else None


def check(game: str, question: Question, seed: int) -> bool:
    """Return whether the seed gives an exercise. Assert that the exercise has exactly one right answer, the engine's."""
    moment = find(game, question, seed)
    if moment is None:
        return False
    assert moment.answer in moment.choices
    assert "challenge" in moment.engine.status(moment.state).may[moment.seat]
    right = [rule.id for rule in engine_of(game).rules if rule.challengeable and mark_of(moment, rule.id) == "C"]
    match question:
        case "fault":
            assert bool(right) == (moment.answer == "fault"), (game, seed)
        case "rule":
            assert right == ([] if moment.answer == NO_RULE else [moment.answer]), (game, seed)
            assert len(moment.choices) >= 3
            assert moment.choices[-1] == NO_RULE
            named = moment.choices[:-1]
            open_to_seat = open_stakes(moment.engine.stakes, moment.engine.status(moment.state), moment.seat)
            possible = {rule for stakes in open_to_seat for rule in stakes.prizes}
            assert possible.issuperset(named), "no choice gives itself away"
            assert practised_rules(moment.engine).issuperset(named), "each choice is right in some exercise"
        case "mark":
            assert moment.about is not None
            assert mark_of(moment, moment.about.rule) == moment.answer, (game, seed)
    return True


@pytest.mark.parametrize(("game", "question"), ASKED)
def test_each_exercise_has_exactly_one_right_answer(game: str, question: Question) -> None:
    assert all(check(game, question, seed) for seed in range(SEEDS))


@pytest.mark.parametrize("game", REFEREED)
def test_every_ruling_is_the_answer_of_some_question(game: str) -> None:
    marks = {found.answer for seed in range(20) if (found := find(game, "mark", seed)) is not None}
    assert marks == {"C", "I", "IA"}


@pytest.mark.parametrize(("game", "question"), ASKED)
def test_an_exercise_is_the_same_each_time_and_shows_nothing_that_is_hidden(game: str, question: Question) -> None:
    one, again = exercise(game, question, 7), exercise(game, question, 7)
    assert one is not None
    assert msgspec.json.encode(one) == msgspec.json.encode(again)
    moment = find(game, question, 7)
    assert moment is not None
    assert one["view"] == moment.engine.view(moment.state, moment.seat, moment.now_ms), "as the seat sees it"
    assert "record" not in one["view"]
    assert len(one["happenings"]) == len(moment.events)
    assert all(event.to is None or moment.seat in event.to for event in moment.events)


@pytest.mark.parametrize(("game", "question"), ASKED)
def test_an_exercise_shows_the_round_and_the_game_before_the_play(game: str, question: Question) -> None:
    """A rule may compare the play with the turn before, or with the points before. A viewer must be able to see both."""
    for seed in range(SEEDS):
        moment, shown = find(game, question, seed), exercise(game, question, seed)
        assert moment is not None
        assert shown is not None
        assert shown["before"] == moment.engine.view(moment.before, moment.seat, moment.now_ms)
        actors = {event["seat"] for event in shown["earlier"]}
        assert moment.seat in actors, "the challenger's own turn lies before the play"
        assert len(actors - {None}) >= 2, "and the turn before it"


@pytest.mark.parametrize("game", REFEREED)
def test_a_question_about_the_moment_follows_more_than_a_look(game: str) -> None:
    engine = engine_of(game)
    for seed in range(9):
        shown = exercise(game, "mark", seed)
        assert shown is not None
        assert any(event["kind"] != "peeked" for event in shown["happenings"]) or not engine.practice.looks
        if shown["remedy"] is not None and shown["remedy"]["flag"] not in ("", "over"):
            may = shown["remedy"]["status"]["may"]
            own = may[int(shown["remedy"]["flag"])]
            others = {kind for seat, kinds in enumerate(may) if str(seat) != shown["remedy"]["flag"] for kind in kinds}
            assert set(own) - others, "the flag lets its holder do something"


def test_a_challenge_that_is_ruled_shows_what_comes_of_it() -> None:
    for seed in range(12):
        shown = exercise("contig60", "mark", seed)
        assert shown is not None
        remedy = shown["remedy"]
        assert remedy is not None
        assert remedy["flag"] in ("0", "1", "over")
        assert any(event["kind"] == "ruling" and event["params"]["mark"] == shown["answer"] for event in remedy["happenings"])
        assert (shown["answer"] == "C") == (shown["rule"] in [found["rule"] for found in shown["found"]])


def test_a_game_without_challenges_has_no_exercises() -> None:
    assert all(exercise("noughts", question, 1) is None for question in QUESTIONS)


class Counted(Work):
    """Remembers the work of all searches, so that the test can count their steps."""

    made: list[Work] = []

    def __init__(self) -> None:
        Counted.made.append(self)


@pytest.mark.parametrize(("game", "question"), ASKED)
def test_the_work_of_an_exercise_is_bounded_by_its_steps(
    game: str, question: Question, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Formerly, a search for a rule whose faults rarely occur without other faults took up to 60 games and several seconds."""
    monkeypatch.setattr("server.school.exercise.Work", Counted)
    Counted.made.clear()
    for seed in range(SEEDS):
        find(game, question, seed)
    assert len(Counted.made) == SEEDS
    # A continuation that has started goes on to its end, so a search may exceed its limit by that much.
    assert max(work.steps for work in Counted.made) <= MAX_STEPS + ENDED
