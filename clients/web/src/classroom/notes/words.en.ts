/** The English words of the tutors' notes, and of a tutor's own classes. */
import type { NoteWords } from "./words";

export const en: NoteWords = {
  title: "Notes",
  private: "Only the tutors of this class read them. They are erased with it.",
  about: { class: "About the class", next: "What to look at next time" },
  pupil: (name) => `Note about ${name}`,
  save: "Save",
  saved: "Saved.",
  failed: "The notes could not be fetched.",
  again: "Try again",

  mine: "My classes",
  loading: "Looking for your classes…",
  none: "On this device you have no class as a tutor yet.",
  noDate: "no date",
  over: "over",
  pupils: (count) => (count === 1 ? "1 pupil" : `${count} pupils`),
  rounds: (count) => (count === 0 ? "not played yet" : count === 1 ? "1 round" : `${count} rounds`),
  played: (games) => `Played: ${games}.`,
  until: (day) => `Erased on ${day}.`,
  and: " and ",
  carry: "Carry your classes to another device with a code or a QR code.",
};
