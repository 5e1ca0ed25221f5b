"""Tests of the notation of actions: an action without fields is written as its type, all other actions as a word with
arguments."""

from collections.abc import Callable

import pytest

from engines.kit.action import BaseAction
from engines.kit.outcome import Refusal
from engines.kit.referee.actions import CallTime, Resign
from engines.kit.table.notation import bare_actions, read_words, tag_of


class Lift(BaseAction, frozen=True, tag="lift"): ...


class Say(BaseAction, frozen=True, tag="say"):
    number: int


BARE = bare_actions(Lift)
READERS: dict[str, Callable[..., BaseAction]] = {"say": lambda number: Say(int(number)), **BARE}


def test_a_bare_action_is_its_type_and_endings_are_every_games() -> None:
    assert BARE["lift"] is Lift
    assert BARE["resign"] is Resign
    assert BARE["call_time"] is CallTime
    assert all(tag_of(kind) == word for word, kind in BARE.items())


@pytest.mark.parametrize(("text", "action"), [("lift", Lift()), (" SAY  7 ", Say(7)), ("offer_draw", BARE["offer_draw"]())])
def test_the_first_word_names_the_reader(text: str, action: BaseAction) -> None:
    assert read_words(READERS, text) == action


@pytest.mark.parametrize("text", ["", "jump", "say", "say seven", "say 7 8", "lift 1"])
def test_another_text_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_words(READERS, text)
    assert (refused.value.code, refused.value.params) == ("notation_unknown", {"text": text})
