"""Options as forms offer them."""

import msgspec

from engines.kit.choice import Choice


def test_an_option_is_picked_from_its_values_unless_it_says_otherwise() -> None:
    choice = Choice("hints", (True, False))
    assert (choice.kind, choice.is_rare, choice.in_class) == ("pick", False, ())
    assert msgspec.convert(msgspec.to_builtins(choice), Choice) == choice
