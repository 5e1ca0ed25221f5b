"""Finds the built web client: in the package, or in the checkout that the code runs from."""

from pathlib import Path

SERVER = Path(__file__).parents[1]
FOLDERS = (SERVER / "client", SERVER.parent / "clients" / "web" / "dist")


def client_folder(chosen: str) -> str:
    """The folder of the settings, else the first that is there, else that of the checkout, which says how to build it."""
    return chosen or str(next((folder for folder in FOLDERS if folder.is_dir()), FOLDERS[-1]))
