/** The words of the challenge dialogue that are the same in every game in English. They come with the table. */
import type { es } from "./challenge_words.es";

export const en: typeof es = {
  judged: "This play is judged",
  gain: (right) => (right ? `If you are right, ${right}.` : ""),
  price: (own, strikes, third) =>
    `If you are wrong${own ? `, ${own} and` : ""} you get a strike: you have ${strikes} of 3. With the third ${third || "you lose the game"}.`,
};
