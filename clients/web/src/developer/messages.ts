/** The messages of the developer's table: decoded, with the view after each one. */
import { applyOps, decode, type ServerMessage } from "@banderilla/client";

import type { RoomView } from "../room/view";
import type { Place, Report } from "./tap";

/** A message between a place and the server. `view`: the place's view after it, if it changed the view. */
export type Line = { id: number; place: Place; sent: boolean; message: Record<string, unknown> & { type: string }; room: string | null; seq: number | null; view: RoomView | null };

/** Number of messages that the table keeps. */
const KEPT = 200;
/** Messages that only measure the time or the connection. */
const QUIET: ReadonlySet<string> = new Set(["ping", "pong"]);

/** Reads the reported frames in order. */
export class Messages {
  lines: readonly Line[] = [];
  /** The keys of short patches, per socket: a socket may have agreed on full ones. */
  readonly #keys = new Map<string, readonly string[]>();
  readonly #views = new Map<string, unknown>();
  #last = 0;

  /** Adds a frame, and returns its line; null for one that tells nothing about a room. */
  take({ place, socket, sent, bytes }: Report): Line | null {
    const name = `${place} ${socket}`;
    const message = decode(bytes, this.#keys.get(name)) as ServerMessage;
    if (message.type === "welcome") this.#keys.set(name, message.path_keys ?? []);
    if (QUIET.has(message.type)) return null;
    this.#last += 1;
    const room = "room" in message && typeof message.room === "string" ? message.room : null;
    const seq = "seq" in message && typeof message.seq === "number" ? message.seq : null;
    const line: Line = { id: this.#last, place, sent, message: structuredClone(message), room, seq, view: sent ? null : this.#viewAfter(place, message) };
    this.lines = [...this.lines.slice(1 - KEPT), line];
    return line;
  }

  /** Returns the last view of a room at a place; null before the first. */
  viewOf(place: Place, room: string): RoomView | null {
    return this.lines.findLast((line) => line.place === place && line.room === room && line.view !== null)?.view ?? null;
  }

  #viewAfter(place: Place, message: ServerMessage): RoomView | null {
    if (message.type !== "snapshot" && message.type !== "patch") return null;
    const key = `${place} ${message.room}`;
    const view: unknown = message.type === "snapshot" ? message.view : applyOps(this.#views.get(key), message.ops ?? []);
    this.#views.set(key, view);
    return structuredClone(view) as RoomView;
  }
}
