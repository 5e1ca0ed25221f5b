/** Turns an exercise into a table with invented people, for its board. */
import { fetchJson } from "../connection/json";
import type { GameEvent, GameWords, Names } from "../games/contract";
import type { RoomInfo, Status } from "../room/view";
import type { Words } from "../words/page";
import { cellsOf, rulingText } from "../words/sayings";
import type { AskedExercise, Exercise, Explanation } from "./view.gen";

/** The answers to a play without a fault. */
const KEPT: readonly string[] = ["none", "no_rule", "I"];

/** `kind`: the kind of fault that the exercise is about; empty for any. */
export async function fetchExercise(game: string, question: Exercise["question"], number: number, kind = ""): Promise<Exercise> {
  return fetchJson(`/school/${game}/${question}/${number}${kind && `?kind=${kind}`}`);
}

/** Returns the part of a room that boards need, for an exercise or a lesson. `people` are the players' names, if they have any. */
export function roomOf({ game, seats, view }: Pick<Exercise, "game" | "seats" | "view">, people: readonly string[] = []): RoomInfo {
  return {
    absence: null,
    undo: null,
    home: null,
    appeal: null,
    begins_at_ms: null,
    cards: null,
    code: "",
    digest: null,
    game,
    host: "",
    invitation: null,
    listed: null,
    match: { game: 0, games: 1, ended: 0, over: false, points: [], totals: [], past: [] },
    notes: [],
    options: { mode: view.mode ?? "tournament" },
    pause: null,
    referees: [],
    rematch: [],
    result: null,
    seal: null,
    seats: Array.from({ length: seats }, (_, seat) => ({
      name: people[seat] ?? "",
      kind: "person" as const,
      person: null,
      ready: true,
      present: true,
      left: false,
      replaceable: false,
      team: seat,
    })),
    seed: null,
    session: null,
    settings: {} as RoomInfo["settings"],
    state: "playing",
    substitute_at_ms: null,
  };
}

/** Returns the seat whose turn it is; null if it may do nothing that the others may not do, such as while all look at a hand that is over. */
export function turnOf({ status: { flag, may } }: Pick<AskedExercise, "status">): number | null {
  const others = may.flatMap((types, seat) => (seat === flag ? [] : types));
  return flag !== null && may[flag]?.some((type) => !others.includes(type)) ? flag : null;
}

export const statusOf = (status: Exercise["status"]): Status => status as Status;

/** Returns each seat's figure before the shown events with its unit, such as its points; empty if the game has none. */
export function talliesOf(words: GameWords, { before, seats }: Pick<AskedExercise, "before" | "seats">, names: Names): string {
  if (before === undefined || words.tally === undefined) return "";
  const told = Array.from({ length: seats }, (_, seat) => ({ name: names(seat), ...words.tally?.(before, seat) }));
  return told.flatMap(({ name, value, label = "" }) => (value === undefined ? [] : [`${name} ${value} ${label}`.trim()])).join(", ");
}

/**
 * Returns the faults that explain the answer. A question about a challenge has the fault of its rule only: another fault does not explain
 * why this challenge is right or wrong.
 */
export function foundBy({ rule }: Pick<AskedExercise, "rule">, answer: string, found: readonly Explanation[]): Explanation[] {
  return found.filter((each) => rule === null || (answer === "C" && each.rule === rule));
}

/** Returns the places on the board that explain the answer: those of the faults, or those that prove that there is none. */
export function lookedAt(words: GameWords | null, asked: Pick<AskedExercise, "rule" | "view">, answer: string, found: readonly Explanation[]): readonly string[] {
  if (words?.proof !== undefined && KEPT.includes(answer)) return words.proof(asked.view, asked.rule);
  return foundBy(asked, answer, found).flatMap(({ facts }) => cellsOf({ facts }));
}

/**
 * Returns what proves that there is no such fault, as one text: calculations and clauses about this play, or else what the rule wants.
 * `about`: the rule that a question without a rule is about; empty if it is unknown. Its proof is always there.
 */
export function provenBy(words: GameWords, { view, rule, accused = -1, happenings: events }: Proven, about = ""): string {
  const proofs = (of: string | null): readonly string[] => words.sums?.(view, of, accused, events) ?? [];
  const [every, own] = [rule === null ? proofs(null) : [], proofs(rule ?? about)];
  const kept = own.length > 0 ? own : (words.kept?.[rule ?? about] ?? []);
  return [...new Set([...every, ...[kept].flat()])].join("; ");
}
type Proven = Pick<AskedExercise, "view" | "rule" | "accused" | "happenings">;

type Closed = Pick<AskedExercise, "happenings" | "seat"> & Pick<Exercise, "time">;

/**
 * Returns the deed that closed the challenger's window, without what follows in the same line. It is the last event with words, because the
 * exercise ends there: an event of the challenger, unless somebody else closed the window. Empty if there is none.
 */
export function closedBy({ happenings: events, seat, time }: Closed, told: (event: GameEvent) => string): string {
  const deeds = events.filter((event) => time === "passed" || event.seat === seat).map(told);
  return deeds.findLast((text) => text !== "")?.split(/\.(?: |$)/, 1)[0] ?? "";
}

/** Returns the faults that a challenge finds, in the game's words. The reader did not play, so the words give no advice. */
export function faultTexts(words: Words, gameWords: GameWords, found: readonly Explanation[]): { rule: string; text: string }[] {
  return found.map(({ rule, detail, facts }) => ({
    rule,
    text: rulingText(words, gameWords, { mark: "C", rule, detail, ...(Object.keys(facts).length > 0 ? { facts } : {}) }),
  }));
}

/**
 * Returns the aim of the challenge in the game's own words; empty if the rule is enough. `against` puts the name of the
 * challenged seat into the text.
 */
export function aimText(words: GameWords, { rule, about, view, seat, seats }: AskedExercise, names: Names, against: (name: string) => string): string {
  if (rule === null || Object.keys(about).length === 0) return "";
  const wanted = JSON.stringify(Object.entries(about).sort());
  const aim = words.aims?.(rule, view, names, seat, about.target).find((each) => JSON.stringify(Object.entries(each.with).sort()) === wanted);
  if (aim !== undefined) return aim.label;
  const { target } = about;
  return words.aims === undefined && typeof target === "number" && target < seats ? against(names(target)) : "";
}
