/** Puts the recorded faults of a referee's view into words, and the faults that the server finds in a challenge. */
import type { GameWords } from "../../games/contract";
import type { Explanation } from "../../room/view.gen";
import type { Words } from "../../words/page";
import { ruleText, rulingText } from "../../words/sayings";

/**
 * `when` is the turn, if the record is kept by turn, or the written move. `rule` is the rule's sentence; `text` is the mistake, with the
 * sum if it is known.
 */
export type Recorded = { when: string; rule: string; text: string };

type Found = Pick<Explanation, "rule"> & Partial<Explanation>;

const isMap = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns an entry's facts, if it has any. */
const factsOf = (parts: unknown[]) => {
  const facts = parts.find(isMap);
  return facts === undefined ? {} : { facts };
};

/** Reads an entry: `[rule, detail, facts]`, with or without a seat in front; `{rule, …}`; or only the place, the detail and facts. */
function found(game: GameWords, entry: unknown): Found | undefined {
  if (isMap(entry)) return typeof entry.rule === "string" ? (entry as Found) : undefined;
  if (!Array.isArray(entry)) return undefined;
  const parts = entry as unknown[];
  const at = parts.findIndex((part) => typeof part === "string" && part in game.rules);
  if (at >= 0) {
    return { rule: String(parts[at]), detail: parts[at + 1], ...factsOf(parts) };
  }
  const detail = parts.findLast((part) => typeof part === "string");
  const key = Object.keys(game.faults).find((each) => each.endsWith(` ${String(detail)}`));
  return key === undefined ? undefined : { rule: key.slice(0, key.indexOf(" ")), detail, ...factsOf(parts) };
}

function told(words: Words, game: GameWords, when: string, { rule, detail, facts }: Found): Recorded {
  const shown = facts !== undefined && Object.keys(facts).length > 0 ? { facts } : {};
  return { when, rule: ruleText(words, game, rule), text: rulingText(words, game, { mark: "C", rule, detail, ...shown }) };
}

/** `record` has the form of the game's view: by turn, or as a list. */
export function recordTexts(words: Words, game: GameWords | null, record: unknown): Recorded[] {
  if (game === null) return [];
  const turns: [string, unknown][] = isMap(record) ? Object.entries(record) : [["", record]];
  return turns.flatMap(([when, entries]) =>
    (Array.isArray(entries) ? (entries as unknown[]) : []).flatMap((entry) => {
      const fault = found(game, entry);
      const at = isMap(entry) && typeof entry.at === "string" ? entry.at : when;
      return fault === undefined ? [] : [told(words, game, at, fault)];
    }),
  );
}

/** Words the faults that the server finds in a challenge. */
export function foundTexts(words: Words, game: GameWords | null, shown: readonly Explanation[]): Recorded[] {
  return game === null ? [] : shown.map((each) => told(words, game, "", each));
}
