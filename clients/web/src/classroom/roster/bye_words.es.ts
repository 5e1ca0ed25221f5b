/** Words of requested byes and of withdrawal in Spanish. */
export const es = {
  next: "La próxima ronda",
  kinds: {
    plays: "Juega",
    zero: "Libre, con 0 puntos",
    half: "Libre, con ½ punto",
    full: "Libre, con 1 punto",
    withdrawn: "Se retira: conserva sus puntos y puede volver",
  },
  marks: { plays: "", zero: "libre: 0", half: "libre: ½", full: "libre: 1", withdrawn: "se retiró" },
  leaveOut: (count: number) => (count === 1 ? "Formar sin el que no está" : `Formar sin los ${count} que no están`),
};
