/** The Portuguese words for the places that a tutor marks. They load with the class's pages. */
import type { es } from "./show_words.es";

export const pt = {
  pointsAt: (places: string) => `Aponta: ${places}`,
  places: "Apontar lugares (por exemplo: e4, d5)",
  hint: "Ou toque nos lugares no tabuleiro.",
  point: "Apontar",
  clear: "Remover as marcas",
  asPosition: "Mostrar como posição",
  asPositionHint: "O jogo continua daqui diante da turma, e uma rodada pode começar assim.",
} satisfies typeof es;
