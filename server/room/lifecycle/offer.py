"""The lobby's offer: the listed games, with their options and the rules that a challenge may name."""

from functools import cache
from typing import Any, Literal, NotRequired, TypedDict, cast

import msgspec

from engines.contract import Engine, Plain, Refusal
from engines.registry import all_engines, packages


class ChoiceView(TypedDict):
    """An option as `engines.kit.declaration.choice.Choice` declares it."""

    field: str
    values: tuple[Plain, ...]
    is_rare: bool
    at_home: Plain
    in_class: tuple[Plain, ...]
    kind: Literal["pick", "time", "periods"]


class RuleView(TypedDict):
    """A rule that a challenge may name, and the allowed targets."""

    id: str
    target: str | None


class TitleView(TypedDict):
    """A game's name and tag line in one language."""

    name: str
    tag: str


class PackageView(TypedDict):
    """The lobby's facts about a game that an installed package adds (`engines.packages.Manifest`)."""

    titles: dict[str, TitleView]
    """By language. The client's own games have their titles in the client."""
    kind: Literal["classic", "cards", "tiles"]
    art: str
    own: tuple[str, ...]
    menu: tuple[str, ...]


class AboutView(TypedDict):
    """The entry of a game: the fields of `engines.contract.About`, the extension of its exported files, and the facts below."""

    slug: str
    seats: tuple[int, ...]
    choices: tuple[ChoiceView, ...]
    division: Literal["II", "III"] | None
    listed: bool
    counts_games: bool
    class_option: str
    well_known: bool
    export_kind: str
    """Extension of the file with an exported game; empty if the game has no such form."""
    correspondence: bool
    """True if players can play it with days for a move."""
    time_limit: bool
    """True if its rules define the outcome of a time limit that a referee calls."""
    rules: list[RuleView]
    package: NotRequired[PackageView]
    """Absent for the server's own games."""


@cache
def offered() -> list[AboutView]:
    """Returns each listed game, as in the first message of a connection. Only programs can play the game of a package without
    a board, so it is not in the list."""
    unseen = {slug for slug, package in packages().items() if not package.has_board}
    return [_about(engine) for slug, engine in all_engines().items() if engine.about.listed and slug not in unseen]


def has_time_limit(engine: Engine[Any, Any, Any]) -> bool:
    """Tells whether the game has the action `call_time`."""
    try:
        engine.parse({"type": "call_time"})
    except Refusal:
        return False
    return True


def _about(engine: Engine[Any, Any, Any]) -> AboutView:
    rules: list[RuleView] = [{"id": rule.id, "target": rule.target} for rule in engine.rules if rule.challengeable]
    more = {
        "export_kind": engine.export_kind,
        "correspondence": engine.by_correspondence is not None,
        "time_limit": has_time_limit(engine),
        "rules": rules,
    }
    about = {key: value for key, value in msgspec.to_builtins(engine.about).items() if key != "names"}
    return cast(AboutView, {**about, **more, **_package(engine.about.slug)})


def _package(slug: str) -> dict[str, Any]:
    package = packages().get(slug)
    if package is None:
        return {}
    facts = {key: value for key, value in msgspec.to_builtins(package.manifest).items() if key != "contract"}
    return {"package": facts}
