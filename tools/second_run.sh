#!/usr/bin/env bash
# second_run.sh <paths of tests>: runs them two at a time, then those that were red once more, one at a time, and names them.
# A wait that is too short only while two browsers share two slow cores says nothing of the code. Twice red is red; so are many at once.
set -uo pipefail
MAX_RED=12
pytest="$(dirname "$0")/../.venv/bin/pytest"
lastfailed=.pytest_cache/v/cache/lastfailed

"$pytest" -n 2 "$@"
code=$?
[ "$code" = 1 ] || exit "$code"
red=$(grep -c '": true' "$lastfailed" 2>/dev/null || echo 0)
[ "$red" -gt 0 ] && [ "$red" -le "$MAX_RED" ] || exit 1
echo "second run of what was red once:"
grep '": true' "$lastfailed"
exec "$pytest" -v --last-failed --last-failed-no-failures none "$@"
