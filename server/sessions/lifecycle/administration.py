"""What tutors do with the session itself: its settings, its end, its files."""

import msgspec

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from protocol.session_commands import SessionSettings
from server.room.file_tokens import files_token
from server.sessions.boards.board_orders import set_phrases, set_referee_wait
from server.sessions.members.removal import member_or_waiting
from server.sessions.members.screen import set_spectators
from server.sessions.step_context import StepContext


def set_session(run: StepContext, by: str, body: asked.SetSession) -> None:
    try:
        settings = msgspec.convert({**msgspec.to_builtins(run.session.settings), **body.settings}, SessionSettings)
    except msgspec.ValidationError as wrong:
        raise Refusal(errors.SETTINGS_MALFORMED, detail=str(wrong)) from None
    title = run.session.title if body.title is None else " ".join(body.title.split())
    if (settings, title) != (run.session.settings, run.session.title):
        lasts = settings.keep_days != run.session.settings.keep_days
        set_phrases(run, by, messages.SetPhrases(settings.phrases))
        before = run.session
        run.set(settings=settings, title=title)
        set_spectators(run, before)
        set_referee_wait(run, before)
        if lasts:
            run.keep()
        run.tell_by("session_changed")


def ask_files(run: StepContext, by: str, _body: messages.AskFiles) -> None:
    """Who takes the class's files is in its log."""
    run.tell_by("files_taken")
    run.answer = {"token": files_token(run.session.secret, run.now_ms, by)}


def ask_pupil_file(run: StepContext, by: str, body: asked.AskPupilFile) -> None:
    """So is who takes what is stored of one pupil, and of whom. Raises `Refusal`."""
    member = member_or_waiting(run.session, body.person)
    if member.role != "pupil":
        raise Refusal(errors.COMMAND_NOT_YOURS, needs=[])
    run.tell_by("files_taken", name=member.name)
    run.answer = {"token": files_token(run.session.secret, run.now_ms, by, member.id)}
