"""Finds the games: every folder of `engines` whose package exports `ENGINE`. A new game needs no entry in any list."""

import importlib
import pkgutil
from functools import cache
from typing import Any

import engines
from engines.contract import Engine


def slugs() -> tuple[str, ...]:
    """Return the slug of every game, in alphabetical order."""
    folders = (module.name for module in pkgutil.iter_modules(engines.__path__) if module.ispkg)
    return tuple(sorted(folder.replace("_", "-") for folder in folders if folder != "kit"))


def folder_of(slug: str) -> str:
    """Return the name of a game's folders in `engines` and in `tests/engines`."""
    return slug.replace("-", "_")


@cache
def engine_of(slug: str) -> Engine[Any, Any, Any]:
    """Return the engine of a slug. Raises `KeyError` for an unknown slug, `TypeError` for a folder that breaks the contract."""
    if slug not in slugs():
        raise KeyError(slug)
    engine = getattr(importlib.import_module(f"engines.{folder_of(slug)}"), "ENGINE", None)
    if not isinstance(engine, Engine) or engine.about.slug != slug:
        raise TypeError(f"engines/{folder_of(slug)} exports no ENGINE of that name")
    return engine


@cache
def all_engines() -> dict[str, Engine[Any, Any, Any]]:
    """Return every engine by its slug, in alphabetical order."""
    return {slug: engine_of(slug) for slug in slugs()}
