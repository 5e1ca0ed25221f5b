"""Runs the gym's notebook and stores what its cells show: `python -m tools.notebook`.

The tool needs no Jupyter. It executes the cells in order, and stores what each prints and the picture of its last expression.
"""

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any, Final

NOTEBOOK: Final = Path(__file__).parents[1] / "clients" / "python" / "examples" / "train_challenger.ipynb"


def run(notebook: dict[str, Any]) -> dict[str, Any]:
    """Executes the code cells, replaces their outputs, and returns the names that they define."""
    names: dict[str, Any] = {"__name__": "__main__"}
    codes = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(codes, 1):
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            shown = _executed("".join(cell["source"]), f"cell {number}", names)
        cell["execution_count"] = number
        cell["outputs"] = []
        if printed.getvalue():
            lines = printed.getvalue().splitlines(keepends=True)
            cell["outputs"].append({"name": "stdout", "output_type": "stream", "text": lines})
        if shown is not None and hasattr(shown, "_repr_svg_"):
            data = {"image/svg+xml": [shown._repr_svg_()], "text/plain": [type(shown).__name__]}
            result = {"data": data, "execution_count": number, "metadata": {}, "output_type": "execute_result"}
            cell["outputs"].append(result)
    return names


def _executed(source: str, name: str, names: dict[str, Any]) -> Any:
    """Executes a cell and returns the value of its last expression; None if the cell does not end with an expression."""
    tree = ast.parse(source)
    last = tree.body[-1] if tree.body else None
    if not isinstance(last, ast.Expr):
        exec(compile(tree, name, "exec"), names)
        return None
    exec(compile(ast.Module(tree.body[:-1], []), name, "exec"), names)
    return eval(compile(ast.Expression(last.value), name, "eval"), names)


def main() -> int:
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    run(notebook)
    NOTEBOOK.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
