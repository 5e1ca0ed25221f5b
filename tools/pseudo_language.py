"""Adds an artificial language to a checkout, for tests: `python -m tools.pseudo_language ROOT`.

The words of this language are the Spanish words, written in letters that are not Latin and 40 % longer. So Latin letters on a
page mean that a text is not translated, and overflowing text means that a place is too narrow for a longer language. Like any
language, the artificial language adds files and changes no file. The language has the tag of Greek, so that dates and lists,
which the browser writes, have no Latin letters either.
"""

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

LANG = "el"
NAME = "Ψευδογλώσσα"
WEB = Path("clients/web/src")

WORDS = Path(__file__).with_name("pseudo.ts")
"""The script that makes the words from the Spanish words. The tool copies this script into the client."""


def pseudo_name(name: str) -> str:
    """Returns a person's name in the letters of the language."""
    latin, strange = re.findall(r'^const [A-Z]+ = (?:\[\.\.\.)?"(\w+)"', WORDS.read_text(), re.MULTILINE)
    return name.translate(str.maketrans(latin, strange))


def add_language(root: Path) -> list[Path]:
    """Writes the files of the language into the client of that checkout and returns their paths."""
    src = root / WEB
    pseudo = src / "words" / "pseudo.ts"
    shutil.copy(WORDS, pseudo)
    return [pseudo, *_translated(src, pseudo)]


def _translated(src: Path, pseudo: Path) -> Iterator[Path]:
    for spanish in sorted(src.rglob("*.es.ts")):
        target = spanish.with_name(spanish.name.replace(".es.ts", f".{LANG}.ts"))
        text = spanish.read_text()
        if spanish.name == "language.es.ts":
            written = text.replace("const es:", f"const {LANG}:").replace("Español", NAME)
        elif "import.meta.glob" in text:
            written = (
                text.replace(".es.ts", f".{LANG}.ts").replace("const es =", f"const {LANG} =").replace('"es"', f'"{LANG}"')
            )
        else:
            written = _wrapped(spanish, text, pseudo)
        target.write_text(written)
        yield target


def _wrapped(spanish: Path, text: str, pseudo: Path) -> str:
    """Returns the content of a file that imports the Spanish words and changes their letters."""
    names = re.findall(r"^export (?:const|function) (\w+)", text, re.MULTILINE)
    ups = len(spanish.parent.parts) - len(pseudo.parents[1].parts)
    way = "../" * ups + "words/pseudo" if ups else "./words/pseudo"
    stem = spanish.name.removesuffix(".ts")
    imported = ", ".join(f"{name} as {name}Es" for name in names)
    exported = (f"export const {LANG if name == 'es' else name} = pseudo({name}Es);" for name in names)
    return "\n".join((f'import {{ {imported} }} from "./{stem}";', f'import {{ pseudo }} from "{way}";', "", *exported, ""))


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or not (Path(arguments[0]) / WEB).is_dir():
        print("usage: python -m tools.pseudo_language <root of a checkout>", file=sys.stderr)
        return 2
    print("\n".join(map(str, add_language(Path(arguments[0])))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
