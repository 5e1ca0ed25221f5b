"""Measures how many sentences of docstrings, comments, Markdown and strings match nine patterns of unidiomatic English.

Run it in the root of a git checkout. The tool reads the tracked files and prints a line per layer: sentences, matches and
share.

    python -m tools.prose                                     print the table
    python -m tools.prose --list opener                       print each sentence that matches the pattern
    python -m tools.prose --list opener --layer server/room   the same, for one layer
    python -m tools.prose --lower                             lower the budgets to the present shares

`prose_budget.json` has the highest share allowed for each layer, in percent; `tests/tools/test_prose.py` fails if a layer
exceeds that share. CONTRIBUTING (Words) has the rules. A match is a hint, not proof. A sentence is a clause of at least three
words that ends with `.`, `;`, `!` or `?`.

The layer `strings` has the other string literals of the Python code that is not a test: error texts, log events and
command-line texts. A value in an f-string counts as `…`.
"""

import argparse
import ast
import io
import json
import math
import re
import subprocess
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
BUDGETS: Final = ROOT / "tools" / "prose_budget.json"

PATTERNS: Final = {
    "headless": re.compile(r"^(Who|Whoever)\b(?!.*\?$)|[,:;] (who|whoever) [a-z]+ (is|has|was|may|gets|keeps|wins)\b"),
    "opener": re.compile(r"^(What|Whatever|Whose|Whether|Where|When|How|Why)\b(?!.*\?$)"),
    "agentless": re.compile(
        r"\b(is|are|was|were|be|been) "
        r"(told|said|asked|shown|heard|seen|held|laid|had|let|put|looked|noted|left|turned)\b"
    ),
    "so-many": re.compile(r"(^|: )So (many|long|much|often|few|large|far)\b(?!.*\bthat\b)"),
    "is-to": re.compile(r"\b(is|are|was|were) to (be|have|go|come|see|do|wait|play|take|begin|keep|meet|show|lie|know)\b"),
    "literary": re.compile(
        r"\b(till|beside|bears|borne|lies open|lie open|stands? for|by (itself|themselves)|by turns|by lot"
        r"|in vain|in (the|its) place of|takes? the place|the very|of one's own|goes on as|at home|begun"
        r"|it alone|alone)\b"
    ),
    "one": re.compile(
        r"\bone's\b"
        r"|\b(if|when|what|where|as|that|which|than) one (is|has|may|can|must|does|sits|plays|acts|sees|wants|would)\b"
    ),
    "of-which": re.compile(
        r"\b(of|to|by|for|in|at|with|from|about|on) (which|whom)\b"
        r"|^Of (a|an|the|each|every|its|what|those|these|this|all|two|several)\b"
    ),
    "nobody": re.compile(
        r"(^|[,:;] )(nobody|nothing|Nobody|Nothing|No [a-z]+|None of) "
        r"(is|are|was|can|may|has|have|does|else|[a-z]+s)\b"
    ),
}

# The first prefix that fits names the layer; put a folder before the folder that contains it.
LAYERS: Final = (
    "protocol",
    "server/room",
    "server/sessions",
    "server/store",
    "server/gateway",
    "server/jobs",
    "server",
    "clients/web/src/games",
    "clients/web/src/classroom",
    "clients/web",
    "clients/python",
    "tests",
    "tools",
    "docs/rules",
    "docs/reference",
    "docs/design",
    "docs/deploy",
    "docs",
    "changes",
)
STRINGS: Final = "strings"
"""The layer of string literals that are not docstrings."""
WITH_STRINGS: Final = ("clients/python", "engines", "protocol", "server", "tools")

ENGINE_CORE: Final = ("engines/contract.py", "engines/assembly.py", "engines/registry.py")

# Generated files, licence texts and pages in Spanish.
LEFT_OUT: Final = re.compile(
    r"^docs/tree\.md$|^docs/reference/(games|protocol|codes)|gen\.ts|messages\.ts"
    r"|^protocol/.*\.(ts|js|mjs|svelte)$|^LICENSES|^docs/es/|docentes.*\.md$|privacidad.*\.md$"
)

# The words in Spanish and Portuguese, and the patterns themselves.
STRINGS_LEFT_OUT: Final = re.compile(r"^server/words/(es|pt)\.py$|^tools/prose\.py$")

SENTENCE: Final = re.compile(r"[^.;!?]+(?:[.!?;](?=\s|$)|$|[.;!?])*?(?:[.!?;](?=\s|$)|\Z)", re.DOTALL)
SCRIPT_COMMENT: Final = re.compile(r"/\*\*?(.*?)\*/|<!--(.*?)-->|(?<![:\"'])//[ \t]([^\n]*)", re.DOTALL)
PYTHON_MARKER: Final = re.compile(r"#\s*(noqa|type:|fmt:|pragma)")
CODE_BLOCK: Final = re.compile(r"```.*?```", re.DOTALL)
WORD: Final = re.compile(r"[(\"'`“]*[A-Za-z]+(?:['’-][A-Za-z]+)*[)\"'`”,:.;!?]*")
MARKDOWN_ITEM: Final = re.compile(r"\s*([-*|#]|\d+\.)")
MARKDOWN_MARK: Final = re.compile(r"^\s*([-*#]+|\d+\.)\s*")


class Sentence(NamedTuple):
    layer: str
    path: str
    line: int
    text: str


class Passage(NamedTuple):
    """A piece of prose and the line on which it starts."""

    line: int
    text: str


def layer_of(path: str) -> str:
    if path.startswith("engines/kit") or path in ENGINE_CORE:
        return "engines/kit"
    if path.startswith("engines/"):
        return "engines/games"
    for layer in LAYERS:
        if path == layer or path.startswith(layer + "/"):
            return layer
    return "top Markdown" if path.endswith(".md") else "other"


def python_passages(source: str) -> Iterator[Passage]:
    """Yields every comment and every string that is a statement of its own (docstrings of modules, functions and fields)."""
    for node in ast.walk(ast.parse(source)):
        body = getattr(node, "body", None)
        for child in body if isinstance(body, list) else ():
            match child:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    yield Passage(child.lineno, text)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and not PYTHON_MARKER.match(token.string):
            yield Passage(token.start[0], PYTHON_MARKER.split(token.string)[0].lstrip("# "))


def string_passages(source: str) -> Iterator[Passage]:
    """Yields every string literal that is not a docstring, with a capital first letter, because the patterns need one."""
    tree = ast.parse(source)
    parts = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    statements = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if id(node) in parts or id(node) in statements:
            continue
        match node:
            case ast.Constant(value=str(text)):
                yield Passage(node.lineno, text[:1].upper() + text[1:])
            case ast.JoinedStr(values=values):
                text = "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in values)
                yield Passage(node.lineno, text[:1].upper() + text[1:])


def script_passages(source: str) -> Iterator[Passage]:
    """Yields the comments of a TypeScript, JavaScript or Svelte file."""
    for match in SCRIPT_COMMENT.finditer(source):
        text = next((group for group in match.groups() if group), "")
        lines = (re.sub(r"^\s*\*\s?", "", line) for line in text.split("\n"))
        yield Passage(source.count("\n", 0, match.start()) + 1, "\n".join(lines).replace("@component", ""))


def lua_passages(source: str) -> Iterator[Passage]:
    for number, line in enumerate(source.split("\n"), 1):
        if match := re.search(r"--\s?(.*)", line):
            yield Passage(number, match[1])


def markdown_passages(source: str) -> Iterator[Passage]:
    """Yields paragraphs, headings, list items and table rows; skips code blocks."""
    source = CODE_BLOCK.sub(lambda match: "\n" * match[0].count("\n"), source)
    paragraph: list[str] = []
    start = 1
    for number, line in enumerate([*source.split("\n"), ""], 1):
        if line.strip() and not MARKDOWN_ITEM.match(line):
            start = start if paragraph else number
            paragraph.append(line)
            continue
        if paragraph:
            yield Passage(start, "\n".join(paragraph))
        paragraph = [MARKDOWN_MARK.sub("", line)] if line.strip() else []
        start = number


READERS: Final = {
    ".py": python_passages,
    ".ts": script_passages,
    ".js": script_passages,
    ".mjs": script_passages,
    ".svelte": script_passages,
    ".lua": lua_passages,
    ".md": markdown_passages,
}


def sentences_of(path: str, root: Path = ROOT) -> Iterator[Sentence]:
    """Yields the sentences of one tracked file, with the line on which each sentence starts. A sentence of a string has the
    line of the string, because a string may continue over several lines of code."""
    read = READERS.get(Path(path).suffix)
    if read is None or LEFT_OUT.search(path) or not (root / path).is_file():
        return
    source = (root / path).read_text(encoding="utf-8")
    for passage in read(source):
        for line, text in _sentences_in(passage):
            yield Sentence(layer_of(path), path, line, text)
    if path.endswith(".py") and path.startswith(WITH_STRINGS) and not STRINGS_LEFT_OUT.search(path):
        for passage in string_passages(source):
            for _line, text in _sentences_in(passage):
                if sum(WORD.fullmatch(word) is not None for word in text.split()) >= 3:
                    yield Sentence(STRINGS, path, passage.line, text)


def _sentences_in(passage: Passage) -> Iterator[tuple[int, str]]:
    """Yields the sentences of at least three words, each with its line."""
    for match in SENTENCE.finditer(passage.text):
        text = match[0]
        if len(text.split()) >= 3:
            start = match.start() + len(text) - len(text.lstrip())
            yield passage.line + passage.text.count("\n", 0, start), " ".join(text.split())


def tracked_sentences(root: Path = ROOT) -> list[Sentence]:
    """Returns the sentences of all files that git tracks."""
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=root, check=True, capture_output=True, text=True).stdout
    return [sentence for path in listing.split("\0") if path for sentence in sentences_of(path, root)]


def matches(sentence: Sentence, name: str | None = None) -> bool:
    """Tells whether the sentence matches the named pattern, or any pattern if no name is given."""
    patterns = [PATTERNS[name]] if name else PATTERNS.values()
    return any(pattern.search(sentence.text) for pattern in patterns)


def shares(sentences: list[Sentence]) -> dict[str, float]:
    """Returns, per layer, the percentage of sentences that match any pattern."""
    total = Counter(sentence.layer for sentence in sentences)
    found = Counter(sentence.layer for sentence in sentences if matches(sentence))
    return {layer: 100 * found[layer] / total[layer] for layer in sorted(total)}


def budgets() -> dict[str, int]:
    """Returns, for each layer, the highest allowed share of sentences that match a pattern, in percent."""
    return {layer: int(percent) for layer, percent in json.loads(BUDGETS.read_text(encoding="utf-8")).items()}


def over_budget(measured: dict[str, float], allowed: dict[str, int]) -> list[str]:
    """Returns a line for each layer whose share exceeds its budget. A layer without a budget has a budget of 0."""
    return [
        f"{layer}: {share:.1f} % of the sentences match; the budget is {allowed.get(layer, 0)} %"
        for layer, share in measured.items()
        if share > allowed.get(layer, 0)
    ]


def lower(measured: dict[str, float], allowed: dict[str, int]) -> dict[str, int]:
    """Returns budgets that fit the measured shares. A budget never rises. The budget of a new layer is its measured share."""
    return {layer: min(allowed.get(layer, 100), math.ceil(share)) for layer, share in measured.items()}


def print_table(sentences: list[Sentence]) -> None:
    """Prints a line per layer, the worst first, and a line per pattern."""
    total = Counter(sentence.layer for sentence in sentences)
    found = Counter(sentence.layer for sentence in sentences if matches(sentence))
    measured = shares(sentences)
    print(f"{'layer':<28}{'sentences':>10}{'matches':>9}{'share':>8}")
    for layer in sorted(total, key=lambda layer: -measured[layer]):
        print(f"{layer:<28}{total[layer]:>10}{found[layer]:>9}{measured[layer]:>7.1f}%")
    print(f"{'total':<28}{total.total():>10}{found.total():>9}{100 * found.total() / max(total.total(), 1):>7.1f}%\n")
    print(f"{'pattern':<28}{'matches':>10}{'per 1,000':>18}")
    for name in PATTERNS:
        count = sum(matches(sentence, name) for sentence in sentences)
        print(f"{name:<28}{count:>10}{1000 * count / max(len(sentences), 1):>18.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Count unidiomatic sentences in docstrings, comments, Markdown and strings.")
    parser.add_argument("--list", metavar="PATTERN", choices=[*PATTERNS, "all"], help="|".join([*PATTERNS, "all"]))
    parser.add_argument("--layer", help="limit --list or the table to one layer")
    parser.add_argument("--lower", action="store_true", help="lower the budgets to the present shares")
    arguments = parser.parse_args()

    sentences = tracked_sentences()
    if arguments.lower:
        BUDGETS.write_text(json.dumps(lower(shares(sentences), budgets()), indent=2) + "\n", encoding="utf-8")
        return
    if arguments.layer:
        sentences = [sentence for sentence in sentences if sentence.layer == arguments.layer]
    if not arguments.list:
        print_table(sentences)
        return
    name = None if arguments.list == "all" else arguments.list
    for sentence in sentences:
        if matches(sentence, name):
            print(f"{sentence.path}:{sentence.line}: {sentence.text}")


if __name__ == "__main__":
    main()
