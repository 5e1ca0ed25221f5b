/** The words of the challenge dialogue that are the same in every game, in Portuguese. */
import type { es } from "./challenge_words.es";

export const pt = {
  judged: "Julga-se esta jogada",
  gain: (right: string) => (right ? `Se você acertar, ${right}.` : ""),
  price: (own: string, strikes: number, third: string) =>
    `Se você errar${own ? ` ${own}, e` : ""} leva uma falta: você tem ${strikes} de 3. Com a terceira ${third || "você perde o jogo"}.`,
} satisfies typeof es;
