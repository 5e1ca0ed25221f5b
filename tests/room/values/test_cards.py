"""Tests of the values of score cards."""

import msgspec

from engines.contract import Card, Result
from server.room.values.cards import FinishedGame, Note, SignedCard

BLANK = SignedCard(Card((), (), 3), "Ana")


def test_a_card_is_final_once_it_is_signed_or_closed() -> None:
    assert not BLANK.is_final
    assert msgspec.structs.replace(BLANK, signed_at_ms=0).is_final
    assert msgspec.structs.replace(BLANK, closed=True).is_final
    assert not msgspec.structs.replace(BLANK, dispute="no").is_final


def test_what_an_earlier_version_stored_has_no_seal_and_no_results_beside_its_note() -> None:
    note = msgspec.convert([1, "warn", "noise", "eva", 5], Note)
    assert (note.before, note.after) == (None, None)
    game = FinishedGame(Result("win", "line", (0,), (1.0, 0.0)), (BLANK,), (note,))
    stored = msgspec.msgpack.decode(msgspec.msgpack.encode(game))
    assert msgspec.convert(stored[:3], FinishedGame) == game
