/** The words of the referees' school, in the Spanish of Argentina. */
import type { Overlay } from "../words/catalogue";
import { sentence } from "../words/sentence";
import type { es } from "./words.es";

export const esAR = {
  lead: "Mirá una jugada y decidí: ¿hay una falta?, ¿qué regla se rompió?, ¿qué decide el réferi? Siempre hay otra.",
  levels: { mark: "Juzgar el desafío" },
  you: (name: string) => `Sos ${name}.`,
  questions: {
    fault: "¿Hay una falta que puedas desafiar ahora?",
  },
  challenges: (name: string) => `${name} desafía ahora por esta regla. ¿Qué decide el réferi?`,
  answers: {
    IA: "IA: ahora no se puede desafiar eso",
  },
  noFault: (proof: string) => sentence(`Nadie rompió una regla que se pueda desafiar${proof && `: ${proof}`}`),
  why: {
    own_result: (name: string) => `El resultado es de ${name}: solo lo puede desafiar el otro.`,
    others_turn: (name: string) => `Todavía juega ${name}: se desafía al recibir la banderilla.`,
    own_turn: (name: string) => `${name} ya no puede desafiar: se desafía al recibir la banderilla, antes de tocar nada.`,
    not_now: (name: string) => `Ahora no hay un turno que desafiar${name && `: todavía juega ${name}. Se desafía cuando su turno termina`}.`,
    review: (_name: string) => "Todavía no se puede desafiar: se desafía en la revisión, con todo a la vista.",
    other_moment: (_name: string) => "Se puede desafiar, pero no por esa regla.",
  },
  times: {
    others_turn: (name: string, _deed: string) => `Es pronto: todavía juega ${name}. Se desafía al recibir la banderilla.`,
    early: (_name: string, _deed: string) => "Es pronto: esa regla se desafía después.",
    late: (name: string, deed: string) => `Es tarde para desafiar eso: ${name} ya siguió${deed && ` («${deed}»)`}.`,
    passed: (_name: string, deed: string) => `Es tarde para desafiar eso: ya pasó el momento${deed && ` («${deed}»)`}.`,
  },
  progress: "Lo que ya sabés",
  keeps: "Lo que acertás queda solo en este aparato.",
  kinds: {
    missed: "En tu partida no la desafiaste.",
    unhit: "En tu partida desafiaste otra cosa.",
    failed: "En tu partida desafiaste y no acertaste.",
  },
  forYou: "Para vos",
  notYet: "Todavía no. Probá otra vez.",
  hints: {
    arithmetic: "Hacé la cuenta otra vez, despacio.",
    order_of_operations: "Mirá qué se hace primero: paréntesis, por y dividido, más y menos.",
    fractions: "Compará las fracciones: ¿valen lo mismo?",
    geometry: "Mirá la forma y el camino en el tablero.",
    counting: "Contá otra vez, de a uno.",
    movement: "Mirá cómo se mueve esa pieza.",
    procedure: "Repasá los pasos del turno: ¿faltó uno?",
    timing: "Fijate de quién es el turno ahora.",
    remedy: "Primero buscá si la falta está.",
  },
  skillsTitle: "Lo que practicás",
  skills: {
    timing: "El momento del desafío",
  },
} satisfies Overlay<typeof es>;
