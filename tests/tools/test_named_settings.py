"""The flags, variables and targets of `make` that the documents and the server's messages name are those that exist."""

import argparse
import re
import subprocess
from pathlib import Path
from typing import Final

import pytest

from server.command_line.main import COMMANDS, _parser
from server.settings import Settings, explanations, flag_of, variable_of

ROOT: Final = Path(__file__).parents[2]
FLAG: Final = re.compile(r"(?<![\w-])--[a-z][a-z0-9-]*[a-z0-9](?![\w-])")
VARIABLE: Final = re.compile(r"\bBANDERILLA_[A-Z_]*[A-Z]\b")
OTHER_PROGRAMS: Final = re.compile(
    r"docker|\bnpm\b|\bnpx\b|\bwsl\b|\buvx?\b|\bcurl\b|systemctl|useradd|app\.css|TableLayout|`-"
)
"""Pattern of lines that may have a flag of another program, or a property of a style sheet."""
FILES: Final = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()


def texts(*endings: str, under: str = "") -> dict[str, str]:
    chosen = [name for name in FILES if name.endswith(endings) and name.startswith(under) and (ROOT / name).is_file()]
    return {name: (ROOT / name).read_text(encoding="utf-8") for name in chosen}


def flags_of_commands() -> set[str]:
    (commands,) = [each for each in _parser()._actions if isinstance(each, argparse._SubParsersAction)]
    return {flag for command in commands.choices.values() for flag in command._option_string_actions}


def flags_of_tools() -> set[str]:
    """Returns the flags of the programs in `tools`, `tests` and `protocol`, found in their source code."""
    sources = texts(".py", "Makefile")
    return {flag for text in sources.values() for flag in re.findall(r"""["'](--[a-z][a-z0-9-]*)["'=]""", text)}


def unknown(found: dict[str, str], known: set[str]) -> list[str]:
    return [
        f"{name}:{number}: {flag}"
        for name, text in found.items()
        for number, line in enumerate(text.splitlines(), 1)
        for flag in FLAG.findall(line)
        if flag not in known and not OTHER_PROGRAMS.search(line)
    ]


def test_every_flag_in_the_documents_exists() -> None:
    known = flags_of_commands() | flags_of_tools()
    assert unknown(texts(".md") | texts(".service", ".yml", under="deploy/"), known) == []


def test_every_flag_in_a_message_of_the_server_exists() -> None:
    assert (
        unknown(texts(".py", under="server/") | texts(".py", under="protocol/"), flags_of_commands() | flags_of_tools()) == []
    )


def test_a_flag_of_the_server_is_never_one_of_a_tool_alone() -> None:
    """In the documents, a command line of the server has only flags of the server, never a flag of a tool."""
    flags = flags_of_commands()
    wrong = [
        f"{name}: {line.strip()}"
        for name, text in texts(".md").items()
        for line in text.splitlines()
        for command in re.findall(rf"(?:^|`|\s)banderilla (?:(?:{'|'.join(COMMANDS)}) )?--[^`#]*", line)
        if set(FLAG.findall(command)) - flags
    ]
    assert wrong == []


def test_every_variable_in_the_documents_exists() -> None:
    compose = set(VARIABLE.findall((ROOT / ".env.example").read_text(encoding="utf-8")))
    known = {variable_of(field) for field in Settings.__struct_fields__} | compose
    found = texts(".md", ".service", ".yml", "Dockerfile", ".sh", ".conf") | texts(".py", under="server/")
    assert {f"{name}: {each}" for name, text in found.items() for each in VARIABLE.findall(text) if each not in known} == {
        "server/settings.py: BANDERILLA_FIELD_NAME"  # the pattern of all names
    }


def test_every_target_of_make_is_phony_and_named_ones_exist() -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z][a-z0-9-]*):", text, re.M))
    phony = re.search(r"^\.PHONY: (.*)$", text, re.M)
    assert phony is not None
    assert targets == set(phony[1].split())
    named = {
        f"{name}: {each}"
        for name, page in texts(".md", ".yml").items()
        for each in re.findall(r"`make ([a-z][a-z0-9-]*)", page)
    }
    assert {each for each in named if each.partition(": ")[2] not in targets} == set()


@pytest.mark.parametrize("field", Settings.__struct_fields__)
def test_no_help_text_leads_to_a_page_that_the_package_lacks(field: str) -> None:
    assert "docs/" not in explanations()[field], flag_of(field)


def test_no_message_of_a_command_leads_to_a_page_that_the_package_lacks() -> None:
    spoken = texts(".py", under="server/command_line/") | texts(".py", under="server/gateway/admission/")
    lines = [line for text in spoken.values() for line in text.splitlines() if "docs/" in line and ".md" in line]
    assert lines == []
