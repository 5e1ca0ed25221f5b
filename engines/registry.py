"""Finds the games: every folder of `engines` whose package exports `ENGINE`, and the games of installed Python packages. A new
game needs no entry in any list."""

import importlib
import pkgutil
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import engines
from engines.contract import Engine
from engines.packages import Installed, Package, PackageError, installed


@cache
def own_slugs() -> tuple[str, ...]:
    """Return the slugs of the games that Banderilla itself has, in alphabetical order."""
    folders = (module.name for module in pkgutil.iter_modules(engines.__path__) if module.ispkg)
    return tuple(sorted(folder.replace("_", "-") for folder in folders if folder != "kit"))


@cache
def _installed() -> Installed:
    return installed(own_slugs())


def slugs() -> tuple[str, ...]:
    """Return the slug of every game, in alphabetical order."""
    return tuple(sorted((*own_slugs(), *_installed().games)))


def folder_of(slug: str) -> str:
    """Return the name of a game's folder, which is the same in `engines` and in `tests/engines`."""
    return slug.replace("-", "_")


def code_of(slug: str) -> Traversable:
    """Return the folder with the code of a game. Raises `KeyError` for an unknown slug."""
    if slug in own_slugs():
        return files("engines").joinpath(folder_of(slug))
    return _installed().games[slug].folder


def packages() -> dict[str, Package]:
    """Return the games of installed packages, by slug."""
    return dict(_installed().games)


def refused_packages() -> tuple[PackageError, ...]:
    """Return an error for each installed package whose game this server does not offer. The error gives the reason."""
    return _installed().refused


@cache
def engine_of(slug: str) -> Engine[Any, Any, Any]:
    """Return the engine of a slug. Raises `KeyError` for an unknown slug, `TypeError` for a folder that breaks the contract."""
    if slug not in own_slugs():
        return _installed().games[slug].engine
    engine = getattr(importlib.import_module(f"engines.{folder_of(slug)}"), "ENGINE", None)
    if not isinstance(engine, Engine) or engine.about.slug != slug:
        raise TypeError(f"engines/{folder_of(slug)} exports no ENGINE of that name")
    return engine


@cache
def all_engines() -> dict[str, Engine[Any, Any, Any]]:
    """Return every engine by its slug, in alphabetical order."""
    return {slug: engine_of(slug) for slug in slugs()}
