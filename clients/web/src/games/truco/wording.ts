/** The calls and the speakers, for every language. */
import { words as spoken } from "../../../../../engines/truco/board.json";
import { parts } from "../../cards/suits";
import { joined } from "../../words/sayings";
import type { GameEvent, Names, Options } from "../contract";
import type { View } from "./view";

/** Returns the points that win a chico. */
export const goalOf = (options: Options): number => (options.length === "fifteen" ? 15 : 30);

/** The rules of the pica-pica, which only six players play. */
const OF_SIX = ["truco.entrometerse", "truco.pica-pica"];
/** Tells whether the table's players can break the rule. */
export const applies = (rule: string, { players }: View): boolean => players === 6 || !OF_SIX.includes(rule);

export type Sign = { id: string; name: string; gesture: string };

export const singing: Record<string, string> = Object.fromEntries(Object.entries(spoken).map(([id, word]) => [id, word.es]));
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const spokenText = (event: GameEvent): string =>
  typeof event.params?.text === "string"
    ? event.params.text
    : list(event.params?.words)
        .map((id) => singing[String(id)] ?? String(id))
        .join(", ");

/** If the server speaks, the event has the speaker's name. */
export const speaker = (event: GameEvent, names: Names): string =>
  typeof event.params?.name === "string" ? event.params.name : names(event.seat);

/** Returns the call that a hint suggests. */
export const sung = (words: unknown): string =>
  list(words)
    .map((id) => singing[String(id)] ?? "")
    .join(", ");

/** Returns the parts of the sentence that tells the effect of a ruling: the gaining seats, their number, the points, and their causes. */
export function pointsMoved(event: GameEvent, names: Names, lang: string, causes: Record<string, string>) {
  const seats = list(event.params?.seats) as number[];
  const what = list(event.params?.for).map((cause) => causes[String(cause)] ?? "");
  return { who: joined(lang, seats.map(names)), many: seats.length > 1, points: Number(event.params?.points), what: what.join(", ") };
}

/** The clauses about the cards of a hand: a flor, or none. */
type Told = { flor: (cards: string) => string; none: (cards: string) => string };

/**
 * Returns the points of a seat's open cards as a sum, if it declared them; or else the suits of the accused seat's cards. Without a rule, the
 * points are those of the winner of the envido, because a challenge cannot name another number.
 */
export function sums(view: View, rule: string | null, accused: number, name: (card: string) => string, told: Told): string[] {
  const open = (seat: number): string[] => {
    const { laid = [], shown = [] } = view.seats[seat] ?? {};
    return [...new Set([...laid, ...shown])].filter((card) => card !== null);
  };
  const cards = open(accused);
  const suits = new Set(cards.map((card) => parts(card).suit));
  const named = cards.map(name).join(", ");
  const isFlor = cards.length === HAND && suits.size === 1;
  const kind = isFlor ? [told.flor(named)] : suits.size > 1 ? [told.none(named)] : [];
  if (rule !== null && rule !== "truco.envido-mal-cantado") return rule.startsWith("truco.flor-") ? kind : [];
  const speaks = rule === null ? (view.partial?.envido.winner ?? accused) : accused;
  const own = open(speaks);
  if (own.length !== HAND) return rule === null ? kind : [];
  const said = view.partial?.envido.declared.find(([who]) => who === speaks)?.[1];
  const worth = (card: string): number => (parts(card).number > 7 ? 0 : parts(card).number);
  const pairs = own.flatMap((one, at) => own.slice(at + 1).flatMap((two) => (parts(one).suit === parts(two).suit ? [[one, two] as const] : [])));
  const pair = pairs.map(([one, two]) => [worth(one), worth(two)] as const).find(([one, two]) => 20 + one + two === said);
  return pair === undefined ? (rule === null ? kind : []) : [`20 + ${pair[0]} + ${pair[1]} = ${said}`];
}
const HAND = 3;
