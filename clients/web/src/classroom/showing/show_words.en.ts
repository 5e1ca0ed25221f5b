/** The English words for the places that a tutor marks. They load with the class's pages. */
import type { es } from "./show_words.es";

export const en: typeof es = {
  pointsAt: (places) => `Points at: ${places}`,
  places: "Point at places (such as e4, d5)",
  hint: "Or tap the places on the board.",
  point: "Point",
  clear: "Take the marks away",
  asPosition: "Show as a position",
  asPositionHint: "Play goes on from here in front of the class, and a round can start like this.",
};
