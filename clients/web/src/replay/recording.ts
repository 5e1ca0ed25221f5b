/**
 * A room's recording: the patches that were sent, made into moments that one can go to and fro between. Nothing is changed in
 * place: a view shares with the one before it what stayed as it was, so that all of them can be kept, and what is the same
 * object is the same position.
 */
import { PatchError, type Op, type Path } from "../protocol/patch";
import type { GameEvent, Mark, Plain, RoomView } from "../room/view";

export type Frame = { seq: number; at_ms: number; ops?: Op[]; happenings?: GameEvent[] };

/** A page as the server answers a `recording`: the view of number 0 comes with the first. `next`: after which the next begins. */
export type Page = { view?: RoomView; at_ms?: number; frames: Frame[]; next?: number };

/** The room after its step `seq`, and what was events in it. */
export type Moment = { seq: number; at_ms: number; view: RoomView; events: readonly GameEvent[] };

/** A game of the recording. `stops`: the places, among all moments, at which there is something new to see. */
export type Span = { number: number; over: boolean; stops: readonly number[] };

/** What there is to learn (`server/room/history/review.py`). */
export type Remark = {
  kind: "missed" | "unhit" | "failed" | "right";
  seq: number;
  at_ms: number;
  seat: number;
  rule: string;
  text: string;
  detail?: Plain;
  mark?: Mark;
};

export type ReviewedGame = { number: number; from_seq: number; to_seq?: number; remarks?: Remark[] };

/** The view after the operations; the one given stays as it is. Throws `PatchError`. */
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

/** The moments with those of one more page. Throws `PatchError` where it does not follow on them. */
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

/** The games, in their order. What happened between two games is of none. */
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

/** Whether there is something else on the table, or for the table, than a moment before. */
function isNew(before: Moment | undefined, after: Moment): boolean {
  const [old, now] = [before?.view, after.view];
  return old?.game !== now.game || old.status !== now.status || old.room.appeal !== now.room.appeal || old.room.pause !== now.room.pause;
}

/** Where a number is: the game, and among its stops the last one that is not after it. */
export function placeOf(moments: readonly Moment[], spans: readonly Span[], seq: number): { game: number; stop: number } {
  const begins = (span: Span): number => moments[span.stops[0] ?? 0]?.seq ?? 0;
  const game = Math.max(0, spans.findLastIndex((span) => begins(span) <= seq));
  const stop = spans[game]?.stops.findLastIndex((index) => (moments[index]?.seq ?? 0) <= seq) ?? 0;
  return { game, stop: Math.max(0, stop) };
}
