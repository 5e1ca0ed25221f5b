"""Texts of one word, and the reader of all others."""

import pytest

from engines.kit.duel.action_words import ActionWords
from engines.kit.outcome import Refusal
from engines.kit.referee.actions import PassFlag, Resign

WORDS = ActionWords[PassFlag | Resign]({"pass": PassFlag}, {"give up": Resign})


def test_a_word_is_read_and_written() -> None:
    assert WORDS.read(" give up ", lambda _text: None) == Resign()
    assert WORDS.text(PassFlag()) == "pass"


def test_another_text_goes_to_the_games_own_reader() -> None:
    assert WORDS.read("p", lambda text: PassFlag() if text == "p" else None) == PassFlag()


def test_what_no_reader_knows_is_refused() -> None:
    def number(text: str) -> PassFlag:
        raise ValueError(text)

    for other in (number, lambda _text: None):
        with pytest.raises(Refusal, match="notation_unknown"):
            WORDS.read("x", other)
