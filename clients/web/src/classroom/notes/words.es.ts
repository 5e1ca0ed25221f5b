/** The Spanish words of the tutors' notes, and of a tutor's own classes. */
export const es = {
  title: "Apuntes",
  private: "Solo los leen los docentes de esta clase. Se borran con ella.",
  about: { class: "Sobre la clase", next: "Qué mirar la próxima vez" },
  pupil: (name: string) => `Apunte sobre ${name}`,
  save: "Guardar",
  saved: "Guardado.",
  failed: "No se pudieron traer los apuntes.",
  again: "Probar otra vez",

  mine: "Mis clases",
  loading: "Buscando tus clases…",
  none: "En este aparato todavía no tienes ninguna clase como docente.",
  noDate: "sin fecha",
  over: "terminó",
  pupils: (count: number) => (count === 1 ? "1 alumno" : `${count} alumnos`),
  rounds: (count: number) => (count === 0 ? "todavía no se jugó" : count === 1 ? "1 ronda" : `${count} rondas`),
  played: (games: string) => `Se jugó: ${games}.`,
  until: (day: string) => `Se borra el ${day}.`,
  and: " y ",
  carry: "Llévate tus clases a otro aparato con un código o un código QR.",
};
