/**
 * What one open page is: a guest with a name and a language, a link, and the room it is in. Screens read it and ask through
 * it; nothing else touches the link.
 */
import { Classroom } from "./classroom/classroom.svelte";
import { loadGame, type LoadedGame } from "./games";
import type { GameWords } from "./games/contract";
import { Link } from "./link/link";
import type { Asking, LinkState } from "./link/state";
import { fresh } from "./link/state";
import type { RoomCommand, ServerMessage, SessionCommand, SetPhrases } from "./protocol/messages";
import { Misfit } from "./protocol/patch";
import { Voice } from "./room/announce";
import { Room } from "./room/room.svelte";
import type { AboutView, Action, GameEvent, Lang, Params } from "./room/view";
import { Sounds } from "./sounds";
import * as store from "./stored";
import { en } from "./words/page.en";
import { es, type Words } from "./words/page.es";
import { cellsOf, happeningText, namesOf, refusalText } from "./words/sayings";

export type Outcome =
  | { ok: true; seq: number; params: Params }
  | { ok: false; code: string; rule: string | null; params: Params };

type WithoutCid<Message> = Message extends Asking ? Omit<Message, "cid"> : never;

/** How far one has come into the room of the address. */
export type Entry = "out" | "entering" | "in" | { refused: string };

const WORDS: Record<Lang, Words> = { es, en };

function newCid(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
}

export class Session {
  lang = $state<Lang>(store.lang());
  name = $state(store.name());
  connection = $state.raw<LinkState>(fresh({ token: null, name: null, lang: "es" }));
  games = $state.raw<AboutView[]>([]);
  me = $state.raw<string | null>(null);
  entry = $state.raw<Entry>("out");
  classEntry = $state.raw<Entry>("out");
  /** The board to which a pupil was taken last, so that this happens once a round. */
  lastBoard: string | null = null;
  /** The last refusal or notice, shown until it is closed or something succeeds; what `stays`, until it is closed. */
  notice = $state.raw<{ id: number; text: string; stays: boolean; cells: readonly string[] } | null>(null);
  /** The places of the board that the ruling on the page is about. */
  ruled = $state.raw<readonly string[]>([]);
  /** What the board marks: the places of the last notice and of the ruling, as long as these are shown. */
  readonly looked: readonly string[] = $derived([...(this.notice?.cells ?? []), ...this.ruled]);
  game = $state.raw<LoadedGame | null>(null);
  gameFailed = $state(false);

  readonly room = new Room();
  readonly classroom = new Classroom();
  readonly voice = new Voice();
  readonly sounds = new Sounds();
  readonly words = $derived(WORDS[this.lang]);
  readonly gameWords: GameWords | null = $derived(this.game === null ? null : this.game.words[this.lang]);
  readonly names = $derived(namesOf(this.words, this.room.view?.room ?? null));
  readonly about = $derived(this.games.find((about) => about.slug === this.room.view?.room.game) ?? null);

  readonly #link: Link;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page shows who waits for which answer
  readonly #asked = new Map<string, (outcome: Outcome) => void>();
  #loaded: string | null = null;
  #notices = 0;

  constructor(url: string, makeLink = (...args: ConstructorParameters<typeof Link>) => new Link(...args)) {
    const hello = { token: store.token(), name: this.name || null, lang: this.lang };
    this.#link = makeLink(url, hello, {
      message: (message) => this.#heard(message),
      state: (state) => (this.connection = state),
    });
  }

  start(): void {
    this.#link.start();
  }

  stop(): void {
    this.#link.stop();
  }

  /** The server's time now, in ms. */
  readonly now = (): number => this.#link.now();

  again(): void {
    this.#link.again();
  }

  offline(): void {
    this.#link.offline();
  }

  speak(lang: Lang): void {
    this.lang = lang;
    store.setLang(lang);
  }

  /** Another name, here and at the table. */
  async call(name: string): Promise<void> {
    const clean = name.trim().replace(/\s+/g, " ").slice(0, 40);
    if (clean === "" || clean === this.name) return;
    this.name = clean;
    store.setName(clean);
    if (this.room.view !== null && this.room.you.role !== "spectator") await this.command({ type: "rename", name: clean });
    else this.#link.restart({ name: clean });
  }

  /** Sends what is answered; resolves with the answer, however long the connection takes to come back. */
  ask(message: WithoutCid<Asking>): Promise<Outcome> {
    const cid = newCid();
    return new Promise((resolve) => {
      this.#asked.set(cid, resolve);
      this.#link.ask({ ...message, cid } as Asking);
    });
  }

  /** Enters a room. Who holds a seat in it comes back to it; everybody else watches first. */
  async enter(code: string, as: "seat" | "spectator" | "referee", key: string | null): Promise<void> {
    if (this.room.code !== code) this.room.enter(code);
    this.entry = "entering";
    const place = as === "referee" ? ({ as, key } as const) : ({ as: "spectator" } as const);
    const outcome = await this.ask({ type: "join", room: code, ...place });
    if (this.room.code !== code) return;
    this.entry = outcome.ok ? "in" : { refused: outcome.code };
    if (outcome.ok) store.setLastRoom(code);
    else if (store.lastRoom() === code) store.setLastRoom(null);
  }

  /** A tutor opens a class; its code, or null where the server would not. */
  async openClass(title: string): Promise<string | null> {
    const outcome = await this.ask({ type: "open_session", title });
    return this.#settled(outcome) && outcome.ok ? String(outcome.params.room) : null;
  }

  /** Subscribes to a class: as a pupil once one has a name there, as a tutor with a key, else from outside. */
  async enterClass(code: string, as: "seat" | "spectator" | "referee" = "spectator", key: string | null = null): Promise<boolean> {
    if (this.classroom.code !== code) this.classroom.enter(code);
    this.classEntry = "entering";
    const place = as === "referee" ? ({ as, key } as const) : ({ as } as const);
    const outcome = await this.ask({ type: "join", room: code, ...place });
    if (this.classroom.code !== code) return false;
    this.classEntry = outcome.ok || this.classroom.view !== null ? "in" : { refused: outcome.code };
    if (!outcome.ok && this.classroom.view !== null) this.#refused(outcome);
    if (outcome.ok) store.setLastClass(code);
    else if (store.lastClass() === code) store.setLastClass(null);
    return outcome.ok;
  }

  /** Goes out of the class and its boards; the place in it is kept. */
  leaveClass(): void {
    const { code, boards } = this.classroom;
    for (const board of [...boards.keys(), ...(code === null ? [] : [code])]) if (board !== this.room.code) this.#link.leave(board);
    this.classroom.leave();
    this.classEntry = "out";
    store.setLastClass(null);
  }

  async inClass(command: SessionCommand | SetPhrases): Promise<boolean> {
    const { code } = this.classroom;
    if (code === null) return false;
    return this.#settled(await this.ask({ type: "command", room: code, command }));
  }

  /** A command to one of the class's boards, as its referee. */
  async atBoard(code: string, command: RoomCommand): Promise<boolean> {
    return this.#settled(await this.ask({ type: "command", room: code, command }));
  }

  /** Subscribes to these boards and no others, one after the other, as fast as the server takes it. */
  async lookInto(codes: readonly string[]): Promise<void> {
    for (const code of [...this.classroom.boards.keys()].filter((code) => !codes.includes(code))) {
      this.classroom.boards.delete(code);
      if (code !== this.room.code) this.#link.leave(code);
    }
    for (const code of codes) {
      if (this.classroom.boards.has(code)) continue;
      this.classroom.board(code);
      for (;;) {
        const outcome = await this.ask({ type: "join", room: code, as: "referee" });
        if (outcome.ok || outcome.code !== "rate/too_fast") break;
        const wait_ms = Number(outcome.params.wait_ms ?? 200);
        await new Promise((resolve) => setTimeout(resolve, wait_ms));
      }
    }
  }

  /**
   * Looks at one more room from the stand, while the page stays in its own. Resolves with what lets it go again; a room in which
   * this person is somebody is kept, and so is one that the page looks at anyway.
   */
  async lookAt(code: string): Promise<(() => void) | null> {
    const outcome = await this.ask({ type: "join", room: code, as: "spectator" });
    if (!outcome.ok) return null;
    return () => {
      if (outcome.params.role !== "spectator" || this.room.code === code || this.classroom.boards.has(code)) return;
      void this.ask({ type: "leave", room: code });
      this.#link.leave(code);
    };
  }

  /** Takes a seat, the first free one where none is named. */
  async sit(seat?: number): Promise<boolean> {
    const code = this.room.code;
    if (code === null) return false;
    const outcome = await this.ask(seat === undefined ? { type: "join", room: code, as: "seat" } : { type: "join", room: code, as: "seat", seat });
    if (outcome.ok) this.entry = "in";
    else this.#refused(outcome);
    return outcome.ok;
  }

  /** Goes out of the page's room. `forGood` gives notice to the table as well. */
  async leave(forGood: boolean): Promise<void> {
    const { code, you } = this.room;
    if (code === null) return;
    if (forGood || you.role === "spectator") void this.ask({ type: "leave", room: code });
    if (forGood) store.setLastRoom(null);
    this.room.leave();
    if (!this.classroom.boards.has(code)) this.#link.leave(code);
    this.entry = "out";
  }

  readonly act = async (action: Action): Promise<boolean> => this.#settled(await this.#inRoom((room) => ({ type: "act", room, action })));

  read(text: string): Promise<boolean> {
    return this.#inRoom((room) => ({ type: "read", room, text })).then((outcome) => this.#settled(outcome));
  }

  async command(command: RoomCommand): Promise<boolean> {
    return this.#settled(await this.#inRoom((room) => ({ type: "command", room, command })));
  }

  /** A command whose answer bears something. */
  async fetch(command: RoomCommand): Promise<Params | null> {
    const outcome = await this.#inRoom((room) => ({ type: "command", room, command }));
    return this.#settled(outcome) && outcome.ok ? outcome.params : null;
  }

  /** The whole match into the log, page by page. */
  async remember(): Promise<void> {
    const all: GameEvent[] = [];
    let from: unknown = 0;
    while (typeof from === "number") {
      const from_seq: number = from;
      const outcome = await this.#inRoom((room) => ({ type: "history", room, from_seq }));
      if (!this.#settled(outcome) || !outcome.ok) return;
      all.push(...((outcome.params.happenings ?? []) as GameEvent[]));
      from = outcome.params.next_seq;
    }
    this.room.remembered(all);
  }

  tell(text: string, stays = false, cells: readonly string[] = []): void {
    this.notice = { id: ++this.#notices, text, stays, cells };
    this.voice.say(text);
  }

  async load(slug: string): Promise<void> {
    if (this.#loaded === slug) return;
    this.#loaded = slug;
    this.game = null;
    this.gameFailed = false;
    try {
      const game = await loadGame(slug);
      if (this.#loaded === slug) this.game = game;
    } catch {
      if (this.#loaded !== slug) return;
      this.#loaded = null;
      this.gameFailed = true;
    }
  }

  #inRoom(message: (room: string) => WithoutCid<Asking>): Promise<Outcome> {
    const { code } = this.room;
    if (code === null) return Promise.resolve({ ok: false, code: "room/not_joined", rule: null, params: {} });
    return this.ask(message(code));
  }

  #settled(outcome: Outcome): boolean {
    if (!outcome.ok) this.#refused(outcome);
    else if (this.notice?.stays !== true) this.notice = null;
    return outcome.ok;
  }

  /** Says why something was refused. */
  refuse(outcome: Extract<Outcome, { ok: false }>): void {
    this.#refused(outcome);
  }

  #refused(outcome: Extract<Outcome, { ok: false }>): void {
    this.tell(refusalText(this.words, this.gameWords, outcome), false, cellsOf(outcome.params));
  }

  #answer(cid: string | null | undefined, outcome: Outcome): boolean {
    const resolve = cid == null ? undefined : this.#asked.get(cid);
    if (cid == null || resolve === undefined) return false;
    this.#asked.delete(cid);
    resolve(outcome);
    return true;
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.me = message.you;
        this.games = (message.games ?? []) as AboutView[];
        store.setToken(message.token);
        if (this.name === "") this.name = message.name;
        break;
      case "snapshot":
        this.classroom.shown(message);
        this.room.shown(message);
        if (message.room === this.room.code && this.room.view !== null) void this.load(this.room.view.room.game);
        break;
      case "patch":
        this.#stepped(message);
        break;
      case "ack":
        this.#answer(message.cid, { ok: true, seq: message.seq ?? 0, params: message.params ?? {} });
        break;
      case "refusal": {
        const outcome = { ok: false, code: message.code, rule: message.rule ?? null, params: message.params ?? {} } as const;
        if (this.#answer(message.cid, outcome)) break;
        if (message.code === "room/not_joined" && this.room.code !== null) void this.enter(this.room.code, "spectator", null);
        else if (message.code === "room/unknown" || message.code === "room/erased") this.#gone(message.code, String(outcome.params.room));
        else this.#refused(outcome);
        break;
      }
      case "notice":
      case "bye":
        this.tell(refusalText(this.words, null, message), message.code === "notice/went_back");
    }
  }

  /** The room, the class or one of its boards is no more: nothing of it stays on the page, and nobody asks for it again. */
  #gone(why: string, code: string): void {
    this.#link.leave(code);
    this.classroom.boards.delete(code);
    if (code === this.classroom.code) {
      for (const board of this.classroom.boards.keys()) this.#link.leave(board);
      this.classroom.boards.clear();
      this.classroom.view = null;
      this.classEntry = { refused: why };
      store.setLastClass(null);
    }
    if (code === this.room.code) {
      this.room.view = null;
      this.entry = { refused: why };
      store.setLastRoom(null);
    }
  }

  #stepped(message: Extract<ServerMessage, { type: "patch" }>): void {
    const before = this.room.view?.status?.flag ?? null;
    let heard: GameEvent[];
    try {
      this.classroom.stepped(message);
      heard = this.room.stepped(message);
    } catch (wrong) {
      if (!(wrong instanceof Misfit)) throw wrong;
      this.#link.misfit(message.room);
      return;
    }
    this.#voiced(heard, before);
  }

  /** Says what happened, and at once what is for this seat. */
  #voiced(heard: GameEvent[], flagBefore: number | null): void {
    const seat = this.room.you.seat;
    const flag = this.room.view?.status?.flag ?? null;
    this.voice.say(heard.map((seen) => happeningText(this.words, this.gameWords, seen, this.names)).join(" "));
    for (const seen of heard) this.sounds.hear(seen.kind);
    if (seat === null) return;
    if (flag === seat && flagBefore !== seat) {
      this.voice.alert(this.words.play.yourFlag);
      this.sounds.play("flag");
    }
    const against = heard.find((seen) => (seen.kind === "ruling" || seen.kind === "ruling_pending") && seen.seat !== seat);
    if (against !== undefined) this.voice.alert(this.words.play.challengedYou(this.names(against.seat)));
  }
}
