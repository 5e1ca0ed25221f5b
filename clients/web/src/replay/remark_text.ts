/** A remark as a sentence. */
import type { Names } from "../games/contract";
import type { Remark } from "./recording";
import type { replayWords } from "./words";

export function saidOf(words: (typeof replayWords)["es"], remark: Remark, names: Names): string {
  const kind = remark.kind === "failed" && remark.mark === "IA" ? "late" : remark.kind;
  return words.said[kind](names(remark.seat));
}
