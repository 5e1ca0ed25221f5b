"""Each field of a long struct has its own docstring, so that readers need not search a long paragraph."""

import ast
from pathlib import Path

ROOT = Path(__file__).parent.parent
LONG = 13
"""Minimum number of fields of a long struct."""
PLAIN_RECORDS = {
    "Settings": "an operator's, each with its sentence for the command line",
    "RoomInfo": "a view, as all that are called so: what is not explained there is on the field of the room",
    "Engine": "the contract: types and bare values say what they are",
}
ALSO = {
    "DuelState",
    "DuelOptions",
    "Status",
    "ChessClock",
    "Round",
    "Member",
    "Remark",
    "Reviewed",
    "Place",
    "Game",
    "Match",
    "Views",
}


def classes() -> list[tuple[str, ast.ClassDef]]:
    paths = [path for layer in ("server", "engines/kit") for path in sorted((ROOT / layer).rglob("*.py"))]
    return [
        (path.relative_to(ROOT).as_posix(), node)
        for path in paths
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    ]


def undocumented(node: ast.ClassDef) -> list[str]:
    """Returns the fields of a class that have no docstring below them."""
    follows = dict(zip(map(id, node.body), node.body[1:], strict=False))
    return [
        field.target.id
        for field in node.body
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and field.target.id != "_"
        and not isinstance(follows.get(id(field)), ast.Expr)
    ]


def test_the_fields_of_long_structs_are_explained_on_their_line() -> None:
    missing = {
        f"{file} {node.name}": undocumented(node)
        for file, node in classes()
        if node.name not in PLAIN_RECORDS
        and not node.name.endswith("View")
        and (node.name in ALSO or sum(isinstance(field, ast.AnnAssign) for field in node.body) >= LONG)
        and undocumented(node)
    }
    assert not missing
    assert {node.name for _file, node in classes()} >= ALSO


def test_what_a_connection_has_is_explained_where_it_is_set() -> None:
    (made,) = (
        item
        for file, node in classes()
        if node.name == "Connection" and file == "server/gateway/sockets/connection.py"
        for item in node.body
        if isinstance(item, ast.FunctionDef) and item.name == "__init__"
    )
    plain = {"_socket", "_transport", "_loop"}
    silent = [
        target.attr
        for set_here, after in zip(made.body, [*made.body[1:], None], strict=True)
        for target in (set_here.targets if isinstance(set_here, ast.Assign) else [getattr(set_here, "target", None)])
        if isinstance(target, ast.Attribute) and target.attr not in plain and not isinstance(after, ast.Expr)
    ]
    assert not silent
