#!/bin/sh
# What has to be there before anything can be installed, and what to do where it is not: `python PROGRAM`, or `node`.
set -eu
no() { echo "banderilla: $1" >&2; exit 1; }
PACKAGE="or, without Node, install the package: docs/deploy/package.md"

case "$1" in
python)
  command -v "$2" >/dev/null 2>&1 || no "there is no $2. Install Python 3.11 or newer (https://www.python.org/downloads/, or your system's \
package python3), or name one: make run PYTHON=/path/to/python3.12"
  "$2" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || no "$2 is $("$2" --version 2>&1), and 3.11 or newer is needed. \
Install a newer one (https://www.python.org/downloads/), or name one: make run PYTHON=/path/to/python3.12"
  "$2" -c 'import ensurepip, venv' 2>/dev/null || no "$2 has no venv. On Debian and Ubuntu: sudo apt install python3-venv"
  ;;
node)
  command -v node >/dev/null 2>&1 || no "there is no Node.js, which builds the client. Install 20.19 or newer (https://nodejs.org), $PACKAGE"
  node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' ||
    no "this is Node.js $(node --version), and 20.19, 22.12 or newer is needed (https://nodejs.org), $PACKAGE"
  command -v npm >/dev/null 2>&1 || no "Node.js is here, but npm is not. It comes with Node.js from https://nodejs.org; on Debian and Ubuntu: sudo apt install npm"
  ;;
esac
