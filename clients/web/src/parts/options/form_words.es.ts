/** Words of the form of a table that the lobby needs only when it is opened, in Spanish. */
export const es = {
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
