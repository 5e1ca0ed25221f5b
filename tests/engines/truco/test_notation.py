"""Every action has a text, and reading this text gives the same action."""

import pytest

from engines.contract import Refusal
from engines.truco import ENGINE
from engines.truco.actions import SIGNALS, WORDS, Challenge, Cut, Declare, Discard, Look, Mazo, Play, Say, Signal
from engines.truco.deck import DECK
from engines.truco.notation import BARE
from tests.engines.truco.table import Table

ACTIONS = [
    Cut(None),
    *(Cut(at) for at in (1, 20, 39)),
    *map(Discard, DECK),
    *map(Play, DECK),
    *(Say(words=(word,)) for word in WORDS),
    Say(words=("quiero", "retruco")),
    Say(words=("mazo",)),
    Say(text=""),
    Say(text='  "¡No quiero!" dijo, y se fue\n al mazo '),
    Declare(None),
    *map(Declare, (0, 20, 38)),
    *map(Signal, SIGNALS),
    Look(7),
    Challenge(rule="truco.flor-callada", target=3),
    Challenge(rule="other:habló fuera de turno", target=None),
    Challenge(rules=("truco.flor-callada", "other:a b"), target=0),
    *(kind() for kind in BARE.values()),
]


@pytest.mark.parametrize("action", ACTIONS, ids=repr)
def test_round_trip(action: object) -> None:
    state = Table().state
    assert ENGINE.read(state, 0, ENGINE.notate(state, action)) == action


def test_what_a_hand_would_type() -> None:
    state = Table().state
    assert ENGINE.read(state, 0, " e7 ") == Play("E7")
    assert ENGINE.read(state, 0, "Quiero, retruco") == Say(words=("quiero", "retruco"))
    assert ENGINE.read(state, 0, "mazo") == Mazo()


@pytest.mark.parametrize(
    "text", ["", "E8", "cut 40", "cut x", "look", "declare", "trulo", "say", "knock 3", "challenge 0", "challenges 0 x"]
)
def test_what_means_nothing(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        ENGINE.read(Table().state, 0, text)
    assert caught.value.code == "notation_unknown"
    assert caught.value.code in ENGINE.codes


@pytest.mark.parametrize(
    "raw",
    [
        {"type": "cut", "at": 0},
        {"type": "cut"},
        {"type": "say", "words": []},
        {"type": "say", "words": ["quiero"] * 7},
        {"type": "say", "text": "x" * 201},
        {"type": "play", "card": 7},
        {"type": "play", "card": "E7", "hand": 1},
        {"type": "pass_flag"},
    ],
)
def test_malformed_actions(raw: dict[str, object]) -> None:
    with pytest.raises(Refusal) as caught:
        ENGINE.parse(raw)
    assert caught.value.code == "malformed"


def test_well_formed_nonsense_is_malformed_too() -> None:
    table = Table()
    for action in (Say(), Say(words=("truco",), text="truco"), Say(words=("trulo",)), Play("E8"), Discard("X"), Signal("x")):
        assert table.refusal(0, action).code == "malformed"
