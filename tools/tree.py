"""Makes the page `docs/tree.md`, which has one line per file, taken from the file's docstring. `python -m tools.documents`
writes the page."""

import ast
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]

PARTS = (
    ("engines", "The games: pure functions over frozen values."),
    ("protocol", "The messages on the wire, and the client's types made from them."),
    ("server", "The server: rooms, classes, their store and their gateway."),
    ("clients/web/client/src", "The connection, for JavaScript programs and for the page."),
    ("clients/web/src", "The client in the browser."),
    ("clients/python", "A client for Python programs, and the games as environments for training."),
    ("tools", "Commands for developers."),
)
TEMPLATE = "takeaway"
"""The game whose files are all listed. For each other game, the page only names the files that differ from this list."""

INTRODUCTION = """# The tree

One line per file, made from the docstrings by `make docs`. Git does not keep this page.

| you look for | you find it in |
| --- | --- |
| a clock | `engines/kit/clocks` (values), `server/room/clocks` (pauses, outages), `server/store/deadlines` (delivery) |
| a rule of a game | `engines/<game>/rules.py` (declared), `faults.py` (judged), \
`docs/rules/book/<game>.md` (stated), `docs/rules/<game>.md` (decided) |
| an action of a seat, valid or not | `engines/<game>/actions.py` (asked), `play.py` (carried out), \
`possible_actions.py` (listed) |
| a message | `protocol/from_client.py`, `game_action.py`, `from_server.py`, `room_commands.py`, `session_commands` \
(declared), `server/gateway/messages/dispatch.py` (received), `server/room/command_table.py` (carried out), \
[the list](reference/protocol.md) |
| a command of a room, and its roles | `server/room/command_table.py`, [powers](reference/powers.md) |
| a window | `engines/kit/status.py` (`Window`), `engines/<game>/ruling.py` (opening), \
`engines/kit/duel/challenge_windows.py` (view and closing), `server/room/appeals` (for appeals) |
| a challenge, a ruling | `engines/<game>/ruling.py`, `engines/kit/duel/challenge_list.py`, `server/room/appeals` |
| a challenge's window on the screen | `clients/web/src/parts/challenge` (dialogue, countdown, ruling and appeal) |
| a limit of messages, sockets or new tables | `server/gateway/limits` |
| a token or a key, checked | `server/gateway/admission/identity.py`, `server/room/people`, `server/sessions/members` |
| the pairings of a class | `server/sessions/pairing` |
| the connection of a client | `clients/web/client/src/socket.ts` |
| the view of a person | `engines/<game>/view.py`, `server/room/views` |
| the stored data | `server/store/rooms/room_store.py`, `server/store/commits/commit.lua` |
| a class | `server/sessions`, `clients/web/src/classroom` |
| a word on the screen | `clients/web/src/words` (for all pages), else `words.<language>.ts` next to the component: \
each game has one such file per language |
"""


def page() -> str:
    """Returns the text of `docs/tree.md`."""
    files = sources()
    parts = [_part(root, line, [file for file in files if file.startswith(f"{root}/")]) for root, line in PARTS]
    return INTRODUCTION + "".join(parts)


def sources() -> list[str]:
    """Returns the source files, as paths in the repository, without tests and generated files."""
    found = (path for root, _line in PARTS for path in (ROOT / root).rglob("*"))
    return sorted(path.relative_to(ROOT).as_posix() for path in found if _is_source(path.name))


def _is_source(name: str) -> bool:
    return name.endswith((".py", ".ts", ".svelte", ".lua")) and not name.endswith((".test.ts", ".gen.ts", ".d.ts"))


def _part(root: str, line: str, files: Sequence[str]) -> str:
    lines = [f"\n## {root}\n{line}\n"]
    folders = {str(Path(file).parent) for file in files}
    games = {folder for folder in folders if _is_game(folder)}
    model = next((folder for folder in games if Path(folder).name == TEMPLATE), None)
    roles = set(_of_game(model, files)) if model else set()
    listed = sorted(folders - games | ({model} if model else set()))
    lines += [_folder(root, folder, [file for file in files if str(Path(file).parent) == folder]) for folder in listed]
    if model:
        lines.append(
            "\n### The other games\nEach has the files of the template above. "
            "Each line names the extra files of a game, and those that it lacks.\n\n"
        )
        others = sorted(games - {model})
        lines += [_game(game, _of_game(game, files), roles) for game in others]
    return "".join(lines)


def _is_game(folder: str) -> bool:
    path = ROOT / folder
    is_engine = path.parent == ROOT / "engines" and (path / "rules.py").exists()
    return is_engine or path.parent == ROOT / "clients/web/src/games"


def _of_game(game: str, files: Iterable[str]) -> list[str]:
    """Returns the names of a game's files, without their folder."""
    return [Path(file).name for file in files if str(Path(file).parent) == game]


def _folder(root: str, folder: str, files: Iterable[str]) -> str:
    said = summary(ROOT / folder / "__init__.py") if folder != root else ""
    heading = f"\n### {folder}\n" if folder != root else ""
    lines = [heading + (f"{said}\n" if said else "") + "\n"]
    lines += [_line(file) for file in files if Path(file).name != "__init__.py"]
    return "".join(lines) if len(lines) > 1 or said else ""


def _line(file: str) -> str:
    said = summary(ROOT / file)
    return f"- `{Path(file).name}`: {said}\n" if said else f"- `{Path(file).name}`\n"


def _game(folder: str, files: Iterable[str], roles: set[str]) -> str:
    own = set(files)
    further, lacking = sorted(own - roles), sorted(role for role in roles - own if role.endswith(".py"))
    said = summary(ROOT / folder / "__init__.py")
    named = "".join(
        f" {word}: {', '.join(f'`{name}`' for name in names)}."
        for word, names in (("Further", further), ("Without", lacking))
        if names
    )
    return f"- `{Path(folder).name}`" + (f": {said}" if said else "") + named + "\n"


def summary(path: Path) -> str:
    """Returns the first sentence of a file's docstring or opening comment; empty if the file has neither."""
    if not path.exists():
        return ""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return first_sentence(ast.get_docstring(ast.parse(text)) or "")
    if path.suffix == ".lua":
        return first_sentence("\n".join(line[2:] for line in _leading(text.splitlines(), "--")))
    found = re.match(r"\s*(?:/\*\*?(.*?)\*/|<!--\s*(?:@component)?(.*?)-->)", text, re.DOTALL)
    if found is None:
        return first_sentence("\n".join(line[2:] for line in _leading(text.splitlines(), "//")))
    return first_sentence(re.sub(r"^\s*\* ?", "", found.group(1) or found.group(2), flags=re.MULTILINE))


def _leading(lines: Iterable[str], mark: str) -> Iterable[str]:
    for line in lines:
        if not line.startswith(mark):
            return
        yield line


def first_sentence(text: str) -> str:
    """Returns the first paragraph up to the first full stop that ends a sentence."""
    paragraph = " ".join(text.strip().split("\n\n")[0].split())
    return re.split(r"(?<=[.!?])\s+(?=[A-Z`*<_])", paragraph)[0]
