/** The Spanish words for the places that a tutor marks. They load with the class's pages. */
export const es = {
  pointsAt: (places: string) => `Señala: ${places}`,
  places: "Señalar lugares (por ejemplo: e4, d5)",
  hint: "O toca los lugares en el tablero.",
  point: "Señalar",
  clear: "Quitar las señales",
  asPosition: "Mostrar como posición",
  asPositionHint: "Se juega desde aquí delante de la clase, y una ronda puede empezar así.",
};
