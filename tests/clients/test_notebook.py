"""The gym's notebook runs, its stored outputs belong to its present cells, and its player finds more faults after a few
games of training."""

import json
import sys

import pytest

from tools.notebook import NOTEBOOK, run


def test_the_notebook_trains_and_plots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GAMES", "12")
    monkeypatch.setattr(sys, "path", list(sys.path))
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    names = run(notebook)
    assert list(names["scores"]) == list(range(1, 13))
    assert all(score["before"].caught == 0 for score in names["scores"].values())
    picture = names["plot"]._repr_svg_()
    assert picture.startswith("<svg")
    assert picture.count("<polyline") == 3
    assert notebook["cells"][-2]["outputs"][-1]["data"]["image/svg+xml"] == [picture]


def test_the_stored_notebook_shows_a_whole_run() -> None:
    cells = [cell for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    (printed,) = [
        cell["outputs"][0]["text"] for cell in cells if cell["outputs"] and cell["outputs"][0]["output_type"] == "stream"
    ]
    assert printed[-1].startswith(" 120 games:")
    assert "<svg" in cells[-1]["outputs"][0]["data"]["image/svg+xml"][0]
    assert all(output["output_type"] != "error" for cell in cells for output in cell["outputs"])
