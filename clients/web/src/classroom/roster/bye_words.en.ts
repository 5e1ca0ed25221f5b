/** Words of requested byes and of withdrawal in English. */
import type { es } from "./bye_words.es";

export const en: typeof es = {
  next: "Next round",
  kinds: {
    plays: "Plays",
    zero: "Round off, 0 points",
    half: "Round off, ½ point",
    full: "Round off, 1 point",
    withdrawn: "Withdraws: keeps the points and may return",
  },
  marks: { plays: "", zero: "round off: 0", half: "round off: ½", full: "round off: 1", withdrawn: "withdrawn" },
  leaveOut: (count: number) => (count === 1 ? "Pair without the absent pupil" : `Pair without the ${count} absent pupils`),
};
