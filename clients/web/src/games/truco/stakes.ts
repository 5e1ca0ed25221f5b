/** The points that each call puts at stake, for the second line of its button. */
import { values } from "../../../../../engines/truco/board.json";
import type { View } from "./view";

/** `sign` tells whether the points are won together with the hand or given to the other side. */
export interface AtStake {
  points: number;
  sign: "adds" | "given";
}

const RAISES: readonly string[] = ["envido", "real_envido"];
const FIGURES: readonly string[] = ["truco", "retruco", "vale_cuatro"];

const valueOf = (word: string): number => (values as Record<string, number>)[word] ?? 0;

/** Returns the points of the call if both sides accept it, or the points that a refusal gives. Null if the page cannot know them. */
export function atStake(word: string, view: View, isFaltaFixed: boolean): AtStake | null {
  const partial = view.partial;
  if (partial === null) return null;
  const { envido, truco, rest } = partial;
  const asked = envido.status === "pending" ? envido.calls.map(([id]) => id) : [];
  const sum = (words: readonly string[]): number => words.reduce((all, each) => all + valueOf(each), 0);
  const worth = (points: number | null): AtStake | null => (points === null ? null : { points, sign: "adds" });
  const given = (points: number): AtStake => ({ points, sign: "given" });
  if (FIGURES.includes(word)) return worth(valueOf(word));
  if (RAISES.includes(word)) return worth(sum([...asked, word]));
  if (word === "falta_envido") return worth(isFaltaFixed ? rest : null);
  if (partial.double || view.phase === "answer_flor" || view.phase === "flor_round") return null;
  const isEnvido = asked.length > 0;
  if (word === "quiero") return worth(isEnvido ? (asked.at(-1) === "falta_envido" && !isFaltaFixed ? null : envido.stake) : truco.pending);
  if (word === "no_quiero") return isEnvido ? given(asked.length > 1 ? sum(asked.slice(0, -1)) : values.envido_first_refused) : truco.pending === null ? null : given(truco.pending - 1);
  return null;
}
