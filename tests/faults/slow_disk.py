"""A disk on which every fdatasync takes long: a library of ten lines, laid under a Valkey by `LD_PRELOAD`.

Where there is no C compiler `slow_disk` gives nothing to lay under, and a test proves its point on the disk as it is.
"""

import os
import shutil
import subprocess
from pathlib import Path

_SOURCE = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <unistd.h>
static int slowly(const char *name, int fd) {
    usleep(%d * 1000);
    return ((int (*)(int)) dlsym(RTLD_NEXT, name))(fd);
}
int fdatasync(int fd) { return slowly("fdatasync", fd); }
int fsync(int fd) { return slowly("fsync", fd); }
"""


def slow_disk(folder: Path, ms: int) -> dict[str, str]:
    """The environment in which each fdatasync of a process takes that much longer."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return {}
    source, library = folder / "slow.c", folder / "slow.so"
    source.write_text(_SOURCE % ms)
    subprocess.run([compiler, "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
    return {"LD_PRELOAD": os.fspath(library)}
