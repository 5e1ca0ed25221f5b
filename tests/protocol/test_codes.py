"""The server can send every code of `protocol/errors.py`; the file must not have any other code."""

import ast
import pickle
from pathlib import Path

from protocol import errors

ROOT = Path(__file__).parents[2]
SENDERS = ("engines", "protocol", "server")
CODE_OF = {name: value for name, value in vars(errors).items() if isinstance(value, str) and value in errors.CODES}
TABLE = ROOT / "protocol" / "errors.py"


def sent_by(path: Path) -> set[str]:
    """Return the codes that a module uses, written as `errors.NAME` or imported, without the codes that it only
    compares."""
    text = path.read_text(encoding="utf-8")
    if "errors" not in text:  # most modules of games send no code of this file, and parsing all of them takes seconds
        return set()
    tree = ast.parse(text)
    compared = {id(part) for node in ast.walk(tree) if isinstance(node, ast.Compare) for part in ast.walk(node)}
    names = {_name(node) for node in ast.walk(tree) if id(node) not in compared}
    return {CODE_OF[name] for name in names if name in CODE_OF}


def _name(node: ast.AST) -> str | None:
    match node:
        case ast.Attribute(ast.Name("errors"), name) | ast.Name(name, ast.Load()):
            return name
    return None


def test_every_code_is_sent_by_the_server() -> None:
    modules = [path for folder in SENDERS for path in (ROOT / folder).rglob("*.py") if path != TABLE]
    assert set(CODE_OF.values()) == errors.CODES
    unsent = sorted(errors.CODES - set().union(*map(sent_by, modules)))
    assert not unsent, f"no module of {', '.join(SENDERS)} raises or sends {unsent}"


def test_a_malformed_input_comes_whole_out_of_another_process() -> None:
    malformed = errors.Malformed(errors.FRAME_MALFORMED, "room: expected str")
    again = pickle.loads(pickle.dumps(malformed))
    assert (again.code, again.detail) == again.args == malformed.args == (errors.FRAME_MALFORMED, "room: expected str")
    assert str(again) == f"{errors.FRAME_MALFORMED}: room: expected str"
