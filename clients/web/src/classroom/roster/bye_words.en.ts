/** Words of requested byes and of withdrawal in English. */
import type { es } from "./bye_words.es";

export const en: typeof es = {
  next: "Next round",
  kinds: {
    plays: "Plays",
    zero: "Free, 0 points",
    half: "Free, ½ point",
    full: "Free, 1 point",
    withdrawn: "Withdraws: keeps the points and may return",
  },
  marks: { plays: "", zero: "free: 0", half: "free: ½", full: "free: 1", withdrawn: "withdrawn" },
  leaveOut: (count: number) => (count === 1 ? "Pair without the absent pupil" : `Pair without the ${count} absent pupils`),
};
