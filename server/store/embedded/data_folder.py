"""Checks the data folder: if another program's files are in it, the server stops and writes nothing."""

from pathlib import Path

OURS = frozenset({"appendonlydir", "lock", "valkey.log", "valkey.sock", "server.log", "dump.rdb"})
LOG_FOLDER = "appendonlydir"


class DataFolderForeign(Exception):
    """The folder has files of another program and none of this server."""


def foreign_files(folder: Path) -> list[str]:
    """Returns the names of files that this server does not create, sorted; empty if the folder does not exist."""
    if not folder.is_dir():
        return []
    return sorted(path.name for path in folder.iterdir() if _is_foreign(path.name))


def require_ours(folder: Path) -> None:
    """Raises `DataFolderForeign` if the folder belongs to another program, `NotADirectoryError` if it is no folder. A missing
    or empty folder is allowed."""
    if folder.exists() and not folder.is_dir():
        raise NotADirectoryError(f"{folder} is a file: choose a folder with --data-dir")
    foreign = foreign_files(folder)
    if foreign and not (folder / LOG_FOLDER).is_dir():
        raise DataFolderForeign(
            f"{folder} has files of another program ({', '.join(foreign[:3])}): choose another --data-dir; nothing changed"
        )


def _is_foreign(name: str) -> bool:
    return name not in OURS and not name.startswith((".", "temp-", "banderilla"))
