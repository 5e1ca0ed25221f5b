/**
 * The class that this page is in: its view, as Svelte's deep state, and the boards that a tutor also watches. Each board is a room with its
 * own view, which patches change in place.
 */
/* eslint-disable svelte/prefer-svelte-reactivity -- the maps are made again at each change, so that the first load needs no reactive map */

import { applyOps, type ServerMessage } from "@banderilla/client";

import { Room } from "../room/room.svelte";
import type { GameEvent } from "../room/view";
import type { ClassView, MemberRole } from "./view";

type Snapshot = Extract<ServerMessage, { type: "snapshot" }>;
type Patch = Extract<ServerMessage, { type: "patch" }>;

export type ClassEntry = GameEvent & { id: number };

const LOG_LENGTH = 200;

export class Classroom {
  code = $state<string | null>(null);
  view = $state<ClassView | null>(null);
  role = $state.raw<MemberRole | "spectator">("spectator");
  log = $state.raw<ClassEntry[]>([]);
  /** The watched boards, keyed by room code. Each change makes a new map. */
  boards = $state.raw<ReadonlyMap<string, Room>>(new Map());
  #next = 0;

  get isTutor(): boolean {
    return this.role === "monitor" || this.role === "leader" || this.role === "director";
  }

  /** True for a tutor of the class, who may give orders and show things to the class. False for a referee who is not in the class. */
  get leads(): boolean {
    return this.role === "leader" || this.role === "director";
  }

  enter(code: string): void {
    this.leave();
    this.code = code;
  }

  leave(): void {
    this.code = null;
    this.view = null;
    this.role = "spectator";
    this.log = [];
    this.forgetAll();
  }

  /** Returns the room of a board that the page watches. The same code always gives the same object. */
  board(code: string): Room {
    let room = this.boards.get(code);
    if (room === undefined) {
      room = new Room();
      room.enter(code);
      this.boards = new Map([...this.boards, [code, room]]);
    }
    return room;
  }

  /** Stops watching a board. */
  forget(code: string): void {
    this.boards = new Map([...this.boards].filter(([each]) => each !== code));
  }

  forgetAll(): void {
    this.boards = new Map();
  }

  /** Replaces the whole view of the class or of one of its boards. */
  shown(message: Snapshot): void {
    if (message.room !== this.code) return this.boards.get(message.room)?.shown(message);
    const { role } = message.you;
    this.role = role === "player" ? "pupil" : role;
    this.view = message.view as ClassView;
    this.#takeIn(message.happenings, true);
  }

  /** Applies the next patch to the class or to one of its boards. Throws `PatchError`. */
  stepped(message: Patch): void {
    if (message.room !== this.code) {
      this.boards.get(message.room)?.stepped(message);
    } else if (this.view !== null) {
      this.view = applyOps(this.view, message.ops ?? []);
      this.#takeIn(message.happenings, false);
    }
  }

  #takeIn(happenings: Snapshot["happenings"], again: boolean): void {
    const events = ((happenings ?? []) as GameEvent[]).map((event) => ({ ...event, id: this.#next++ }));
    this.log = (again ? events : [...this.log, ...events]).slice(-LOG_LENGTH);
  }
}
