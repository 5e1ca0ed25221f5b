/** A room or a class as one person sees it. The client keeps the view up to date. */
import type { GameEvent, Patch, Plain, Snapshot, You } from "./messages.ts";
import { applyOps, type Op } from "./patch.ts";

/** The parts of a room's view that every client needs. `docs/reference/protocol.md` has all parts. A class has other parts. */
export type RoomView = {
  room: {
    state: string;
    pause: Plain;
    match: { over: boolean; [key: string]: Plain };
    seats: { name: string; ready: boolean; [key: string]: Plain }[];
    cards: { seat: number; signed_at_ms: number | null; final: boolean; [key: string]: Plain }[] | null;
    [key: string]: Plain;
  };
  /** Null before the first game. `may` has the types of action that each seat may send now. */
  status: { may: string[][]; [key: string]: Plain } | null;
  /** The game's own view (`docs/reference/games`); null before the first game. */
  game: Plain;
};

const OVER = ["over", "erased"];

export class Room {
  readonly code: string;
  view: RoomView;
  seq = 0;
  epoch = 0;
  you: You;
  /** The server's time of the latest change, in ms. */
  atMs = 0;
  /** The events of the latest change. */
  events: readonly GameEvent[] = [];

  constructor(snapshot: Snapshot) {
    this.code = snapshot.room;
    this.view = snapshot.view as RoomView;
    this.you = snapshot.you;
    this.show(snapshot);
  }

  /** The person's own seat; null without one. */
  get seat(): number | null {
    return this.you.seat;
  }

  /** The types of action that the person's own seat may send now. */
  get may(): readonly string[] {
    const { status, room } = this.view;
    const isPlayed = room.state === "playing" && room.pause === null;
    return isPlayed && status !== null && this.seat !== null ? (status.may[this.seat] ?? []) : [];
  }

  /** True if all games of the match have ended. */
  get isOver(): boolean {
    return OVER.includes(this.view.room.state) && this.view.room.match.over;
  }

  /** Replaces the whole view. */
  show(snapshot: Snapshot): void {
    this.view = snapshot.view as RoomView;
    this.you = snapshot.you;
    this.epoch = snapshot.epoch;
    this.#changed(snapshot);
  }

  /** Applies the next patch, in place. Throws `PatchError` if it does not fit. */
  step(patch: Patch): void {
    this.view = applyOps(this.view, (patch.ops ?? []) as Op[]);
    this.#changed(patch);
  }

  #changed({ seq, at_ms, happenings }: Snapshot | Patch): void {
    this.seq = seq;
    this.atMs = at_ms;
    this.events = happenings ?? [];
  }
}
