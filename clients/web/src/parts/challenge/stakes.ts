/** What a challenge may bring and cost the seat now: the open windows of the status, by the stakes that the engine declares. Pure. */
import type { GameStakes, Stakes } from "../../games/contract";
import type { Seat, Status } from "../../room/view";

/** Why the seat has no window, as `engines/kit/stakes.py` says it. */
export type Shut = "own_result" | "others_turn" | "own_turn" | "not_now";

const declared = import.meta.glob<GameStakes>("../../games/*/declared.ts", { import: "STAKES" });

/** The stakes of a game's windows; null where this client has none of it. */
export async function stakesOf(slug: string): Promise<GameStakes | null> {
  return (await declared[`../../games/${slug}/declared.ts`]?.()) ?? null;
}

/** The stakes of each window that is open to the seat. */
export function openStakes({ windows }: GameStakes, status: Status, seat: Seat): Stakes[] {
  return status.windows
    .filter(({ seats }) => seats.includes(seat))
    .map((window) => windows[window.stakes ?? window.kind])
    .filter((stakes) => stakes !== undefined);
}

/** Why the seat has no window; null where it has one. */
export function whyShut({ windows }: GameStakes, status: Status, seat: Seat): Shut | null {
  if (status.windows.some(({ seats }) => seats.includes(seat))) return null;
  if (status.may.some((types) => types.includes("accept_result"))) return "own_result";
  if (status.flag === null || !("regular" in windows)) return "not_now";
  return status.flag === seat ? "own_turn" : "others_turn";
}

/** Whether a challenge of that rule can be right in one of these windows, as far as everybody knows. */
export function canBeRight(open: readonly Stakes[], rule: string): boolean {
  return open.some(({ prizes }) => rule in prizes);
}

/** What is at stake in a challenge of these rules; without rules, of any that can be right. Codes, each once. */
export function atStake(open: readonly Stakes[], rules: readonly string[]): { prizes: string[]; price: string; instead: string | null } {
  const among = rules.length > 0 ? rules : [...new Set(open.flatMap(({ prizes }) => Object.keys(prizes)))];
  const prizes = among.flatMap((rule) => open.flatMap((stakes) => stakes.prizes[rule] ?? []));
  const instead = rules.flatMap((rule) => open.flatMap((stakes) => stakes.price_of[rule] ?? []));
  return { prizes: [...new Set(prizes)], price: open[0]?.price ?? "strike", instead: rules.length === 1 ? (instead[0] ?? null) : null };
}
