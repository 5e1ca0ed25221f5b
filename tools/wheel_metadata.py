"""Gives the wheel the links of its project. The build tool hatchling calls this (`pyproject.toml`).

The address is the `origin` of the checkout, so no address is written in a file, and a fork's wheel leads to the fork. If
`origin` is a folder of this machine, the wheel has no links. A package index shows the README without the repository, so each
relative link in the README becomes a full address.
"""

import re
import subprocess
from pathlib import Path
from typing import Any, Final

from hatchling.metadata.plugin.interface import MetadataHookInterface

_ORIGIN: Final = re.compile(r"(?:https://(?:[^@/]*@)?|(?:ssh://)?git@)([\w.-]+)[:/]([\w./-]+?)(?:\.git)?/?")
_LINK: Final = re.compile(
    r"(?P<before>(?P<picture>!?)\[[^\]]*\]\(|<img src=\"|<a href=\")(?P<path>(?!https?:|#|mailto:)[^)\"\s]+)"
)

_HOST: Final = "../../"
"""Start of a path in the README that leads out of the repository's files, to a page of its host, such as the state of a
workflow."""


class WheelMetadata(MetadataHookInterface):  # type: ignore[misc]  # hatchling is not installed where the types are checked
    def update(self, metadata: dict[str, Any]) -> None:
        root = Path(self.root)
        text = (root / "README.md").read_text(encoding="utf-8")
        address = public_address(root)
        if address:
            release = _git(root, "tag", "--points-at", "HEAD").partition("\n")[0] or "HEAD"
            text = with_addresses(text, address, release)
            metadata["urls"] = {
                "Source": address,
                "Documentation": f"{address}/blob/{release}/docs/index.md",
                "Changelog": f"{address}/blob/{release}/CHANGELOG.md",
                "Issues": f"{address}/issues",
            }
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def public_address(root: Path) -> str:
    """Returns the web address of the checkout's `origin`; empty if `origin` is not on the web."""
    found = _ORIGIN.fullmatch(_git(root, "config", "--get", "remote.origin.url"))
    return f"https://{found[1]}/{found[2]}" if found else ""


def with_addresses(text: str, address: str, release: str) -> str:
    """Returns the Markdown text. Relative addresses of its links and pictures are made absolute."""

    def whole(found: re.Match[str]) -> str:
        if found["path"].startswith(_HOST):
            return f"{found['before']}{address}/{found['path'].removeprefix(_HOST)}"
        kind = "raw" if found["picture"] or found["before"].startswith("<img") else "blob"
        return f"{found['before']}{address}/{kind}/{release}/{found['path']}"

    return _LINK.sub(whole, text)


def _git(root: Path, *arguments: str) -> str:
    """Returns the answer of git; empty where git or its folder is missing, as in an unpacked archive."""
    try:
        return subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False).stdout.strip()
    except FileNotFoundError:
        return ""
