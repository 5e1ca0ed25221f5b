/** The sentences of the events that every game and the room share, in the Spanish of Argentina. */
import type { Overlay } from "./catalogue";
import { type es, list } from "./happenings.es";

export const esAR = {
  challenged: (event, names) => `${names(event.seat)} desafía.`,
  ruling: (event, names) => `Desafío de ${names(event.seat)}: ${list(event)}.`,
  ruling_pending: (event, names) => `${names(event.seat)} desafía. El réferi decide.`,
} satisfies Overlay<typeof es>;
