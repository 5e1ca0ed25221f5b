"""If a program is missing, `make` names it and the remedy before it prints anything else."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
SHELL_TOOLS = ("sh", "bash", "make", "find", "env", "dirname")


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """Returns a folder with the programs of a machine that has Python but no Node."""
    for name in SHELL_TOOLS:
        found = shutil.which(name)
        assert found
        (tmp_path / name).symlink_to(found)
    (tmp_path / "python3").symlink_to(sys.executable)
    return tmp_path


def pretend(machine: Path, name: str, script: str) -> None:
    (machine / name).unlink(missing_ok=True)
    (machine / name).write_text(f"#!/bin/sh\n{script}\n")
    (machine / name).chmod(0o755)


def printed(machine: Path, *asked: str) -> str:
    done = subprocess.run(
        ["tools/prerequisites.sh", *asked], cwd=ROOT, env={"PATH": str(machine)}, capture_output=True, text=True, timeout=20
    )
    assert bool(done.returncode) == bool(done.stderr), done
    return done.stderr


def test_a_machine_with_both_is_told_nothing(machine: Path) -> None:
    pretend(machine, "node", "exit 0")
    pretend(machine, "npm", "exit 0")
    assert printed(machine, "python", sys.executable) == ""
    assert printed(machine, "node") == ""


def test_no_python(machine: Path) -> None:
    (machine / "python3").unlink()
    said = printed(machine, "python", "python3")
    assert "there is no python3" in said
    assert "3.11 or newer" in said
    assert "PYTHON=" in said


def test_an_old_python(machine: Path) -> None:
    pretend(machine, "python3", 'case "$1" in --version) echo Python 3.9.2;; *) exit 1;; esac')
    said = printed(machine, "python", "python3")
    assert "Python 3.9.2, and 3.11 or newer is needed" in said


def test_a_python_without_venv(machine: Path) -> None:
    pretend(machine, "python3", 'case "$2" in *venv*) exit 1;; *) exit 0;; esac')
    assert "python3-venv" in printed(machine, "python", "python3")


def test_no_node(machine: Path) -> None:
    said = printed(machine, "node")
    assert "there is no Node.js" in said
    assert "https://nodejs.org" in said
    assert "docs/deploy/package.md" in said


@pytest.mark.parametrize(
    ("version", "is_old"),
    [
        ("18.19.0", True),
        ("20.18.1", True),
        ("20.19.0", False),
        ("21.7.3", True),
        ("22.11.0", True),
        ("22.12.0", False),
        ("26.10.0", False),
    ],
)
def test_an_old_node(machine: Path, version: str, *, is_old: bool) -> None:
    node = shutil.which("node")
    posing = f"Object.defineProperty(process.versions, 'node', {{ value: '{version}' }});"
    script = f'[ "$1" = --version ] && echo v{version} && exit; shift; exec {node} -e "{posing} $1"'
    pretend(machine, "node", script)
    pretend(machine, "npm", "exit 0")
    said = printed(machine, "node")
    assert bool(said) == is_old
    if is_old:
        assert f"this is Node.js v{version}, and 20.19" in said


def test_no_npm(machine: Path) -> None:
    pretend(machine, "node", "exit 0")
    assert "npm is not" in printed(machine, "node")


def test_make_run_asks_before_it_installs_anything(machine: Path, tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    (checkout / "tools").mkdir(parents=True)
    (checkout / "clients/web/src").mkdir(parents=True)
    for name in ("Makefile", "requirements.txt", "tools/prerequisites.sh", "clients/web/package-lock.json"):
        shutil.copy(ROOT / name, checkout / name)
    pretend(machine, "python3", 'case "$1" in --version) echo Python 3.9.2;; *) exit 1;; esac')
    environment = {"PATH": str(machine), "HOME": os.environ.get("HOME", "/")}
    done = subprocess.run(["make", "run"], cwd=checkout, env=environment, capture_output=True, text=True, timeout=20)
    assert done.returncode
    assert done.stderr.startswith("banderilla: python3 is Python 3.9.2"), done.stderr
    assert not (checkout / ".venv").exists()


def test_every_target_of_the_makefile_runs_though_a_file_has_its_name() -> None:
    text = (ROOT / "Makefile").read_text()
    phony = set(re.findall(r"^\.PHONY: (.*)$", text, re.M)[0].split())
    described = set(re.findall(r"^([a-z0-9-]+):.*##", text, re.M))
    assert described <= phony


def test_every_program_of_the_tests_is_installed_where_it_is_missing(machine: Path) -> None:
    """Nobody would notice a missing program, because no test fails: without Stockfish, for example, a test would be skipped."""
    for name in ("sh", "bash"):
        found = shutil.which(name)
        assert found
        (machine / name).unlink()
        (machine / name).symlink_to(found)
    pretend(machine, "id", "echo 0")
    pretend(machine, "timeout", 'shift; exec "$@"')
    pretend(machine, "tr", "exec cat")
    pretend(
        machine,
        "apt-get",
        f'for each in "$@"; do :; done; cd {machine}; echo "$each" >> asked; : > "$each"; exec chmod +x "$each"',
    )
    chmod = shutil.which("chmod")
    assert chmod
    (machine / "chmod").symlink_to(chmod)
    environment = {"PATH": str(machine), "MACHINE_PATH": ""}
    done = subprocess.run(["bash", "tools/machine.sh"], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=20)
    asked = (machine / "asked").read_text().split()
    assert {"nginx-light", "chromium-headless-shell", "firefox-esr", "webkit2gtk-driver", "xvfb", "stockfish"} <= set(asked), (
        done
    )
