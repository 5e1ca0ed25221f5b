/** The words of the desk's list of boards in Portuguese. They come with the desk. */
import type { es } from "./desk_words.es";

export const pt = {
  layout: "Como se veem as mesas",
  layouts: { tiles: "Tabuleiros", list: "Lista" },
  always: "Todas as mesas, sempre à mão",
  away: (names: string) => `Não está: ${names}`,
  hand: "Mão levantada",
  summary: (boards: number, waiting: number) =>
    `${boards === 1 ? "1 mesa" : `${boards} mesas`}, ${waiting === 0 ? "nenhuma precisa de alguém" : waiting === 1 ? "1 precisa de alguém" : `${waiting} precisam de alguém`}`,
} satisfies typeof es;
