"""Old and new nodes serve the same tables for a while, as in an upgrade without a pause. The checks then read the
history of all requests."""

from pathlib import Path

import pytest

from tests.deploy.upgrade import Upgrade, tree

OLD, NEW = "0.0.1", "9.0.0"
MORE = (
    (
        "server/room/values/state.py",
        "\n    @property\n    def due_at_ms(self)",
        "    later: tuple[int, ...] = (1, 2)\n\n    @property\n    def due_at_ms(self)",
    ),
    ("engines/kit/duel/options.py", "    auto_flag: bool = False\n", "    auto_flag: bool = False\n    later: int = 7\n"),
)
"""Changes of the code that make the new version: an additional field at the end of every room, and an additional option
in every game for two."""


@pytest.mark.long
@pytest.mark.timeout(300)
async def test_an_upgrade_under_play_loses_no_action_and_no_clock(tmp_path: Path) -> None:
    upgrade = Upgrade(tmp_path, tree(tmp_path / "old", OLD), tree(tmp_path / "new", NEW, *MORE), seed=3)
    tally = await upgrade.run()
    assert upgrade.replicas.versions == [OLD, OLD, NEW, NEW]
    wrong = [each for each in tally.wrongs if each.kind != "replay"]
    assert wrong == [], "\n".join([*map(str, wrong), *tally.lines()])
    assert tally.acked > 100
    assert tally.clocks > 0
    for line in upgrade.replays:
        assert "the same as the snapshot" in line, line
        assert f"started under {OLD}+" in line, line
