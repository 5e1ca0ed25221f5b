/** Words of the form of a table that the lobby needs only when it is opened. */

const es = {
  rare: "Más reglas",
  rareHint: "No hace falta tocarlas: así como están se juega bien.",
  appointed: "Hora de comienzo (opcional)",
  appointedHint: "La partida empieza sola a esa hora, estén o no los dos. El reloj corre también para quien llega tarde.",
  noAppointment: "Sin hora fijada",
  past: "Esa hora ya pasó: elige otra.",
  begins: (time: string) => `La partida empieza sola: ${time}. Corre el reloj de quien no haya llegado.`,
  periods: "Períodos propios",
  periodsHint: "En lugar del tiempo elegido arriba. Los segundos por jugada valen con incremento o con retraso.",
  period: (number: number) => `Período ${number}`,
  moves: "Jugadas",
  rest: "las demás jugadas",
  minutes: "Minutos",
  extra: "Segundos por jugada",
  addPeriod: "Agregar un período",
  dropPeriod: (number: number) => `Quitar el período ${number}`,
};

const en: typeof es = {
  rare: "More rules",
  rareHint: "There is no need to touch them: the game plays well as they are.",
  appointed: "Starting time (optional)",
  appointedHint: "The game begins by itself then, whether both are there or not. The clock runs for a late player too.",
  noAppointment: "No fixed time",
  past: "That time has passed: choose another.",
  begins: (time) => `The game begins by itself: ${time}. The clock of whoever is not there runs.`,
  periods: "Own periods",
  periodsHint: "Instead of the time chosen above. Seconds for each move count with an increment or a delay.",
  period: (number) => `Period ${number}`,
  moves: "Moves",
  rest: "all other moves",
  minutes: "Minutes",
  extra: "Seconds a move",
  addPeriod: "Add a period",
  dropPeriod: (number) => `Remove period ${number}`,
};

export const formWords = { es, en };
