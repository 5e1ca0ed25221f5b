/** Finds the name of a seat's player at the time of an event, because the log records arrivals and departures. */
import type { Names } from "./sentences";
import type { GameEvent, Seat } from "./view";

type Change = { at: number; before?: string; after?: string; isBots: boolean };
export type NamesOfThen = (at: number, seat: Seat | null | undefined) => string;

const CHANGES = ["sat_down", "stood_up", "bot_seated", "substitute_seated", "seat_cleared", "reseated", "came_back", "renamed"];
const COMES = ["sat_down", "reseated", "renamed"];
const GOES = ["stood_up", "bot_seated", "seat_cleared"];
const BOTS = ["bot_seated", "substitute_seated"];

function changeOf({ kind, params }: GameEvent, at: number): Change {
  const name = typeof params?.name === "string" && params.name !== "" ? params.name : undefined;
  const before = kind === "reseated" ? params?.before : GOES.includes(kind) ? name : undefined;
  return {
    at,
    before: typeof before === "string" && before !== "" ? before : undefined,
    after: COMES.includes(kind) ? name : undefined,
    isBots: BOTS.includes(kind),
  };
}

/** Returns a function from a place in the log to the names at that time. `now` has the present names; `bot` is the computer's name. */
export function namesOfThen(log: readonly GameEvent[], now: Names, bot: string): NamesOfThen {
  const changes = new Map<Seat, Change[]>();
  log.forEach((event, at) => {
    if (event.seat == null || !CHANGES.includes(event.kind)) return;
    changes.set(event.seat, [...(changes.get(event.seat) ?? []), changeOf(event, at)]);
  });
  return (at, seat) => {
    const known = seat == null ? undefined : changes.get(seat);
    const next = known?.find((change) => change.at > at);
    // Since the last change, the seat has its present player.
    if (known === undefined || next === undefined) return now(seat);
    const last = known.findLast((change) => change.at <= at);
    return last?.after ?? (last?.isBots ? bot : next.before) ?? now(seat);
  };
}
