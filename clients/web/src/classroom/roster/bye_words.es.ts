/** Words of requested byes and of withdrawal in Spanish. */
export const es = {
  next: "La próxima ronda",
  kinds: {
    plays: "Juega",
    zero: "Descansa, con 0 puntos",
    half: "Descansa, con ½ punto",
    full: "Descansa, con 1 punto",
    withdrawn: "Se retira: conserva sus puntos y puede volver",
  },
  marks: { plays: "", zero: "descanso: 0", half: "descanso: ½", full: "descanso: 1", withdrawn: "se retiró" },
  leaveOut: (count: number) => (count === 1 ? "Formar sin el que no está" : `Formar sin los ${count} que no están`),
};
