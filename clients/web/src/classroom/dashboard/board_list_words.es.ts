/** The words of the dashboard's list of boards in Spanish. They come with the dashboard. */
export const es = {
  layout: "Cómo se ven las mesas",
  layouts: { tiles: "Tableros", list: "Lista" } as Record<string, string>,
  large: "En grande",
  largeHint: "Seis mesas en toda la ventana, para compartir en una videollamada",
  pages: "Páginas",
  earlier: "Mesas anteriores",
  later: "Mesas siguientes",
  page: (from: number, to: number, all: number) => `Mesas ${from} a ${to} de ${all}`,
  always: "Todas las mesas, siempre a mano",
  away: (names: string) => `No está: ${names}`,
  hand: "Mano levantada",
  summary: (boards: number, waiting: number) =>
    `${boards === 1 ? "1 mesa" : `${boards} mesas`}, ${waiting === 0 ? "ninguna necesita a nadie" : waiting === 1 ? "1 necesita a alguien" : `${waiting} necesitan a alguien`}`,
};
