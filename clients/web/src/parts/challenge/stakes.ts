/**
 * The possible gains and losses of the seat's challenge now. They follow from the open windows in the status and from what the engine
 * declares. Pure.
 */
import type { GameStakes, Stakes } from "../../games/contract";
import { packageOf } from "../../games/packages.svelte";
import type { Seat, Status } from "../../room/view";

/** The reason why the seat has no window, by the codes of `engines/kit/stakes.py`. */
export type Shut = "own_result" | "others_turn" | "own_turn" | "not_now";

const declared = import.meta.glob<GameStakes>("../../games/*/declared.ts", { import: "STAKES" });

/** Returns what a game's engine declares about its challenges; null if neither this client nor a package has it. */
export async function stakesOf(slug: string): Promise<GameStakes | null> {
  if (packageOf(slug)) return (await (await import("../../games/packaged")).loadModule(slug)).board.stakes ?? null;
  return (await declared[`../../games/${slug}/declared.ts`]?.()) ?? null;
}

/** Returns what is at stake in each window that the seat may use now. */
export function openStakes({ windows }: GameStakes, status: Status, seat: Seat): Stakes[] {
  return status.windows
    .filter(({ seats }) => seats.includes(seat))
    .map((window) => windows[window.stakes ?? window.kind])
    .filter((stakes) => stakes !== undefined);
}

/** Returns the reason why the seat has no window; null if it has one. */
export function whyShut({ windows }: GameStakes, status: Status, seat: Seat): Shut | null {
  if (status.windows.some(({ seats }) => seats.includes(seat))) return null;
  if (status.may.some((types) => types.includes("accept_result"))) return "own_result";
  if (status.flag === null || !("regular" in windows)) return "not_now";
  return status.flag === seat ? "own_turn" : "others_turn";
}

/** Tells whether a challenge on that rule may be correct in one of these windows, from public knowledge. */
export function canBeRight(open: readonly Stakes[], rule: string): boolean {
  return open.some(({ prizes }) => rule in prizes);
}

/** Returns what is at stake in a challenge of these rules, as codes without repeats. Without rules, of any rule that may be correct. */
export function atStake(open: readonly Stakes[], rules: readonly string[]): { prizes: string[]; price: string; instead: string | null } {
  const among = rules.length > 0 ? rules : [...new Set(open.flatMap(({ prizes }) => Object.keys(prizes)))];
  const prizes = among.flatMap((rule) => open.flatMap((stakes) => stakes.prizes[rule] ?? []));
  const instead = rules.flatMap((rule) => open.flatMap((stakes) => stakes.price_of[rule] ?? []));
  return { prizes: [...new Set(prizes)], price: open[0]?.price ?? "strike", instead: rules.length === 1 ? (instead[0] ?? null) : null };
}
