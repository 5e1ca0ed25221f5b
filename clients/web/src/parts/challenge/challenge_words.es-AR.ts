/** The words of the challenge dialogue that all games share, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./challenge_words.es";

export const esAR = {
  stakes: { turn: "perdés este turno", next_turn: "perdés tu próximo turno", win: "ganás el juego" },
  third: { game_lost: "perdés el juego", out: "quedás fuera del juego" },
  right: (prize: string) => `Si acertás, ${prize}.`,
  depends: "Si acertás, lo que ganás depende de la regla: elegila y lo vas a ver.",
  never: "Esta regla no puede haberse roto ahora: el desafío no puede ser correcto.",
  wrong: (price: string, strikes: number, third: string) =>
    strikes === 2
      ? `Si te equivocás, es tu tercera falta: ${third}.`
      : `Si te equivocás, ${price ? `${price} y ` : ""}te llevás una falta: tenés ${strikes} de 3. Con la tercera ${third}.`,
  instead: (price: string) => `Si te equivocás, ${price}.`,
  untimely: "Con una de estas el desafío no puede ser correcto; si es inapropiado, solo te llevás la falta.",
  shut: {
    own_result: (_name: string) => "Ese resultado solo lo puede desafiar el otro.",
    others_turn: (name: string) => `Todavía juega ${name}: se desafía cuando te pase la banderilla.`,
    own_turn: (_name: string) => "No hay jugada que puedas desafiar: se desafía al recibir la banderilla, antes de tocar nada.",
    not_now: (_name: string) => "En este momento no hay nada que desafiar.",
  },
  shutPrice: (strikes: number, third: string) =>
    strikes === 2
      ? `Sería tu tercera falta: ${third}.`
      : `Te llevarías una falta y nada más cambiaría: tenés ${strikes} de 3. Con la tercera ${third}.`,
} satisfies Overlay<typeof es>;
