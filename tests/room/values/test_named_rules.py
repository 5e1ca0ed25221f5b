"""The referee gets every rule that a challenge names, including the rules after the one where the server stops."""

from typing import Any

from engines.kit.chance import ChanceReader
from protocol import errors, messages
from server.room.values.named_rules import named_in, rulings_on_all
from tests.room.table import Table

BOTH = ["stars-and-bars.announce", "stars-and-bars.points"]


def stars_challenged(*referees: messages.RefereeRole, **settings: Any) -> Table:
    """Return a table where a challenger with two strikes has named two rules. The challenged turn broke only the
    second rule. So the first ruling gives the challenger the third strike, which ends the game, and the server stops there."""
    given = {
        "mode": "tournament",
        "piles": {
            "c1": ["star1-red-solid"],
            "c2": ["star2-red-solid"],
            "c3": ["bar1-blue-striped"],
            "c4": ["bar3-yellow-hollow"],
        },
        "hands": [["star1-blue-solid", "bar1-red-solid"], ["star2-yellow-solid", "bar1-blue-hollow"]],
        "score": [40, 38],
        "strikes": [0, 2],
    }
    table = Table("stars-and-bars", referees=referees, given=given, **settings)
    table.act("ana", "place", card="star1-blue-solid", cell="o2")
    table.act("ana", "score", points=4, total=44)
    table.act("ana", "pass_flag")
    table.act("bob", "challenge", rules=BOTH)
    return table


def test_a_rule_that_the_game_never_rules_on_has_no_ruling() -> None:
    """In Queens & Guards the claim of a trap in a challenge is only an announcement, so the server does not rule on it."""
    table = Table("queens-and-guards", referees=("leader",), given={"mode": "tournament"})
    assert table.room.game is not None
    raw = {"type": "challenge", "rules": ["queens-and-guards.trap", "queens-and-guards.win"], "target": ["c1r1"]}
    game, engine = table.room.game, table.engine
    step = engine.apply(game.state, 1, engine.parse(raw), table.now_ms, ChanceReader(game.tape), None)
    rulings = rulings_on_all(engine, game, 1, raw, step, table.now_ms)
    assert [(ruling.rule, ruling.mark) for ruling in rulings] == [("queens-and-guards.win", "IA")]


def test_a_tutor_marks_every_rule_that_was_named() -> None:
    table = stars_challenged("director", monitor="tutor")
    assert table.room_part["appeal"]["rules"] == BOTH
    desk = table.view("referee")["desk"]
    assert desk["found"]["rulings"] == [[BOTH[0], "I"], [BOTH[1], "C"]]
    assert table.refused("director", messages.Rule(["C"], reason="x")) == errors.RULING_MARKS
    table.do("director", messages.Rule(["C", "C"], reason="x"))
    assert table.to_case["marks"] == [[], ["C", "C"]]
    assert table.to_case["strikes"] == [0, 2]


def test_an_opinion_is_recorded_with_every_rule_named_and_with_the_end_of_its_list() -> None:
    table = stars_challenged("leader", "director")
    first = table.room_part["appeal"]["opinions"][0]
    del first["follows"]
    assert first == {"level": 1, "rules": BOTH, "marks": ["I"], "reached": 1, "by": "server", "reason": ""}
    assert table.view()["status"]["result"]["reason"] == "strikes"
    table.do("bob", messages.MakeAppeal())
    assert table.room_part["appeal"]["rules"] == BOTH
    table.do("leader", messages.Rule(["C", "I"], reason="x"))
    second = table.room_part["appeal"]["opinions"][1]
    assert (second["marks"], second["reached"]) == (["C", "I"], 2)
    assert table.to_case["marks"] == [[], ["C", "I"]]
    table.do("bob", messages.MakeAppeal())
    table.do("director", messages.Rule(["I", "C"], reason="x"))
    assert table.last.record is not None
    opinion = next(each for each in table.last.record.happenings if each.kind == "opinion")
    assert opinion.params["rules"] == BOTH
    assert opinion.params["marks"] == ["I", "C"]
    assert opinion.params["reached"] == 1
    assert table.to_case["marks"] == [[], ["I"]]
    assert table.room_part["result"]["reason"] == "strikes"


def test_a_list_that_ended_with_a_winning_ruling_goes_on_by_the_persons_marks() -> None:
    table = Table("juggle", referees=("leader",), given={"mode": "tournament", "boards": [{}, {}]})
    rules = ["juggle.covered", "juggle.exact-value"]
    table.act("ana", "declare_win")
    table.act("bob", "challenge", rules=rules)
    assert table.room_part["appeal"]["rules"] == rules
    assert table.room_part["appeal"]["opinions"][0]["marks"] == ["C"]
    assert table.view()["status"]["result"]["reason"] == "false_win"
    table.do("ana", messages.MakeAppeal())
    assert table.view("referee")["desk"]["found"]["rulings"] == [[rules[0], "C"], [rules[1], "I"]]
    table.do("leader", messages.Rule(["I", "C"], reason="x"))
    assert table.to_case["marks"] == [[], ["I", "C"]]
    assert table.room_part["state"] == "playing"


def test_a_rule_that_the_game_never_rules_on_is_not_put_before_the_person() -> None:
    given = {"mode": "tournament", "board": {"BQ": "5.15", "B1": "3.0", "B2": "4.2", "RQ": "5.0", "R1": "3.1", "R2": "4.10"}}
    table = Table("queens-and-guards", referees=("leader",), given=given)
    table.act("ana", "move", piece="B1", to="4.0")
    table.act("ana", "pass_flag")
    table.act("bob", "challenge", rules=["queens-and-guards.trap", "queens-and-guards.backwards"])
    assert table.room_part["appeal"]["rules"] == ["queens-and-guards.backwards"]
    table.do("ana", messages.MakeAppeal())
    table.do("leader", messages.Rule(["I"], reason="x"))
    assert table.to_case["marks"] == [[], ["I"]]


def test_a_wrong_claim_of_a_draw_is_put_before_the_person_with_its_rule_although_it_names_none() -> None:
    table = Table("damas", referees=("leader",), options={"mode": "tournament"})
    claimer = table.players[table.view()["status"]["flag"]]
    table.act(claimer, "claim_draw", ground="repetition")
    assert table.room_part["appeal"]["rules"] == ["damas.draw"]
    table.do(claimer, messages.MakeAppeal())
    assert table.view("referee")["desk"]["found"]["rulings"] == [["damas.draw", "I"]]
    table.do("leader", messages.Rule(["C"], reason="x"))
    assert table.to_case["result"] == {"result": "draw", "reason": "repetition"}


def test_a_challenge_names_one_rule_or_a_list_or_none() -> None:
    assert named_in({"rule": "a"}) == ("a",)
    assert named_in({"rules": ["a", {"rule": "b"}]}) == ("a", "b")
    assert named_in({}) == named_in({"rules": None}) == ()
