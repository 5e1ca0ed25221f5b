"""Finds the folder of the built web client, which is in the package or in the checkout next to the running code."""

from pathlib import Path

SERVER = Path(__file__).parents[1]
FOLDERS = (SERVER / "client", SERVER.parent / "clients" / "web" / "dist")


def client_folder(chosen: str) -> str:
    """Returns the folder that the settings name; otherwise the first of the usual folders that exists.

    If none exists, returns the checkout's folder, because the error about a missing checkout folder tells how to build the
    client.
    """
    return chosen or str(next((folder for folder in FOLDERS if folder.is_dir()), FOLDERS[-1]))
