#!/usr/bin/env bash
# What the tests need of the machine and no package of ours can carry: a Chromium and an nginx. Installs them where that is possible.
set -euo pipefail
missing=()
command -v chromium >/dev/null || command -v google-chrome >/dev/null || [ -n "${CHROMIUM:-}" ] || missing+=(chromium)
command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || missing+=(nginx-light)
[ ${#missing[@]} -eq 0 ] && exit 0
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq "${missing[@]}" >/dev/null
else
  echo "The browser and proxy tests need: ${missing[*]}. Install them (CHROMIUM=/path names a browser elsewhere)." >&2
  exit 1
fi
