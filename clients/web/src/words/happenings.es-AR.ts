/** What is seen to happen in every game and in the room, in the Spanish of Argentina. */
import type { Overlay } from "./catalogue";
import { MARKS, type es, of, text } from "./happenings.es";

export const esAR = {
  challenged: (seen, names) => `${names(seen.seat)} desafía.`,
  ruling: (seen, names) => `Desafío de ${names(seen.seat)}: ${MARKS[text(of(seen).mark)] ?? text(of(seen).mark)}.`,
  ruling_pending: (seen, names) => `${names(seen.seat)} desafía. El réferi decide.`,
} satisfies Overlay<typeof es>;
