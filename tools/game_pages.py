"""Writes the page of each game for programmers: `python -m tools.game_pages`. `--check` fails if a page is out of date.

`docs/reference/games.md` lists the pages. `docs/reference/games/<slug>.md` has a game's goal, board, options, actions, rules,
codes and view. The goal and the words about the board come from the rulebook, the tables from `engines/<game>/board.json`, and
the examples from the worked cases.
"""

import json
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from msgspec import inspect

from engines.contract import Engine, Rule
from engines.registry import all_engines
from protocol.reference import default_text, type_text
from server.descriptions.field_docs import class_doc
from server.descriptions.schemas import action_kinds, field_docs_of, typed_dicts
from server.room.views.view_types import ResultView, StatusView, WindowView
from tools import rulebook
from tools.board_tables import board_lines
from tools.game_examples import examples

FOLDER: Final = Path(__file__).parents[1] / "docs" / "reference"
MADE: Final = "Made from the engine by `python -m tools.game_pages`. Do not edit."


FROM_HELLO_TO_THE_END: Final = (
    "## From hello to the end",
    "",
    "1. `hello` with a name. Keep the `token` of the `welcome`.",
    "2. `create` with the game, its `seats`, in `bots` the seats of the computer, and in `options` what differs from the",
    '   defaults, such as `{"mode": "tournament"}`; or `join` with a code. The `snapshot` has the view, and your seat in',
    "   `you`. Apply the `ops` of each `patch` to the view.",
    "3. While `room.state` is `waiting`, send the command `ready`.",
    "4. While `status.awaited` has your seat, choose a type from `status.may[seat]` and send `act`. Wait for its `ack`, and",
    "   for the patch with its `seq`, which may come before or after it: only then does the view show your action.",
    "   The list also has what would be a fault in tournament mode, and `resign`: the rules say what is right.",
    "5. In tournament mode look at `status.windows`: your seat may `challenge` there, or let the window close. You need not",
    "   wait for a window of the other seat before you act, unless the server answers `window_open`.",
    "6. In the phase `result_pending` a seat has claimed a win, or the monitor has announced an end. `status.awaited` has the",
    "   seats that may still challenge it: such a seat sends `accept_result` or `challenge`, or lets `closes_at_ms` of the",
    "   window `result` pass. The others only wait for the next patch; a correct challenge lets the game go on.",
    "7. When `status.result` is there, send the command `sign`.",
    "",
    "The room's view, with seats and cards, is described in [the seams](../design/seams.md). `make docs` writes",
    "the transcripts that the pages link.",
    "",
    "The page of each game has its goal, the names of its board and pieces, and an accepted example of each action.",
    "",
)


def index_page() -> str:
    rows = [
        f"| [{_name(engine)}](games/{slug}.md) | `{slug}` | {_seats(engine)} | {len(action_kinds(engine.action))} | "
        f"{len(engine.codes)} |"
        for slug, engine in all_engines().items()
    ]
    lines = [
        "# The games, for programs",
        "",
        MADE,
        "",
        "`create` names a game by its slug. An action goes in `act`, or as a text in `read`. In a room's view `game` is the",
        "game's own; `status` says whose turn it is (`flag`), what each seat may do (`may`, types of action) and the `phase`.",
        "[The rulebook](../rules/book/README.md) has the rules for people.",
        "",
        *FROM_HELLO_TO_THE_END,
        "## The list",
        "",
        "| game | slug | seats | actions | codes |",
        "| --- | --- | --- | --- | --- |",
        *rows,
        "",
        "## The status of a game",
        "",
        "A room's view has it as `status`; null without a game.",
        "",
        *(line for declared in (StatusView, WindowView, ResultView) for line in _record(declared, declared.__name__)),
    ]
    return "\n".join(lines).rstrip() + "\n"


def game_page(slug: str) -> str:
    engine = all_engines()[slug]
    lines = [
        f"# {_name(engine)}: `{slug}`",
        "",
        MADE,
        "",
        f"Seats: {_seats(engine)}. A short match, written by `make docs`: [{slug}.jsonl](../transcripts/{slug}.jsonl).",
        "",
        "## Goal",
        "",
        rulebook.goal(slug),
        f"[The rulebook]({_book(slug)}) has the course of a turn and the end.",
        "",
        *_board(slug),
        "## Options",
        "",
        *_said_of(engine.options),
    ]
    lines += [*_fields(engine.options), "", *_at_home(engine), "## Actions", ""]
    lines += [
        "`status.may` lists the types that a seat may send now. Each example comes from a worked case: the server accepted it.",
        "",
    ]
    for kind in action_kinds(engine.action):
        tag = str(kind.__struct_config__.tag)
        lines += [*_record(kind, tag), *_example(slug, tag)]
    lines += ["## Rules", "", "| rule | kind | may be challenged | points at | details |", "| --- | --- | --- | --- | --- |"]
    lines += [_rule(engine, rule) for rule in engine.rules]
    if engine.missing:
        lines += ["", f"A `turn_incomplete` names in `missing` what the turn lacks: {_listed(engine.missing)}."]
    lines += _windows(engine)
    for title, words in (("Codes", sorted(engine.codes)), ("Phases", engine.phases), ("Events", sorted(engine.events))):
        lines += ["", f"## {title}", "", _listed(words)]
    lines += ["", "## View", ""]
    for declared in _records(engine):
        lines += _record(declared, declared.__name__)
    return "\n".join(lines).rstrip() + "\n"


def _rule(engine: Engine[Any, Any, Any], rule: Rule) -> str:
    details = _listed(detail for detail in engine.details.get(rule.id, ()) if detail.isidentifier())
    challenged = "yes" if rule.challengeable else ""
    link = f"[`{rule.id}`]({_book(engine.about.slug)}#{rule.id})"
    return f"| {link} | {rule.kind} | {challenged} | {rule.target or ''} | {details} |"


def _windows(engine: Engine[Any, Any, Any]) -> list[str]:
    """Returns the table of the challenge windows. A row has the key, the rules on which a challenge can be right, and the
    stakes."""
    rows = []
    for key, stakes in engine.stakes.items():
        prizes: dict[str, list[str]] = {}
        for rule, prize in stakes.prizes.items():
            prizes.setdefault(prize, []).append(rule)
        won = "; ".join(f"`{prize}` on {_listed(rules)}" for prize, rules in prizes.items())
        instead = "".join(f"; instead of it `{price}` on `{rule}`" for rule, price in stakes.price_of.items())
        rows.append(f"| `{key}` | {won} | `{stakes.price}`{instead} |")
    if not rows:
        return []
    return [
        "",
        "## Windows",
        "",
        "The key of an entry in `status.windows` is its `stakes`, or its `kind` if it has none. A challenge in the window can",
        "be right on these rules. The codes name its remedy, as in the rulebook; an I also brings a strike.",
        "",
        "| key | a C brings | an I brings |",
        "| --- | --- | --- |",
        *rows,
    ]


def _book(slug: str) -> str:
    return os.path.relpath(rulebook.page_of(slug), FOLDER / "games")


def _board(slug: str) -> list[str]:
    """Returns the rulebook's words about the board and the pieces, and the tables of the board's data."""
    words, tables = rulebook.section(slug, "Board and pieces"), board_lines(slug)
    if not words and not tables:
        return []
    return ["## Board and pieces", "", *([words, ""] if words else []), *tables, *([""] if tables and tables[-1] else [])]


def _example(slug: str, tag: str) -> list[str]:
    found = examples(slug).get(tag)
    if found is None:
        return []
    return [f"Example of {found.sender}: `{json.dumps(found.action, ensure_ascii=False)}`, as a text `{found.text}`.", ""]


def _records(engine: Engine[Any, Any, Any]) -> Iterator[type]:
    """Yields the types of the view, of the parts of the view, of actions and of options."""
    yield engine.view_type
    kinds = [*action_kinds(engine.action), engine.view_type, engine.options]
    roots = {*action_kinds(engine.action), engine.options, engine.view_type}
    yield from sorted(
        (each for each in typed_dicts(map(inspect.type_info, kinds), with_structs=True) if each not in roots),
        key=lambda each: each.__name__,
    )


def _record(declared: type, title: str) -> list[str]:
    says = " ".join((declared.__dict__.get("__doc__") or "").split())
    fields = _fields(declared)
    return [f"### `{title}`", "", *([says, ""] if says else []), *([*fields, ""] if fields else [])]


def _at_home(engine: Engine[Any, Any, Any]) -> list[str]:
    """Returns the sentence about options whose default value is different in assisted mode."""
    others = [
        f"`{choice.field}`: `{str(choice.at_home).lower()}`" for choice in engine.about.choices if choice.at_home is not None
    ]
    return [f"In assisted mode, unless `create` names them: {', '.join(others)}.", ""] if others else []


def _said_of(declared: type) -> list[str]:
    said = class_doc(declared)
    return [" ".join(said.split()), ""] if said else []


def _fields(declared: Any) -> list[str]:
    info = inspect.type_info(declared)
    assert isinstance(info, inspect.StructType | inspect.TypedDictType)
    docs = field_docs_of(declared)
    return [_field(field, docs.get(field.name, "")) for field in info.fields]


def _field(field: inspect.Field, says: str) -> str:
    default = "" if field.required else f", else {default_text(field)}"
    text = " ".join(says.split())
    return f"- `{field.encode_name}`: {type_text(field.type)}{default}{'. ' if text else ''}{text[:1].upper()}{text[1:]}"


def _name(engine: Engine[Any, Any, Any]) -> str:
    return engine.about.names[1] or engine.about.slug


def _seats(engine: Engine[Any, Any, Any]) -> str:
    return ", ".join(map(str, engine.about.seats))


def _listed(words: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def pages() -> dict[str, str]:
    """Returns all pages by their paths in `docs/reference`."""
    return {"games.md": index_page(), **{f"games/{slug}.md": game_page(slug) for slug in all_engines()}}


def main(arguments: list[str]) -> int:
    """Writes the pages; with `--check` only lists the pages that are out of date."""
    stale = [
        (path, text)
        for path, text in pages().items()
        if not (FOLDER / path).exists() or (FOLDER / path).read_text(encoding="utf-8") != text
    ]
    for path, text in stale:
        if "--check" in arguments:
            sys.stderr.write(f"docs/reference/{path} is stale: run python -m tools.game_pages\n")
            continue
        (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / path).write_text(text, encoding="utf-8")
    return int(bool(stale) and "--check" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
