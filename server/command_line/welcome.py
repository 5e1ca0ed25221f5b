"""The text that `serve` prints on a terminal: the addresses, a QR code and the next step, in the language of the terminal."""

import io
import os
import sys
import webbrowser
from collections.abc import Mapping, Sequence

import segno

from server.words.catalogue import languages


def language_of(environment: Mapping[str, str]) -> str:
    """Returns the language of the terminal, by its environment variables; English if the server has no words in that
    language."""
    locale = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    return locale[:2] if locale[:2] in languages() else "en"


def welcome(here: str, others: Sequence[str], folder: str, language: str, *, is_new_folder: bool = False) -> str:
    """Returns the text. `here`: the address on this machine. `others`: the addresses for other devices; the QR code has the
    first of these addresses. `is_new_folder`: the data folder had no data before this start."""
    words = languages()[language].welcome
    lines = [words.ready, "", f"{words.here}:", f"    {here}"]
    if others:
        code = io.StringIO()
        segno.make(others[0], error="m").terminal(code, border=2, compact=True)
        lines += ["", f"{words.others}:", *(f"    {each}" for each in others), code.getvalue().rstrip("\n")]
    lines += ["", words.next_step, words.end.format(folder=folder), *([words.new_folder] if is_new_folder else ())]
    return "\n".join(["", *lines, ""])


def open_browser(address: str, environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Opens the address in the browser of this machine. Returns False if the machine has no screen, because a text browser
    would occupy the terminal."""
    has_screen = platform in ("win32", "darwin") or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
    return has_screen and webbrowser.open(address)
