"""Builds the documents that Git does not store: `python -m tools.documents`. `--check` compares their digests.

The documents are the descriptions of the protocol, a transcript per game, and the tree of files. Git only has
`docs/reference/digests.txt`, with a line per game and document. `--check` fails if a line differs, so that nobody changes a
message, a view or the course of a game by accident. Explanatory texts do not count in a digest.
"""

import hashlib
import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

from engines.registry import all_engines
from server.descriptions.asyncapi import asyncapi
from server.gateway.http.openapi import openapi
from tools import tree
from tools.transcripts import transcript

DOCS: Final = Path(__file__).parents[1] / "docs"
DIGESTS: Final = DOCS / "reference" / "digests.txt"
_HEAD: Final = "# First digits of SHA-256 of each generated document, without explaining texts. `make docs` writes this file.\n"
_SIGNS: Final = 12
_TEXTS: Final = frozenset({"description", "summary", "title"})
_MESSAGES: Final = "messages"
"""The part of the AsyncAPI document that belongs to no single game: messages, operations, codes."""


def documents() -> dict[str, str]:
    """Returns every document by its path in `docs`."""
    return {path: make() for path, make in _makers().items()}


def paths() -> frozenset[str]:
    """Returns the paths of the documents in `docs`, without building them."""
    return frozenset(_makers())


def _makers() -> dict[str, Callable[[], str]]:
    return {
        "tree.md": tree.page,
        "reference/asyncapi.json": lambda: _json(asyncapi()),
        "reference/openapi.json": lambda: _json(openapi()),
        **{f"reference/transcripts/{slug}.jsonl": partial(transcript, slug) for slug in all_engines()},
    }


def write(folder: Path = DOCS) -> None:
    """Writes all documents to a folder. Each file is replaced in one step, because tests may read it meanwhile."""
    for name, text in documents().items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        fresh = target.with_name(f"{target.name}.{os.getpid()}")
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(target)


def digests() -> dict[str, str]:
    """Returns the digest of each document; for the AsyncAPI document, the digest of each part."""
    described = {f"asyncapi {part}": _json(value) for part, value in sorted(parts(asyncapi()).items())}
    played = {f"transcript {slug}": transcript(slug) for slug in sorted(all_engines())}
    texts = {**described, "openapi": _json(_plain({**openapi(), "info": None})), **played}
    return {name: hashlib.sha256(text.encode()).hexdigest()[:_SIGNS] for name, text in texts.items()}


def parts(document: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the parts of the AsyncAPI document: the messages, the views of rooms and of sessions, and each game with its
    views. The parts leave out explanatory texts."""
    found: dict[str, Any] = {_MESSAGES: [document["channels"], document["operations"], document["components"]["messages"]]}
    found[_MESSAGES].append(sorted(document["x-codes"]))
    for name, schema in [*document["x-games"].items(), *document["components"]["schemas"].items()]:
        owner, dot, _ = name.partition(".")
        part = owner if dot or name in document["x-games"] else _MESSAGES
        found.setdefault(part, []).append([name, schema])
    return {part: _plain(value) for part, value in found.items()}


def _plain(node: Any) -> Any:
    """Returns the value without explanatory texts, that is, without each string under a key of `_TEXTS`. If the value under
    such a key is not a string, it stays, because then it describes a field of that name."""
    if isinstance(node, list):
        return [_plain(part) for part in node]
    if not isinstance(node, Mapping):
        return node
    return {key: _plain(part) for key, part in node.items() if not (key in _TEXTS and isinstance(part, str))}


def _json(document: Any) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def differences() -> Iterator[str]:
    """Yields the name of each part whose digest differs from the stored digest."""
    kept = dict(line.rsplit(" ", 1) for line in DIGESTS.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    now = digests()
    return (name for name in sorted(kept.keys() | now.keys()) if kept.get(name) != now.get(name))


def keep_digests() -> None:
    """Writes the file of digests."""
    DIGESTS.write_text(_HEAD + "".join(f"{name} {digest}\n" for name, digest in digests().items()), encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Writes documents and digests. `--digests` writes only the digests, `--check` writes nothing."""
    if "--check" in arguments:
        changed = list(differences())
        for name in changed:
            sys.stderr.write(f"{name} is not what {DIGESTS.name} says: if you mean the change, run python -m tools.documents\n")
        return int(bool(changed))
    keep_digests()
    if "--digests" not in arguments:
        write()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
