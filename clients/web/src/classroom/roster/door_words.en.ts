/** The English words of a class's entry control: access, waiting people, removals, and co-tutors' links. */
import type { es } from "./door_words.es";

export const en: typeof es = {
  door: "The door",
  open: "Open: everybody with the code comes in",
  ask: "Each waits until you let them in",
  locked: "Locked: nobody comes in",
  lockAtStart: "Lock it when a round starts",
  waiting: (count) => (count === 1 ? "1 waits at the door" : `${count} wait at the door`),
  admit: "Let in",
  admitAll: "Let all in",
  refuse: "Not of this class",
  youWait: "You are at the door. Wait until you are let in.",
  clean: "Remove several",
  came: (minutes) => `Came in the last ${minutes} min`,
  neverPlayed: "Those who never played",
  none: "None",
  removeChosen: (count) => `Remove ${count}`,
  removeSure: (count) => `Remove ${count} from the class? They come back only if you let them.`,
  removed: "Removed from the class",
  letBack: "Let back",
  links: "Links that nobody has used",
  oneUse: "Each link works once, for one person.",
  makeLink: (role) => `New link: ${role}`,
  madeBy: (by) => `made by ${by}`,
  revoke: "Take back",
  copy: "Copy",
};
