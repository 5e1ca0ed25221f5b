/** The buttons for the words that work now. */
import type { Call } from "../../board/acts/call";
import { atStake } from "./stakes";
import { sayable } from "./sayable";
import type { View } from "./view";
import type { Words } from "./words.es";

const TRUCOS = new Set(["truco", "retruco", "vale_cuatro"]);
/** Three ways to say the same: the seat has no flor. With help the first one is enough. */
const DENIALS: readonly string[] = ["no_tengo", "es_buena", "sin_ley"];

interface Asked {
  view: View;
  ui: Words["ui"];
  /** True with help. */
  isHelped: boolean;
  /** True if the seat has a flor that it sings before anything else. */
  sings: boolean;
  /** True if an accepted falta envido is worth what the leader lacks. */
  isFaltaFixed: boolean;
  onsay: (word: string) => void;
}

/** Returns a button for each word, with its stake or its meaning in a second line. A raise of the truco comes first. */
export function callsOf({ view, ui, isHelped, sings, isFaltaFixed, onsay }: Asked): Call[] {
  const words = view.words ?? [];
  const plain = DENIALS.find((each) => words.includes(each));
  const offered = words.filter((each) => !isHelped || !DENIALS.includes(each) || each === plain);
  const isRaise = (call: Call): boolean => TRUCOS.has(call.id) && !words.includes("quiero");
  return sayable(offered, (id) => ui.words[id] ?? id, onsay, false, sings)
    .map((call): Call => {
      const stake = atStake(call.id, view, isFaltaFixed);
      const note = stake === null ? ui.meanings[call.id] : ui[stake.sign](stake.points);
      return { ...call, ...(isRaise(call) ? { tone: "primary" } : {}), ...(note === undefined ? {} : { note }) };
    })
    .toSorted((one, other) => Number(isRaise(other)) - Number(isRaise(one)));
}
