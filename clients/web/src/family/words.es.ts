/** The Spanish words of the families' links. */
export const es = {
  links: "Enlace para su familia",
  linksHint: "La familia ve sus partidas terminadas, como las vio el alumno. Los demás aparecen sin nombre.",
  which: "Qué se ve",
  all: "Todas sus partidas de esta clase",
  round: (number: number) => `Ronda ${number}`,
  make: "Crear enlace",
  show: "Ver el enlace",
  revoke: "Anular este enlace",
  until: (day: string) => `Sirve hasta el ${day}.`,

  title: "Partidas de tu hijo o hija",
  own: "Tu lado",
  hint: "Los demás aparecen sin nombre.",
  games: "Partidas",
  none: "Todavía no hay partidas terminadas.",
  nothing: "En esta partida no se jugó nada.",
  failed: "La partida no se puede mostrar.",
  loading: "Cargando…",
  offline: "Sin conexión.",
  gone: "Este enlace ya no sirve. Pide otro a quien da la clase.",
  unknown: "No existe nada con este enlace. Revisa que esté completo.",
};
