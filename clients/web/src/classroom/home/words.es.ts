/** The Spanish words of games that pupils finish outside class. */
export const es = {
  title: "Terminar en casa",
  hint: "Los alumnos siguen desde su casa, sin docente: los retos los decide el servidor y las apelaciones quedan anotadas. Al llegar la fecha se pide el límite de tiempo.",
  which: "Qué mesas",
  allBoards: (count: number) => (count === 1 ? "La mesa sin terminar" : `Las ${count} mesas sin terminar`),
  until: "Hasta",
  perMove: "Por jugada",
  daysOf: (days: number) => (days === 0 ? "sin reloj" : days === 1 ? "1 día" : `${days} días`),
  perMoveHint: "Pasados esos días corre el reloj de la partida. En modo torneo y en los juegos de respuestas rápidas el reloj corre solo mientras están todos.",
  send: "Permitirlo",
  none: "No queda ninguna mesa sin terminar.",
  athome: "En casa",
  untilDay: (day: string) => `hasta el ${day}`,
  back: "Volver a clase",
  backOf: (board: string) => `Volver a clase: ${board}`,
  allBack: "Todas vuelven a clase",
  board: (round: number, board: number) => `Ronda ${round}, mesa ${board}`,

  yours: "Para terminar en casa",
  yoursHint: "Entra cuando quieras: con este aparato también las encuentras en «Mis partidas».",
  goOn: (names: string) => `Seguir con ${names}`,

  here: (day: string) => `Se termina en casa, hasta el ${day}.`,
  noClock: "El reloj no corre.",
  byDays: (days: number) => (days === 1 ? "Hay 1 día para cada jugada." : `Hay ${days} días para cada jugada.`),
  together: "El reloj corre solo mientras están todos.",
  waits: "Falta alguien: la partida espera.",
};
