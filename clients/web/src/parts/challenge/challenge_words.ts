/** The words of the challenge dialogue that are the same in every game, Spanish first. They come with the table. */
import type { Lang } from "../../room/view";

const es = {
  judged: "Se juzga esta jugada",
  price: (own: string, strikes: number, third: string) =>
    `Si te equivocas${own ? ` ${own}, y` : ""} te llevas una falta: tienes ${strikes} de 3. Con la tercera ${third || "pierdes el juego"}.`,
};

const en: typeof es = {
  judged: "This play is judged",
  price: (own, strikes, third) =>
    `If you are wrong${own ? `, ${own} and` : ""} you get a strike: you have ${strikes} of 3. With the third ${third || "you lose the game"}.`,
};

export const challengeWords: Record<Lang, typeof es> = { es, en };
