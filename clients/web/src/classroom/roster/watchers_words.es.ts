/** The Spanish words for the list of watchers of a class and its boards. */
export const es = {
  watching: (count: number) => `Miran: ${count}`,
  hint: "Quién mira la clase desde fuera, o una mesa en la que no juega. Los alumnos no ven esta lista.",
  nobody: "Nadie mira ahora.",
  atClass: "la página de la clase",
  board: (round: number, board: number) => `ronda ${round}, mesa ${board}`,
  boards: (count: number) => `${count} mesas`,
  since: (time: string) => `desde las ${time}`,
  stranger: "no es de la clase",
  screen: "una pantalla de la clase",
  part: "La clase está repartida en varios servidores: puede faltar quien mira desde otro.",
  again: "Actualizar",
};
