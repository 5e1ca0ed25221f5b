"""The bot: it takes every bonus, places for the best score, counts right, looks under cards, and challenges what is wrong."""

from typing import Any

import pytest

from engines.stars_and_bars.faults import ANNOUNCE, COVER, POINTS_RULE, TOTAL
from tests.engines.kit.script import Script
from tests.engines.stars_and_bars.test_challenges import game

RED = "star1-red-solid"
BLUE = "bar3-blue-hollow"
"""A card that differs from `RED` in all four ways. It scores 8 next to `RED`, and it may not cover `RED`."""
NEAR_RED = "star2-red-solid"
"""A card that differs from `RED` in one way. It scores 1 next to `RED`, and it may cover `RED`."""
BESIDE_C1 = {"o1", "o2", "o3", "o11", "o12", "c2", "c3", "c4"}
FOUR = [RED, "star1-red-striped", "star2-red-striped", "star2-blue-striped"]


def board(piles: dict[str, list[str]], *hand: str, **given: Any) -> Script:
    """Return a game with these piles on the board. Seat 0 has the cards `hand`."""
    return Script("stars-and-bars", **{"piles": piles, "hands": [list(hand), [RED]], **given})


def asked(script: Script, seat: int) -> Any:
    """Return the rules that the bot challenges; if it does not challenge, the type of its action."""
    raw = script.asked(seat)
    return raw.get("rules", raw["type"])


def test_it_places_next_to_what_differs_most() -> None:
    assert board({"c1": [RED]}, BLUE).choices(0, "cell", fates=60) == BESIDE_C1
    assert board({"c1": [RED]}, NEAR_RED, BLUE).choices(0, "card") == {BLUE}
    both = board({"c1": [RED], "c2": [BLUE]}, NEAR_RED)
    assert both.choices(0, "cell", fates=40) == {"o2", "o3", "c3", "c4"}, "next to both cards"
    assert both.asked(1) is None


def test_it_covers_a_card_only_if_the_two_are_alike() -> None:
    around = {cell: [RED] for cell in BESIDE_C1}
    assert board({**around, "c1": [NEAR_RED]}, BLUE).choices(0, "cell") != {"c1"}, "four ways are too many"
    assert board({**around, "c1": ["bar3-blue-striped"]}, BLUE).choices(0, "cell") == {"c1"}


def test_a_pile_that_lies_face_down_takes_no_card_and_scores_nothing() -> None:
    around = {cell: [RED] for cell in BESIDE_C1}
    assert "c1" not in board({**around, "c1": ["bar3-blue-striped"]}, BLUE, flipped=["c1"]).choices(0, "cell")
    piles = {"c1": [RED], "c2": [RED], "o7": ["star1-red-striped"]}
    assert board(piles, BLUE, flipped=["c1", "c2"]).choices(0, "cell") <= {"c3", "o6", "o8"}


def test_without_a_place_it_discards_and_passes() -> None:
    full = {f"o{number}": [RED] for number in range(1, 13)} | {f"c{number}": [RED] for number in range(1, 5)}
    script = board(full, BLUE, "bar2-blue-hollow", deck=[NEAR_RED])
    assert script.asked(0) == {"type": "discard", "card": BLUE}


def test_it_says_the_points_and_the_total_and_passes() -> None:
    script = board({"c1": [RED]}, BLUE, score=[40, 38]).play("0 b3bh@o1")
    assert script.asked(0) == {"type": "score", "points": 8, "total": 48}
    assert script.play("0 +8=47").asked(0) == {"type": "score", "points": 8, "total": 48}, "it corrects its total"
    assert script.play("0 +7=48").asked(0) == {"type": "score", "points": 8, "total": 48}, "it corrects its points"
    assert script.play("0 +8=48").asked(0) == {"type": "pass_flag"}


def test_it_takes_a_bonus_before_its_card_and_counts_it() -> None:
    script = board({"c1": FOUR}, BLUE, score=[40, 38])
    assert script.asked(0) == {"type": "flip", "cell": "c1"}
    script.play("0 flip c1", "0 b3bh@o7")
    assert script.asked(0) == {"type": "score", "points": 2, "total": 42}
    script.play("0 +2=42", "0 pass")
    assert asked(script, 1) == "place", "the other bot counts the bonus too"
    assert board({"o1": FOUR}, BLUE).asked(0) == {"type": "remove", "cell": "o1"}
    assert board({"o1": FOUR[:3]}, BLUE).asked(0)["type"] == "place", "three are no pile"
    assert board({"c1": FOUR}, BLUE, flipped=["c1"]).asked(0)["type"] == "place", "it is flipped"


def test_it_clears_the_centre_first_of_all() -> None:
    centre = dict.fromkeys(("c1", "c2", "c3", "c4"), FOUR)
    flipped = ["c1", "c2", "c3", "c4"]
    assert board({**centre, "o1": FOUR}, BLUE, flipped=flipped).asked(0) == {"type": "remove_center"}
    assert board({**centre, "o1": FOUR}, BLUE, flipped=flipped[:3]).asked(0)["type"] in ("flip", "remove")


def test_after_its_card_it_tidies_only_the_pile_of_that_card() -> None:
    script = board({"o1": FOUR[:3], "o7": FOUR}, "star2-blue-solid").play("0 s2bs@o1", "0 +0=0")
    assert script.asked(0) == {"type": "remove", "cell": "o1"}
    script = board({"o1": FOUR[:2], "o7": FOUR}, "star2-blue-solid").play("0 s2bs@o1", "0 +0=0")
    assert script.asked(0) == {"type": "pass_flag"}


def test_after_the_last_flip_of_the_centre_it_clears_the_centre() -> None:
    piles = {"c1": FOUR[:3], **dict.fromkeys(("c2", "c3", "c4"), FOUR)}
    script = board(piles, "star2-blue-solid", flipped=["c2", "c3", "c4"]).play("0 s2bs@c1", "0 +0=0")
    assert script.asked(0) == {"type": "flip", "cell": "c1"}
    script.play("0 flip c1")
    assert script.asked(0)["type"] in ("score", "remove_center")
    script = board(dict.fromkeys(("c1", "c2", "c3", "c4"), FOUR), BLUE, flipped=["c1", "c2", "c3", "c4"])
    script.play("0 b3bh@o7", "0 +0=0")
    assert script.asked(0) == {"type": "pass_flag"}, "it was too late once the card was down"


def test_it_looks_under_a_card_that_may_cover_another() -> None:
    script = game().play("0 b2bh@c1", "0 +4=43", "0 pass")
    assert script.asked(0) is None
    assert script.asked(1) == {"type": "peek"}
    script.play("1 peek")
    assert asked(script, 1) == [COVER, POINTS_RULE, TOTAL]
    assert asked(game().play("0 s1bs@o2", "0 +3=43", "0 pass"), 1) != "peek", "o2 was empty"


def test_a_card_under_which_all_is_right_is_no_fault() -> None:
    script = game().play("0 s1bs@c1", "0 +7=47", "0 pass")
    assert asked(script, 1) == "peek"
    script.play("1 peek")
    assert asked(script, 1) in ([POINTS_RULE], "place", "pass_flag")


@pytest.mark.parametrize(
    ("said", "rules"),
    [("0 +3=43", None), ("0 +4=44", [POINTS_RULE]), ("0 +3=44", [TOTAL]), ("0 +4=45", [POINTS_RULE, TOTAL])],
)
def test_it_challenges_wrong_points_and_a_wrong_total(said: str, rules: list[str] | None) -> None:
    script = game().play("0 s1bs@o2", said, "0 pass")
    assert asked(script, 1) == (rules or "place")


def test_it_challenges_a_card_or_a_bonus_without_a_word() -> None:
    assert asked(game().play("0 s1bs@o2", "0 pass"), 1) == [ANNOUNCE]
    assert asked(game(mode="assisted").play("0 s1bs@o2", "0 +3=43", "0 pass"), 1) == "place"


def test_it_declares_its_win_at_the_end_and_checks_the_other_seats_last_turn() -> None:
    script = game(score=[100, 20]).play("0 s1bs@o2", "0 +3=103", "0 pass", "1 s2ys@o5", "1 +9=29", "1 pass")
    assert (script.asked(0), script.asked(1)) == ({"type": "declare_win"}, None)
    script = game(score=[20, 100]).play("0 s1bs@o2", "0 +3=23", "0 pass", "1 s2ys@o5", "1 +8=108", "1 pass")
    assert asked(script, 0) == [POINTS_RULE]
    script = game(score=[20, 100]).play("0 s1bs@o2", "0 +3=23", "0 pass", "1 s2ys@o5", "1 +9=109", "1 pass")
    assert asked(script, 0) == "accept_result"


def test_it_declines_a_draw() -> None:
    assert game().play("1 draw?").asked(0) == {"type": "decline_draw"}


@pytest.mark.parametrize("mode", ["tournament", "assisted"])
def test_two_bots_play_without_a_fault(mode: str) -> None:
    deck = ["star1-yellow-hollow", "bar2-red-striped", "star2-blue-striped", "bar1-red-hollow", "star3-red-striped"]
    game(mode=mode, deck=deck).bots_play(40)
