/** The words of an event in several halls in Spanish. */
export const es = {
  title: "Salas",
  hint: "Para un torneo en varias salas, con un docente en cada una: todos entran con el mismo código y hay una sola tabla. Cada alumno dice en qué sala está; cada docente mira las mesas y las llamadas de la suya, y cada sala tiene su pantalla.",
  divide: "Dividir en dos salas",
  add: "Agregar una sala",
  join: "Juntar todo en una sala",
  first: (number: number) => `Sala ${number}`,
  nameOf: (number: number, count: number) => `Nombre de la sala ${number} (${count === 1 ? "1 alumno" : `${count} alumnos`})`,
  without: (names: string) => `Sin sala todavía: ${names}.`,
  hall: "Sala",
  none: "sin sala",
  all: "Todas las salas",
  boards: (hall: string) => `Todas las mesas de: ${hall}`,
  ask: "¿En qué sala estás?",
  yours: (hall: string) => `Estás en: ${hall}.`,
  screen: (hall: string) => `Pantalla de: ${hall}`,
};
