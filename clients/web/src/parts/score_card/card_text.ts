/** Words the content of a score card. */
import { clockText } from "../../clock/format";
import type { GameWords, Names } from "../../games/contract";
import type { Lang, ResultView } from "../../room/view";
import type { Words } from "../../words/page";
import { joined } from "../../words/sayings";
import type { CardWords } from "./card_words";

const GROUP = 4;
const SHORT_GROUPS = 4;

/** Returns the hash in groups of four digits, as people read it aloud. */
export const grouped = (hash: string): string => hash.match(new RegExp(`.{1,${GROUP}}`, "g"))?.join(" ") ?? "";

/** Returns the part of the hash that two people can compare by eye. */
export const shortHash = (hash: string): string => grouped(hash.slice(0, GROUP * SHORT_GROUPS));

/** Shown until the words of the game arrive. */
const COMING = "…";

export function columnText(words: CardWords, game: GameWords | null, key: string): string {
  return game?.columns?.[key] ?? words.columns[key] ?? (game === null ? COMING : key);
}

/** A cell is a number, a rule of the game, a word that a column defines, or any other text. */
export function cellText(words: CardWords, game: GameWords | null, value: unknown, column = ""): string {
  if (value === null || value === undefined || value === "") return "";
  if (column === "clock" && typeof value === "number") return clockText(value);
  if (typeof value !== "string") return value === 0.5 ? "½" : String(value);
  const named = game?.cell?.(value);
  if (named !== undefined) return named;
  return (value.includes(".") ? game?.rules[value] : undefined) ?? columnText(words, game, value);
}

/** Returns the result of a game without the reason. */
export function resultText(words: Words, lang: Lang, ended: ResultView, names: Names): string {
  if (ended.result !== "win") return words.result[ended.result];
  const winners = (ended.winners ?? []).map(names);
  return winners.length > 1 ? words.result.wins(joined(lang, winners)) : words.result.win(winners.join(""));
}

/** Returns the day and time of a signature. */
export function whenText(lang: Lang, at_ms: number): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: "short", timeStyle: "short" }).format(at_ms);
}

/** The paper card names seats by letters. */
export const seatLetter = (seat: number): string => String.fromCharCode("A".charCodeAt(0) + seat);
