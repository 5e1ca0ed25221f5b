"""The client's types of views are generated from the server's declarations, and are up to date."""

from pathlib import Path

import pytest

from tools import view_types


def test_the_clients_types_are_up_to_date() -> None:
    assert view_types.main(["--check"]) == 0


def test_stale_types_are_noticed_and_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for file in view_types.FILES:
        (tmp_path / file).parent.mkdir(parents=True)
    monkeypatch.setattr(view_types, "CLIENT", tmp_path)
    assert view_types.main(["--check"]) == 1
    said = capsys.readouterr().err
    assert all(f"{file} is stale" in said for file in view_types.FILES)
    assert view_types.main([]) == 0
    assert view_types.main(["--check"]) == 0


def test_a_file_says_every_record_that_a_view_is_made_of() -> None:
    text = view_types.view_types(view_types.ROOM)
    assert all(
        f"export type {name} = {{" in text for name in ("RoomView", "RoomInfo", "SeatView", "ChallengeView", "AboutView")
    )
    assert "  desk?: ChallengeView | null;" in text
    assert "  before: GameView;" in text, "a game's own view is the client's to name"
