/** Asks the server for the person's own games, and sorts them. */
import type { DueView } from "../classroom/view.gen";
import type { GameSummary } from "../room/view.gen";
import type { Outcome } from "../page/announcer.svelte";
import type { es } from "./words.es";

type Words = typeof es;
type Ask = (message: { type: "my_games"; after: number; forget?: string; homework?: boolean }) => Promise<Outcome>;

/**
 * Returns all games, page by page. If `forget` is given, the server first forgets that game. `onhomework` gets the open homework of the
 * person's classes. Null if the server refuses.
 */
export async function fetchGames(ask: Ask, forget?: string, onhomework?: (due: DueView[]) => void): Promise<GameSummary[] | null> {
  const found: GameSummary[] = [];
  let after: unknown = 0;
  while (typeof after === "number") {
    const isFirst = after === 0;
    const outcome = await ask({ type: "my_games", after, ...(forget !== undefined && isFirst ? { forget } : {}), ...(onhomework !== undefined && isFirst ? { homework: true } : {}) });
    if (!outcome.ok) return found.length > 0 ? found : null;
    if (isFirst) onhomework?.((outcome.params.homework ?? []) as DueView[]);
    found.push(...((outcome.params.games ?? []) as GameSummary[]));
    after = outcome.params.next;
  }
  return inOrder(found);
}

const WEEK_MS = 7 * 86_400_000;

/** Returns the weekday of a date within a week, or else the whole date. */
export function dayText(lang: string, at_ms: number, now_ms: number): string {
  const date = at_ms - now_ms < WEEK_MS ? {} : ({ day: "numeric", month: "long" } as const);
  return new Intl.DateTimeFormat(lang, { weekday: "long", ...date }).format(new Date(at_ms));
}

const others = (game: GameSummary): GameSummary["seats"] => game.seats.filter((_seat, number) => number !== game.seat);

/** Tells whether another person or a deadline waits for this person. The computer does not count. */
export const isDue = (game: GameSummary): boolean =>
  game.your_turn && (game.due_at_ms !== null || others(game).some((seat) => seat.kind === "person"));

/** Tells whether the person may remove the game from the list. A game that another person still plays must stay. */
export const mayForget = (game: GameSummary): boolean => game.state !== "playing" || !others(game).some((seat) => seat.kind === "person");

/**
 * Sorts the games: first those that wait for this person, the soonest deadline in front; then running, future and
 * finished games.
 */
export function inOrder(games: readonly GameSummary[]): GameSummary[] {
  const rank = (game: GameSummary): number => (isDue(game) ? 0 : game.state === "playing" ? 1 : game.state === "waiting" ? 2 : 3);
  const due = (game: GameSummary): number => (isDue(game) ? (game.due_at_ms ?? Infinity) : Infinity);
  return [...games].sort((one, other) => rank(one) - rank(other) || compared(due(one), due(other)) || other.at_ms - one.at_ms);
}

/**
 * Returns the game for the lobby's card: the one that waits for this person, or else a running one with another person, or else the one
 * played last. A finished game of a class is past; its next game comes from the class.
 */
export function toContinue(games: readonly GameSummary[]): GameSummary | undefined {
  const open = inOrder(games).filter((game) => game.session === null || game.state !== "over");
  const shared = (game: GameSummary): boolean => game.state === "playing" && others(game).some((seat) => seat.kind === "person");
  return open.find(isDue) ?? open.find(shared) ?? open.toSorted((one, other) => other.at_ms - one.at_ms)[0];
}

const compared = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/** Returns the other players' names without repeats. */
export function opponents(game: GameSummary, words: Words): string[] {
  const names = game.seats
    .filter((seat, number) => number !== game.seat && (seat.kind !== "empty" || seat.name !== ""))
    .map((seat) => seat.name || (seat.kind === "bot" ? words.bot : words.somebody));
  return [...new Set(names)];
}

export function stateText(game: GameSummary, words: Words): string {
  if (game.state === "waiting") return words.waiting;
  if (game.state === "playing") return isDue(game) ? words.yourTurn : game.your_turn ? words.unfinished : words.theirTurn;
  const result = game.result?.result;
  if (result === "draw") return words.drawn;
  if (result === "win") return game.result?.winners.includes(game.seat) ? words.won : words.lost;
  return result === "both_lose" ? words.lost : words.ended;
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** Formats a past time in words, such as "2 hours ago". */
export function agoText(lang: string, ms: number): string {
  const [unit, size] = UNITS.find(([, size]) => ms >= size) ?? ["minute", 60_000];
  return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(-Math.round(Math.max(0, ms) / size), unit);
}

/** Formats a day and an hour in words, as people say a time. */
export function dayAndHour(lang: string, at_ms: number): string {
  return new Intl.DateTimeFormat(lang, { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" }).format(new Date(at_ms));
}
