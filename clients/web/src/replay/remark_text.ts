/** Words a remark as a sentence. */
import type { Names } from "../games/contract";
import type { Remark } from "./recording";
import type { ReplayWords } from "./words";

export function saidOf(words: ReplayWords, remark: Remark, names: Names): string {
  const kind = remark.kind === "failed" && remark.mark === "IA" ? "late" : remark.kind;
  return words.said[kind](names(remark.seat));
}
