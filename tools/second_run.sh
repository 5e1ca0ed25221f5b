#!/usr/bin/env bash
# [DIST=loadfile] second_run.sh <paths of tests>: runs three tests at a time, because they wait more than they compute.
# It then runs the red ones again, one at a time, and names them: a wait that is too short only while three browsers share two slow
# cores says nothing of the code. A test that is red twice fails the run, and so do many red tests at once.
set -uo pipefail
MAX_RED=12
pytest="$(dirname "$0")/../.venv/bin/pytest"
lastfailed=.pytest_cache/v/cache/lastfailed

"$pytest" -n 3 --dist "${DIST:-load}" --no-loadscope-reorder "$@"
code=$?
[ "$code" = 1 ] || exit "$code"
red=$(grep -c '": true' "$lastfailed" 2>/dev/null || echo 0)
[ "$red" -gt 0 ] && [ "$red" -le "$MAX_RED" ] || exit 1
echo "second run of what was red once:"
grep '": true' "$lastfailed"
exec "$pytest" -v --last-failed --last-failed-no-failures none "$@"
