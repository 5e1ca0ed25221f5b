/** The room that the page is in: how far one has come into it, its game, and what one does there. */
import type { LoadedGame } from "../games/load";
import type { GameWords } from "../games/contract";
import type { Asking } from "../connection/state";
import type { RoomCommand, ServerMessage } from "../protocol/messages";
import { Room } from "../room/room.svelte";
import type { Action, GameEvent, Params } from "../room/view";
import * as store from "../storage";
import { namesOf } from "../words/sayings";
import type { narrate } from "../room/narrate";
import { withWords } from "../words/catalogue";
import { Announcer, type Outcome } from "./announcer.svelte";
import type { Connection, WithoutCid } from "./connection.svelte";
import type { Language } from "./language.svelte";

type Snapshot = Extract<ServerMessage, { type: "snapshot" }>;
type Patch = Extract<ServerMessage, { type: "patch" }>;

/** A board that has not come by then is not waited for in silence. */
const LATE_MS = 8_000;

/** How far one has come into the room of the address. */
export type Entry = "out" | "entering" | "in" | { refused: string };

export class RoomPage {
  entry = $state.raw<Entry>("out");
  game = $state.raw<LoadedGame | null>(null);
  gameFailed = $state(false);
  /** The board has not come for a while; it still may. */
  gameIsLate = $state(false);
  /** The server knows a game that this client does not have. */
  isUnknownGame = $state(false);
  /** The places of the board that the ruling on the page is about. */
  ruledCells = $state.raw<readonly string[]>([]);
  /** The tab's title while a table is shown; null where the address says enough. */
  title = $state.raw<string | null>(null);
  readonly room = new Room();
  readonly #language: Language;
  readonly #connection: Connection;
  readonly #announcer: Announcer;
  /** Whether the page follows a room for another reason than being in it. */
  readonly #isWatched: (code: string) => boolean;
  #loaded: string | null = null;
  /** Comes with the game's board. */
  #narrate: typeof narrate | null = null;

  constructor(language: Language, connection: Connection, announcer: Announcer, isWatched: (code: string) => boolean) {
    this.#language = language;
    this.#connection = connection;
    this.#announcer = announcer;
    this.#isWatched = isWatched;
  }

  readonly gameWords: GameWords | null = $derived.by(() => (this.game === null ? null : this.game.words.of(this.#language.lang)));
  readonly names = $derived.by(() => namesOf(this.#language.words, this.room.view?.room ?? null));
  /** What the board marks: the places of the last notice and of the ruling, as long as these are shown. */
  readonly markedCells: readonly string[] = $derived.by(() => [...(this.#announcer.notice?.cells ?? []), ...this.ruledCells]);
  readonly about = $derived.by(() => this.#connection.games.find((about) => about.slug === this.room.view?.room.game) ?? null);

  /** Enters a room. Who holds a seat in it comes back to it; everybody else watches first. */
  async enter(code: string, as: "seat" | "spectator" | "referee", key: string | null): Promise<void> {
    if (this.room.code !== code) this.room.enter(code);
    this.entry = "entering";
    const place = as === "referee" ? ({ as, key } as const) : ({ as: "spectator" } as const);
    const outcome = await this.#connection.askInTime({ type: "join", room: code, ...place });
    if (this.room.code !== code) return;
    this.entry = outcome.ok ? "in" : { refused: outcome.code };
    if (outcome.ok) store.setLastRoom(code);
    else if (store.lastRoom() === code) store.setLastRoom(null);
  }

  /** Takes a seat, the first free one where none is named. */
  async sit(seat?: number): Promise<boolean> {
    const { code } = this.room;
    if (code === null) return false;
    const place = seat === undefined ? {} : { seat };
    const outcome = await this.#connection.ask({ type: "join", room: code, as: "seat", ...place });
    if (outcome.ok) {
      this.entry = "in";
      this.#connection.keepName();
    } else this.#announcer.refuse(outcome);
    return outcome.ok;
  }

  /** Goes out of the page's room. `forGood` gives notice to the table as well. */
  async leave(forGood: boolean): Promise<void> {
    const { code, you } = this.room;
    if (code === null) return;
    if (forGood || you.role === "spectator") void this.#connection.ask({ type: "leave", room: code });
    if (forGood) store.setLastRoom(null);
    this.room.leave();
    this.#announcer.silence();
    if (!this.#isWatched(code)) this.#connection.unsubscribe(code);
    this.entry = "out";
  }

  /** Another name, here and at the table. */
  async rename(name: string): Promise<void> {
    if (!this.#connection.setName(name)) return;
    if (this.room.view !== null && this.room.you.role !== "spectator") await this.send({ type: "rename", name: this.#connection.name });
    else this.#connection.introduce();
  }

  readonly act = async (action: Action): Promise<boolean> =>
    this.#announcer.settle(await this.#ask((room) => ({ type: "act", room, action })));

  /** An action as text. `examples` says what may be written, where the server does not understand it. */
  async read(text: string, examples: string): Promise<boolean> {
    return this.#announcer.settle(await this.#ask((room) => ({ type: "read", room, text })), examples);
  }

  async send(command: RoomCommand): Promise<boolean> {
    return this.#announcer.settle(await this.#ask((room) => ({ type: "command", room, command })));
  }

  /** A command whose answer bears something; null when it was refused. */
  async query(command: RoomCommand): Promise<Params | null> {
    const outcome = await this.#ask((room) => ({ type: "command", room, command }));
    return this.#announcer.settle(outcome) && outcome.ok ? outcome.params : null;
  }

  /** The same, asked by the page itself: nobody hears of a refusal, and no notice goes. */
  async peek(command: RoomCommand): Promise<Params | null> {
    const outcome = await this.#ask((room) => ({ type: "command", room, command }));
    return outcome.ok ? outcome.params : null;
  }

  /** The whole match into the log, page by page. */
  async loadHistory(): Promise<void> {
    const all: GameEvent[] = [];
    let from: unknown = 0;
    while (typeof from === "number") {
      const from_seq: number = from;
      const outcome = await this.#ask((room) => ({ type: "history", room, from_seq }));
      if (!this.#announcer.settle(outcome) || !outcome.ok) return;
      all.push(...((outcome.params.happenings ?? []) as GameEvent[]));
      from = outcome.params.next_seq;
    }
    this.room.remembered(all);
  }

  /** Board and words of a game, for the page. A slow board is late, and has failed only once the browser says so. */
  async load(slug: string): Promise<void> {
    if (this.#loaded === slug && !this.gameFailed) return;
    this.#loaded = slug;
    void this.#hearNarrator();
    this.game = null;
    this.gameFailed = false;
    this.gameIsLate = false;
    this.isUnknownGame = false;
    const late = setTimeout(() => {
      if (this.#loaded === slug) this.gameIsLate = true;
    }, LATE_MS);
    try {
      const { loadGame } = await import("../games/load");
      const game = await loadGame(slug);
      if (this.#loaded !== slug) return;
      this.game = game;
      this.isUnknownGame = game === null;
    } catch {
      if (this.#loaded === slug) this.gameFailed = true;
    } finally {
      clearTimeout(late);
    }
  }

  /** The whole view of this room. */
  show(message: Snapshot): void {
    this.room.shown(message);
    if (message.room === this.room.code && this.room.view !== null) void this.load(this.room.view.room.game);
  }

  /** A step of this room; says what happened in it. Throws `PatchError`. */
  step(message: Patch): void {
    const flagBefore = this.room.view?.status?.flag ?? null;
    const events = this.room.stepped(message);
    for (const event of events) this.#announcer.sounds.hear(event.kind);
    const { room, gameWords, names } = this;
    this.#narrate?.({ language: this.#language, announcer: this.#announcer, now_ms: this.#connection.now(), room, gameWords, names, flagBefore }, events);
  }

  /** The room is no more: nothing of it stays on the page. */
  close(code: string, why: string): void {
    if (code !== this.room.code) return;
    this.room.view = null;
    this.entry = { refused: why };
    store.setLastRoom(null);
  }

  /** Without it a table is played in silence: nothing of the page waits for it. */
  async #hearNarrator(): Promise<void> {
    try {
      this.#narrate ??= (await withWords(() => import("../room/narrate"))).narrate;
    } catch {
      // Asked for again with the next game.
    }
  }

  #ask(message: (room: string) => WithoutCid<Asking>): Promise<Outcome> {
    const { code } = this.room;
    if (code === null) return Promise.resolve({ ok: false, code: "room/not_joined", rule: null, params: {} });
    return this.#connection.ask(message(code));
  }
}
