/** Words for what is stored of one pupil: taken home, or erased. Spanish first. */
import type { Lang } from "../../room/view";

const es = {
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

const en: typeof es = {
  data: (name) => `What is stored of ${name}`,
  takeHome: "Download their data",
  erase: "Erase this pupil",
  erased: "Erased pupil",
  sure: (name) => `Erase ${name} for good?`,
  goes: (erased) => `Their name and what they wrote go from the class, their boards and their cards: these will say “${erased}”.`,
  stays: "Results and moves stay, so that their opponents' still count. If they are playing, the computer plays on.",
  seals: "The cards of their boards get a new seal. What was already printed or downloaded does not change.",
  yes: "Yes, erase",
  no: "No, leave it",
};

export const pupilDataWords: Record<Lang, typeof es> = { es, en };
