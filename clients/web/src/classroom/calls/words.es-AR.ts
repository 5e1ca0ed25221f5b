/** The words of raised hands and of the tutors' list of calls, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  why: "¿Qué necesitás?",
  reasons: { again: "¿Lo mostrás otra vez?" },
  absentTutor: "Si no hay ningún docente conectado, un desafío o una apelación espera",
} satisfies Overlay<typeof es>;
