/** The parts of sentences that every language shares. */
import { wayOf } from "../../board/circles/net";
import type { GameEvent } from "../contract";
import { LINES, numberOf, SPACES, type View, written } from "./view";

export const at = (event: GameEvent, key: string): string => String(event.params?.[key] ?? "");

export const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");

export const chipIn = (event: GameEvent): number => numberOf(at(event, "chip"));

export const spaced = (sentence: string): string => sentence.replace(/(?<=\d)([-+=])/g, " $1 ").replaceAll(" - ", " − ");

export const spaceNumber = (circle: string): number | null => SPACES.get(circle)?.number ?? null;

/** The clauses about a declared win: no chip of the seat on a number, and the path. */
type Told = { off: string; path: (path: string) => string };

/** Returns what proves the declared win, and the straight way of the last move. */
export function sums(view: View, rule: string | null, told: Told): string[] {
  const turn = view.turn.sentence === null && view.turn.hops.length === 0 ? view.last : view.turn;
  const said = turn?.sentence;
  const isTrue = said && said.like[0] + said.like[1] - said.opposite === said.result;
  return [
    ...(rule === null || rule === "kwatro-sinko.route" ? wayOf(LINES, turn?.hops) : []),
    ...(turn?.path && (rule === null || rule === "kwatro-sinko.win-path") ? [told.path(turn.path.join(" – "))] : []),
    ...(turn?.path && (rule === null || rule === "kwatro-sinko.off-numbers") ? [told.off] : []),
    ...(isTrue && (rule === null || SUM_RULES.includes(rule)) ? [written(said)] : []),
  ];
}
const SUM_RULES: readonly string[] = ["kwatro-sinko.sentence", "kwatro-sinko.total"];

/** Tells whether the running turn has had its act. */
export const isDone = (view: View): boolean => view.turn.hops.length > 0;
