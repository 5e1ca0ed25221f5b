/** The words of rulings and appeals, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./ruling_words.es";

export const esAR = {
  onChallengeOf: (name: string) => `Decisión sobre el desafío de ${name}`,
  unfit: "No era el momento de desafiar, o eso no se desafía.",
  youMeant: (rule: string) => `Querías desafiar: «${rule}».`,
  meant: (rule: string) => `El desafío era: «${rule}».`,
  verdicts: { C: "El desafío es correcto.", I: "El desafío es incorrecto.", IA: "El desafío es inapropiado." },
  why: {
    own_result: "Ese resultado solo lo podía desafiar el otro.",
    others_turn: "Jugaba el otro: se desafía al recibir la banderilla.",
    own_turn: "No había jugada que desafiar: se desafía al recibir la banderilla, antes de tocar nada.",
    not_now: "En ese momento no había nada que desafiar.",
    no_rule: "Eso no se desafía.",
    other_moment: "Esa regla se desafía en otro momento.",
  },
  pendingTitle: "Desafío en espera",
  appealHint: "Podés levantar la tarjeta de opción y pedir otra opinión.",
  plead: "Decíselo al réferi (solo él lo lee)",
  follows: { youGoOn: "Seguís vos.", youWin: "ganás", choose: "Marcá todas las reglas y vas a ver qué pasa." },
} satisfies Overlay<typeof es>;
