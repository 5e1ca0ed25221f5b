/** The words of the referees' school, in the Spanish of Argentina. */
import type { Overlay } from "../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  lead: "Mirá una jugada y decidí: ¿hay una falta?, ¿qué regla se rompió?, ¿cómo se falla el desafío? Siempre hay otra.",
  levels: { mark: "Fallar el desafío" },
  you: (name: string) => `Sos ${name}.`,
  questions: {
    fault: "¿Hay una falta que puedas desafiar ahora?",
  },
  challenges: (name: string) => `${name} desafía ahora por esta regla. ¿Cómo se falla?`,
  answers: {
    IA: "IA: ahora no se puede desafiar eso",
  },
  noFault: "Nadie rompió una regla que se pueda desafiar.",
  progress: "Lo que ya sabés",
  keeps: "Lo que acertás queda solo en este aparato.",
  kinds: {
    missed: "En tu partida no la desafiaste.",
    unhit: "En tu partida desafiaste otra cosa.",
    failed: "En tu partida desafiaste y no acertaste.",
  },
} satisfies Overlay<typeof es>;
