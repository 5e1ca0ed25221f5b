/** The English words for one pupil's stored data: download and erasure. */
import type { es } from "./pupil_data_words.es";

export const en: typeof es = {
  data: (name) => `Stored data about ${name}`,
  takeHome: "Download their data",
  erase: "Erase this pupil",
  erased: "Erased pupil",
  sure: (name) => `Erase ${name} for good?`,
  goes: (erased) => `Their name and what they wrote go from the class, their boards and their cards: these will say “${erased}”.`,
  stays: "Results and moves stay, so that their opponents' still count. If they are playing, the computer plays on.",
  seals: "The cards of their boards get a new seal. Printed or downloaded cards do not change.",
  yes: "Yes, erase",
  no: "No, leave it",
};
