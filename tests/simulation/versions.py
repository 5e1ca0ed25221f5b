"""An earlier commit's server in the same process, so that the nodes of a world have different versions.

Python knows a module by its name. So this file loads the earlier packages under the same names while the present ones are put
aside, and puts the present ones back. Each module keeps what it imported, so the two servers share no state.
"""

import importlib
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from prometheus_client import REGISTRY

from server.gateway.node import Node
from server.gateway.sockets.connection import Connection
from server.settings import Settings

PACKAGES: Final = ("engines", "protocol", "server")
ROOT: Final = Path(__file__).parents[2]


@dataclass(frozen=True)
class Version:
    """The classes of a server that a world needs."""

    node: Any
    settings: Any
    connection: Any


PRESENT: Final = Version(Node, Settings, Connection)


def earlier(commit: str, folder: Path) -> Version:
    """Writes the server of the commit into the folder, and loads it. Raises `CalledProcessError` if git does not know it."""
    packed = subprocess.run(["git", "archive", commit, *PACKAGES], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return loaded(folder)


def loaded(folder: Path) -> Version:
    """Loads the server in that folder."""
    with _put_aside(), _metrics_put_aside():
        sys.path.insert(0, str(folder))
        try:
            node = importlib.import_module("server.gateway.node").Node
            settings = importlib.import_module("server.settings").Settings
            connection = importlib.import_module("server.gateway.sockets.connection").Connection
            # These are loaded when they are first needed. Later the names would lead to the present modules.
            importlib.import_module("engines.registry").all_engines()
            importlib.import_module("server.words.catalogue").languages()
        finally:
            sys.path.remove(str(folder))
        assert Path(sys.modules["server"].__file__ or "").is_relative_to(folder)
    return Version(node, settings, connection)


@contextmanager
def _put_aside() -> Iterator[None]:
    """Makes the interpreter forget the present packages for a while."""
    present = _loaded()
    for name in present:
        del sys.modules[name]
    try:
        yield
    finally:
        for name in _loaded():
            del sys.modules[name]
        sys.modules.update(present)


def _loaded() -> dict[str, ModuleType]:
    return {name: module for name, module in sys.modules.items() if name.partition(".")[0] in PACKAGES}


@contextmanager
def _metrics_put_aside() -> Iterator[None]:
    """Makes room for metrics of the same names. Those of the present server are the ones that remain."""
    present = set(REGISTRY._collector_to_names)
    for each in present:
        REGISTRY.unregister(each)
    try:
        yield
    finally:
        for each in set(REGISTRY._collector_to_names):
            REGISTRY.unregister(each)
        for each in present:
            REGISTRY.register(each)
