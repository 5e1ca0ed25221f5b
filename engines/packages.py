"""Finds the games that other people ship as Python packages, by the entry points of the group `banderilla.games`.

The name of an entry point is the game's slug, and its value is the module that exports `ENGINE`. A file `game.json` next to
that module has the data that the lobby needs before it loads the game (`Manifest`). A package that breaks the contract is
refused with a `PackageError`; all other games run.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from engines.contract import CONTRACT, Engine

GROUP: Final = "banderilla.games"
SLUG: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MAX_SLUG: Final = 30
MANIFEST: Final = "game.json"
BOARD: Final = "board"
"""Name of the folder next to the package's module. The server sends its files to browsers, `board.js` first."""
PICTURE: Final = f"{BOARD}/board.webp"
LESSON: Final = "lesson.json"
LESSON_WORDS: Final = f"{BOARD}/lesson_words.json"
WRITTEN: Final = f"{BOARD}/written.json"

Part: TypeAlias = Literal["picture", "lesson", "written"]
FILES: Final[Mapping[Part, tuple[str, ...]]] = {"picture": (PICTURE,), "lesson": (LESSON, LESSON_WORDS), "written": (WRITTEN,)}
"""The optional parts of a package, and the files that make each part."""
Code: TypeAlias = Literal["slug", "clash", "manifest", "contract", "broken"]
Short: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Language: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z]{2}(-[A-Z]{2})?$")]
ActionTypes: TypeAlias = Annotated[tuple[Short, ...], msgspec.Meta(max_length=50)]


class Title(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's name and tag line in a language."""

    name: Short
    tag: Short


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of `game.json`. `contract`: the version of the contract that the package was written for (`CONTRACT`).

    `titles`: by language (`en`, `es-AR`). `kind`: section of the lobby for the game. `art`: the game's picture in the lobby, as
    SVG path data in a box of 48 by 48. `own`: types of action that the board offers with its own controls, so that the room's
    action bar omits them. `menu`: types of rare actions, which the room's menu offers.
    """

    contract: int
    titles: Annotated[dict[Language, Title], msgspec.Meta(min_length=1, max_length=20)]
    kind: Literal["classic", "cards", "tiles"] = "classic"
    art: Annotated[str, msgspec.Meta(max_length=2_000, pattern="^[0-9A-Za-z .,-]*$")] = ""
    own: ActionTypes = ()
    menu: ActionTypes = ()


class PackageError(Exception):
    """Reports a package whose game the server does not offer. `code` is stable; the text is a sentence for the
    administrator."""

    def __init__(self, code: Code, game: str, distribution: str, reason: str) -> None:
        super().__init__(f"the game {game!r} of the package {distribution!r} is not offered: {reason}")
        self.code = code
        self.game = game
        self.distribution = distribution


@dataclass(frozen=True, slots=True)
class Package:
    """A game that a package adds. `module`: import name of the game's module. `folder`: the folder of that module's files."""

    distribution: str
    version: str
    module: str
    folder: Path
    manifest: Manifest
    engine: Engine[Any, Any, Any]

    @property
    def board(self) -> Path:
        """Folder of the files that the server sends to browsers."""
        return self.folder / BOARD

    @property
    def has_board(self) -> bool:
        """True if people can play the game in a browser."""
        return (self.board / "board.js").is_file()

    @property
    def parts(self) -> tuple[Part, ...]:
        """The optional parts that the package has: the lobby's picture, the first lesson, the examples of written moves."""
        return tuple(part for part, files in FILES.items() if all((self.folder / file).is_file() for file in files))


@dataclass(frozen=True, slots=True)
class Installed:
    """The installed packages: the games that they add, by slug, and the games that were refused."""

    games: Mapping[str, Package]
    refused: tuple[PackageError, ...]


def installed(taken: Collection[str], found: Iterable[EntryPoint] | None = None) -> Installed:
    """Return the games of all installed packages. `taken`: the slugs of the server's own games. `found`: entry points
    to use instead of the entry points of this environment."""
    points = sorted(entry_points(group=GROUP) if found is None else found, key=lambda point: (point.name, _distribution(point)))
    names = Counter(point.name for point in points)
    games: dict[str, Package] = {}
    refused: list[PackageError] = []
    for point in points:
        try:
            if point.name in taken:
                raise _refusal("clash", point, "the server has a game of that name")
            if names[point.name] > 1:
                raise _refusal("clash", point, "another package has a game of that name; uninstall one of them")
            games[point.name] = _loaded(point)
        except PackageError as error:
            refused.append(error)
    return Installed(games, tuple(refused))


def _loaded(point: EntryPoint) -> Package:
    if len(point.name) > MAX_SLUG or not SLUG.fullmatch(point.name):
        raise _refusal("slug", point, f"a name has at most {MAX_SLUG} lower-case letters, digits and single hyphens")
    folder = _folder(point)
    try:
        manifest = msgspec.json.decode((folder / MANIFEST).read_bytes(), type=_Version)
        if manifest.contract != CONTRACT:
            older = "update the package" if manifest.contract < CONTRACT else "update Banderilla"
            versions = f"it was written for contract {manifest.contract}, and this server has contract {CONTRACT}"
            raise _refusal("contract", point, f"{versions}; {older}")
        whole = msgspec.json.decode((folder / MANIFEST).read_bytes(), type=Manifest)
    except (OSError, msgspec.DecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise _refusal("manifest", point, f"its {MANIFEST} cannot be read ({why})") from error
    try:
        engine = getattr(import_module(point.module), "ENGINE", None)
    except Exception as error:  # other people wrote the module, and the server starts without it
        raise _refusal("broken", point, f"{point.module} cannot be imported ({type(error).__name__}: {error})") from error
    if not isinstance(engine, Engine) or engine.about.slug != point.name:
        raise _refusal("broken", point, f"{point.module} exports no ENGINE with that slug")
    version = point.dist.version if point.dist is not None else ""
    return Package(_distribution(point), version, point.module, folder, whole, engine)


class _Version(msgspec.Struct):
    """The part of `game.json` that every version of the contract has."""

    contract: int


def _folder(point: EntryPoint) -> Path:
    """Return the folder of the module without importing it. Raises `PackageError`."""
    spec = find_spec(point.module) if "." not in point.module else None
    places = list(spec.submodule_search_locations or ()) if spec is not None else []
    if not places:
        raise _refusal("broken", point, f"its entry point must name a top-level package, not {point.value!r}")
    return Path(places[0])


def _distribution(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else ""


def _refusal(code: Code, point: EntryPoint, reason: str) -> PackageError:
    return PackageError(code, point.name, _distribution(point), reason)
