"""The block that `serve` prints on a terminal: the addresses, a QR code and the next step, in the terminal's language."""

import io
import os
import sys
import webbrowser
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import segno


class Words(NamedTuple):
    """The sentences of the block. An address follows `here`; addresses and the QR code follow `others`."""

    ready: str
    here: str
    others: str
    next_step: str
    end: str


WORDS: Final = {
    "en": Words(
        "Banderilla is ready.",
        "On this machine open",
        "On other devices in the same network scan the code, or type",
        "To start a class, choose “Open a class” on the page.",
        "Leave this window open while people play. Ctrl-C ends the server. "
        "Games and classes stay in {folder} and continue at the next start.",
    ),
    "es": Words(
        "Banderilla está lista.",
        "En esta máquina abre",
        "En otros dispositivos de la misma red escanea el código, o escribe",
        "Para empezar una clase, elige «Abrir una clase» en la página.",
        "Deja esta ventana abierta mientras se juega. Ctrl-C termina el servidor. "
        "Las partidas y las clases quedan en {folder} y siguen cuando lo vuelvas a iniciar.",
    ),
    "pt": Words(
        "O Banderilla está pronto.",
        "Nesta máquina abra",
        "Em outros aparelhos da mesma rede escaneie o código, ou digite",
        "Para começar uma aula, escolha «Abrir uma turma» na página.",
        "Deixe esta janela aberta enquanto se joga. Ctrl-C encerra o servidor. "
        "As partidas e as turmas ficam em {folder} e continuam na próxima vez.",
    ),
}


def language_of(environment: Mapping[str, str]) -> str:
    """Returns the language of a terminal with that environment if there are words in it, else English."""
    locale = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    return locale[:2] if locale[:2] in WORDS else "en"


def welcome(here: str, others: Sequence[str], folder: str, language: str) -> str:
    """Returns the block. `here`: the address for this machine. `others`: the addresses for other devices; the QR code has the
    first one."""
    words = WORDS[language]
    lines = [words.ready, "", f"{words.here}:", f"    {here}"]
    if others:
        code = io.StringIO()
        segno.make(others[0], error="m").terminal(code, border=2, compact=True)
        lines += ["", f"{words.others}:", *(f"    {each}" for each in others), code.getvalue().rstrip("\n")]
    return "\n".join(["", *lines, "", words.next_step, words.end.format(folder=folder), ""])


def open_browser(address: str, environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Opens the address in the machine's browser. Returns False without a screen, because a text browser would occupy the
    terminal."""
    has_screen = platform in ("win32", "darwin") or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
    return has_screen and webbrowser.open(address)
