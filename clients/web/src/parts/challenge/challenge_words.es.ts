/** The words of the challenge dialogue that are the same in every game in Spanish. They come with the table. */
export const es = {
  judged: "Se juzga esta jugada",
  gain: (right: string) => (right ? `Si aciertas, ${right}.` : ""),
  price: (own: string, strikes: number, third: string) =>
    `Si te equivocas${own ? ` ${own}, y` : ""} te llevas una falta: tienes ${strikes} de 3. Con la tercera ${third || "pierdes el juego"}.`,
};
