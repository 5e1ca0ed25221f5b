/** The words of the challenge dialogue that are the same in every game, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./challenge_words.es";

export const esAR = {
  gain: (right: string) => (right ? `Si acertás, ${right}.` : ""),
  price: (own: string, strikes: number, third: string) =>
    `Si te equivocás${own ? ` ${own}, y` : ""} te llevás una falta: tenés ${strikes} de 3. Con la tercera ${third || "perdés el juego"}.`,
} satisfies Overlay<typeof es>;
