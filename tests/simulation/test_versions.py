"""Tests of two servers in one process."""

import shutil
import sys
from pathlib import Path

from server import __version__
from server.gateway.node import Node
from tests.simulation.versions import PACKAGES, PRESENT, ROOT, loaded

OLD = "0.0.1"


def test_an_earlier_server_is_loaded_next_to_the_present_one(tmp_path: Path) -> None:
    for name in PACKAGES:
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    root = tmp_path / "server" / "__init__.py"
    root.write_text(root.read_text().replace(f'"{__version__}"', f'"{OLD}"'))
    before = sys.modules["server.gateway.node"]
    old = loaded(tmp_path)
    assert old.node.__init__.__globals__["__file__"].startswith(str(tmp_path))
    assert old.node is not Node
    assert old.settings is not PRESENT.settings
    assert old.connection is not PRESENT.connection
    assert sys.modules["server.gateway.node"] is before
    assert sys.modules["server"].__version__ == __version__
    assert not any(str(tmp_path) in str(module.__file__) for name, module in sys.modules.items() if name.startswith("server"))
