"""Tests of the notation of shared actions: each action has its own word, and reading gives the same challenge."""

import pytest

from engines.kit.referee.actions import Challenge, Resign, has_plain_challenge
from engines.kit.referee.notation import WORDS, challenge_read, rules_text


def test_every_action_has_one_word() -> None:
    assert len(set(WORDS.values())) == len(WORDS)


@pytest.mark.parametrize(
    ("text", "challenge"),
    [
        ("!a.b", Challenge(rule="a.b")),
        ("!!a.b", Challenge(rules=("a.b",))),
        ("!a", Challenge(rule="a")),
        ("!!a", Challenge(rules=("a",))),
        ("!!", Challenge(rule="!")),
        ("!!a.b|other:he looked", Challenge(rules=("a.b", "other:he looked"))),
    ],
)
def test_challenges_round_trip(text: str, challenge: Challenge) -> None:
    assert rules_text(challenge) == text
    assert challenge_read(text) == challenge


def test_what_it_points_at_is_the_games_to_read() -> None:
    assert challenge_read("!a.b", "capture") == Challenge(rule="a.b", target="capture")


def test_a_challenge_that_names_no_rule_can_be_written_too() -> None:
    assert rules_text(Challenge()) == "!!"


@pytest.mark.parametrize("text", ["", "!", "a.b", "pass"])
def test_other_texts_are_no_challenge(text: str) -> None:
    assert challenge_read(text) is None


def test_where_challenges_point_at_nothing_one_with_a_target_is_malformed() -> None:
    assert has_plain_challenge(None, Resign())
    assert has_plain_challenge(None, Challenge(rule="a.b"))
    assert not has_plain_challenge(None, Challenge(rule="a.b", target="capture"))
    assert not has_plain_challenge(None, Challenge())
