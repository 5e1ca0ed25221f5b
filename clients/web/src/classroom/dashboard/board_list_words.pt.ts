/** The words of the dashboard's list of boards in Portuguese. They come with the dashboard. */
import type { es } from "./board_list_words.es";

export const pt = {
  layout: "Como ver as mesas",
  layouts: { tiles: "Tabuleiros", list: "Lista" },
  large: "Em grande",
  largeHint: "Seis mesas na janela inteira, para compartilhar em uma videochamada",
  pages: "Páginas",
  earlier: "Mesas anteriores",
  later: "Mesas seguintes",
  page: (from: number, to: number, all: number) => `Mesas ${from} a ${to} de ${all}`,
  always: "Todas as mesas, sempre à mão",
  away: (names: string) => `Ausente: ${names}`,
  hand: "Mão levantada",
  summary: (boards: number, waiting: number) =>
    `${boards === 1 ? "1 mesa" : `${boards} mesas`}, ${waiting === 0 ? "nenhuma precisa de alguém" : waiting === 1 ? "1 precisa de alguém" : `${waiting} precisam de alguém`}`,
} satisfies typeof es;
