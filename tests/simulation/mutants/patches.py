"""The patches, and copies of the project with one patch applied."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
ROOT: Final = Path(__file__).parents[3]
SHARED: Final = ("engines", "protocol", "tests", "clients", "tools", "docker-compose.yml", "pyproject.toml")


def names() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.patch"))


def broken_copy(name: str, folder: Path) -> None:
    """Copies the server, links everything else, and applies the patch to the copy. Raises `CalledProcessError` if the
    patch does not fit."""
    shutil.copytree(ROOT / "server", folder / "server", ignore=shutil.ignore_patterns("__pycache__"))
    for shared in SHARED:
        (folder / shared).symlink_to(ROOT / shared)
    patch = ["git", "apply", "--unsafe-paths", "--directory", str(folder), str(FOLDER / f"{name}.patch")]
    subprocess.run(patch, cwd=folder, check=True, capture_output=True)
