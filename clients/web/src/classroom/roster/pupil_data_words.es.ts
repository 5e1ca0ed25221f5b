/** The Spanish words for one pupil's stored data: download and erasure. */
export const es = {
  data: (name: string) => `Lo que hay guardado de ${name}`,
  takeHome: "Bajar sus datos",
  erase: "Borrar a este alumno",
  erased: "Alumno borrado",
  sure: (name: string) => `¿Borrar a ${name} para siempre?`,
  goes: (erased: string) => `Su nombre y lo que escribió desaparecen de la clase, de sus mesas y de sus tarjetas: ahí dirá «${erased}».`,
  stays: "Los resultados y las jugadas quedan, para que valgan los de sus rivales. Si está jugando, sigue la computadora.",
  seals: "Las tarjetas de sus mesas llevan un sello nuevo. Lo que ya se imprimió o se bajó no cambia.",
  yes: "Sí, borrarlo",
  no: "No, dejarlo",
};
