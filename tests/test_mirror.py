"""Each module has its own test file, `tests/<layer>/test_<module>.py`, so that readers find the tests without a search."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LAYERS = {
    "engines/kit": "tests/engines/kit",
    "protocol": "tests/protocol",
    "server/aggregate": "tests/aggregate",
    "server/room": "tests/room",
    "server/sessions": "tests/sessions",
    "server/store": "tests/store",
    "server/descriptions": "tests/descriptions",
    "server/jobs": "tests/jobs",
    "server/weekend": "tests/weekend",
    "server/gateway": "tests/gateway",
    "server/command_line": "tests/command_line",
    "server/workers": "tests/workers",
    "clients/python/banderilla_gym": "tests/gym",
}
SUBJECTS = {
    "engines/kit/bounds.py": "tests/engines/test_bounds.py",
    "engines/kit/clocks/adjust.py": "tests/engines/kit/clocks/test_chess.py",
    "engines/kit/declaration/fault_details.py": "tests/engines/test_fault_details.py",
    "engines/kit/declaration/practice.py": "tests/school/test_distribution.py",
    "engines/kit/duel/view.py": "tests/engines/test_view_types.py",
    "engines/kit/referee/actions.py": "tests/engines/kit/referee/test_notation.py",
    "engines/kit/stakes.py": "tests/engines/test_stakes.py",
    "engines/kit/relocation/flow.py": "tests/engines/fiar/test_clock_and_end.py",
    "engines/kit/relocation/ruling.py": "tests/engines/fiar/test_challenges.py",
    "engines/kit/relocation/state.py": "tests/engines/kwatro_sinko/test_table.py",
    "server/room/step_result.py": "tests/room/play/test_plain_act.py",
    "protocol/errors.py": "tests/protocol/test_codes.py",
    "protocol/friends.py": "tests/gateway/messages/test_friends.py",
    "protocol/messages.py": "tests/protocol/test_codec.py",
    "protocol/phrases.py": "tests/room/test_chat.py",
    "protocol/session_commands/boards.py": "tests/sessions/test_powers.py",
    "protocol/session_commands/calls.py": "tests/sessions/test_powers.py",
    "protocol/session_commands/drawings.py": "tests/sessions/test_powers.py",
    "protocol/session_commands/family_links.py": "tests/sessions/test_powers.py",
    "protocol/session_commands/homework.py": "tests/sessions/homework/test_commands.py",
    "protocol/session_commands/members.py": "tests/sessions/test_powers.py",
    "protocol/session_commands/notes.py": "tests/sessions/test_powers.py",
    "protocol/session_commands/questions.py": "tests/sessions/test_powers.py",
    "protocol/session_commands/rounds.py": "tests/sessions/test_powers.py",
    "protocol/session_commands/session.py": "tests/sessions/test_powers.py",
    "protocol/session_commands/showing.py": "tests/sessions/test_powers.py",
    "protocol/session_commands/values.py": "tests/protocol/test_generated.py",
    "protocol/version.py": "tests/protocol/test_generated.py",
    "protocol/weekend.py": "tests/jobs/test_weekend.py",
    "server/aggregate/commands.py": "tests/sessions/test_powers.py",
    "server/aggregate/command_declaration.py": "tests/sessions/test_powers.py",
    "server/aggregate/frame.py": "tests/room/views/test_frames.py",
    "server/gateway/channels/recorded.py": "tests/gateway/messages/test_recording.py",
    "server/gateway/http/family_types.py": "tests/gateway/http/test_routes.py",
    "server/gateway/channels/friends_here.py": "tests/gateway/messages/test_friends.py",
    "server/gateway/channels/device_notices.py": "tests/gateway/messages/test_devices.py",
    "server/gateway/messages/blank_sheet.py": "tests/gateway/test_class_list.py",
    "server/gateway/http/metrics_port.py": "tests/gateway/http/test_pages.py",
    "server/gateway/messages/services.py": "tests/gateway/test_play.py",
    "server/gateway/messages/weekend.py": "tests/jobs/test_weekend.py",
    "server/gateway/gateway.py": "tests/gateway/test_bad_input.py",
    "server/jobs/report_batcher.py": "tests/gateway/test_sessions.py",
    "server/sessions/pairing/dutch/entrant.py": "tests/sessions/pairing/dutch/test_brackets.py",
    "server/room/command.py": "tests/room/values/test_powers.py",
    "server/room/command_table.py": "tests/room/values/test_powers.py",
    "server/room/lifecycle/creation.py": "tests/room/test_bad_input.py",
    "server/room/appeals/decided_result.py": "tests/room/endings/test_conduct.py",
    "server/room/values/deal.py": "tests/room/stored/test_log.py",
    "server/room/values/free_seats.py": "tests/room/lifecycle/test_listing.py",
    "server/room/values/game_start.py": "tests/room/match/test_games.py",
    "server/command_line/welcome.py": "tests/command_line/test_serve.py",
    "server/room/room.py": "tests/room/stored/test_log.py",
    "server/room/values/state.py": "tests/room/test_stored_rooms.py",
    "server/sessions/lifecycle/administration.py": "tests/sessions/test_powers.py",
    "server/sessions/command.py": "tests/sessions/test_powers.py",
    "server/sessions/command_table.py": "tests/sessions/test_powers.py",
    "server/sessions/members/removal.py": "tests/sessions/test_door.py",
    "server/sessions/homework/shares.py": "tests/sessions/homework/test_commands.py",
    "server/sessions/values/homework.py": "tests/sessions/homework/test_commands.py",
    "server/sessions/values/calls.py": "tests/sessions/calls/test_hands.py",
    "server/sessions/values/pentathlon.py": "tests/sessions/values/test_stations.py",
    "server/sessions/values/people.py": "tests/sessions/members/test_class_list.py",
    "server/sessions/values/shown.py": "tests/sessions/showing/test_position.py",
    "server/sessions/values/state.py": "tests/sessions/test_door.py",
    "server/sessions/step_context.py": "tests/sessions/test_powers.py",
    "server/store/indexes/weekends.py": "tests/jobs/test_weekend.py",
}
"""Modules whose tests are in the file of their caller or subject. This list must only become shorter: a new module gets
its own test file, and a module that gets one leaves the list."""
ALSO = {
    "engines/kit/duel/flow.py": ("tests/engines/takeaway/cases.json",),
    "engines/kit/levels/opponent.py": ("tests/engines/kit/levels/test_rollouts.py",),
    "engines/kit/referee/actions.py": ("tests/engines/kit/duel/test_off_turn.py", "tests/engines/kit/referee/test_rulings.py"),
    "engines/kit/relocation/flow.py": (
        "tests/engines/fiar/cases.json",
        "tests/engines/fiar/more_cases.json",
        "tests/engines/kit/relocation/test_rules.py",
    ),
    "engines/kit/relocation/ruling.py": ("tests/engines/fiar/cases.json", "tests/engines/fiar/more_cases.json"),
    "protocol/patch.py": ("tests/protocol/test_kernel.py",),
    "protocol/reference.py": ("tests/protocol/test_generated.py",),
    "protocol/short_patch.py": ("tests/protocol/test_kernel.py",),
    "protocol/typescript.py": ("tests/protocol/test_generated.py",),
    "server/aggregate/command_declaration.py": ("tests/aggregate/test_events.py",),
    "server/gateway/channels/commits.py": ("tests/gateway/channels/test_missed_numbers.py", "tests/gateway/test_nodes.py"),
    "server/gateway/channels/hub.py": (
        "tests/gateway/test_nodes.py",
        "tests/gateway/test_store_away.py",
        "tests/gateway/test_crowd.py",
        "tests/gateway/test_play.py",
        "tests/gateway/messages/test_watchers.py",
    ),
    "server/gateway/channels/missed_numbers.py": ("tests/gateway/channels/test_commits.py", "tests/gateway/test_nodes.py"),
    "server/gateway/channels/room_channel.py": ("tests/gateway/test_crowd.py",),
    "server/gateway/channels/slow_readers.py": ("tests/gateway/test_crowd.py",),
    "server/gateway/channels/snapshots.py": (
        "tests/gateway/test_crowd.py",
        "tests/gateway/channels/test_hub.py",
        "tests/gateway/channels/test_missed_numbers.py",
    ),
    "server/gateway/gateway.py": (
        "tests/gateway/http/test_pages.py",
        "tests/gateway/test_play.py",
        "tests/gateway/test_store_away.py",
    ),
    "server/gateway/http/pages.py": (
        "tests/gateway/http/test_export.py",
        "tests/gateway/http/test_routes.py",
        "tests/gateway/http/test_previews.py",
        "tests/gateway/http/test_developer.py",
        "tests/gateway/http/test_family.py",
        "tests/gateway/http/test_public_page.py",
    ),
    "server/gateway/messages/creating.py": ("tests/gateway/test_play.py",),
    "server/gateway/messages/dispatch.py": ("tests/gateway/test_play.py",),
    "server/gateway/messages/entering.py": ("tests/gateway/test_play.py", "tests/gateway/test_door.py"),
    "server/gateway/node.py": (
        "tests/gateway/test_nodes.py",
        "tests/jobs/test_weekend.py",
        "tests/gateway/operator/test_port.py",
    ),
    "server/gateway/http/export.py": ("tests/jobs/test_pupil_file.py",),
    "server/gateway/sockets/tcp_connection.py": (
        "tests/gateway/test_floods.py",
        "tests/gateway/sockets/test_plain_frames.py",
    ),
    "server/jobs/class_report.py": ("tests/jobs/test_class_sessions.py",),
    "server/jobs/board_sync.py": (
        "tests/gateway/test_sessions.py",
        "tests/gateway/test_retention.py",
        "tests/gateway/test_erase.py",
    ),
    "server/room/clocks/clock.py": ("tests/room/test_adjourn.py",),
    "server/room/command_table.py": ("tests/room/class_board/test_class_order.py",),
    "server/room/endings/conduct.py": ("tests/room/endings/test_correction.py",),
    "server/room/history/review.py": ("tests/room/endings/test_correction.py",),
    "server/room/lifecycle/erase.py": ("tests/room/history/test_erase_name.py",),
    "server/room/lifecycle/creation.py": (
        "tests/room/match/test_games.py",
        "tests/room/lifecycle/test_listing.py",
        "tests/room/people/test_membership.py",
    ),
    "server/room/play/actions.py": (
        "tests/room/test_bad_input.py",
        "tests/room/play/test_plain_act.py",
        "tests/room/play/test_time_limit.py",
        "tests/room/test_bots.py",
        "tests/room/appeals/test_appeal.py",
    ),
    "server/room/room.py": (
        "tests/room/test_bots.py",
        "tests/room/test_chat.py",
        "tests/room/test_rules_version.py",
        "tests/room/endings/test_claim_absence.py",
    ),
    "server/room/step_context.py": ("tests/room/stored/test_log.py", "tests/room/play/test_take_back.py"),
    "server/room/match/games.py": (
        "tests/room/endings/test_reopening.py",
        "tests/room/people/test_invitation.py",
        "tests/room/match/test_starting_position.py",
        "tests/room/test_correspondence.py",
    ),
    "server/room/match/starting_position.py": ("tests/room/history/test_erase_name.py",),
    "server/room/people/membership.py": ("tests/room/class_board/test_at_home.py", "tests/room/endings/test_claim_absence.py"),
    "server/room/people/invitation.py": ("tests/room/people/test_membership.py",),
    "server/room/values/state.py": (
        "tests/room/class_board/test_at_home.py",
        "tests/room/clocks/test_clock.py",
        "tests/room/test_unattended.py",
    ),
    "server/room/views/status.py": ("tests/room/appeals/test_follows.py",),
    "server/room/people/barred_words.py": ("tests/room/people/test_names.py",),
    "server/room/views/view.py": ("tests/room/endings/test_correction.py", "tests/room/class_board/test_at_home.py"),
    "server/room/appeals/appeal.py": ("tests/room/test_unattended.py", "tests/room/appeals/test_follows.py"),
    "server/sessions/boards/board_orders.py": (
        "tests/sessions/lifecycle/test_ending.py",
        "tests/sessions/rounds/test_progress.py",
        "tests/sessions/boards/test_round_time.py",
        "tests/sessions/boards/test_home_boards.py",
    ),
    "server/sessions/boards/board_rooms.py": ("tests/sessions/boards/test_round_time.py", "tests/room/test_adjourn.py"),
    "server/sessions/boards/home_boards.py": ("tests/sessions/homework/test_commands.py",),
    "server/sessions/boards/seating.py": ("tests/sessions/boards/test_simultaneous.py",),
    "server/sessions/boards/simultaneous.py": ("tests/sessions/boards/test_seating.py",),
    "server/sessions/boards/starting_position.py": ("tests/sessions/personal_data/test_erase_name.py",),
    "server/sessions/calls/hands.py": ("tests/sessions/calls/test_call_list.py",),
    "server/sessions/export/class_files.py": ("tests/jobs/test_archive.py",),
    "server/sessions/lifecycle/administration.py": ("tests/sessions/test_door.py",),
    "server/sessions/members/erase_member.py": (
        "tests/sessions/members/test_notes.py",
        "tests/sessions/personal_data/test_erase_name.py",
    ),
    "server/sessions/members/invitations.py": ("tests/sessions/views/test_desk.py",),
    "server/sessions/members/roster.py": (
        "tests/sessions/members/test_class_list.py",
        "tests/sessions/test_door.py",
        "tests/sessions/rounds/test_teams.py",
        "tests/sessions/boards/test_board_orders.py",
    ),
    "server/sessions/pairing/dutch/brackets.py": ("tests/sessions/pairing/test_tournament.py",),
    "server/sessions/pairing/dutch/criteria.py": (
        "tests/sessions/pairing/dutch/test_brackets.py",
        "tests/sessions/pairing/test_tournament.py",
    ),
    "server/sessions/pairing/dutch/entrant.py": ("tests/sessions/pairing/test_tournament.py",),
    "server/sessions/personal_data/erase_name.py": ("tests/jobs/test_erase_names.py",),
    "server/sessions/personal_data/pupil_data.py": ("tests/jobs/test_pupil_file.py",),
    "server/sessions/results/standings.py": (
        "tests/sessions/boards/test_simultaneous.py",
        "tests/sessions/export/test_class_files.py",
    ),
    "server/sessions/rounds/pentathlon.py": ("tests/sessions/values/test_stations.py",),
    "server/sessions/rounds/progress.py": (
        "tests/sessions/rounds/test_pentathlon.py",
        "tests/sessions/values/test_stations.py",
        "tests/sessions/boards/test_simultaneous.py",
    ),
    "server/sessions/showing/position.py": ("tests/sessions/showing/test_line.py", "tests/sessions/showing/test_drawings.py"),
    "server/sessions/step_context.py": (
        "tests/sessions/boards/test_simultaneous.py",
        "tests/sessions/homework/test_commands.py",
        "tests/sessions/members/test_roster.py",
        "tests/sessions/showing/test_question.py",
    ),
    "server/sessions/values/state.py": (
        "tests/sessions/boards/test_home_boards.py",
        "tests/sessions/boards/test_round_time.py",
    ),
    "server/sessions/views/desk.py": ("tests/sessions/views/test_showing.py", "tests/sessions/homework/test_commands.py"),
    "server/sessions/views/people.py": (
        "tests/sessions/homework/test_commands.py",
        "tests/sessions/members/test_halls.py",
        "tests/sessions/views/test_showing.py",
    ),
    "server/sessions/views/rounds.py": (
        "tests/sessions/boards/test_starting_position.py",
        "tests/sessions/export/test_class_files.py",
        "tests/sessions/results/test_pentathlon_table.py",
    ),
    "server/sessions/views/showing.py": ("tests/sessions/showing/test_question.py", "tests/sessions/showing/test_drawings.py"),
    "server/sessions/views/summary.py": ("tests/sessions/members/test_notes.py",),
    "server/sessions/views/view.py": ("tests/sessions/showing/test_saying.py",),
    "server/store/commits/commit.py": ("tests/store/commits/test_safety.py",),
    "server/store/embedded/valkey.py": ("tests/faults/test_kill.py", "tests/store/embedded/test_data_folder.py"),
    "server/store/people/friends.py": ("tests/gateway/messages/test_friends.py",),
    "server/store/rooms/attempt.py": (
        "tests/store/commits/test_safety.py",
        "tests/store/rooms/test_counter.py",
        "tests/store/rooms/test_place.py",
    ),
    "server/store/rooms/room_store.py": ("tests/store/rooms/test_counter.py", "tests/store/rooms/test_place.py"),
}
"""Additional test files of modules that need more than one test file. `make mutants` runs them too. Add a file only
if it checks the module's effects for people."""
MODULES = sorted(
    path.relative_to(ROOT).as_posix() for layer in LAYERS for path in (ROOT / layer).rglob("*.py") if path.name != "__init__.py"
)


def mirrored(module: str) -> Path:
    """Returns the path of a module's test file."""
    layer = next(layer for layer in LAYERS if module.startswith(f"{layer}/"))
    path = Path(module)
    return ROOT / LAYERS[layer] / path.relative_to(layer).with_name(f"test_{path.name}")


@pytest.mark.parametrize("module", MODULES)
def test_a_module_has_its_test_file(module: str) -> None:
    if module in SUBJECTS:
        assert not mirrored(module).exists(), "it has a file of its own now: take it off the list"
        assert (ROOT / SUBJECTS[module]).is_file()
    else:
        assert mirrored(module).is_file()


def test_no_module_is_on_the_list_that_is_no_more() -> None:
    assert set(SUBJECTS) <= set(MODULES)


def test_the_further_test_files_exist() -> None:
    assert set(ALSO) <= set(MODULES)
    assert [file for files in ALSO.values() for file in files if not (ROOT / file).is_file()] == []


def test_make_test_runs_every_test_file() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    runs = re.findall(r"^\t(?:\$\(BIN\)/pytest|(?:DIST=\w+ )?tools/second_run\.sh) (.*)", makefile, re.M)
    named = [ROOT / path for line in runs for path in re.findall(r"\btests/\S+", line)]
    files = {path for path in (ROOT / "tests").rglob("test_*.py") if "vectors" not in path.parts}
    assert [path for path in sorted(files) if not any(path.is_relative_to(folder) for folder in named)] == []
