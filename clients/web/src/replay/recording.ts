/**
 * Turns a room's recording, which is its sent patches, into moments to move between. Views are immutable and share their unchanged parts,
 * so that all of them fit into memory. The same object means the same position.
 */
import { type Op, PatchError, type Path } from "@banderilla/client";

import type { GameEvent, Mark, Plain, RoomView } from "../room/view";

export type Frame = { seq: number; at_ms: number; ops?: Op[]; happenings?: GameEvent[] };

/** A page of the server's answer to `recording`. The first page has the view of number 0. `next` is the number to continue after. */
export type Page = { view?: RoomView; at_ms?: number; frames: Frame[]; next?: number };

/** The room after its step `seq`, with the step's events. */
export type Moment = { seq: number; at_ms: number; view: RoomView; events: readonly GameEvent[] };

/** A game of the recording. `stops` are the indexes of the moments with a new position. */
export type Span = { number: number; over: boolean; stops: readonly number[] };

/** A remark to learn from (`server/room/history/review.py`). */
export type Remark = {
  kind: "missed" | "unhit" | "failed" | "right";
  seq: number;
  at_ms: number;
  seat: number;
  rule: string;
  text: string;
  detail?: Plain;
  mark?: Mark;
  accused?: number;
};

export type ReviewedGame = { number: number; from_seq: number; to_seq?: number; remarks?: Remark[] };

/** Returns the view after the operations, and leaves the given one unchanged. Throws `PatchError`. */
export function patched<View>(view: View, ops: readonly Op[]): View {
  let root: unknown = view;
  for (const op of ops) root = replaced(root, op[0] as Path, 0, op);
  return root as View;
}

function replaced(part: unknown, path: Path, depth: number, op: Op): unknown {
  if (depth === path.length) return op.length === 3 ? [...(part as unknown[]), ...(op[2] as unknown[])] : op[1];
  if (typeof part !== "object" || part === null) throw new PatchError(`nothing at ${path.join(".")}`);
  const key = path[depth] as string | number;
  const copy = (Array.isArray(part) ? [...(part as unknown[])] : { ...part }) as Record<string | number, unknown>;
  if (depth === path.length - 1 && op.length === 1) delete copy[key];
  else copy[key] = replaced(copy[key], path, depth + 1, op);
  return copy;
}

/**
 * Returns the moments, with the moments of a further page added. Throws `PatchError` if the page does not follow them.
 */
export function continued(moments: readonly Moment[], page: Page): Moment[] {
  const all = [...moments];
  if (page.view !== undefined) all.push({ seq: 0, at_ms: page.at_ms ?? 0, view: page.view, events: [] });
  for (const frame of page.frames) {
    const last = all[all.length - 1];
    if (last === undefined) throw new PatchError("a recording without its beginning");
    if (frame.seq <= last.seq) continue;
    all.push({ seq: frame.seq, at_ms: frame.at_ms, view: patched(last.view, frame.ops ?? []), events: frame.happenings ?? [] });
  }
  return all;
}

const BEGINS = new Set(["game_started", "position_set"]);

/** Returns the games in their order. Moments between two games belong to none. */
export function spansOf(moments: readonly Moment[]): Span[] {
  const spans: { number: number; over: boolean; stops: number[] }[] = [];
  let running = false;
  moments.forEach((moment, index) => {
    const begins = moment.events.findLastIndex((event) => BEGINS.has(event.kind));
    const ends = moment.events.findLastIndex((event) => event.kind === "game_ended");
    const span = spans[spans.length - 1];
    if (begins >= 0) {
      if (span !== undefined && ends >= 0 && ends < begins) span.over = true;
      spans.push({ number: spans.length, over: ends > begins, stops: [index] });
      running = ends < begins;
    } else if (running && span !== undefined) {
      if (ends >= 0 || isNew(moments[index - 1], moment)) span.stops.push(index);
      if (ends >= 0) {
        span.over = true;
        running = false;
      }
    }
  });
  return spans;
}

/** Tells whether the moment changes the table or brings a new event. */
function isNew(before: Moment | undefined, after: Moment): boolean {
  const [old, now] = [before?.view, after.view];
  return old?.game !== now.game || old.status !== now.status || old.room.appeal !== now.room.appeal || old.room.pause !== now.room.pause;
}

/** Returns the place of a number: its game, and the last stop of that game that is not later than the number. */
export function placeOf(moments: readonly Moment[], spans: readonly Span[], seq: number): { game: number; stop: number } {
  const begins = (span: Span): number => moments[span.stops[0] ?? 0]?.seq ?? 0;
  const game = Math.max(0, spans.findLastIndex((span) => begins(span) <= seq));
  const stop = spans[game]?.stops.findLastIndex((index) => (moments[index]?.seq ?? 0) <= seq) ?? 0;
  return { game, stop: Math.max(0, stop) };
}
