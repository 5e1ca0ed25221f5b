/** The words of a question to the class, in Spanish. */
import { plural } from "../../words/plural";

export const es = {
  ask: "Preguntar a la clase",
  hint: "Todos ven una jugada y responden. Hasta que cierres la pregunta nadie ve qué responden los demás.",
  game: "Una jugada de",
  ofBoard: "¿Qué preguntas de esta jugada?",
  kinds: { fault: "¿Hay una falta?", rule: "¿Qué regla se rompió?", mark: "¿C, I o IA?" },
  making: "Buscando una jugada…",
  sent: "La clase ya ve la pregunta.",
  question: "Pregunta a la clase",
  toYou: "Tu docente pregunta a la clase",
  look: "Ver la pregunta",
  asks: {
    fault: (name: string) => `¿Hay una falta que ${name} pueda retar ahora?`,
    rule: "¿Qué regla se rompió?",
  },
  seenBy: (name: string) => `Se ve como la ve ${name}.`,
  seenByAll: "Se ve como la vieron quienes miraban.",
  choose: "Elige una respuesta. Nadie ve qué eliges.",
  chose: "Respondiste. Puedes cambiar hasta que se cierre.",
  given: (count: number, of: number) => `${count} de ${of} respondieron`,
  close: "Cerrar y mostrar las respuestas",
  takeBack: "Retirar la pregunta",
  takeAway: "Quitar las respuestas",
  closed: "La pregunta se cerró",
  was: (text: string) => `Era: ${text}`,
  answers: (count: number) => plural("es", count, "respuesta", "respuestas"),
  right: "correcta",
  yours: "tu respuesta",
  fine: "Entendido",
  later: "Seguir jugando",
};
