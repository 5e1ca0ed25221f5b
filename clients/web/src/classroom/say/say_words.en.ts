/** The words of what tutors say to a class in English. They come with the class, not with the lobby. */
import type { es } from "./say_words.es";

export const en: typeof es = {
  said: "From your tutor",
  from: (name) => (name === "" ? "To all" : `${name} to all`),
  toYou: (name) => `${name} to you alone`,
  fine: "All right",
  call: "Join the call",
  callAt: (host) => `at ${host}, another page`,

  say: "Say something",
  toAll: "To the whole class",
  toAllHint: "Shown on boards, waiting pages and the screen.",
  announce: "Tell all",
  stop: "Take it away",
  standing: (words) => `All see now: “${words}”`,
  toOne: "To one pupil (nobody else reads it)",
  who: "To",
  words: "What to tell",
  tell: "Tell",
  told: (name, words) => `${name}: “${words}”`,
  read: "has read it",
  unread: "has not read it yet",
  link: "The class's call (Jitsi, Meet, Zoom…)",
  linkHint: "An address that begins with https://. Only people in the class see it.",
  setLink: "Set",
  noLink: "Take away",
};
