/** What is seen to happen in every game and in the room, in the Spanish of Argentina. */
import type { Overlay } from "./catalogue";
import { MARKS, type es, of, text } from "./happenings.es";

export const esAR = {
  challenged: (event, names) => `${names(event.seat)} desafía.`,
  ruling: (event, names) => `Desafío de ${names(event.seat)}: ${MARKS[text(of(event).mark)] ?? text(of(event).mark)}.`,
  ruling_pending: (event, names) => `${names(event.seat)} desafía. El réferi decide.`,
} satisfies Overlay<typeof es>;
