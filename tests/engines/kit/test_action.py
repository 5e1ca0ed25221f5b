"""Tests of the base class of all actions."""

import msgspec
import pytest

from engines.contract import Tick
from engines.kit.action import BaseAction
from engines.registry import all_engines


class Go(BaseAction, frozen=True, tag="go"):
    to: int
    far: bool = False


def test_an_action_bears_its_tag_as_type_and_only_what_is_not_its_default() -> None:
    assert msgspec.to_builtins(Go(3)) == {"type": "go", "to": 3}


def test_fields_that_an_action_does_not_have_are_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "go", "to": 3, "fast": True}, Go)


@pytest.mark.parametrize("slug", sorted(all_engines()))
def test_every_action_of_every_game_is_one(slug: str) -> None:
    union = msgspec.inspect.type_info(all_engines()[slug].action)
    assert isinstance(union, msgspec.inspect.UnionType)
    kinds = [kind.cls for kind in union.types if isinstance(kind, msgspec.inspect.StructType)]
    assert len(kinds) == len(union.types)
    assert all(issubclass(kind, BaseAction) for kind in kinds if kind is not Tick)
