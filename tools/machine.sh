#!/usr/bin/env bash
# What the tests need of the machine and no package of ours can carry: a Chromium, an nginx, and for the strongest computer player
# Stockfish. Installs them where that is possible.
# Of the Chromiums the headless shell is wanted: it does with half of the whole browser's processor time, which is the next best.
set -euo pipefail
PATH="$PATH${MACHINE_PATH-:/usr/sbin:/usr/games}"
has() { command -v "$1" >/dev/null; }
has_shell() { [ -n "${CHROMIUM:-}" ] || has chromium-headless-shell; }
has_browser() { has_shell || has chromium || has google-chrome; }
apt() { DEBIAN_FRONTEND=noninteractive timeout 120 apt-get -qq -y -o Acquire::Retries=1 -o Acquire::http::Timeout=15 "$@" >/dev/null; }

# Firefox, WebKit and Stockfish are looked at too where they can be had; where not, their tests are not there.
others() {
  has firefox-esr || has firefox || echo firefox-esr
  has WebKitWebDriver && has Xvfb || echo webkit2gtk-driver xvfb
  has stockfish || echo stockfish
}

has nginx && has_shell && [ -z "$(others)" ] && exit 0
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
  apt update || true
  has nginx || apt install nginx-light
  has_shell || apt install chromium-headless-shell || has_browser || apt install chromium
  for each in $(others); do apt --no-install-recommends install "$each" || true; done
fi
[ -z "$(others)" ] || echo "Not to be had here, and so not tested: $(others | tr '\n' ' ')"
if ! has nginx || ! has_browser; then
  echo "The browser and proxy tests need a Chromium and an nginx. Install them (CHROMIUM=/path names a browser elsewhere)." >&2
  exit 1
fi
