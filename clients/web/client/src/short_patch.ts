/**
 * Patches in their short form (`protocol/short_patch.py` makes them):
 *
 *   [room, seq, at_ms, ops, happenings]
 *
 * A negative number in a path, or as a key of a map, is a key: -1 is the first key of `welcome`. A happening is
 * [kind, ms before at_ms, seat or null, params].
 */
import type { GameEvent, Patch, Plain } from "./messages.ts";

type Event = [kind: string, beforeMs: number, seat: number | null, params: GameEvent["params"]];
export type ShortPatch = [room: string, seq: number, at_ms: number, ops: Plain[][], happenings: Event[]];

export function lengthened([room, seq, at_ms, ops, happenings]: ShortPatch, keys: readonly string[]): Patch {
  // The keys of a decoded map are strings. Only short keys look like numbers.
  const key = <Key>(part: Key) => keys[~Number(part)] ?? part;
  const long = <Value>(value: Value): Value =>
    (Array.isArray(value)
      ? value.map(long)
      : value && typeof value === "object"
        ? Object.fromEntries(Object.entries(value).map(([name, part]) => [key(name), long(part)]))
        : value) as Value;
  return {
    type: "patch",
    room,
    seq,
    at_ms,
    ops: ops.map(([path, ...rest]) => [(path as Plain[]).map(key), ...long(rest)]),
    happenings: happenings.map(([kind, beforeMs, seat, params]) => ({ kind, at_ms: at_ms - beforeMs, seat, params: long(params) })),
  };
}
