"""Tests of actions that are written as one word, and of the reader for all actions."""

import pytest

from engines.kit.duel.action_words import ActionWords
from engines.kit.outcome import Refusal
from engines.kit.referee.actions import Challenge, PassFlag, Resign

WORDS = ActionWords[Challenge | PassFlag | Resign]({"pass": PassFlag}, {"give up": Resign})


def test_a_word_is_read_and_written() -> None:
    assert WORDS.read(" give up ", lambda _text: None) == Resign()
    assert WORDS.text(PassFlag()) == "pass"
    assert "pass" in WORDS
    assert "give up" in WORDS
    assert "!a.rule" not in WORDS


def test_another_text_goes_to_the_games_own_reader() -> None:
    assert WORDS.read("p", lambda text: PassFlag() if text == "p" else None) == PassFlag()


def test_what_no_reader_knows_is_refused() -> None:
    def number(text: str) -> PassFlag:
        raise ValueError(text)

    for other in (number, lambda _text: None):
        with pytest.raises(Refusal, match="notation_unknown"):
            WORDS.read("x", other)


def test_a_challenge_is_read_and_written_without_the_game() -> None:
    for text, action in (("!a.rule", Challenge(rule="a.rule")), ("!!a.rule|b.rule", Challenge(rules=("a.rule", "b.rule")))):
        assert WORDS.read(text, lambda _text: None) == action
        assert WORDS.text(action) == text


def test_where_challenges_point_at_something_the_game_reads_them_itself() -> None:
    words = ActionWords[Challenge | PassFlag | Resign]({"pass": PassFlag}, has_targets=True)
    assert words.read("!a.rule @3", lambda _text: Resign()) == Resign()
