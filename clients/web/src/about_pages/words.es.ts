/** Words of the page about the program, in Spanish. */
export const es = {
  title: "Sobre Banderilla",
  lead: "Es un programa libre: se puede usar, mirar por dentro, cambiar y compartir.",
  version: (version: string) => `Versión ${version}`,
  licence: "Su licencia es AGPL-3.0-or-later. Quien lo cambia y lo ofrece a otros les da también el código cambiado.",
  source: "Bajar el código de este servidor",
  privacy: "Qué se guarda de un alumno",
  guide: "Guía para docentes",
  guideHint: "",
  others: "Trabajo de otras personas",
  othersHint: "Estos paquetes van dentro del programa, cada uno con su licencia.",
  of: { client: "En la página", server: "En el servidor" } as Record<string, string>,
  failed: "No se pudo cargar. ¿Hay conexión?",
  loading: "Cargando…",
};
