"""Builds the compiled kernel (`protocol/kernel.c`) if this machine has a C compiler: `python -m tools.kernel`.

The tool never fails. If the compiler or Python's headers are missing, the tool says so, and the server uses the same functions
in Python.
"""

import os
import shlex
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path
from typing import Final

from protocol.kernel import SOURCE, digest

FLAGS: Final = ("-O2", "-fPIC", "-shared", "-fno-strict-aliasing", "-fwrapv")


def target() -> Path:
    """Returns the path of the compiled file that this Python imports."""
    return SOURCE.with_name(f"_kernel{sysconfig.get_config_var('EXT_SUFFIX')}")


def compiler() -> list[str]:
    """Returns the command of the compiler: `CC`, or the first compiler that the machine has; empty if the machine has none."""
    if os.environ.get("CC"):
        return shlex.split(os.environ["CC"])
    return next(([path] for name in ("cc", "gcc", "clang") if (path := shutil.which(name))), [])


def build() -> str:
    """Builds the kernel. Returns a sentence about the result."""
    command = compiler()
    if not command:
        return "kernel: no C compiler here; the Python twins do the same"
    with tempfile.TemporaryDirectory(dir=SOURCE.parent, prefix=".kernel") as folder:
        made = Path(folder) / target().name
        more = ("-undefined", "dynamic_lookup") if sysconfig.get_platform().startswith("macosx") else ()
        include = sysconfig.get_paths()["include"]
        asked = [*command, *FLAGS, *more, f"-I{include}", f'-DSOURCE="{digest()}"', str(SOURCE), "-o", str(made)]
        try:
            done = subprocess.run(asked, capture_output=True, text=True, check=False)
        except OSError as error:
            return f"kernel: not built ({error}); the Python twins do the same"
        if done.returncode:
            reason = (done.stderr.strip().splitlines() or ["no reason given"])[0]
            return f"kernel: not built ({reason}); the Python twins do the same"
        made.replace(target())
    return f"kernel: built {target().name}"


def main() -> None:
    print(build())


if __name__ == "__main__":
    main()
