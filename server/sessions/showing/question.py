"""Questions to the whole class, one at a time. Answers are hidden until the question is closed, and the results have no names.

    nothing --ask--> open --close--> closed --ask--> open
    open, closed --drop--> nothing

While the question is open, tutors see only how many pupils answered. Pupils, spectators and screens see no answers; a pupil can
request the pupil's own answer (`AskAnswer`) and change it. From a closed question the class keeps only the number of pupils per
choice, not their names.
"""

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.sessions.command import QuestionAsked
from server.sessions.step_context import StepContext
from server.sessions.values.membership import is_inside
from server.sessions.values.shown import GivenAnswer, Question
from server.sessions.values.state import Session


def ask(context: StepContext, by: str, body: QuestionAsked) -> None:
    """Asks the class a question, which replaces a closed question. Raises `Refusal` while another question is open."""
    session = context.session
    if session.question is not None and session.question.counts is None:
        raise Refusal(errors.SESSION_QUESTION_OPEN)
    number = session.questions_made + 1
    question = Question(number, by, context.now_ms, body.is_of_board, body.asked, body.answer, body.found)
    context.set(question=question, questions_made=number)
    context.put_on_wall("question")
    context.answer = {"number": number}
    context.tell_by("class_asked")


def answer(context: StepContext, by: str, body: asked.AnswerQuestion) -> None:
    """Stores the pupil's answer, which replaces an earlier answer. Raises `Refusal` if the question is closed, or the answer is
    not one of the question's choices."""
    question = _open(context.session, body.number)
    if body.choice not in question.asked["choices"]:
        raise Refusal(errors.SESSION_CHOICE)
    given = GivenAnswer(by, body.choice)
    if given in question.answers:
        return
    others = tuple(other for other in question.answers if other.person != by)
    context.set(question=replace(question, answers=(*others, given)))


def ask_answer(context: StepContext, by: str, _body: asked.AskAnswer) -> None:
    """Answers a pupil's request with that pupil's own answer. Only the ack contains it, because all pupils share one view."""
    question = context.session.question
    own = None if question is None else next((one.choice for one in question.answers if one.person == by), None)
    context.answer = {"number": None if question is None else question.number, "choice": own}


def close(context: StepContext, _by: str, body: asked.CloseQuestion) -> None:
    question = _open(context.session, body.number)
    given = [one.choice for one in question.answers]
    counts = tuple(given.count(choice) for choice in question.asked["choices"])
    context.set(question=replace(question, answers=(), counts=counts))
    context.tell_by("class_answered", count=len(given))


def drop(context: StepContext, _by: str, body: asked.DropQuestion) -> None:
    """Removes the question. Raises `Refusal` if the message means another question."""
    question = context.session.question
    if question is None or question.number != body.number:
        raise Refusal(errors.SESSION_QUESTION_OVER)
    context.set(question=None)
    if question.counts is None:
        context.tell_by("question_dropped")


def without_gone(context: StepContext) -> None:
    """Removes from the open question the answers of people who have left the class."""
    question = context.session.question
    if question is None:
        return
    answers = tuple(one for one in question.answers if is_inside(context.session, one.person))
    if answers != question.answers:
        context.set(question=replace(question, answers=answers))


def _open(session: Session, number: int) -> Question:
    question = session.question
    if question is None or question.number != number or question.counts is not None:
        raise Refusal(errors.SESSION_QUESTION_OVER)
    return question
