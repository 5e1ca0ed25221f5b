"""Tests of the groups of a game's rules."""

from engines.kit.declaration.rule import Rule, challengeable, rules_of


def test_rules_of_a_group_share_their_kind_and_what_a_challenge_points_at() -> None:
    assert challengeable("little.sum", "little.way", target="turn") == (
        Rule("little.sum", "fault", True, "turn"),
        Rule("little.way", "fault", True, "turn"),
    )
    assert rules_of("supervised", "little.time") == (Rule("little.time", "supervised"),)
