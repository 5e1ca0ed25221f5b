"""Turns the data of a game's board (`engines/<game>/board.json`) into Markdown: names, coordinates, neighbours, pieces.

Each game's page for programmers has these tables. The tables leave out data for drawing, translations and tests.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from engines.registry import folder_of

ENGINES: Final = Path(__file__).parents[1] / "engines"
_DRAWING: Final = frozenset(
    {"x", "y", "svg", "canvas", "view_box", "width", "height", "cell", "cell_size", "square_size", "strip_size", "outline_only"}
    | {"yellow", "hex", "symbol", "rotation", "extra_point_boxes", "x_of_file", "y_of_rank", "dark_bottom_left"}
)
_WORDS: Final = frozenset({"es", "name_es", "title", "names", "gesture_es", "gesture_en", "letters"})
_OTHER: Final = frozenset(
    {"game", "slug", "edition", "version", "note", "seats", "seats_min", "seats_max", "options", "option_values", "figures"}
    | {"perft", "perft_start", "san_es", "read_es", "can_mate", "full_boards", "time_controls", "deck_order", "the_move_files"}
)
_LEFT_OUT: Final = _DRAWING | _WORDS | _OTHER
_LONG: Final = 100
"""Number of rows above which a table without texts becomes a list of names."""
_PAIRS: Final = 20
"""Number of pairs above which a list of pairs becomes a list of the neighbours of each name."""


def board_lines(slug: str) -> list[str]:
    """Returns the lines for a game's board: first the short values, then a section per table. Empty for a game without data."""
    file = ENGINES / folder_of(slug) / "board.json"
    if not file.is_file():
        return []
    data = json.loads(file.read_text(encoding="utf-8"))
    note = [data["note"], ""] if "note" in data else []
    found = list(_parts(data))
    short = [line for title, lines in found if not title for line in lines]
    long = [line for title, lines in found if title for line in (f"### `{title}`", "", *lines, "")]
    return [*note, *short, *([""] if short else []), *long]


def _parts(data: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, list[str]]]:
    """Yields each section with its title. A section of one line has no title."""
    for key, value in data.items():
        name = f"{above}{key}"
        if key in _LEFT_OUT or _is_drawn(value):
            continue
        if isinstance(value, Mapping) and any(_is_table(part) for part in value.values()):
            yield from _parts(value, f"{name}.")
        elif isinstance(value, list) and value and isinstance(value[0], Mapping):
            yield _listed_or_table(name, value)
        elif isinstance(value, list) and value and isinstance(value[0], list):
            yield name, _pairs(value) if _are_pairs(value) else ["```", *map(_text, value), "```"]
        elif isinstance(value, Mapping) and _is_of_lists(value):
            yield name, _table([{"of": of, key: parts} for of, parts in value.items()])
        elif isinstance(value, Mapping) and all(isinstance(part, Mapping) for part in value.values()):
            yield name, _table([{"of": of, **part} for of, part in value.items()])
        else:
            yield "", [f"- `{name}`: {_text(value)}"]


def _listed_or_table(name: str, rows: Sequence[Mapping[str, Any]]) -> tuple[str, list[str]]:
    columns = _columns(rows)
    if len(columns) == 1 or (len(rows) > _LONG and all(isinstance(rows[0][column], int) for column in columns[1:])):
        return "", [f"- `{name}`: {_text([row[columns[0]] for row in rows])}"]
    return name, _table(rows)


def _pairs(pairs: Sequence[Sequence[str]]) -> list[str]:
    joined: dict[str, list[str]] = {}
    for one, other in pairs:
        joined.setdefault(one, []).append(other)
        joined.setdefault(other, []).append(one)
    return _table([{"of": name, "neighbours": sorted(joined[name])} for name in sorted(joined)])


def _table(rows: Sequence[Mapping[str, Any]]) -> list[str]:
    columns = _columns(rows)
    head = [f"| {' | '.join(columns)} |", f"|{' --- |' * len(columns)}"]
    return [*head, *(f"| {' | '.join(_text(row.get(column)) for column in columns)} |" for row in rows)]


def _columns(rows: Sequence[Mapping[str, Any]]) -> list[str]:
    found = dict.fromkeys(key for row in rows for key in row)
    return [key for key in found if key not in _LEFT_OUT and not any(_is_drawn(row.get(key)) for row in rows)]


def _is_table(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], Mapping)


def _is_of_lists(value: Mapping[str, Any]) -> bool:
    return bool(value) and all(isinstance(part, list) for part in value.values())


def _are_pairs(value: Sequence[Sequence[Any]]) -> bool:
    return len(value) > _PAIRS and all(len(pair) == 2 and isinstance(pair[0], str) for pair in value)


def _is_drawn(value: Any) -> bool:
    """Tells whether a value only matters for drawing: a colour, or coordinates with decimals."""
    if isinstance(value, str):
        return value.startswith("#")
    parts = value.values() if isinstance(value, Mapping) else value if isinstance(value, list) else ()
    return any(isinstance(part, float) if isinstance(value, list) else False for part in parts) or any(map(_is_placed, parts))


def _is_placed(part: Any) -> bool:
    return isinstance(part, list) and (any(map(_is_placed, part)) or any(isinstance(leaf, float) for leaf in part))


def _text(value: Any) -> str:
    """Returns a value as one line: spaces separate the elements of a list, semicolons separate the elements of a list of
    lists."""
    match value:
        case None:
            return ""
        case bool():
            return "yes" if value else "no"
        case list():
            return ("; " if any(isinstance(part, list) for part in value) else " ").join(map(_text, value))
        case dict():
            shown = {key: part for key, part in value.items() if key not in _LEFT_OUT and not _is_drawn(part)}
            return ", ".join(f"{key} {_text(part)}" for key, part in shown.items() if part is not None)
    return str(value).replace("|", "\\|")
