/** The words of the dashboard's list of boards in Spanish. They come with the dashboard. */
export const es = {
  layout: "Cómo se ven las mesas",
  layouts: { tiles: "Tableros", list: "Lista" } as Record<string, string>,
  always: "Todas las mesas, siempre a mano",
  away: (names: string) => `No está: ${names}`,
  hand: "Mano levantada",
  summary: (boards: number, waiting: number) =>
    `${boards === 1 ? "1 mesa" : `${boards} mesas`}, ${waiting === 0 ? "ninguna necesita a nadie" : waiting === 1 ? "1 necesita a alguien" : `${waiting} necesitan a alguien`}`,
};
