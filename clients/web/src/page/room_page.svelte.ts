/** The room of this page: whether the person has entered, the game, and what the person sends. */
import type { Asking, RoomCommand, ServerMessage } from "@banderilla/client";

import type { LoadedGame } from "../games/load";
import type { GameWords } from "../games/contract";
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

/** Time in ms after which the page says that the board is late. */
const LATE_MS = 8_000;

/** Time in ms after a welcome in which patches count as missed ones, which the board shows without motion. */
const MISSED_MS = 1_000;

/** The progress of entering the room of the address. */
export type Entry = "out" | "entering" | "in" | { refused: string };

export class RoomPage {
  entry = $state.raw<Entry>("out");
  game = $state.raw<LoadedGame | null>(null);
  gameFailed = $state(false);
  /** True if the board is late but may still arrive. */
  gameIsLate = $state(false);
  /** True if the server has a game that this client lacks. */
  isUnknownGame = $state(false);
  /** The places of the board that the page's ruling refers to. */
  ruledCells = $state.raw<readonly string[]>([]);
  /** The tab's title while the page shows a table; null if the address is enough. */
  title = $state.raw<string | null>(null);
  readonly room: Room;
  readonly #language: Language;
  readonly #connection: Connection;
  readonly #announcer: Announcer;
  /** Tells whether the page follows a room although the person is not in that room. */
  readonly #isWatched: (code: string) => boolean;
  #loaded: string | null = null;
  /** Resolves when the game's words have arrived, or are late. */
  #words: Promise<unknown> = Promise.resolve();
  /** The narrator, which loads with the game's board; null until it has loaded. */
  #narrate: typeof narrate | null = null;

  constructor(language: Language, connection: Connection, announcer: Announcer, isWatched: (code: string) => boolean) {
    this.#language = language;
    this.#connection = connection;
    this.#announcer = announcer;
    this.#isWatched = isWatched;
    this.room = new Room((landing) => announcer.sounds.land(landing));
  }

  readonly gameWords: GameWords | null = $derived.by(() => (this.game === null ? null : this.game.words.of(this.#language.lang)));
  readonly names = $derived.by(() => {
    const game = this.room.view?.game ?? null;
    return namesOf(this.#language.words, this.room.view?.room ?? null, (seat) => (game === null ? null : this.gameWords?.side?.(game, seat)));
  });
  /** The places that the person points at in the log. */
  pointed = $state.raw<readonly string[]>([]);
  /** The marked places of the board: those of the log, or else of the visible notice and of the visible ruling. */
  readonly markedCells: readonly string[] = $derived.by(() =>
    this.pointed.length > 0 ? this.pointed : [...(this.#announcer.notice?.cells ?? []), ...this.ruledCells],
  );
  readonly about = $derived.by(() => this.#connection.games.find((about) => about.slug === this.room.view?.room.game) ?? null);

  /** Enters a room. A person with a seat returns to it; everybody else watches first. */
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

  /** Takes the named seat, or the first free one. */
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

  /** Leaves the page's room. With `forGood`, the person also leaves the table. */
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

  /** Changes the name, here and at the table. */
  async rename(name: string): Promise<void> {
    if (!this.#connection.setName(name)) return;
    if (this.room.view !== null && this.room.you.role !== "spectator") await this.send({ type: "rename", name: this.#connection.name });
    else this.#connection.introduce();
  }

  readonly act = async (action: Action): Promise<boolean> =>
    this.#settled(await this.#ask((room) => ({ type: "act", room, action })));

  /** Sends an action as text. If the server does not understand it, the refusal shows `examples`. */
  async read(text: string, examples: string): Promise<boolean> {
    return this.#settled(await this.#ask((room) => ({ type: "read", room, text })), examples);
  }

  async send(command: RoomCommand): Promise<boolean> {
    return this.#announcer.settle(await this.#ask((room) => ({ type: "command", room, command })));
  }

  /** Sends a command and returns its answer; null after a refusal. */
  async query(command: RoomCommand): Promise<Params | null> {
    const outcome = await this.#ask((room) => ({ type: "command", room, command }));
    return this.#announcer.settle(outcome) && outcome.ok ? outcome.params : null;
  }

  /** Sends a command for the page itself: without a notice of a refusal, and without closing an older notice. */
  async peek(command: RoomCommand): Promise<Params | null> {
    const outcome = await this.#ask((room) => ({ type: "command", room, command }));
    return outcome.ok ? outcome.params : null;
  }

  /** Loads the whole match into the log, page by page. */
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

  /** Loads a game's board and words. A board that loads slowly is only late: it has failed only if the browser reports that. */
  async load(slug: string): Promise<void> {
    if (this.#loaded === slug && !this.gameFailed) return;
    this.#loaded = slug;
    void this.#hearNarrator();
    this.game = null;
    this.gameFailed = false;
    this.gameIsLate = false;
    this.isUnknownGame = false;
    let isHere: (value?: unknown) => void = () => undefined;
    this.#words = new Promise((resolve) => (isHere = resolve));
    const late = setTimeout(() => {
      isHere();
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
      isHere();
    }
  }

  /** Shows a whole view of this room. */
  show(message: Snapshot): void {
    this.room.shown(message);
    // The lobby reserves the space for its card of this game.
    if (this.room.you.seat !== null) store.keep("mine", "yes");
    if (message.room === this.room.code && this.room.view !== null) void this.load(this.room.view.room.game);
  }

  /** Applies the next patch to this room and announces its events. Throws `PatchError`. */
  step(message: Patch): void {
    const flagBefore = this.room.view?.status?.flag ?? null;
    const events = this.room.stepped(message, performance.now() - this.#connection.welcomedMs < MISSED_MS);
    // A class has many boards in one room, so the end of a game is silent there.
    const isSilent = (kind: string): boolean => kind === "game_ended" && Boolean(this.room.view?.room.session);
    const { seat } = this.room.you;
    const hasWon = seat !== null && (this.room.view?.status?.result?.winners.includes(seat) ?? false);
    for (const event of events) if (!isSilent(event.kind)) this.#announcer.sounds.hear(event.kind, hasWon);
    const { room, gameWords, names } = this;
    this.#narrate?.({ language: this.#language, announcer: this.#announcer, now_ms: this.#connection.now(), room, gameWords, names, flagBefore }, events);
  }

  /** Removes a deleted room from the page. */
  close(code: string, why: string): void {
    if (code !== this.room.code) return;
    this.room.view = null;
    this.entry = { refused: why };
    store.setLastRoom(null);
  }

  /** If the narrator cannot be loaded, the table works without speech. */
  async #hearNarrator(): Promise<void> {
    try {
      this.#narrate ??= (await withWords(() => import("../room/narrate"))).narrate;
    } catch {
      // The next game tries again.
    }
  }

  /** A refusal waits for the game's words, so that it can name the rule. */
  async #settled(outcome: Outcome, examples = ""): Promise<boolean> {
    if (!outcome.ok) await this.#words;
    return this.#announcer.settle(outcome, examples);
  }

  #ask(message: (room: string) => WithoutCid<Asking>): Promise<Outcome> {
    const { code } = this.room;
    if (code === null) return Promise.resolve({ ok: false, code: "room/not_joined", rule: null, params: {} });
    return this.#connection.ask(message(code));
  }
}
