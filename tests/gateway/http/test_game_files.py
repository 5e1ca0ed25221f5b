"""The server sends the files of a package's board, and no other files of the package."""

import gzip
from pathlib import Path

from server.gateway.http.game_files import board_files

NO_TIME = bytes(4)
"""The empty time in a gzip header."""


def test_the_files_of_the_board_with_their_types(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "board.js").write_text("export const contract = 1;\n")
    (tmp_path / "words" / "en.js").write_text("")
    (tmp_path / "picture.webp").write_bytes(b"RIFF")
    files = board_files(tmp_path)
    assert {name: file.content_type for name, file in files.items()} == {
        "board.js": "text/javascript; charset=utf-8",
        "words/en.js": "text/javascript; charset=utf-8",
        "picture.webp": "image/webp",
    }
    board = files["board.js"]
    assert not board.is_asset, "an updated package must arrive at once"
    assert board.fitting(["gzip"]).body[4:8] == NO_TIME, "every node sends the same bytes under the same tag"
    assert gzip.decompress(board.fitting(["gzip"]).body) == board.fitting([]).body == b"export const contract = 1;\n"


def test_no_page_no_hidden_file_and_no_link_out_of_the_folder(tmp_path: Path) -> None:
    board, secret = tmp_path / "board", tmp_path / "secret.js"
    (board / ".git").mkdir(parents=True)
    secret.write_text("secret")
    (board / ".git" / "config.js").write_text("")
    (board / "index.html").write_text("")
    (board / "rules.py").write_text("")
    (board / "link.js").symlink_to(secret)
    assert board_files(board) == {}
    assert board_files(tmp_path / "missing") == {}
