"""Tests of a score card as a value."""

import msgspec

from engines.contract import Card
from engines.kit import score_card as card


def test_the_contracts_card_is_the_kits_and_crosses_as_plain_data() -> None:
    assert Card is card.Card
    made = Card(("turn",), ((1,),), 4)
    assert msgspec.to_builtins(made) == {"columns": ("turn",), "lines": ((1,),), "total": 4, "marks": (), "violations": 0}
