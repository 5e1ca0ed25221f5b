"""The games that the lobby offers, with their options and the rules that a challenge may name."""

from functools import cache
from typing import Any, Literal, NotRequired, TypedDict, cast

import msgspec

from engines.contract import Engine, Plain, Refusal
from engines.registry import all_engines, packages


class ChoiceView(TypedDict):
    """An option of a game, as `engines.kit.declaration.choice.Choice` declares it."""

    field: str
    values: tuple[Plain, ...]
    is_rare: bool
    at_home: Plain
    in_class: tuple[Plain, ...]
    kind: Literal["pick", "time", "periods"]


class RuleView(TypedDict):
    """A rule that a challenge may name, and the kind of target that such a challenge allows."""

    id: str
    target: str | None


class TitleView(TypedDict):
    """A game's name and tag line in one language."""

    name: str
    tag: str


class PackageView(TypedDict):
    """The data that the lobby needs about a game of an installed package (`engines.packages.Manifest`)."""

    titles: dict[str, TitleView]
    """Titles by language. For the server's own games, the client has the titles."""
    kind: Literal["classic", "cards", "tiles"]
    art: str
    own: tuple[str, ...]
    menu: tuple[str, ...]
    parts: tuple[Literal["picture", "lesson", "written"], ...]
    """The optional parts that the package has (`engines.packages.FILES`)."""


class AboutView(TypedDict):
    """A game's entry in the lobby: the fields of `engines.contract.About`, and the fields below."""

    slug: str
    seats: tuple[int, ...]
    choices: tuple[ChoiceView, ...]
    division: Literal["II", "III"] | None
    listed: bool
    counts_games: bool
    class_option: str
    well_known: bool
    export_kind: str
    """Extension of the file with an exported game; empty if the game has no export."""
    correspondence: bool
    """True if the game can be played by correspondence, with days for each move."""
    time_limit: bool
    """True if the game's rules say what happens when a referee calls the time limit."""
    rules: list[RuleView]
    skills: list[str]
    """The skills that the game's exercises practise; empty if the school has no exercises of it."""
    package: NotRequired[PackageView]
    """Present only for a game of an installed package."""


@cache
def offered() -> list[AboutView]:
    """Returns each listed game, as in the first message of a connection. The list omits a package's game without a board,
    because only programs can play it."""
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
        "skills": list(dict.fromkeys(kind.skill for kind in engine.practice.kinds)),
    }
    about = {key: value for key, value in msgspec.to_builtins(engine.about).items() if key != "names"}
    return cast(AboutView, {**about, **more, **_package(engine.about.slug)})


def _package(slug: str) -> dict[str, Any]:
    package = packages().get(slug)
    if package is None:
        return {}
    facts = {key: value for key, value in msgspec.to_builtins(package.manifest).items() if key != "contract"}
    return {"package": {**facts, "parts": package.parts}}
