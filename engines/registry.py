"""Finds the games: every folder of `engines` whose package exports `ENGINE`. No list to edit for game number sixteen."""

import importlib
import pkgutil
from functools import cache
from typing import Any

import engines
from engines.contract import Engine


@cache
def all_engines() -> dict[str, Engine[Any, Any, Any]]:
    """Every engine by its slug, in alphabetical order. Raises `TypeError` for a folder that breaks the contract."""
    found: dict[str, Engine[Any, Any, Any]] = {}
    for module in pkgutil.iter_modules(engines.__path__):
        if not module.ispkg or module.name == "kit":
            continue
        engine = getattr(importlib.import_module(f"engines.{module.name}"), "ENGINE", None)
        if not isinstance(engine, Engine):
            raise TypeError(f"engines/{module.name} exports no ENGINE")
        found[engine.about.slug] = engine
    return dict(sorted(found.items()))


def engine_of(slug: str) -> Engine[Any, Any, Any]:
    """The engine of a slug. Raises `KeyError`."""
    return all_engines()[slug]
