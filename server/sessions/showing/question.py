"""Questions to the whole class, one at a time. The answers are hidden until the question closes, and the results have no names.

    nothing --ask--> open --close--> closed --ask--> open
    open, closed --drop--> nothing

While it is open, no view of a pupil, a spectator or a screen depends on an answer: tutors see only how many pupils answered,
and a pupil can request only the pupil's own answer (`AskAnswer`). A pupil may change an answer until it closes. A closed
question has only counts: the class no longer knows who gave which answer.
"""

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.sessions.command import QuestionAsked
from server.sessions.step_context import StepContext
from server.sessions.values.membership import is_inside
from server.sessions.values.state import GivenAnswer, Question, Session


def ask(context: StepContext, by: str, body: QuestionAsked) -> None:
    """Asks the next question, which replaces a closed one. Raises `Refusal` while another is open."""
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
    """Stores the pupil's answer in place of the previous answer. Raises `Refusal` if it is late, or not one of the choices."""
    question = _open(context.session, body.number)
    if body.choice not in question.asked["choices"]:
        raise Refusal(errors.SESSION_CHOICE)
    given = GivenAnswer(by, body.choice)
    if given in question.answers:
        return
    others = tuple(other for other in question.answers if other.person != by)
    context.set(question=replace(question, answers=(*others, given)))


def ask_answer(context: StepContext, by: str, _body: asked.AskAnswer) -> None:
    """Answers with the pupil's own answer. Only the ack carries it, because all pupils share one view."""
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
    """Removes the present question. Raises `Refusal` if the number is another question's."""
    question = context.session.question
    if question is None or question.number != body.number:
        raise Refusal(errors.SESSION_QUESTION_OVER)
    context.set(question=None)
    if question.counts is None:
        context.tell_by("question_dropped")


def without_gone(context: StepContext) -> None:
    """Returns the question without the answers of people who have left."""
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
